/** Reading one prop of a payload: what is right as it is, and what is meant where it is not. */
import type * as v from "valibot";
import { inspect } from "../../core/inspect.js";
import type { Problem } from "../../core/problem.js";
import { own } from "../../core/raw.js";
import type { ProfyComponent } from "./component.js";

/** What a prop's value is read as. */
export interface Mended {
  /** Undefined: nothing can be made of it. */
  readonly value: unknown;
  /** What is wrong with the value as it was written. */
  readonly problems: readonly Problem[];
}

/** Reads a prop of a component whose value has closed. */
export function mend({ props, wire }: ProfyComponent, name: string, given: unknown): Mended {
  const schema = props[name] as v.GenericSchema;
  const synonyms = wire.synonyms?.[name] ?? {};
  const input = typeof given === "string" ? (own(synonyms, given) ?? given) : given;
  const { value, problems } = inspect(schema, input, nowhere);
  if (problems.length === 0) return { value, problems };
  for (const meant of [...meanings(input), wire.meant?.[name]?.(input)]) {
    if (meant === undefined) continue;
    const second = inspect(schema, meant, nowhere);
    if (second.problems.length === 0) return { value: second.value, problems };
  }
  return { value: undefined, problems };
}

/** No prop of these is looked into: what is wrong is wrong with the value itself. */
const nowhere = (): string => "";

const NUMBER = /^\s*-?\d+(\.\d+)?\s*(px)?\s*$/;

/** What may be written in the place of another: 5 for "5", "5" and "5px" for 5, "true" for true, "Pro" for "pro". */
function* meanings(value: unknown): Generator<unknown> {
  if (typeof value === "number" || typeof value === "boolean") yield String(value);
  if (typeof value !== "string") return;
  if (NUMBER.test(value)) yield Number.parseFloat(value);
  if (/^(true|false)$/i.test(value)) yield value.toLowerCase() === "true";
  yield value.trim().toLowerCase();
}
