import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PACKAGE_VERSION } from "../../dist/npm/index.js";

test("the version that a second copy on a page would name is the package's", async () => {
  const { version } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));
  assert.equal(PACKAGE_VERSION, version);
});
