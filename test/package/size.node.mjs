import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "../tools/size.js";

for (const { name, bytes, budget } of await measure()) {
  test(`${name}: at most ${budget / 1000} kB`, () => {
    assert.ok(bytes > 1000, `only ${bytes} bytes: this is not the file that was meant`);
    assert.ok(bytes <= budget, `${bytes / 1000} kB`);
  });
}
