/** What trees and events have in common: an object that says the version of its protocol. */
import { TOP_LEVEL } from "./path.js";
import type { Problem } from "./problem.js";
import { found, isRecord, own } from "./raw.js";

/** The version of the protocol that trees and events carry as `v`. */
export const VERSION = 1;

/** What is wrong with the outside of a tree or an event; `shape` shows how it looks. */
export function envelopeProblems(input: unknown, shape: string): Problem[] {
  if (!isRecord(input)) {
    const remedy = typeof input === "string" ? "parse the JSON first, then give the value" : "write";
    return [{ path: TOP_LEVEL, code: "shape", message: `expected an object, found ${found(input)}: ${remedy}: ${shape}` }];
  }
  const version = own(input, "v");
  if (version === VERSION) return [];
  const message =
    version === undefined
      ? `no version: add "v": ${VERSION}`
      : `version ${typeof version === "number" ? version : `is ${found(version)}`}, but this is version ${VERSION}: write "v": ${VERSION}`;
  return [{ path: "v", code: "version", message }];
}
