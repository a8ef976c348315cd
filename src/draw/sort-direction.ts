export type Direction = "ascending" | "descending";

/** What the next press on a header asks for: up, down, and back to the order in which the rows came. */
export function nextDirection(direction: Direction | undefined): Direction | undefined {
  if (direction === undefined) return "ascending";
  return direction === "ascending" ? "descending" : undefined;
}
