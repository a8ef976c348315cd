/** The character codes that JSON, and what stands around it, is made of. */
export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const DOUBLE_QUOTE = 0x22;
export const SINGLE_QUOTE = 0x27;
export const STAR = 0x2a;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const BACKTICK = 0x60;
export const SMALL_E = 0x65;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const TILDE = 0x7e;
export const BYTE_ORDER_MARK = 0xfeff;
export const OPEN_CURLY_QUOTE = 0x201c;
export const CLOSE_CURLY_QUOTE = 0x201d;

/** White space as JSON has it. */
export function isBlank(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB;
}

/** White space that JSON does not have, but that editors, web pages and models put where white space may stand. */
export function isForeignBlank(code: number): boolean {
  if (code < 0x80) return code === 0x0b || code === 0x0c;
  return (
    code === 0xa0 ||
    code === BYTE_ORDER_MARK ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x3000
  );
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** The first half of a surrogate pair. */
export function isHighSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xd800;
}

/** True for what ends a number or a word: white space, punctuation of JSON, quotes. Everything else is part of it. */
export function endsWord(code: number): boolean {
  if (code <= SPACE) return true;
  switch (code) {
    case COMMA:
    case COLON:
    case CLOSE_BRACKET:
    case CLOSE_BRACE:
    case OPEN_BRACKET:
    case OPEN_BRACE:
    case DOUBLE_QUOTE:
    case SINGLE_QUOTE:
    case SLASH:
      return true;
    default:
      return isForeignBlank(code);
  }
}

/** True for what a key without quotes can begin with; beyond ASCII whatever is no punctuation of a list above. */
export function beginsKey(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || code === 0x5f || code === 0x24 || (code >= 0x80 && !endsWord(code));
}
