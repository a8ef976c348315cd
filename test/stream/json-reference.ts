/**
 * What JsonStream should show of a prefix of strict JSON, found the slow way: by reading the prefix from its start with
 * a recursive parser that shares nothing with the real one.
 */
export interface Reference {
  value: unknown;
  /** Whether a closed container, a colon or a comma has made sure that it is JSON. */
  committed: boolean;
  /** The key or index of the half-written entry of each open container, outermost first. */
  open: (string | number | null)[];
}

class Ended extends Error {}

export function readPrefix(text: string): Reference {
  const reference: Reference = { value: undefined, committed: false, open: [] };
  let at = 0;
  const peek = (): string => {
    while (/[ \t\r\n]/.test(text[at] ?? "")) at++;
    if (at >= text.length) throw new Ended();
    return text[at] as string;
  };
  /** `show` is called with what may be seen of the string. */
  const readString = (show: (shown: string) => void): string => {
    const rest = text.slice(at);
    const whole = /^"(?:[^"\\]|\\(?:u.{4}|[^u]))*"/s.exec(rest)?.[0];
    if (whole !== undefined) {
      at += whole.length;
      return JSON.parse(whole) as string;
    }
    const part = /^"(?:[^"\\]|\\(?:u[0-9a-fA-F]{4}|[^u]))*/s.exec(rest)?.[0] as string;
    show((JSON.parse(`${part}"`) as string).replace(/[\uD800-\uDBFF]$/, ""));
    throw new Ended();
  };
  const read = (show: (value: unknown) => void): void => {
    const first = peek();
    if (first === "{") readObject(show);
    else if (first === "[") readArray(show);
    else if (first === '"') show(readString(show));
    else readWord(show);
  };
  const readWord = (show: (value: unknown) => void): void => {
    const word = /^[^,\]}\s]*/.exec(text.slice(at))?.[0] as string;
    if (at + word.length === text.length) throw new Ended();
    at += word.length;
    show(JSON.parse(word));
  };
  const readObject = (show: (value: unknown) => void): void => {
    const object: Record<string, unknown> = {};
    show(object);
    const level = reference.open.push(null) - 1;
    at++;
    while (peek() !== "}") {
      if (text[at] === ",") {
        at++;
        peek();
      }
      const key = readString(() => {});
      reference.open[level] = key;
      peek();
      at++;
      reference.committed = true;
      read((value) =>
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true }),
      );
      reference.open[level] = null;
    }
    close();
  };
  const readArray = (show: (value: unknown) => void): void => {
    const array: unknown[] = [];
    show(array);
    const level = reference.open.push(null) - 1;
    at++;
    while (peek() !== "]") {
      if (text[at] === ",") {
        at++;
        reference.committed = true;
        peek();
      }
      const index = array.length;
      reference.open[level] = index;
      read((value) => {
        array[index] = value;
      });
      reference.open[level] = null;
    }
    close();
  };
  const close = (): void => {
    at++;
    reference.open.pop();
    reference.committed = true;
  };
  try {
    read((value) => {
      reference.value = value;
    });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  return reference;
}
