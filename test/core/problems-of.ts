import { IntuiError, type ParseOptions, type Problem, Tree } from "../../src/core.js";

/** What `Tree.parse` finds wrong with an input; nothing when it takes it. */
export function problemsOf(input: unknown, options?: ParseOptions): readonly Problem[] {
  return errorOf(() => Tree.parse(input, options))?.problems ?? [];
}

/** The IntuiError that a call throws, if it throws. Anything else that it throws is thrown on. */
export function errorOf(call: () => unknown): IntuiError | undefined {
  try {
    call();
  } catch (error) {
    if (!(error instanceof IntuiError)) throw error;
    return error;
  }
  return undefined;
}

/** Problems without their messages, as `path code`. */
export function places(problems: readonly Problem[] = []): string[] {
  return problems.map(({ path, code }) => `${path} ${code}`);
}
