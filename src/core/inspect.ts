/**
 * One reading of a value by a valibot schema that gives both what a writer needs and what a reader needs: every problem
 * at once, and everything that can be used all the same. valibot's own run stops at the first unknown key, leaves
 * checks out once something failed, and keeps nothing of a value that has an issue.
 */
import type * as v from "valibot";
import { check } from "./checks.js";
import { runForeign } from "./foreign.js";
import { ListState } from "./list-state.js";
import { nearest } from "./near.js";
import { pathText } from "./path.js";
import type { Problem, ProblemCode } from "./problem.js";
import { listOf, quote, setOwn } from "./raw.js";
import { isComponent, isWords } from "./schema.js";
import { type Action, actionsOf, expects, fits, isOptional, type Shape, valuesOf, wrongType } from "./shape.js";

/** What is known of the lists of an input that grows in place. Begins as an empty WeakMap. */
export type InspectMemo = WeakMap<object, ListState>;

/** The place of a child component: `holder[key]` in the output is where the raw child stands. */
export interface ChildPlace {
  readonly holder: object;
  readonly key: string | number;
  readonly raw: unknown;
  readonly path: string;
}

/**
 * Whether a list or object is still being written. Undefined: it has closed. Null: it is open, and none of its entries is
 * half-written. A key or index: the entry there is half-written.
 */
export type OpenKey = (container: object) => string | number | null | undefined;

export interface InspectOptions {
  readonly open?: OpenKey | undefined;
  /**
   * The same memo call after call makes the items that have
   * closed be looked at once only, and each list's output the same array, grown in place. Only for input that is a tree
   * (no list stands in it twice), and always with the same schema and path.
   */
  readonly memo?: InspectMemo | undefined;
  /** Told of each child component, in order. With a memo: only of those that are looked at for the first time. */
  readonly child?: ((place: ChildPlace) => void) | undefined;
}

export interface Inspection {
  /**
   * What can be read: wrong types, values outside an enum and unknown props are left out, list items that can't be read
   * too; strings and lists of the wrong length stay; undefined when nothing can be read. Defaults are filled in once the
   * object they belong to has closed. Without problems it is the parsed output. Shares nothing with the input but child
   * components and values that no schema looks into.
   */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Reads `input` by `schema`. `path` stands before the paths of the problems. Throws only what a check, transformation or
 * lazy getter of the schema throws.
 *
 * It agrees with `v.safeParse` on what is valid, but for what JSON and the protocol say otherwise: numbers are finite,
 * characters are code points, `undefined` counts as absent, a list is no object, own keys only (all of them, also
 * `__proto__`).
 */
export function inspect(schema: v.GenericSchema, input: unknown, path: string, options: InspectOptions = {}): Inspection {
  const inspector = new Inspector(path, options);
  const value = inspector.visit(schema as unknown as Shape, input, inspector.isOpen(input));
  return { value: value === NONE ? undefined : value, problems: inspector.problems };
}

/** Stands for a value that can't be read. */
const NONE = Symbol("unreadable");

/** More keys from the component down than any schema means; only input nested on purpose gets there. */
const DEEPEST = 256;

class Inspector {
  readonly problems: Problem[] = [];
  readonly #keys: (string | number)[] = [];
  readonly #path: string;
  readonly #options: InspectOptions;

  constructor(path: string, options: InspectOptions) {
    this.#path = path;
    this.#options = options;
  }

  isOpen(value: unknown): boolean {
    return this.#openAt(value) !== undefined;
  }

  /** `half`: the value is still being written, so nothing about it as a whole is a problem yet. */
  visit(shape: Shape, input: unknown, half: boolean): unknown {
    const { memo } = this.#options;
    if (memo && shape.type === "array" && Array.isArray(input)) return this.#remembered(memo, shape, input, half);
    const faults = this.problems.length;
    const value = this.#base(shape, input, half);
    if (value === NONE || half || !shape.pipe) return value;
    return this.#act(actionsOf(shape), value, faults);
  }

  #base(shape: Shape, input: unknown, half: boolean): unknown {
    if (shape.wrapped && shape.fallback === undefined) return this.#wrapped(shape, shape.wrapped, input, half);
    if (!fits(shape, input)) return half ? NONE : this.#refuse("type", wrongType(shape, input));
    if (half && (typeof input !== "object" || input === null) && shape.type !== "union" && !isWords(shape)) return NONE;
    if (isComponent(shape)) return input;
    if (shape.fallback !== undefined) return this.#foreign(shape, input, half);
    switch (shape.type) {
      case "string":
      case "boolean":
      case "null":
      case "any":
      case "unknown":
        return input;
      case "number":
        return this.#number(input as number);
      case "literal":
      case "picklist":
      case "enum":
        return this.#oneOf(shape, input);
      case "strict_object":
      case "object":
      case "loose_object":
        return this.#object(shape, input as Readonly<Record<string, unknown>>);
      case "record":
        return this.#record(shape, input as Readonly<Record<string, unknown>>);
      case "array":
        return this.#list(shape, input as readonly unknown[], new ListState(shape));
      case "lazy":
        return this.visit((shape.getter as NonNullable<Shape["getter"]>)(input), input, half);
      case "union":
        return this.#union(shape, shape.options as readonly Shape[], input, half);
      case "variant":
        return this.#variant(shape, input as Readonly<Record<string, unknown>>, half);
      default:
        return this.#foreign(shape, input, half);
    }
  }

