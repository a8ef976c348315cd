/** What valibot itself finds, in this package's words: for schemas and checks that only it knows. */
import type * as v from "valibot";
import type { Finding } from "./checks.js";
import type { Keys } from "./problem.js";
import { found, listOf } from "./raw.js";
import type { Action } from "./shape.js";

type Issue = v.BaseIssue<unknown>;

/** One thing that valibot found, at its place below the value. */
export interface ForeignFinding extends Finding {
  readonly keys: Keys;
}

/**
 * Runs a schema or a pipe's action on a value. `value` is its output, worth something only without findings.
 * Nesting that overflows valibot's recursion is a finding too. What a check of the schema's author throws is thrown on.
 */
export function runForeign(action: Action, input: unknown): { value: unknown; findings: readonly ForeignFinding[] } {
  try {
    const dataset = { value: input, typed: action.kind !== "schema" } as unknown as v.UnknownDataset;
    const result = action["~run"](dataset, {});
    return { value: result.value, findings: (result.issues ?? []).map(translate) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, findings: [{ keys: [], code: "limit", message: "nested too deep: flatten it" }] };
  }
}

function translate(issue: Issue): ForeignFinding {
  const path = issue.path ?? [];
  const keys = path.map((item) => (typeof item.key === "number" ? item.key : String(item.key)));
  const last = path.at(-1);
  const atKey = last !== undefined && "origin" in last && last.origin === "key" && issue.kind === "schema";
  if (atKey && issue.expected === "never") {
    return { keys: keys.slice(0, -1), code: "unknown-prop", message: `unknown prop ${listOf(keys.slice(-1))}: remove it` };
  }
  if (atKey && issue.input === undefined) return { keys, code: "missing", message: `missing: add ${listOf(keys.slice(-1))}` };
  if (!issue.message.startsWith("Invalid ")) return { keys, code: codeOf(issue), message: issue.message };
  const rule = issue.expected ? `expected ${issue.expected}, found ${found(issue.input)}` : "a rule of this prop fails";
  return { keys, code: codeOf(issue), message: `${rule}: change it to fit` };
}

function codeOf(issue: Issue): Finding["code"] {
  if (issue.kind === "schema") return issue.type === "literal" || issue.type === "picklist" ? "value" : "type";
  return issue.type.startsWith("max_") ? "limit" : "value";
}
