import { isRecord, own } from "../../core/raw.js";
import { toText } from "./coerce.js";
import type { Expression } from "./expression.js";
import type { A2uiFunction, Effects } from "./function.js";
import { library } from "./library.js";
import { MAX_EVALUATIONS } from "./limits.js";
import { type Steps, stepsOf } from "./pointer.js";

/** Where a component stands in the data: in a template, at an item of its list. */
export interface Scope {
  readonly steps: Steps;
  /** The item's place in its list; none outside of templates. */
  readonly index?: number | undefined;
}

/** What working out a value may ask for. */
export interface Environment {
  readonly scope: Scope;
  readonly locale: string;
  function(name: string): A2uiFunction | undefined;
  /** The value at a path of the data model; whoever asks is told when it changes. */
  read(steps: Steps): unknown;
  /** Says that an expression has failed: it counts as having no value. */
  failed(expression: string, message: string): void;
  /** What a press may do beside sending an event. Undefined while values are only shown: then nothing has an effect. */
  readonly effects?: Effects | undefined;
}

/** `{path}`, and nothing beside it. */
export function isBinding(value: unknown): value is { readonly path: string } {
  return isRecord(value) && typeof own(value, "path") === "string" && Object.keys(value).length === 1;
}

/** `{call, …}` */
export function isCall(value: unknown): value is { readonly call: string; readonly args?: unknown } {
  return isRecord(value) && typeof own(value, "call") === "string";
}

/** Where a path as written in a message leads: in a template, what the root does not hold is looked for in the item. */
export function targetOf(path: string, env: Environment): Steps {
  const { steps } = env.scope;
  const target = stepsOf(path, steps);
  if (steps.length === 0 || !path.startsWith("/") || env.read(target) !== undefined) return target;
  const inItem = stepsOf(path.slice(1), steps);
  return env.read(inItem) === undefined ? target : inItem;
}

/** Bindings and calls in a value, at any depth, replaced by their values. */
export function evaluate(value: unknown, env: Environment, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_EVALUATIONS) {
    env.failed("nesting", `nested deeper than ${MAX_EVALUATIONS} levels: write it with fewer calls within calls`);
    return undefined;
  }
  if (Array.isArray(value)) return value.map((item) => evaluate(item, env, depth + 1));
  if (isBinding(value)) return attempt("path", env, () => env.read(targetOf(value.path, env)));
  if (isCall(value)) return call(value.call, isRecord(value.args) ? value.args : {}, env, depth);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, evaluate(each, env, depth + 1)]));
}

function call(name: string, args: Readonly<Record<string, unknown>>, env: Environment, depth: number): unknown {
  const known = env.function(name);
  if (!known) {
    const why = library() ? `there is no function "${name}"` : `"${name}" could not be loaded, or does not exist`;
    env.failed(name, `${why}: use one of the catalog's`);
    return undefined;
  }
  if (known.effect && !env.effects) {
    env.failed(name, `"${name}" runs only when a person asks for it: use it in the functionCall of an action`);
    return undefined;
  }
  const values: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(args)) values[key] = evaluate(each, env, depth + 1);
  const { locale, scope, effects } = env;
  const interpolate = (template: string): string => interpolated(template, env, depth + 1);
  return attempt(name, env, () => known.run(values, { locale, index: scope.index, effects, interpolate }));
}

/** A template of `formatString`, filled in. */
function interpolated(template: string, env: Environment, depth: number): string {
  const pieces = library()?.piecesOf(template) ?? [];
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece) return toText(evaluate(dataOf(piece), env, depth));
      env.failed("formatString", "an expression in the template is not complete: close it, and name its arguments");
      return "";
    })
    .join("");
}

/** An expression as it would stand in a message. */
function dataOf(expression: Expression): unknown {
  if (expression.is === "literal") return expression.value;
  if (expression.is === "path") return { path: expression.path };
  return {
    call: expression.name,
    args: Object.fromEntries(expression.args.map(([name, arg]) => [name, dataOf(arg)])),
  };
}

function attempt(expression: string, env: Environment, run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    env.failed(expression, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
