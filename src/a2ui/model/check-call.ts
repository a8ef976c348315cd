import type * as v from "valibot";
import { inspect } from "../../core/inspect.js";
import type { Keys, Report } from "../../core/problem.js";
import { isRecord, listOf, quote } from "../../core/raw.js";
import type { Shape } from "../../core/shape.js";
import type { A2uiFunction, Returns } from "./function.js";
import type { CallCheckContext, CallValue } from "./library.js";
import { MAX_CALLS } from "./limits.js";
import { placeOf, returnsOf } from "./schema.js";

/** Looks at one call: whether the catalog has the function, whether it gives what is wanted, and at its arguments. */
export function checkCall(
  value: CallValue,
  wanted: Returns | undefined,
  keys: Keys,
  depth: number,
  { catalog, report, below }: CallCheckContext,
): void {
  if (depth > MAX_CALLS) {
    report(keys, "limit", `calls within calls go deeper than ${MAX_CALLS}: write it with fewer`);
    return;
  }
  const known = catalog.function(value.call);
  const { args = {}, returnType } = value as { readonly args?: unknown; readonly returnType?: unknown };
  const at = [...keys, "args"];
  if (known) {
    checkReturns(known, returnType, wanted, keys, report);
    const { problems } = inspect(known.args as v.GenericSchema, args, (inner) => JSON.stringify([...at, ...inner]));
    for (const { path, code, message } of problems) report(JSON.parse(path) as Keys, code, message);
  } else {
    const names = listOf(catalog.functions.map(({ name }) => name));
    report([...keys, "call"], "reference", `there is no function ${quote(value.call)}: use one of ${names}`);
  }
  if (!isRecord(args)) return;
  for (const [name, each] of Object.entries(args)) below(each, wantedBy(known, name), [...at, name], depth + 1);
}

/** What is said of the result has to be what the function gives, and what the place is for. */
function checkReturns(
  { name, returns }: A2uiFunction,
  said: unknown,
  wanted: Returns | undefined,
  keys: Keys,
  report: Report,
): void {
  if (said === undefined || returns === "any") return;
  if (said !== returns && said !== "any") {
    const message = `${name} returns ${returns}, not ${String(said)}: write that, or leave it out`;
    report([...keys, "returnType"], "value", message);
  } else if (wanted !== undefined && said !== wanted) {
    report([...keys, "call"], "value", `a ${wanted} stands here, and ${name} returns ${returns}: use another`);
  }
}

/** What an argument of a function has to be. */
function wantedBy(known: A2uiFunction | undefined, name: string): Returns | undefined {
  const entry = known?.args.entries[name] as unknown as Shape | undefined;
  const place = entry && placeOf(unwrapped(entry));
  return place && returnsOf(place);
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape;
}
