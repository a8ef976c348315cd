// The check of the shipped files sees what it is there to see: each of these is beyond the stated browsers, or within.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newNames, newSyntax } from "../tools/baseline.js";

for (const code of [
  "using file = open();",
  "class A { @note x; }",
  "/(?i:a)b/.test(x);",
  "/(?<n>a)|(?<n>b)/.test(x);",
]) {
  test(`new syntax: ${code}`, async () => assert.equal((await newSyntax(code)).length, 1));
}

for (const code of [
  "class A { #x = 1; static { A.y ??= 2; } }",
  "/(?<=a)[\\p{L}--b]/v.test(x);",
  "await import('./x.js');",
]) {
  test(`known syntax: ${code}`, async () => assert.deepEqual(await newSyntax(code), []));
}

for (const [code, name] of /** @type {const} */ ([
  ["Promise.try(work);", "Promise.try"],
  ["URL.parse(text);", "URL.parse"],
  ["new Set().union(other);", "union"],
  ["requestIdleCallback(work);", "requestIdleCallback"],
  ["scheduler.yield();", "scheduler"],
  ["parent.moveBefore(child, null);", "moveBefore"],
  ["new CloseWatcher();", "CloseWatcher"],
])) {
  test(`new name: ${code}`, () => assert.ok(newNames("planted.js", code).includes(name)));
}

for (const code of [
  "Promise.withResolvers(); Object.groupBy(list, key); Array.fromAsync(list);",
  "element.attachInternals().states.add('complete');",
  "AbortSignal.any([first, second]); structuredClone(value);",
  "const own = { union: (a) => a }; own.union(1);",
]) {
  test(`known names: ${code}`, () => assert.deepEqual(newNames("planted.js", code), []));
}
