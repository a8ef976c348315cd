// The gallery looks as it did: each section in light, dark, right to left, at 320 px and on paper, beside the picture that
// `npm run pictures` has kept of it. Text is drawn otherwise with other fonts: on a machine with other ones than the
// pictures were made with, nothing is compared, and that is said.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { startDemo } from "../tools/gallery-page.js";
import { FOLDER, fingerprint, LOOKS, launch, madeWith, picturesOf } from "../tools/pictures.js";

/** How far the colour of a pixel may be off (0 to 1), and the share of pixels that may be further off. */
const COLOUR = 0.15;
const SHARE = 0.0005;

const kept = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith(".png")) : [];
const browser = await launch();
const [here, there] = [await fingerprint(browser), madeWith()];
// Where none are kept nothing is skipped: that is a failure.
const skip =
  there === undefined || here === there
    ? false
    : `other fonts here (${here}) than the pictures were made with (${there})`;
console.log(`pictures: ${skip ? `NOT compared: ${skip}` : `${kept.length} compared`}`);

/**
 * What is wrong with a picture; undefined when it is the kept one, within the tolerance.
 * @param {string} file
 * @param {Uint8Array} png
 */
function difference(file, png) {
  if (!kept.includes(file)) return `${file}: new`;
  const [was, is] = [readFileSync(join(FOLDER, file)), Buffer.from(png)].map((each) => PNG.sync.read(each));
  if (!was || !is) return `${file}: no picture`;
  const { width, height } = is;
  if (was.width !== width || was.height !== height) {
    return `${file}: ${width} × ${height} px, not ${was.width} × ${was.height}; ${save(file, png)}`;
  }
  const diff = new PNG({ width, height });
  const count = pixelmatch(was.data, is.data, diff.data, width, height, { threshold: COLOUR });
  if (count <= width * height * SHARE) return undefined;
  return `${file}: ${count} pixels differ; ${save(file, png)}, ${save(`diff-${file}`, PNG.sync.write(diff))}`;
}

let folder = "";

/** @param {string} file @param {Uint8Array} png */
function save(file, png) {
  folder ||= mkdtempSync(join(tmpdir(), "intui-pictures-"));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, png);
  return path;
}

after(() => browser.close());

describe("the gallery looks as it did (npm run pictures keeps another look)", { skip }, () => {
  /** @type {Awaited<ReturnType<typeof startDemo>>} */
  let demo;
  /** @type {Set<string>} */
  const seen = new Set();

  before(async () => {
    demo = await startDemo();
  });

  after(() => demo?.stop());

  for (const look of Object.keys(LOOKS)) {
    test(look, { timeout: 180_000 }, async () => {
      const pictures = await picturesOf(browser, demo.address, look);
      assert.ok(pictures.size >= 10, `only ${pictures.size} sections`);
      for (const file of pictures.keys()) seen.add(file);
      const differences = [...pictures].map(([file, png]) => difference(file, png)).filter(Boolean);
      assert.deepEqual(differences, []);
    });
  }

  test("no picture is kept of what is not there any more", () => {
    assert.deepEqual(
      kept.filter((file) => !seen.has(file)),
      [],
    );
  });
});
