// The pictures that are kept beside the tests are real PNG files, and show what they were made from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PNG } from "pngjs";
import { smallPng } from "../tools/small-png.js";

test("a small picture reads as the one that it was made from, within the coarsest step", () => {
  const picture = new PNG({ width: 37, height: 11 });
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : (at * at) % 256;
  const few = PNG.sync.read(Buffer.from(smallPng(picture)));
  assert.deepEqual([few.width, few.height], [37, 11]);
  const off = picture.data.map((value, at) => Math.abs(value - (few.data[at] ?? 0)));
  assert.ok(Math.max(...off) <= 128, `a colour is ${Math.max(...off)} off`);
});
