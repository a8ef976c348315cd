import type { Candidate, Surroundings } from "./candidate.js";
import {
  beginsKey,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_CURLY_QUOTE,
  COLON,
  COMMA,
  DOUBLE_QUOTE,
  endsWord,
  isBlank,
  isDigit,
  isForeignBlank,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_CURLY_QUOTE,
  SINGLE_QUOTE,
  SLASH,
  SPACE,
  STAR,
  TAB,
} from "./chars.js";
import { Containers, type OpenContainer } from "./containers.js";
import { endedBefore, notAKey, notAValue, notColon, notComma } from "./expected.js";
import type { HealingKind } from "./healing.js";
import { NumberToken } from "./number.js";
import { formatPath, PLAIN_KEY } from "./path.js";
import { mayBecomeScalar, readScalar } from "./scalar.js";
import { REPORTED, StringToken } from "./string.js";

/** JSON nested deeper than this is an error: nothing draws it, and whoever walks it by recursion would crash. */
const DEEPEST = 10_000;

// What the reader stands before, between tokens …
const FIRST_ITEM = 0;
const VALUE = 1;
const FIRST_KEY = 2;
const KEY = 3;
const AFTER_KEY = 4;
const AFTER_VALUE = 5;
// … and within a token.
const IN_STRING = 6;
const IN_NUMBER = 7;
const IN_WORD = 8;
const AFTER_SLASH = 9;
const IN_LINE_COMMENT = 10;
const IN_BLOCK_COMMENT = 11;
const STOPPED = 12;

/**
 * Reads one object or array that is still arriving: one pass over the character codes with one cursor, the value
 * growing in place.
 *
 * It commits, that is takes the text for JSON for good, when it has read a quoted key with its colon, an empty
 * container, or an item of an array with what delimits it. In prose that much has to be strict JSON; where JSON is
 * expected (`lenient`), near-JSON is mended from the first character on, and `{name:` commits once a value begins.
 */
export class JsonReader implements Candidate {
  readonly from: number;
  committed = false;
  failure: { what: string; at: number } | null = null;
  done = false;
  #state: number = VALUE;
  #failedIn: number = VALUE;
  /** The state to go on in behind a comment. */
  #resume: number = VALUE;
  #isKey = false;
  /** True when the open string has been put into its container. */
  #placed = false;
  /** Offset of the present token, or of the last one. */
  #tokenAt: number;
  #stringAt = -1;
  /** Where the present number or word begins in the present chunk, and what earlier chunks held of it. */
  #tokenFrom = 0;
  #token = "";
  #commaAt = -1;
  #quoted = true;
  #star = false;
  readonly #containers: Containers;
  readonly #string: StringToken;
  readonly #number = new NumberToken();
  readonly #around: Surroundings;
  readonly #lenient: boolean;

  /** @param from is where the first bracket stands. */
  constructor(from: number, lenient: boolean, around: Surroundings) {
    this.from = from;
    this.#tokenAt = from;
    this.#lenient = lenient;
    this.#around = around;
    this.#containers = new Containers(around.keys);
    this.#string = new StringToken(around.lines);
  }

  get value(): unknown {
    return this.committed ? this.#containers.root : undefined;
  }

  get whole(): boolean {
    return false;
  }

  get finished(): boolean {
    return this.done;
  }

  get retryAt(): number {
    return this.#tokenAt + 1;
  }

