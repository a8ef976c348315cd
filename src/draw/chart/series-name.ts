import { say, type Words } from "../words.js";
import type { Series } from "./series.js";

/** What a series is called wherever it is named: a role other than primary is said, since it is also drawn. */
export function seriesName({ label, role }: Series, words: Words): string {
  if (role === "primary") return label;
  return say(words.seriesWithRole, { label, role: role === "baseline" ? words.baseline : words.comparison });
}
