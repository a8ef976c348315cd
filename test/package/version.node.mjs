import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

/** @param {string} path */
const from = (path) => new URL(`../../${path}`, import.meta.url);

test("the version that a second copy on a page would name is the package's", async () => {
  const { version } = JSON.parse(await readFile(from("package.json"), "utf8"));
  const { PACKAGE_VERSION } = await import(from("dist/npm/index.js").href);
  assert.equal(PACKAGE_VERSION, version);
});
