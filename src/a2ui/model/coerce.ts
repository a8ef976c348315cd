/** What a value is where another type is asked for: a model's data is often a string where a number should stand. */

/** The text of a value: nothing for null, JSON for objects and lists. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The number that a value is or says; 0 for what says none. */
export function toNumber(value: unknown): number {
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Strings are true when they say so, numbers when they are not 0. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === "string") return value.trim().toLowerCase() === "true";
  return typeof value === "number" ? value !== 0 && !Number.isNaN(value) : Boolean(value);
}

/** A list of strings; a single value is a list of one. */
export function toStrings(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === "") return [];
  return (Array.isArray(value) ? value : [value]).map(toText);
}
