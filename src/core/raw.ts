/** Reading values that may be anything: own properties only, nothing thrown. And showing them in a message. */

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The items of a list; none for anything else. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An own property, or undefined. */
export function own<Item>(value: Readonly<Record<string, Item>>, key: string): Item | undefined;
export function own(value: unknown, key: string): unknown;
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value when it can be an id: a non-empty string. */
export function readableId(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * The items whose `prop` shows the same as that of an item before, with that value as a message names it. Items
 * without a readable one are skipped.
 */
export function repeated(items: readonly unknown[], prop: string): { index: number; value: string }[] {
  const seen = new Set<string>();
  const found: { index: number; value: string }[] = [];
  for (const [index, item] of items.entries()) {
    const value = own(item, prop);
    const shown = typeof value === "number" && Number.isFinite(value) ? String(value) : readableId(value);
    if (shown === undefined) continue;
    if (seen.has(shown)) found.push({ index, value: typeof value === "number" ? shown : quote(shown) });
    seen.add(shown);
  }
  return found;
}

/** Sets an own property whatever its name: plain assignment to `__proto__` would set the prototype. */
export function setOwn(target: object, key: string | number, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (target as Record<string | number, unknown>)[key] = value;
  }
}

const LONGEST = 80;

/** A text no longer than a message can bear, on one line. */
export function clip(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would break a message's lines
  return short.replace(/[\u0000-\u001F\u007F\u2028\u2029]/g, (each) => JSON.stringify(each).slice(1, -1));
}

/** A value in quotes, clipped. */
export function quote(value: unknown): string {
  return `"${clip(String(value))}"`;
}

const MOST_NAMES = 20;

/** Names for a message: all of them, or the first and how many more. */
export function listOf(names: readonly unknown[]): string {
  if (names.length === 0) return "none";
  const shown = names.slice(0, MOST_NAMES).map((name) => (typeof name === "string" ? quote(name) : String(name)));
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/** What a value is, in a model's words: `the number 5`, `null`, `a list`. */
export function found(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return value === "" ? "an empty string" : `the string ${quote(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "number" || typeof value === "boolean") return `the ${typeof value} ${value}`;
  return `a ${typeof value}`;
}
