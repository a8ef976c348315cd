/**
 * Where the text of a long block may be cut so that each piece reads by itself as it would within the whole. A cut
 * depends only on what stands before it and the one character after it: the same cuts come out however the text arrives.
 */

/** Pieces are at least this long. Shorter texts are never cut. */
const shortest = 160;
/** A piece that still holds an open mark after so many characters is cut all the same: the mark is then text. */
const longest = 2048;
/** The same for so many marks, and so many that are open at once: what `*a_` a thousand times can cost is bounded. */
const mostMarks = 128;
const mostOpen = 20;
/** A run of one mark longer than this means nothing, and is a piece of its own. */
const longestRun = 24;

const space = /\s/;
/** Ends of clauses in scripts that are written without spaces. */
const clauseEnd = /[\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]/;
const eastAsianLetter = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const marks = /[\\`*_~[\]()<@ \n\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]/g;

const cutBehind = /[ \u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]/;

/** False when no cut can come from `added`, the end of plain text that is `length` characters long now. */
export function mayCut(added: string, length: number): boolean {
  return length > shortest && (length >= longest || cutBehind.test(added));
}

/** The end of the piece that begins at `from`, or -1 when that is not decided yet. */
export function nextCut(text: string, from: number): number {
  if (text.length - from <= shortest) return -1;
  return new Cutter(text, from).cut();
}

class Cutter {
  readonly #text: string;
  readonly #from: number;
  readonly #end: number;
  /** Marks that something later could close, innermost last. */
  readonly #open: string[] = [];
  #at: number;
  #marks = 0;
  /** The last place where nothing was open; 0 while there is none. */
  #safe = 0;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#from = from;
    this.#at = from;
    this.#end = Math.min(text.length, from + longest);
  }

  cut(): number {
    for (;;) {
      marks.lastIndex = this.#at;
      const found = marks.exec(this.#text);
      if (!found || found.index >= this.#end) return this.#forcedAt(this.#end);
      const decided = this.#mark(found[0], found.index);
      if (decided !== undefined) return decided;
    }
  }

  /** Takes the mark at `at`. A number: the cut, or -1 for none yet. */
  #mark(mark: string, at: number): number | undefined {
    if (mark === " " || mark === "\n") return this.#space(at);
    if (clauseEnd.test(mark)) return this.#clause(at);
    if (mark !== "(" && mark !== ")") this.#marks += mark === "@" ? 4 : 1;
    if (this.#marks > mostMarks || this.#open.length > mostOpen) return this.#safe || this.#whole(at);
    this.#at = at + 1;
    if (mark === "\\") this.#at = at + 2;
    else if (mark === "`" || mark === "*" || mark === "_" || mark === "~") return this.#run(mark, at);
    else if (mark === "<") return this.#angle(at);
    else if (mark !== "@") this.#bracket(mark, at);
    return undefined;
  }

  /** A piece reads as if nothing stood before it. */
  #before(at: number): string {
    return at > this.#from ? (this.#text[at - 1] as string) : " ";
  }

  #space(at: number): number | undefined {
    this.#at = at + 1;
    const next = this.#text[at + 1];
    if (next === undefined) return this.#undecided();
    const before = this.#before(at);
    // Two spaces or a backslash before a line break say something; so does space at the edge of a piece.
    if (this.#open.length > 0 || space.test(next) || space.test(before) || before === "\\") return undefined;
    this.#safe = at + 1;
    return this.#safe - this.#from >= shortest ? this.#safe : undefined;
  }

  #clause(at: number): number | undefined {
    this.#at = at + 1;
    const next = this.#text[at + 1];
    if (next === undefined) return this.#undecided();
    if (this.#open.length > 0 || !eastAsianLetter.test(next)) return undefined;
    this.#safe = at + 1;
    return this.#safe - this.#from >= shortest ? this.#safe : undefined;
  }

  #run(mark: string, at: number): number | undefined {
    let end = at + 1;
    while (this.#text[end] === mark) end++;
    if (end - at > longestRun) {
      if (at > this.#from) return at;
      return end < this.#text.length ? end : -1;
    }
    if (end >= this.#text.length) return this.#undecided();
    this.#at = end;
    return mark === "`" ? this.#code(this.#text.slice(at, end)) : this.#delimiter(at, end);
  }

  /** Code ends at the next run of the same length; until that has come, nothing is known of what follows. */
  #code(run: string): number | undefined {
    for (let at = this.#text.indexOf(run, this.#at); at >= 0 && at < this.#end; ) {
      let end = at + run.length;
      while (this.#text[end] === "`") end++;
      if (end - at === run.length) {
        this.#at = end;
        return undefined;
      }
      at = this.#text.indexOf(run, end);
    }
    return this.#undecided();
  }

  #delimiter(at: number, end: number): undefined {
    const run = this.#text.slice(at, end);
    const mark = run[0] as string;
    const before = this.#before(at);
    const after = this.#text[end] as string;
    if (mark === "_" && /\w/.test(before) && /\w/.test(after)) return;
    const last = this.#open.at(-1);
    if (!space.test(before) && last?.startsWith(mark)) {
      this.#open.pop();
      if (last.length > run.length) this.#open.push(last.slice(run.length));
    } else if (!space.test(after)) {
      this.#open.push(run);
    }
  }

  #bracket(mark: string, at: number): void {
    const last = this.#open.at(-1);
    if (mark === "[") this.#open.push(mark);
    else if (mark === "(") {
      if (last === "(") this.#open.push(mark);
    } else if (mark === ")") {
      if (last === "(") this.#open.pop();
    } else if (last === "[") {
      this.#open.pop();
      if (this.#text[at + 1] === "(") {
        this.#open.push("(");
        this.#at = at + 2;
      }
    }
  }

  /** An address or a tag, which hold no marks; or a sign like any other. */
  #angle(at: number): number | undefined {
    if (!/[A-Za-z/!?]/.test(this.#text[at + 1] ?? "a")) return undefined;
    const limit = at + 256;
    let end = at + 1;
    while (end < this.#text.length && end < limit && this.#text[end] !== ">" && this.#text[end] !== "<") end++;
    if (end >= this.#text.length) return this.#undecided();
    if (this.#text[end] === ">") this.#at = end + 1;
    return undefined;
  }

  #undecided(): number {
    return this.#text.length - this.#from < longest ? -1 : this.#forcedAt(this.#end);
  }

  #forcedAt(end: number): number {
    if (this.#text.length - this.#from < longest) return -1;
    return this.#safe || this.#whole(end);
  }

  /** Not within a pair of surrogates, nor right behind a backslash. */
  #whole(at: number): number {
    const before = this.#text.charCodeAt(at - 1);
    const split = (before >= 0xd800 && before <= 0xdbff) || before === 92;
    return split && at - 1 > this.#from ? at - 1 : Math.max(at, this.#from + 1);
  }
}
