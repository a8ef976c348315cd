import type { Candidate, Surroundings } from "./candidate.js";
import { endsWord } from "./chars.js";
import type { OpenContainer } from "./containers.js";
import { readScalar } from "./scalar.js";

/** A number, `true`, `false` or `null` where the value is expected: the value only if the text holds nothing else. */
export class BareScalar implements Candidate {
  readonly from: number;
  /** A scalar is no value before the text has ended, so it is never committed. */
  readonly committed = false;
  readonly finished = false;
  failure: { what: string; at: number } | null = null;
  whole = false;
  done = false;
  value: unknown = undefined;
  #token = "";
  readonly #around: Surroundings;

  constructor(from: number, around: Surroundings) {
    this.from = from;
    this.#around = around;
  }

  get retryAt(): number {
    return this.from + 1;
  }

  read(text: string, i: number): number {
    const start = i;
    while (i < text.length && !endsWord(text.charCodeAt(i))) i++;
    this.#token += text.slice(start, i);
    this.whole = i < text.length;
    return i;
  }

  end(): void {
    const scalar = readScalar(this.#token);
    if ("problem" in scalar) {
      this.failure = { what: scalar.problem, at: this.from };
      return;
    }
    this.value = scalar.value;
    this.done = true;
    if (scalar.healed !== undefined) this.#around.healings.add(scalar.healed, this.from, () => this.path());
  }

  open(): OpenContainer[] {
    return [];
  }

  openKey(): undefined {
    return undefined;
  }

  path(): string {
    return "(top level)";
  }
}
