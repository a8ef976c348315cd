import { MAX_LOOKED_AROUND, MAX_MATCHED, MAX_PATTERN } from "../limits.js";
import { compile, type Program } from "./program.js";

const programs = new Map<string, Program>();
const MOST_KEPT = 200;

/**
 * True when the pattern matches anywhere in the text, as JavaScript's own `test` says, but in time in proportion to the
 * length of both: a pattern that an agent wrote must not be able to stop the page.
 *
 * @throws Error that says why, when the pattern is none or uses what can't be bounded
 */
export function matches(pattern: string, text: string): boolean {
  if (pattern.length > MAX_PATTERN) throw new Error(`the pattern is longer than ${MAX_PATTERN} characters`);
  let program = programs.get(pattern);
  if (!program) {
    program = compile(pattern);
    if (programs.size >= MOST_KEPT) programs.clear();
    programs.set(pattern, program);
  }
  const most = looksAround(program) ? MAX_LOOKED_AROUND : MAX_MATCHED;
  if (text.length > most) throw new Error(`the text is longer than ${most} characters`);
  const run = new Run(program, text);
  for (let at = 0; at <= text.length; at++) if (run.from(at)) return true;
  return false;
}

/** What looks ahead is tried from each place anew. */
function looksAround(program: Program): boolean {
  return program.some((step) => step.is === "look");
}

/** One program on one text. Each step is looked at once for each place in the text: that is what bounds the time. */
class Run {
  readonly #program: Program;
  readonly #text: string;
  /** By place and step: the round in which they were tried. What was tried in vain is never tried again. */
  readonly #tried: Uint16Array;
  readonly #looks = new Map<Program, Run>();
  #round = 1;

  constructor(program: Program, text: string) {
    this.#program = program;
    this.#text = text;
    this.#tried = new Uint16Array((program.length + 1) * (text.length + 1));
  }

  from(start: number): boolean {
    const size = this.#program.length + 1;
    const pending = [start * size];
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (this.#tried[state] === this.#round) continue;
      this.#tried[state] = this.#round;
      const step = this.#program[state % size];
      if (!step) {
        this.#round++;
        return true;
      }
      const at = Math.floor(state / size);
      if (step.is === "fork") pending.push(at * size + step.to[1], at * size + step.to[0]);
      else if (step.is === "jump") pending.push(at * size + step.to);
      else if (step.is === "take") {
        const character = this.#text[at];
        if (character !== undefined && step.test(character)) pending.push(state + size + 1);
      } else if (step.is === "assert" ? step.test(this.#text, at) : this.#look(step.program, at) === step.wanted) {
        pending.push(state + 1);
      }
    }
    return false;
  }

  #look(program: Program, at: number): boolean {
    let run = this.#looks.get(program);
    if (!run) this.#looks.set(program, (run = new Run(program, this.#text)));
    return run.from(at);
  }
}
