import type { Picture } from "./picture.js";

/**
 * The text of the place nearest to a pointer. In the picture's own px whatever zoom or scale stands above it: the ratio
 * of its size on screen to its size in layout undoes both.
 */
export function nearestPlace(element: HTMLElement, picture: Picture, clientX: number): string | undefined {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0) return undefined;
  const x = ((clientX - rect.left) * element.offsetWidth) / rect.width;
  const at = (x - picture.box.left) / picture.box.width;
  return picture.axis.keys[nearestIndex(picture.places, at)];
}

/** The index of the nearest of ascending numbers; -1 of none. */
export function nearestIndex(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const next = middle + 1;
    if (Math.abs((places[middle] as number) - at) <= Math.abs((places[next] as number) - at)) high = middle;
    else low = next;
  }
  return high;
}

/**
 * Where a key leads from a place: its text, null for none (Escape), or undefined for a key that means nothing here.
 * A chart's x goes from left to right in every language, so the right arrow is always the next.
 */
export function keyTarget(key: string, from: string | undefined, places: readonly string[]): string | null | undefined {
  const last = places.length - 1;
  const at = from === undefined ? -1 : places.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return places[Math.min(last, at + 1)];
    case "ArrowLeft":
      return places[at < 0 ? last : Math.max(0, at - 1)];
    case "Home":
      return places[0];
    case "End":
      return places[last];
    case "Escape":
      return from === undefined ? undefined : null;
    default:
      return undefined;
  }
}
