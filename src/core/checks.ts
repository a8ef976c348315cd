/** The checks of valibot's pipes, and its schemas of types that `inspect` does not read itself. */
import type * as v from "valibot";
import type { Keys, ProblemCode } from "./problem.js";
import type { Action } from "./shape.js";

/** One thing that a check or schema found, at its place below the value. */
export interface Finding {
  readonly keys: Keys;
  readonly code: ProblemCode;
  readonly message: string;
}

/** What a check, a transformation or a schema makes of a value. The value is worth something only without findings. */
export interface Outcome {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

const FINE: readonly Finding[] = [];

/**
 * The limits of a length, which valibot counts in UTF-16 units: here a string's are Unicode code points, as in JSON
 * Schema. Undefined: the action is none of these, or its author gave it a message of its own.
 */
export function checkLength(
  { type, requirement: limit, message }: Action,
  value: unknown,
): readonly Finding[] | undefined {
  const atLeast = type === "min_length";
  if (!(atLeast || type === "max_length") || typeof limit !== "number" || message !== undefined) return undefined;
  const isText = typeof value === "string";
  if (!isText && !Array.isArray(value)) return undefined;
  // A character takes one unit or two: mostly that tells enough.
  const { length } = value;
  if (atLeast ? (isText ? length / 2 : length) >= limit : length <= limit) return FINE;
  const size = isText ? characters(value) : length;
  if (atLeast ? size >= limit : size <= limit) return FINE;
  const unit = isText ? "character" : "item";
  const what = size === 0 ? "empty" : counted(size, unit);
  return atLeast
    ? [{ keys: [], code: "value", message: `${what}: write at least ${counted(limit, unit)}` }]
    : [{ keys: [], code: "limit", message: `${what}, at most ${limit} are allowed: shorten it by ${size - limit}` }];
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Unicode code points. */
function characters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/**
 * Has valibot run an action. Nesting that overflows its recursion is a finding too; anything else that a check of the
 * schema's author throws is thrown on.
 */
export function run(action: Action, input: unknown): Outcome {
  try {
    const dataset = { value: input, typed: action.kind !== "schema" } as unknown as v.UnknownDataset;
    const { value, issues = [] } = action["~run"](dataset, {});
    return { value, findings: issues.map(translate) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, findings: [{ keys: [], code: "limit", message: "nested too deep: flatten it" }] };
  }
}

function translate(issue: v.BaseIssue<unknown>): Finding {
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const own = issue.message.startsWith("Invalid") ? `${issue.message}: change it to fit` : issue.message;
  return { keys, code: issue.kind === "schema" ? "type" : "value", message: own };
}