  #wrapped(shape: Shape, wrapped: Shape, input: unknown, half: boolean): unknown {
    const takesNull = shape.type === "nullable" || shape.type === "nullish";
    const takesNothing = shape.type !== "nullable";
    if ((input === null && takesNull) || (input === undefined && takesNothing)) {
      const { default: fill } = shape;
      if (fill === undefined) return input;
      const value = typeof fill === "function" ? fill() : fill;
      return value === null || value === undefined ? value : this.visit(wrapped, value, false);
    }
    return this.visit(wrapped, input, half);
  }

  #number(input: number): unknown {
    return Number.isFinite(input) ? input : this.#refuse("value", `expected a finite number, found ${input}: write a number`);
  }

  #oneOf(shape: Shape, input: unknown): unknown {
    const values = valuesOf(shape) ?? [];
    if (values.includes(input)) return input;
    const near = typeof input === "string" ? nearest(input, values.filter((each) => typeof each === "string")) : undefined;
    const remedy = near === undefined ? expects(shape) : `${quote(near)} or another of ${listOf(values)}`;
    return this.#refuse("value", `${typeof input === "string" ? quote(input) : String(input)} is not allowed: use ${remedy}`);
  }

  #object(shape: Shape, input: Readonly<Record<string, unknown>>): object {
    const entries = shape.entries ?? {};
    const openAt = this.#openAt(input);
    const out = {};
    for (const [key, entry] of Object.entries(entries)) {
      const given = Object.hasOwn(input, key) && input[key] !== undefined;
      if (given) this.#into(out, key, entry, input[key], openAt === key);
      else if (openAt !== undefined) continue;
      else if (isOptional(entry)) this.#fill(out, key, entry);
      else this.#report("missing", `missing: add ${quote(key)}, ${expects(entry)}`, key);
    }
    if (shape.type !== "object") this.#unknown(shape, input, openAt, out);
    return out;
  }

  /** Keys that the schema does not name: a problem, or kept as they are. */
  #unknown(shape: Shape, input: Readonly<Record<string, unknown>>, openAt: unknown, out: object): void {
    const entries = shape.entries ?? {};
    for (const key of Object.keys(input)) {
      if (Object.hasOwn(entries, key) || key === openAt) continue;
      if (shape.type === "loose_object") {
        setOwn(out, key, input[key]);
        continue;
      }
      const known = Object.keys(entries);
      const near = nearest(key, known);
      const remedy = near === undefined ? `remove it; the props are ${listOf(known)}` : `did you mean ${quote(near)}?`;
      this.#report("unknown-prop", `unknown prop ${quote(key)}: ${remedy}`);
    }
  }

  #fill(out: object, key: string, entry: Shape): void {
    if (entry.default !== undefined) this.#into(out, key, entry, undefined, false);
  }

  #record(shape: Shape, input: Readonly<Record<string, unknown>>): object {
    const openAt = this.#openAt(input);
    const out = {};
    for (const key of Object.keys(input)) {
      const faults = this.problems.length;
      this.#keys.push(key);
      const name = this.visit(shape.key as Shape, key, false);
      this.#keys.pop();
      if (this.problems.length > faults) continue;
      this.#into(out, name as string, shape.value as Shape, input[key], openAt === key);
    }
    return out;
  }

  #list(shape: Shape, input: readonly unknown[], state: ListState): readonly unknown[] {
    const openAt = this.#openAt(input);
    const item = shape.item as Shape;
    const closed = typeof openAt === "number" ? openAt : input.length;
    state.dropTrailing();
    for (; state.count < closed; state.count++) this.#item(state, item, input, state.count, false);
    if (closed < input.length) state.trailing = this.#item(state, item, input, closed, true);
    return state.out;
  }

  /** True when the item could be read. */
  #item(state: ListState, item: Shape, input: readonly unknown[], index: number, half: boolean): boolean {
    const faults = this.problems.length;
    const read = this.#into(state.out, state.out.length, item, input[index], half, index);
    if (!half) state.keep(this.problems, faults);
    return read;
  }

  /** A list whose items were seen in an earlier call. */
  #remembered(memo: InspectMemo, shape: Shape, input: readonly unknown[], half: boolean): unknown {
    let state = memo.get(input);
    if (!state || state.shape !== shape) {
      state = new ListState(shape);
      memo.set(input, state);
    }
    for (const problem of state.problems) this.problems.push(problem);
    if (state.final) return state.final.value;
    const faults = this.problems.length - state.problems.length;
    const value = this.#list(shape, input, state);
    if (half) return value;
    const before = this.problems.length;
    const final = this.#act(actionsOf(shape), value, faults);
    state.keep(this.problems, before);
    state.final = { value: final };
    return final;
  }

  #union(shape: Shape, options: readonly Shape[], input: unknown, half: boolean): unknown {
    const candidates = options.filter((option) => fits(option, input));
    const [only] = candidates;
    if (only && candidates.length === 1) return this.visit(only, input, half);
    const start = this.problems.length;
    let best: { value: unknown; problems: Problem[] } | undefined;
    for (const option of candidates) {
      const value = this.visit(option, input, half);
      const problems = this.problems.splice(start);
      if (problems.length === 0 && (value !== NONE || half)) {
        if (value !== NONE) return value;
        continue;
      }
      if (!best || problems.length < best.problems.length) best = { value, problems };
    }
    if (!best) return NONE;
    if (candidates.every(valuesOf)) return this.#refuse("value", wrongType(shape, input));
    for (const problem of best.problems) this.problems.push(problem);
    return best.value;
  }

  #variant(shape: Shape, input: Readonly<Record<string, unknown>>, half: boolean): unknown {
    const options = shape.options as readonly Shape[];
    const key = String(shape.key);
    if (options.some((option) => option.type === "variant")) return this.#foreign(shape, input, half);
    const start = this.problems.length;
    const matching = options.filter((option) => {
      const entry = option.entries?.[key];
      if (!entry) return false;
      const value = Object.hasOwn(input, key) ? input[key] : undefined;
      if (value === undefined) return isOptional(entry);
      this.visit(entry, value, false);
      return this.problems.splice(start).length === 0;
    });
    if (matching.length > 0) return this.#union(shape, matching, input, half);
    if (half) return NONE;
    const names = options.flatMap((option) => (option.entries?.[key] ? [expects(option.entries[key])] : []));
    const wanted = `one of ${[...new Set(names)].join(", ")}`;
    const given = Object.hasOwn(input, key) && input[key] !== undefined;
    if (given) this.#report("value", `not a known ${quote(key)}: use ${wanted}`, key);
    else this.#report("missing", `missing: add ${quote(key)}, ${wanted}`, key);
    return NONE;
  }

  #foreign(shape: Action, input: unknown, half: boolean): unknown {
    if (half) return NONE;
    const { value, findings } = runForeign(shape, input);
    for (const finding of findings) this.#report(finding.code, finding.message, ...finding.keys);
    return findings.length > 0 ? NONE : value;
  }

  /** Runs what follows the first schema of a pipe. What only valibot knows runs on a value that is otherwise sound. */
  #act(actions: readonly Action[], value: unknown, faults: number): unknown {
    let current = value;
    for (const action of actions) {
      const finding = check(action, current);
      if (finding) this.#report(finding.code, finding.message);
      if (finding !== undefined || this.problems.length > faults) continue;
      const result = this.#foreign(action, current, false);
      if (result !== NONE) current = result;
    }
    return current;
  }

  /** Visits what stands at `key` of the input, puts what can be read at `to` of the output, and says whether it could. */
  #into(out: object, to: string | number, shape: Shape, input: unknown, half: boolean, key = to): boolean {
    this.#keys.push(key);
    const deep = this.#keys.length > DEEPEST;
    const value = deep ? this.#refuse("limit", "nested too deep: flatten it") : this.visit(shape, input, half);
    if (value !== NONE) {
      setOwn(out, to, value);
      if (this.#options.child && isComponent(shape)) {
        this.#options.child({ holder: out, key: to, raw: input, path: pathText(this.#path, this.#keys) });
      }
    }
    this.#keys.pop();
    return value !== NONE;
  }

  #openAt(value: unknown): string | number | null | undefined {
    const { open } = this.#options;
    return open && typeof value === "object" && value !== null ? open(value) : undefined;
  }

  #refuse(code: ProblemCode, message: string): typeof NONE {
    this.#report(code, message);
    return NONE;
  }

  #report(code: ProblemCode, message: string, ...below: (string | number)[]): void {
    this.problems.push({ path: pathText(this.#path, [...this.#keys, ...below]), code, message });
  }
}
