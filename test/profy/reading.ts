import type { Problem } from "../../src/core.js";
import { ProfyReader, profyCatalog } from "../../src/profy.js";

/** What became of a payload that was there from the start. */
export function read(payload: unknown): ProfyReader {
  return ProfyReader.of(payload, { catalog: profyCatalog }) as ProfyReader;
}

/** What became of a text that came in pieces of so many characters. */
export function readText(text: string, size: number): ProfyReader {
  const reader = ProfyReader.forText({ catalog: profyCatalog }) as ProfyReader;
  for (let from = 0; from < text.length; from += size) {
    reader.write(text.slice(from, from + size));
    reader.update();
  }
  reader.end();
  return reader;
}

/** Problems as one can compare them: where, and what. */
export const told = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, message }) => `${path}: ${message}`);

/** All that a reader ended with. */
export const outcome = (reader: ProfyReader): unknown => ({
  tree: reader.tree?.toJSON(),
  text: reader.tree?.toText(),
  problems: told(reader.problems),
  error: reader.error?.message,
});
