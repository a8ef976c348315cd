// The rules of the house fire: each planted line is put into a copy of the house and must be refused with our message.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";

const biome = resolve("node_modules/@biomejs/biome/bin/biome");
const house = mkdtempSync(join(tmpdir(), "intui-rules-"));
after(() => rmSync(house, { recursive: true, force: true }));

const REFUSED = /** @type {const} */ ([
  ["src/core/planted.ts", 'import { html } from "lit";', "core may import"],
  ["src/core/planted.ts", 'import type { Drawing } from "../draw/drawing.js";', "core may import"],
  ["src/core/planted.ts", 'export { JsonStream } from "../stream/json-stream.js";', "core may import"],
  ["src/core/planted.ts", 'import { toJsonSchema } from "@valibot/to-json-schema";', "core may import"],
  ["src/core/kinds/planted.ts", 'import { text } from "./text.js";', "no other kind"],
  ["src/core/kinds/planted.ts", 'import { say } from "../../draw/words.js";', "no other kind"],
  ["src/core/json-schema.ts", 'import { Tree } from "./tree.js";', "json-schema.ts may import"],
  ["src/stream/planted.ts", 'import { say } from "../draw/words.js";', "stream may import"],
  ["src/stream/planted.ts", 'import * as v from "valibot";', "stream may import"],
  ["src/draw/planted.ts", 'import { listen } from "../host/listen.js";', "draw may import"],
  ["src/draw/planted.ts", 'import uPlot from "uplot";', "draw may import"],
  ["src/draw/planted.ts", 'const engine = await import("elkjs");', "draw may import"],
  ["src/draw/planted.ts", 'import { marked } from "marked";', "draw may import"],
  ["src/draw/planted.ts", 'import { Tree } from "@intui/web/core";', "draw may import"],
  ["src/draw/planted.ts", 'import { drawChart } from "./chart.js";', "drawings.ts alone"],
  ["src/draw/planted.ts", 'import { styleMap } from "lit/directives/style-map.js";', "content security policy"],
  ["src/draw/planted.ts", 'import { unsafeHTML } from "lit/directives/unsafe-html.js";', "content security policy"],
  ["src/draw/markdown/planted.ts", 'import uPlot from "uplot";', "markdown may import"],
  ["src/draw/markdown/planted.ts", 'import { drawText } from "../text.js";', "drawings.ts alone"],
  ["src/draw/vendor/planted.ts", 'import { say } from "../words.js";', "vendor may import"],
  ["src/host/planted.ts", 'import { IntuiTree } from "../draw/tree.js";', "host may import"],
  ["src/core.ts", 'export { listen } from "./host/listen.js";', "core entry"],
  ["src/stream.ts", 'export { IntuiTree } from "./draw/tree.js";', "stream entry"],
  ["src/index.ts", 'import "./define.js";', "registers nothing"],
  ["src/index.ts", 'export { Tree } from "@intui/web/core";', "registers nothing"],
  ["src/draw/planted.ts", "host.innerHTML = text;", "No string becomes markup"],
  ["src/draw/planted.ts", "element.insertAdjacentHTML('beforeend', text);", "No string becomes markup"],
  ["src/draw/planted.ts", "export const a = html`<p .innerHTML=${'<b>'}></p>`;", "No string becomes markup"],
  ["src/draw/planted.ts", 'export const b = html`<p style="color: red"></p>`;', "style-src"],
  ["src/draw/planted.ts", "export const c = html`<style>p {}</style>`;", "style-src"],
  ["src/draw/planted.ts", "export default 1;", "default export"],
  ["src/draw/planted.ts", "export const d: any = 1;", "any"],
  ["src/draw/planted.ts", 'console.log("here");', "console"],
]);

const ALLOWED = /** @type {const} */ ([
  ["src/core/planted.ts", 'import * as v from "valibot";\nimport { text } from "./kinds/text.js";'],
  ["src/core/json-schema.ts", 'import { toJsonSchema } from "@valibot/to-json-schema";\nimport * as v from "valibot";'],
  ["src/draw/planted.ts", 'import { html } from "lit";\nimport { repeat } from "lit/directives/repeat.js";'],
  ["src/draw/planted.ts", 'import { Tree } from "../core/tree.js";\nimport { Draft } from "../stream/draft.js";'],
  ["src/draw/planted.ts", "export const e = html`<p .style=${bound}></p>`;"],
  ["src/draw/drawings.ts", 'import { drawChart } from "./chart.js";'],
  ["src/draw/markdown/planted.ts", 'import { marked } from "marked";\nimport { say } from "../words.js";'],
  ["src/draw/vendor/planted.ts", 'import uPlot from "uplot";'],
]);

/** @param {string} file @param {string} code */
function plant(file, code) {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
}

/** What the linter says of one planted file, or of all. @param {string[]} files @returns {string[]} */
function lint(...files) {
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none", ...files],
    {
      cwd: house,
      encoding: "utf8",
    },
  );
  /** @type {{ category: string, severity: string, message: unknown }[]} */
  const diagnostics = JSON.parse(stdout).diagnostics;
  return diagnostics.filter(({ severity }) => severity === "error").map((one) => JSON.stringify(one));
}

cpSync("biome.json", join(house, "biome.json"));
cpSync("test/tools/no-markup.grit", join(house, "test/tools/no-markup.grit"));

for (const [file, code, message] of REFUSED) {
  test(`${file}: ${code} is refused`, () => {
    plant(file, code);
    const said = lint(file).filter((text) => text.includes(message));
    rmSync(join(house, file));
    assert.equal(said.length, 1);
  });
}

for (const [file, code] of ALLOWED) {
  test(`${file}: ${code} is allowed`, () => {
    plant(file, code);
    const said = lint(file).filter((text) => /noRestrictedImports|plugin/.test(text));
    rmSync(join(house, file));
    assert.deepEqual(said, []);
  });
}

test("a cycle of imports is refused, types included", () => {
  plant("src/draw/one.ts", 'import type { Two } from "./two.js";\nexport type One = Two;');
  plant("src/draw/two.ts", 'import type { One } from "./one.js";\nexport type Two = One;');
  assert.equal(lint("src/draw").filter((text) => text.includes("noImportCycles")).length, 2);
});

test("the rooms that need no DOM are compiled without it", () => {
  const config = readFileSync("tsconfig.core.json", "utf8");
  assert.match(config, /"lib": \["ES2023"\]/);
  assert.match(config, /"src\/core", "src\/stream"/);
});
