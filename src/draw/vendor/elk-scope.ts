/**
 * Lends the layout engine the `module` and `exports` that a CommonJS file looks for, where no bundler has wrapped it.
 * Only `elk.ts` imports this, straight before the engine. The modules of one graph run one after another with nothing
 * in between, and the loan ends in the microtask after them, so no other code of the page ever sees the two names.
 */
const names = ["module", "exports"] as const;
const scope = globalThis as Partial<Record<(typeof names)[number], unknown>>;
const before = new Map(names.filter((name) => name in scope).map((name) => [name, scope[name]]));

/** In every place that runs this, but no part of the language's own types. */
declare const queueMicrotask: (run: () => void) => void;

/** What the engine exports, when it ran unwrapped. */
export const lent: { exports: { Worker?: unknown } } = { exports: {} };

scope.module = lent;
scope.exports = lent.exports;
queueMicrotask(() => {
  for (const name of names) {
    if (before.has(name)) scope[name] = before.get(name);
    else delete scope[name];
  }
});
