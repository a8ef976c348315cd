/** What trees and events have in common: an object that says the version of its protocol. */
import * as v from "valibot";
import { inspect } from "./inspect.js";
import type { Inspection } from "./inspection.js";
import { topPath } from "./path.js";
import type { Problem } from "./problem.js";
import { found, isRecord, own } from "./raw.js";
import { component } from "./schema.js";

/** The version of the protocol that trees and events carry as `v`. */
export const VERSION = 1;

/** The schema of `v`. */
export const version = v.literal(VERSION);

/** A tree around its root component. */
export const treeEnvelope = v.strictObject({ v: version, root: component() });

/** Reads a tree or an event by its schema. `shape` shows what it looks like, for who has it all wrong. */
export function inspectEnvelope(schema: v.GenericSchema, input: unknown, shape: string): Inspection {
  if (!isRecord(input)) {
    const first = typeof input === "string" ? "parse the JSON first, then " : "";
    const message = `expected an object, found ${found(input)}: ${first}give one such as ${shape}`;
    return { value: undefined, children: [], problems: [{ path: topPath([]), code: "shape", message }] };
  }
  const reading = inspect(schema, input, topPath);
  return {
    ...reading,
    problems: reading.problems.map((problem) => (problem.path === "v" ? wrongVersion(own(input, "v")) : problem)),
  };
}

function wrongVersion(given: unknown): Problem {
  const what =
    given === undefined ? "no version: add" : `version ${found(given)}, but this is version ${VERSION}: write`;
  return { path: "v", code: "version", message: `${what} "v": ${VERSION}` };
}
