/** What is said where JSON goes on in no way that could be read: the rule, what was found, and what to do. */
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, DOUBLE_QUOTE } from "./chars.js";

export function notAValue(found: number): string {
  if (found === COMMA) return "a value is missing before the comma. Write one, or take the comma out.";
  if (found === CLOSE_BRACE) return 'a value is missing after ":". Write one, or take the key out.';
  return `expected a value (object, array, string in double quotes, number, true, false or null), found ${shown(found)}.`;
}

export function notAKey(found: number): string {
  if (found === COMMA) return "an entry is missing before the comma. Write one, or take the comma out.";
  return `expected a key in double quotes or "}", found ${shown(found)}.`;
}

export function notColon(found: number, key: string): string {
  return `expected ":" after the key ${JSON.stringify(key.slice(0, 60))}, found ${shown(found)}.`;
}

export function notComma(found: number, inArray: boolean, afterString: boolean): string {
  if (inArray && found === CLOSE_BRACE) return 'the array is still open. Close it with "]" before "}".';
  if (!inArray && found === CLOSE_BRACKET) return 'the object is still open. Close it with "}" before "]".';
  if (inArray && found === COLON) return 'an array has no keys. Write an object ("{", "}") to use keys.';
  const expected = `expected "," or "${inArray ? "]" : "}"}" after the entry, found ${shown(found)}.`;
  return afterString ? `${expected} A double quote within a string is written \\".` : expected;
}

export function endedBefore(what: string, missing: string): string {
  return `the text ended before ${what} was closed; ${missing} was still to come. Send the whole JSON again.`;
}

/** A character as a message shows it. */
function shown(code: number): string {
  if (code === DOUBLE_QUOTE) return "a double quote";
  if (code >= 0x20 && code < 0x7f) return `"${String.fromCharCode(code)}"`;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
