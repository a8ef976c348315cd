import { isRecord } from "../core/raw.js";

/** The arguments of `show` as they are meant: some models, and some clients, write what is nested as JSON text. */
export function inputOf(input: unknown): unknown {
  if (!isRecord(input) || typeof input.root !== "string") return input;
  try {
    return { ...input, root: JSON.parse(input.root) as unknown };
  } catch {
    return input;
  }
}
