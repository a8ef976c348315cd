import type { StopSignal, TextSource } from "../stream/text-source.js";

/**
 * The text of a source, piece by piece, as `readText` gives it. Its code is loaded with the first source: most answers are
 * given as text.
 */
export async function* readSource(source: TextSource, stop: StopSignal): AsyncGenerator<string, void> {
  const { readText } = await import("../stream/text-source.js");
  yield* readText(source, stop);
}
