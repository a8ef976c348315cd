/** A regular expression as a program for `run.ts`. */

/** One step. Each goes on at the next one unless it says otherwise. */
export type Step =
  /** Takes one character. */
  | { readonly is: "take"; readonly test: (character: string) => boolean }
  /** Goes on at either place. */
  | { readonly is: "fork"; readonly to: readonly [number, number] }
  | { readonly is: "jump"; readonly to: number }
  /** Goes on where the place between two characters is of a kind. */
  | { readonly is: "assert"; readonly test: (text: string, at: number) => boolean }
  /** Goes on where what follows matches, or does not match, a program of its own. */
  | { readonly is: "look"; readonly program: Program; readonly wanted: boolean };

export type Program = readonly Step[];

/** The most steps: counted repetitions are written out. */
const MOST_STEPS = 2000;
/** The most groups within groups. */
const DEEPEST = 50;

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
const atBoundary = (text: string, at: number): boolean => isWord(text[at - 1]) !== isWord(text[at]);

const ASSERTIONS: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  "^": (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  "\\b": atBoundary,
  "\\B": (text, at) => !atBoundary(text, at),
};

/** Throws an Error that says why, when the pattern is none, or uses what can't be matched in bounded time. */
export function compile(pattern: string): Program {
  try {
    new RegExp(pattern);
  } catch {
    throw new Error("the pattern is no regular expression: mend it");
  }
  return new Compiler(pattern).program();
}

/**
 * The platform's own parser has found the pattern well-formed, so that everything here may be taken as it comes. Whatever
 * is about one character is left to the platform too.
 */
class Compiler {
  readonly #pattern: string;
  #at = 0;
  #depth = 0;
  #count = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  program(): Program {
    return this.#alternatives();
  }

  #alternatives(): Step[] {
    let steps = this.#sequence();
    while (this.#takes("|")) {
      const other = this.#sequence();
      this.#add(2);
      steps = [
        { is: "fork", to: [1, steps.length + 2] },
        ...moved(steps, 1),
        { is: "jump", to: steps.length + other.length + 2 },
        ...moved(other, steps.length + 2),
      ];
    }
    return steps;
  }

  #sequence(): Step[] {
    const steps: Step[] = [];
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] as string)) {
      for (const step of moved(this.#repeated(this.#atom()), steps.length)) steps.push(step);
    }
    return steps;
  }

  #atom(): Step[] {
    if (this.#takes("(")) return this.#group();
    this.#add(1);
    const [atom] = this.#match(/\[(?:\\.|[^\]\\])*\]|\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|./isy) as [string];
    const assertion = ASSERTIONS[atom];
    if (assertion) return [{ is: "assert", test: assertion }];
    if (/^\\[1-9k]/.test(atom)) throw new Error("the pattern refers back to a group: write it without");
    // A brace or bracket that stands for itself would mean something else alone.
    const one = new RegExp(`^${/^[{}\]]$/.test(atom) ? `\\${atom}` : atom}$`);
    return [{ is: "take", test: (character) => one.test(character) }];
  }

  #group(): Step[] {
    if (++this.#depth > DEEPEST) throw new Error("the pattern has too many groups in groups: write it flatter");
    const [kind = ""] = this.#match(/\?(?:<?[=!]|:|<[^>]*>)|/y) ?? [];
    if (/^\?<[=!]/.test(kind)) throw new Error("the pattern looks behind: write it without");
    const steps = this.#alternatives();
    this.#takes(")");
    this.#depth--;
    this.#add(1);
    return /[=!]$/.test(kind) ? [{ is: "look", program: steps, wanted: kind === "?=" }] : steps;
  }

  #repeated(atom: Step[]): Step[] {
    const [, sign, least, comma, most] = this.#match(/([*+?]|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (sign === undefined) return atom;
    if (sign === "*") return this.#times(atom, 0, Number.POSITIVE_INFINITY);
    if (sign === "+") return this.#times(atom, 1, Number.POSITIVE_INFINITY);
    if (sign === "?") return this.#times(atom, 0, 1);
    const top = most ? Number(most) : comma ? Number.POSITIVE_INFINITY : Number(least);
    return this.#times(atom, Number(least), top);
  }

  #times(atom: Step[], least: number, most: number): Step[] {
    const size = atom.length;
    const optional = Number.isFinite(most) ? most - least : 1;
    this.#add((least + optional) * (size + 2));
    const steps: Step[] = [];
    const push = (): void => {
      for (const step of moved(atom, steps.length)) steps.push(step);
    };
    for (let time = 0; time < least; time++) push();
    if (!Number.isFinite(most)) {
      const loop = steps.length;
      steps.push({ is: "fork", to: [loop + 1, loop + size + 2] });
      push();
      steps.push({ is: "jump", to: loop });
      return steps;
    }
    const end = steps.length + optional * (size + 1);
    for (let time = 0; time < optional; time++) {
      steps.push({ is: "fork", to: [steps.length + 1, end] });
      push();
    }
    return steps;
  }

  #add(steps: number): void {
    this.#count += steps;
    if (this.#count > MOST_STEPS) throw new Error("the pattern repeats too much: write a shorter one");
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #takes(character: string): boolean {
    if (this.#pattern[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}

/** Steps as they stand `by` places further on. */
function moved(steps: readonly Step[], by: number): readonly Step[] {
  if (by === 0) return steps;
  return steps.map((step) => {
    if (step.is === "jump") return { ...step, to: step.to + by };
    if (step.is === "fork") return { ...step, to: [step.to[0] + by, step.to[1] + by] as const };
    return step;
  });
}
