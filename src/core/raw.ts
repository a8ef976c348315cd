/** Reading values that may be anything: own properties only, nothing thrown. And showing them in a message. */

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return jsonType(value) === "object";
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

/** Sets an own property whatever its name: plain assignment to `__proto__` would set the prototype. */
export function setOwn(target: object, key: string | number, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (target as Record<string | number, unknown>)[key] = value;
  }
}

const LONGEST = 80;
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

/** A text no longer than a message can bear, on one line. */
export function clip(text: string): string {
  const short = text.length > LONGEST ? text.replace(/^(.{80}).+/su, "$1…") : text;
  return UNPRINTABLE.test(short) ? short.replace(/[\p{Cc}\u2028\u2029]/gu, " ") : short;
}

/** A value in quotes, clipped. */
export function quote(value: unknown): string {
  return `"${clip(String(value))}"`;
}

const MOST_NAMES = 20;

/** Values for a message: all of them, or the first and how many more. */
export function listOf(values: readonly unknown[]): string {
  const more = values.length - MOST_NAMES;
  const shown = values.slice(0, MOST_NAMES).map(found);
  return `${shown.join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The JSON type of a value: "object" is neither null nor a list. */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  return Array.isArray(value) ? "list" : typeof value;
}

/** What a value is, in a model's words: `"5"`, `5`, `null`, `a list`. */
export function found(value: unknown): string {
  const type = jsonType(value);
  if (type === "string") return quote(value);
  return type === "list" || type === "object" ? `${type === "list" ? "a" : "an"} ${type}` : String(value ?? type);
}
