/**
 * One reading of a value by a valibot schema that gives both what a writer needs and what a reader needs: every problem
 * at once, and everything that can be used all the same. valibot's own run stops at the first unknown key, leaves
 * checks out once something failed, and keeps nothing of a value that has an issue.
 */
import * as v from "valibot";
import { checkLength, type Outcome, run } from "./checks.js";
import type { ChildPlace, Inspection, InspectMemo, InspectOptions } from "./inspection.js";
import { ListState } from "./list-state.js";
import { nearest } from "./near.js";
import type { PathOf } from "./path.js";
import { type Plan, planOf } from "./plan.js";
import type { Problem, ProblemCode } from "./problem.js";
import { found, isRecord, jsonType, listOf, own, quote, setOwn } from "./raw.js";
import { type Action, expects, fits, type Shape, takes, valuesOf, wrongValue } from "./shape.js";

/**
 * Reads `input` by `schema`. `path` gives the problems their paths. Throws only what a check, transformation or lazy
 * getter of the schema throws.
 *
 * It agrees with `v.safeParse` on what is valid, but for what JSON and the protocol say otherwise: numbers are finite,
 * characters are code points, `undefined` counts as absent, a list is no object, own keys only (all of them, also
 * `__proto__`).
 */
export function inspect(
  schema: v.GenericSchema,
  input: unknown,
  path: PathOf,
  options: InspectOptions = {},
): Inspection {
  const inspector = new Inspector(path, options);
  const value = inspector.visit(planOf(schema as unknown as Shape), input, inspector.isOpen(input));
  return { value: value === NONE ? undefined : value, problems: inspector.problems, children: inspector.children };
}

type Input = Readonly<Record<string, unknown>>;

/** Stands for a value that can't be read. */
const NONE = Symbol("unreadable");

/** More keys from the component down than any schema means; only input nested on purpose gets there. */
const DEEPEST = 256;

/** Looks into nothing. */
const ANYTHING = planOf(v.any() as unknown as Shape);

class Inspector {
  readonly problems: Problem[] = [];
  readonly children: ChildPlace[] = [];
  readonly #keys: (string | number)[] = [];
  readonly #path: PathOf;
  readonly #options: InspectOptions;

  constructor(path: PathOf, options: InspectOptions) {
    this.#path = path;
    this.#options = options;
  }

  isOpen(value: unknown): boolean {
    return this.#openAt(value) !== undefined;
  }

  /** `half`: the value is still being written, so nothing about it as a whole is a problem yet. */
  visit(plan: Plan, input: unknown, half: boolean): unknown {
    const { memo } = this.#options;
    if (memo && plan.type === "array" && Array.isArray(input)) return this.#remembered(memo, plan, input, half);
    const faults = this.problems.length;
    const value = this.#base(plan, input, half);
    if (value === NONE || half || plan.actions.length === 0) return value;
    return this.#act(plan, input, value, faults);
  }

  #base(plan: Plan, input: unknown, half: boolean): unknown {
    if (this.#options.children?.has(input)) return input;
    const { shape } = plan;
    if (plan.foreign) return this.#foreign(shape, input, half);
    if (plan.values?.includes(input)) return half ? NONE : input;
    const inner = plan.wrapped ?? (plan.lazy ? planOf(shape.getter?.(input) as Shape) : undefined);
    if (inner) return this.#inner(shape, inner, input, half);
    const isFit = plan.wants === undefined ? fits(shape, input) : plan.wants === jsonType(input);
    if (!isFit) return half ? NONE : this.#refuse("type", wrongValue(shape, input));
    if (plan.type === "union") return this.#union(shape, shape.options as readonly Shape[], input, half);
    if (half && !plan.words && (typeof input !== "object" || input === null)) return NONE;
    if (plan.component) return input;
    switch (plan.type) {
      case "string":
      case "boolean":
      case "null":
        return input;
      case "any":
      case "unknown":
        return this.#options.children ? this.#opaque(input) : input;
      case "number":
        return Number.isFinite(input) ? input : this.#refuse("value", wrongValue(shape, input));
      case "literal":
      case "picklist":
      case "enum":
        return this.#refuse("value", wrongValue(shape, input));
      case "strict_object":
      case "object":
      case "loose_object":
        return this.#object(plan, input as Input);
      case "record":
        return this.#record(shape, input as Input);
      case "array":
        return this.#list(plan, input as readonly unknown[], new ListState(shape));
      case "variant":
        return this.#variant(shape, input as Input, half);
      default:
        return this.#foreign(shape, input, half);
    }
  }

