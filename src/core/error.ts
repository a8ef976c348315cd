import { formatNumber } from "./format-number.js";
import type { Problem } from "./problem.js";

const MOST_LINES = 50;

/**
 * What is wrong with a tree or an event, written for the model that has to mend it. `message` is the summary and the
 * first 50 problems, one a line; `problems` are all of them.
 */
export class IntuiError extends Error {
  override readonly name = "IntuiError";
  /** What was refused, and how many problems it has. */
  readonly summary: string;
  readonly problems: readonly Problem[];

  constructor(summary: string, problems: readonly Problem[], options?: { readonly cause?: unknown }) {
    super(messageOf(summary, problems), options);
    this.summary = summary;
    this.problems = problems;
  }

  /** An error for what was refused ("tree" or "event"); the summary says how many problems there are. */
  static refused(what: string, problems: readonly Problem[]): IntuiError {
    const { length } = problems;
    const count = length === 1 ? "1 problem. Mend it" : `${formatNumber(length)} problems. Mend all of them`;
    return new IntuiError(`The ${what} was refused for ${count} and send the ${what} again.`, problems);
  }
}

function messageOf(summary: string, problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_LINES).map(({ path, message }) => `- ${path}: ${message}`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`and ${formatNumber(more)} more`);
  return [summary, ...lines].join("\n");
}