  read(text: string, i: number, base: number): number {
    const end = text.length;
    while (i < end && this.#state !== STOPPED) {
      if (this.#state === IN_STRING) i = this.#readString(text, i, base);
      else if (this.#state < IN_STRING) i = this.#readStructure(text, i, base);
      else if (this.#state === IN_NUMBER) i = this.#readNumber(text, i);
      else if (this.#state === IN_WORD) i = this.#readWord(text, i);
      else i = this.#readComment(text, i, base);
    }
    if (this.#state >= IN_STRING) this.#suspend(text);
    return i;
  }

  end(at: number): void {
    if (this.#state === STOPPED) return;
    if (!this.committed && this.#state === IN_WORD && !mayBecomeScalar(this.#token)) {
      this.#fail("this is not JSON.", at - this.#token.length, 0);
      return;
    }
    this.committed = true;
    const inString = this.#state === IN_STRING;
    const bracket = this.#containers.inArray ? "the array" : "the object";
    const what = inString ? `the ${this.#isKey ? "key" : "string"}` : bracket;
    this.#fail(endedBefore(what, (inString ? '"' : "") + this.#containers.closers()), at, 0);
  }

  open(): OpenContainer[] {
    return this.done ? [] : this.#containers.list(this.#openEntry());
  }

  openKey(container: object): string | number | null | undefined {
    return this.#containers.openKey(container, container === this.#containers.current ? this.#openEntry() : null);
  }

  path(): string {
    const state = this.#where();
    const nextItem = this.#containers.inArray && (state === FIRST_ITEM || state === VALUE);
    return formatPath(this.#containers.path(nextItem ? this.#containers.count : this.#openEntry()));
  }

  /** Reads white space, or the one character that is a token or begins one. */
  #readStructure(text: string, i: number, base: number): number {
    const code = text.charCodeAt(i);
    if (code <= SPACE && isBlank(code)) {
      if (code !== SPACE) this.#endLine(code, base + i);
      return i + 1;
    }
    switch (this.#state) {
      case AFTER_VALUE:
        return this.#afterValue(code, i, base);
      case AFTER_KEY:
        if (code === COLON) return this.#colon(i);
        break;
      case FIRST_KEY:
      case KEY:
        if (code === DOUBLE_QUOTE) return this.#openString(code, true, i, base);
        if (code === CLOSE_BRACE) return this.#close(i, base);
        break;
      default:
        return this.#beginValue(code, i, base);
    }
    return this.#unusual(code, i, base);
  }

  /** The chunk has ended within a token. */
  #suspend(text: string): void {
    if (this.#state === IN_STRING) {
      if (!this.#isKey) this.#place();
    } else if (this.#state === IN_NUMBER || this.#state === IN_WORD) {
      this.#token += text.slice(this.#tokenFrom);
      this.#tokenFrom = 0;
    }
  }

  #beginValue(code: number, i: number, base: number): number {
    if (code === DOUBLE_QUOTE) return this.#openString(code, false, i, base);
    if (code === OPEN_BRACE) return this.#openContainer(false, i, base);
    if (code === OPEN_BRACKET) return this.#openContainer(true, i, base);
    if (isDigit(code) || code === MINUS) {
      this.#number.start(code);
      return this.#beginWord(IN_NUMBER, i, base);
    }
    if (code === CLOSE_BRACKET && this.#containers.inArray) return this.#close(i, base);
    if (!endsWord(code) && code !== OPEN_CURLY_QUOTE) return this.#beginWord(IN_WORD, i, base);
    return this.#unusual(code, i, base);
  }

  #openContainer(isArray: boolean, i: number, base: number): number {
    this.#tokenAt = base + i;
    if (this.#containers.depth > 0 && !this.#containers.inArray) this.committed = true;
    if (this.#containers.depth === DEEPEST) {
      this.committed = true;
      return this.#fail(`this is nested deeper than ${DEEPEST} levels. Nest less.`, base + i, i);
    }
    this.#containers.open(isArray);
    this.#state = isArray ? FIRST_ITEM : FIRST_KEY;
    return i + 1;
  }

  #close(i: number, base: number): number {
    const trailing = this.#state === VALUE || this.#state === KEY;
    if (trailing && !this.#heal("trailing-comma", this.#commaAt)) return i;
    this.#tokenAt = base + i;
    this.committed = true;
    this.#containers.close();
    this.done = this.#containers.depth === 0;
    this.#state = this.done ? STOPPED : AFTER_VALUE;
    return i + 1;
  }

  #afterValue(code: number, i: number, base: number): number {
    const inArray = this.#containers.inArray;
    if (code === COMMA) {
      this.committed = true;
      this.#commaAt = base + i;
      this.#state = inArray ? VALUE : KEY;
      return i + 1;
    }
    if (code === (inArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close(i, base);
    return this.#unusual(code, i, base);
  }

  #openString(quote: number, isKey: boolean, i: number, base: number): number {
    this.#tokenAt = base + i;
    this.#stringAt = this.#tokenAt;
    this.#isKey = isKey;
    this.#placed = false;
    if (isKey) this.#quoted = true;
    else if (!this.#containers.inArray) this.committed = true;
    this.#string.open(quote);
    this.#state = IN_STRING;
    return i + 1;
  }

  #readString(text: string, i: number, base: number): number {
    const string = this.#string;
    const stop = string.read(text, i, base);
    if (string.noted) this.#lookAtString(base + stop);
    if (string.closed && this.#state !== STOPPED) this.#closeString();
    return stop;
  }

  #closeString(): void {
    if (this.#isKey) {
      this.#containers.enter(this.#string.text);
      this.#state = AFTER_KEY;
    } else {
      this.#place();
      this.#state = AFTER_VALUE;
    }
  }

  /** Puts what has come of a string where it belongs. */
  #place(): void {
    if (!this.#containers.inArray) this.#containers.set(this.#string.text);
    else if (this.#placed) this.#containers.replaceLast(this.#string.text);
    else this.#containers.put(this.#string.text);
    this.#placed = true;
  }

  /** The string holds near-JSON, or what can't be read; `at` is the offset behind what has been read. */
  #lookAtString(at: number): void {
    const string = this.#string;
    string.noted = false;
    if (string.controlAt >= 0) this.#heal("control-character", string.controlAt);
    if (string.apostropheAt >= 0) this.#heal("escaped-apostrophe", string.apostropheAt);
    string.controlAt = REPORTED;
    string.apostropheAt = REPORTED;
    if (string.problem === null) return;
    if (!this.#isKey) this.#place();
    this.#fail(string.problem, at, 0);
  }

  #beginWord(state: typeof IN_NUMBER | typeof IN_WORD, i: number, base: number): number {
    this.#tokenAt = base + i;
    this.#tokenFrom = i;
    this.#token = "";
    this.#isKey = false;
    this.#state = state;
    return i + 1;
  }

  #readNumber(text: string, i: number): number {
    const number = this.#number;
    const stop = number.read(text, i);
    if (stop === text.length) return stop;
    if (!number.whole || !endsWord(text.charCodeAt(stop))) {
      this.#state = IN_WORD;
      return stop;
    }
    const exact = number.exact();
    this.#putScalar(Number.isNaN(exact) ? Number(this.#token + text.slice(this.#tokenFrom, stop)) : exact);
    return stop;
  }

  #readWord(text: string, i: number): number {
    while (i < text.length && !endsWord(text.charCodeAt(i))) i++;
    return i === text.length ? i : this.#finishWord(text, i);
  }

  #finishWord(text: string, stop: number): number {
    const word = this.#token + text.slice(this.#tokenFrom, stop);
    if (this.#isKey) return this.#finishUnquotedKey(word, stop);
    const scalar = readScalar(word);
    if ("problem" in scalar) return this.#fail(scalar.problem, this.#tokenAt, stop);
    if (scalar.healed !== undefined && !this.#heal(scalar.healed, this.#tokenAt)) return stop;
    this.#putScalar(scalar.value);
    return stop;
  }

  #putScalar(value: unknown): void {
    if (!this.#containers.inArray) this.committed = true;
    this.#containers.put(value);
    this.#state = AFTER_VALUE;
  }

  #finishUnquotedKey(word: string, stop: number): number {
    if (!PLAIN_KEY.test(word)) return this.#fail(notAKey(word.charCodeAt(0)), this.#tokenAt, stop);
    if (!this.#heal("unquoted-key", this.#tokenAt)) return stop;
    this.#containers.enter(word);
    this.#quoted = false;
    this.#state = AFTER_KEY;
    return stop;
  }

  #colon(i: number): number {
    if (this.#quoted) this.committed = true;
    this.#state = VALUE;
    return i + 1;
  }

  /** What strict JSON does not have here: near-JSON, or an error. */
  #unusual(code: number, i: number, base: number): number {
    if (isForeignBlank(code)) return this.#heal("white-space", base + i) ? i + 1 : i;
    if (code === SLASH) {
      this.#tokenAt = base + i;
      this.#resume = this.#state;
      this.#state = AFTER_SLASH;
      return i + 1;
    }
    if (this.#state === AFTER_KEY) return this.#fail(notColon(code, this.#containers.key), base + i, i);
    if (this.#state === AFTER_VALUE) {
      const afterString = this.#tokenAt === this.#stringAt && !this.#isKey;
      return this.#fail(notComma(code, this.#containers.inArray, afterString), base + i, i);
    }
    const isKey = this.#state === FIRST_KEY || this.#state === KEY;
    if (code === SINGLE_QUOTE || code === OPEN_CURLY_QUOTE) return this.#openOddString(code, isKey, i, base);
    if (!isKey) return this.#fail(notAValue(code), base + i, i);
    if (!beginsKey(code)) return this.#fail(notAKey(code), base + i, i);
    this.#beginWord(IN_WORD, i, base);
    this.#isKey = true;
    return i + 1;
  }

  #openOddString(quote: number, isKey: boolean, i: number, base: number): number {
    const single = quote === SINGLE_QUOTE;
    if (!this.#heal(single ? "single-quotes" : "curly-quotes", base + i)) return i;
    return this.#openString(single ? quote : CLOSE_CURLY_QUOTE, isKey, i, base);
  }

  #readComment(text: string, i: number, base: number): number {
    const code = text.charCodeAt(i);
    if (this.#state === AFTER_SLASH) return this.#beginComment(code, i);
    const endsLine = code < SPACE && isBlank(code) && code !== TAB;
    if (endsLine) this.#endLine(code, base + i);
    const ends = this.#state === IN_LINE_COMMENT ? endsLine : this.#star && code === SLASH;
    this.#star = code === STAR;
    if (ends) {
      this.#tokenAt = base + i;
      this.#state = this.#resume;
    }
    return i + 1;
  }

  #beginComment(code: number, i: number): number {
    if (code !== SLASH && code !== STAR) return this.#fail(notAValue(SLASH), this.#tokenAt, i);
    if (!this.#heal("comment", this.#tokenAt)) return i;
    this.#star = false;
    this.#state = code === SLASH ? IN_LINE_COMMENT : IN_BLOCK_COMMENT;
    return i + 1;
  }

  #endLine(code: number, at: number): void {
    if (code !== TAB) this.#around.lines?.end(code, at);
  }

  /** Notes what is mended; or fails where only strict JSON shows that the text is JSON at all. */
  #heal(what: HealingKind, at: number): boolean {
    if (!this.committed && !this.#lenient) {
      this.#fail("this is not JSON.", at, 0);
      return false;
    }
    this.#around.healings.add(what, at, () => this.path());
    return true;
  }

  /** Stops for good. Returns the index given, so that a reading method can end with it. */
  #fail(what: string, at: number, i: number): number {
    this.failure = { what, at };
    this.#failedIn = this.#state;
    this.#state = STOPPED;
    return i;
  }

  /** What the reader is in or before, also within a comment and once it has stopped. */
  #where(): number {
    const state = this.#state === STOPPED ? this.#failedIn : this.#state;
    return state >= AFTER_SLASH ? this.#resume : state;
  }

  /** The half-written entry of the innermost container. */
  #openEntry(): string | number | null {
    const state = this.#where();
    const word = state === IN_STRING || state === IN_NUMBER || state === IN_WORD;
    if (this.#containers.inArray && !word) return null;
    if (this.#containers.inArray) return this.#containers.count - (state === IN_STRING && this.#placed ? 1 : 0);
    const inValue = state === VALUE || state === AFTER_KEY || (word && !this.#isKey);
    return inValue ? this.#containers.key : null;
  }
}