  /** What a wrapper wraps, and its default; what a lazy schema means. */
  #inner(shape: Shape, inner: Plan, input: unknown, half: boolean): unknown {
    if (!takes(shape, input)) return this.visit(inner, input, half);
    const value = typeof shape.default === "function" ? shape.default() : shape.default;
    if (value === undefined) return input;
    return value === null ? value : this.visit(inner, value, false);
  }

  #object(plan: Plan, input: Input): object {
    const openAt = this.#openAt(input);
    const out = {};
    let known = 0;
    for (const { key, plan: entry, fills, optional } of plan.entries) {
      const isThere = Object.hasOwn(input, key);
      if (isThere) known++;
      const value = isThere ? input[key] : undefined;
      if (value !== undefined) this.#into(out, key, entry, value, openAt === key);
      else if (openAt !== undefined) continue;
      else if (fills) this.#into(out, key, entry, undefined, false);
      else if (!optional) this.#report("missing", `missing: add ${quote(key)}, ${expects(entry.shape)}`, key);
    }
    if (plan.type !== "object") this.#others(plan, input, out, openAt, known);
    return out;
  }

  /** The keys that the schema of an object has no entry for. */
  #others({ type, shape }: Plan, input: Input, out: object, openAt: unknown, known: number): void {
    const keys = Object.keys(input);
    if (keys.length === known) return;
    const { entries = {} } = shape;
    for (const key of keys) {
      if (Object.hasOwn(entries, key) || key === openAt) continue;
      if (type === "loose_object") this.#into(out, key, ANYTHING, input[key], false);
      else this.#report("unknown-prop", unknownProp(key, Object.keys(entries)));
    }
  }

  /** What no schema looks into, and children are looked for in: a copy, so that they can be replaced. */
  #opaque(input: unknown): unknown {
    if (Array.isArray(input)) return this.#list(ANYTHING, input, new ListState(ANYTHING.shape));
    return isRecord(input) ? this.#record(ANYTHING.shape, input) : input;
  }

  #record(shape: Shape, input: Input): object {
    const openAt = this.#openAt(input);
    const { key: keyShape, value: valueShape } = shape as { key?: Shape; value?: Shape };
    const keyPlan = keyShape ? planOf(keyShape) : ANYTHING;
    const valuePlan = valueShape ? planOf(valueShape) : ANYTHING;
    const out = {};
    for (const key of Object.keys(input)) {
      const faults = this.problems.length;
      this.#keys.push(key);
      const name = this.visit(keyPlan, key, false);
      this.#keys.pop();
      if (this.problems.length > faults) continue;
      this.#into(out, name as string, valuePlan, input[key], openAt === key);
    }
    return out;
  }

  #list(plan: Plan, input: readonly unknown[], state: ListState): readonly unknown[] {
    const openAt = this.#openAt(input);
    const { item = ANYTHING } = plan;
    const closed = typeof openAt === "number" ? openAt : input.length;
    state.dropTrailing();
    for (; state.count < closed; state.count++) this.#item(state, item, input, state.count, false);
    if (closed < input.length) state.trailing = this.#item(state, item, input, closed, true);
    return state.out;
  }

  /** True when the item could be read. */
  #item(state: ListState, item: Plan, input: readonly unknown[], index: number, half: boolean): boolean {
    const faults = this.problems.length;
    const read = this.#into(state.out, state.out.length, item, input[index], half, index);
    if (!half) state.keep(this.problems, faults);
    return read;
  }

  /** A list whose items were seen in an earlier call. */
  #remembered(memo: InspectMemo, plan: Plan, input: readonly unknown[], half: boolean): unknown {
    let state = memo.get(input);
    if (!state || state.shape !== plan.shape) {
      state = new ListState(plan.shape);
      memo.set(input, state);
    }
    for (const problem of state.problems) this.problems.push(problem);
    if (state.final) return state.final.value;
    const faults = this.problems.length - state.problems.length;
    const value = this.#list(plan, input, state);
    if (half) return value;
    const before = this.problems.length;
    const final = this.#act(plan, input, value, faults);
    state.keep(this.problems, before);
    state.final = { value: final };
    return final;
  }

  #union(shape: Shape, options: readonly Shape[], input: unknown, half: boolean): unknown {
    const candidates = options.filter((option) => fits(option, input));
    const [only] = candidates;
    if (only && candidates.length === 1) return this.visit(planOf(only), input, half);
    const faults = this.problems.length;
    const children = this.children.length;
    let best: Pick<Inspection, "value" | "problems" | "children"> | undefined;
    for (const option of candidates) {
      const value = this.visit(planOf(option), input, half);
      const reading = { value, problems: this.problems.splice(faults), children: this.children.splice(children) };
      if (value === NONE && reading.problems.length === 0) continue;
      if (!best || reading.problems.length < best.problems.length) best = reading;
    }
    if (!best) return NONE;
    if (best.problems.length > 0 && candidates.every(valuesOf)) return this.#refuse("value", wrongValue(shape, input));
    for (const problem of best.problems) this.problems.push(problem);
    for (const child of best.children) this.children.push(child);
    return best.value;
  }

  #variant(shape: Shape, input: Input, half: boolean): unknown {
    const key = String(shape.key);
    const options = shape.options as readonly Shape[];
    const named = options.map((option) => option.entries?.[key] && valuesOf(option.entries[key]));
    if (named.includes(undefined)) return this.#foreign(shape, input, half);
    const name = own(input, key);
    const matching = options.filter((_, index) => named[index]?.includes(name));
    if (matching.length > 0) return this.#union(shape, matching, input, half);
    if (half) return NONE;
    const values = named.flatMap((each) => each ?? []);
    const wrong = values.some((value) => jsonType(value) === jsonType(name)) ? "value" : "type";
    const message = `expected one of ${listOf(values)}, found ${found(name)}: write one of them`;
    this.#report(name === undefined ? "missing" : wrong, message, key);
    return NONE;
  }

  #foreign(shape: Action, input: unknown, half: boolean): unknown {
    return half ? NONE : this.#settle(run(shape, input));
  }

  #settle({ value, findings }: Outcome): unknown {
    for (const { code, message, keys } of findings) this.#report(code, message, ...keys);
    return findings.length > 0 ? NONE : value;
  }

  /** Runs what follows the first schema of a pipe. What only valibot knows runs on a value that is otherwise sound. */
  #act({ actions }: Plan, input: unknown, value: unknown, faults: number): unknown {
    let current = value;
    for (const action of actions) {
      const broken = this.problems.length > faults;
      // Items that can't be read are missing in the value, but they count.
      const findings = checkLength(action, broken ? input : current);
      if (findings ? findings.length === 0 : broken) continue;
      const result = this.#settle(findings ? { value: current, findings } : run(action, current));
      if (result !== NONE) current = result;
    }
    return current;
  }

  /** Visits what stands at `key` of the input and puts what can be read at `to` of the output; true when it could. */
  #into(out: object, to: string | number, plan: Plan, input: unknown, half: boolean, key = to): boolean {
    const { children } = this.#options;
    this.#keys.push(key);
    const deep = this.#keys.length > DEEPEST;
    const value = deep ? this.#refuse("limit", "nested too deep: flatten it") : this.visit(plan, input, half);
    if (value !== NONE) setOwn(out, to, value);
    const isChild = (plan.place && isRecord(value)) || (children?.has(value) && isRecord(value));
    if (isChild) this.children.push({ holder: out, key: to, raw: input, path: this.#path(this.#keys) });
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
    this.problems.push({ path: this.#path([...this.#keys, ...below]), code, message });
  }
}

function unknownProp(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const remedy = near === undefined ? `remove it, or use one of ${listOf(known)}` : `use ${quote(near)}`;
  return `unknown prop ${quote(key)}: ${remedy}`;
}
