/** A key of an object, or an index of a list. */
export type Step = string | number;

/** An object or list that is being written, and the entry in it that is. */
interface Level {
  readonly isList: boolean;
  readonly keys: Set<Step>;
  last: Step;
}

/** Writes JSON text of values that come one by one, each with its place, as long as they come in the order of the text. */
export class JsonWriter {
  /** What has been written and not been taken. */
  #text = "";
  /** From the outermost object to the one that holds what was written last. */
  readonly #levels: Level[] = [];
  /** True while a string is being written that may go on. */
  #inString = false;

  /** Writes a value at its place; returns false, and writes nothing, where the text has passed the place already. */
  write(path: readonly Step[], value: unknown, goesOn = false): boolean {
    const shared = this.#sharedWith(path);
    const level = this.#levels[shared];
    if (!isNext(path, shared, level, this.#levels.length)) return false;
    this.#closeTo(shared + 1);
    for (const [depth, step] of path.entries()) {
      if (depth < shared) continue;
      if (depth === shared && level) this.#nextEntry(level, step);
      else this.#open(step);
      if (typeof step === "string") this.#text += `${JSON.stringify(step)}:`;
    }
    this.#inString = goesOn && typeof value === "string";
    this.#text += this.#inString ? JSON.stringify(value).slice(0, -1) : JSON.stringify(value);
    return true;
  }

  /** Adds to the string that stands at the place, if the text stands there still. */
  goOn(path: readonly Step[], piece: string, goesOn: boolean): boolean {
    if (!this.#inString || path.length !== this.#levels.length || this.#sharedWith(path) < path.length) return false;
    this.#text += JSON.stringify(piece).slice(1, -1);
    if (!goesOn) this.#closeString();
    return true;
  }

  /** Closes all that is open. */
  close(): void {
    this.#closeTo(0);
  }

  /** The text that is new since it was last asked for. */
  take(): string {
    const text = this.#text;
    this.#text = "";
    return text;
  }

  #sharedWith(path: readonly Step[]): number {
    let depth = 0;
    while (depth < path.length && this.#levels[depth]?.last === path[depth]) depth++;
    return depth;
  }

  #nextEntry(level: Level, step: Step): void {
    this.#text += ",";
    level.last = step;
    level.keys.add(step);
  }

  #open(step: Step): void {
    const isList = typeof step === "number";
    this.#text += isList ? "[" : "{";
    this.#levels.push({ isList, keys: new Set([step]), last: step });
  }

  #closeString(): void {
    if (this.#inString) this.#text += '"';
    this.#inString = false;
  }

  #closeTo(depth: number): void {
    this.#closeString();
    while (this.#levels.length > depth) this.#text += this.#levels.pop()?.isList ? "]" : "}";
  }
}

/** Whether a place lies right behind what has been written; the first `shared` steps lead to where that is. */
function isNext(path: readonly Step[], shared: number, level: Level | undefined, depth: number): boolean {
  // The place itself, or one on the way to it, holds a value already.
  if (shared === path.length || (shared === depth && depth > 0)) return false;
  const begunLists = path.slice(level ? shared + 1 : shared).filter((step) => typeof step === "number");
  if (begunLists.some((index) => index !== 0)) return false;
  const step = path[shared] as Step;
  if (!level) return true;
  if (typeof step === "number") return level.isList && step === (level.last as number) + 1;
  return !level.isList && !level.keys.has(step);
}
