/**
 * What JsonStream mends. Each is near-JSON that can only have meant one thing:
 *
 * - `byte-order-mark`: U+FEFF before everything
 * - `text-before`, `text-after`: prose around the value
 * - `code-fence`: the value stands between lines of three or more backticks or tildes
 * - `json-in-string`: the value was encoded a second (or third) time, as a JSON string
 * - `trailing-comma`: a comma before a closing bracket
 * - `comment`: `// …` or a block comment
 * - `control-character`: a raw line break, tab or other control character within a string
 * - `white-space`: white space that JSON does not have, between tokens
 * - `single-quotes`, `curly-quotes`: a string within '…' or “…”
 * - `escaped-apostrophe`: `\'` within a string
 * - `unquoted-key`: `{type: …}`
 * - `python-literal`: `True`, `False`, `None`
 * - `number-form`: `+1`, `.5`, `5.`
 */
export type HealingKind =
  | "byte-order-mark"
  | "text-before"
  | "text-after"
  | "code-fence"
  | "json-in-string"
  | "trailing-comma"
  | "comment"
  | "control-character"
  | "white-space"
  | "single-quotes"
  | "curly-quotes"
  | "escaped-apostrophe"
  | "unquoted-key"
  | "python-literal"
  | "number-form";

/** One thing that was mended. */
export interface HealedPlace {
  readonly what: HealingKind;
  /** Offset in the whole text, in UTF-16 units, of the first character that JSON does not allow. */
  readonly at: number;
  /** The place in the JSON, `(top level)` for what stands around it. */
  readonly path: string;
}

/** Hostile or hopeless text has a mistake in every character: more than these are mended, but not listed. */
const MOST_LISTED = 100;

/** The list of what was mended, by offset. */
export class Healings {
  readonly list: HealedPlace[] = [];

  /** The path is only asked for when the entry is kept. */
  add(what: HealingKind, at: number, path: () => string): void {
    if (this.list.length >= MOST_LISTED) return;
    let place = this.list.length;
    while (place > 0 && at < (this.list[place - 1] as HealedPlace).at) place--;
    this.list.splice(place, 0, { what, at, path: path() });
  }

  /** Forgets what stands at or after an offset: it was not JSON after all. */
  forgetFrom(at: number): void {
    while (this.list.length > 0 && (this.list[this.list.length - 1] as HealedPlace).at >= at) this.list.pop();
  }
}
