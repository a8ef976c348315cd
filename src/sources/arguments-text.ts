/** Whether two texts are the same arguments: the same text, or JSON of the same value whatever the order of its keys. */
export function sameArguments(first: string, second: string): boolean {
  if (first === second) return true;
  try {
    return same(JSON.parse(first || "{}"), JSON.parse(second || "{}"));
  } catch {
    return false;
  }
}

function same(first: unknown, second: unknown): boolean {
  if (typeof first !== "object" || typeof second !== "object" || first === null || second === null) {
    return first === second;
  }
  const keys = Object.keys(first);
  if (Array.isArray(first) !== Array.isArray(second) || keys.length !== Object.keys(second).length) return false;
  const pairs = second as Readonly<Record<string, unknown>>;
  return keys.every(
    (key) => Object.hasOwn(second, key) && same((first as Readonly<Record<string, unknown>>)[key], pairs[key]),
  );
}

/** Whether a text is JSON that has closed. */
export function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Nothing in JSON opens right behind a brace that closes: some gateways repeat the whole of a call there, or mend it. */
export function startsAgain(written: string, piece: string): boolean {
  return piece.startsWith("{") && written.endsWith("}") && isWholeJson(written);
}
