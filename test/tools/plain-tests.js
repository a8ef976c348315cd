// The tests that need no more of a browser than a page: they run in every engine. The others press keys, move a mouse or
// change the media through the test runner, which it can do in Chromium alone.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const COMMANDS = "@web/test-runner-commands";

/** @returns {string[]} */
function testFiles() {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" }).map((file) => join("test", file));
  return files.filter((file) => file.endsWith(".test.ts") && !/node_modules|[\\/]bench[\\/]/.test(file)).sort();
}

/** True when the file, or a helper of the tests that it imports, asks the runner for something. @param {string} file */
function asksRunner(file) {
  const source = readFileSync(file, "utf8");
  if (source.includes(COMMANDS)) return true;
  const helpers = [...source.matchAll(/from "(\.\/[^"]+)\.js"/g)].map(([, name]) =>
    resolve(dirname(file), `${name}.ts`),
  );
  return helpers.some((helper) => readFileSync(helper, "utf8").includes(COMMANDS));
}

/**
 * What Chromium alone is asked: how much is drawn within one frame of its clock, and what its collector takes away while a
 * test looks on.
 */
const CHROMIUM_ONLY = new Set(
  ["bounded-drawing", "leak", "loop"].map((name) => join("test", "draw", `${name}.test.ts`)),
);

/** How many test files there are, and those that run in every engine. */
export function plainTests() {
  const all = testFiles();
  return { count: all.length, files: all.filter((file) => !CHROMIUM_ONLY.has(file) && !asksRunner(file)) };
}
