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
  ["src/stream/planted.ts", 'import { say } from "../draw/words.js";', "stream may import"],
  ["src/stream/json/planted.ts", 'import { say } from "../../draw/words.js";', "stream may import"],
  ["src/stream/planted.ts", 'import * as v from "valibot";', "stream may import"],
  ["src/strings/planted.ts", 'import { core } from "../core/core.js";', "strings may import"],
  ["src/draw/planted.ts", 'import { listen } from "../host/listen.js";', "draw may import"],
  ["src/draw/planted.ts", 'import uPlot from "uplot";', "draw may import"],
  ["src/draw/planted.ts", 'const engine = await import("elkjs");', "draw may import"],
  ["src/draw/planted.ts", 'import { marked } from "marked";', "draw may import"],
  ["src/draw/planted.ts", 'import { Tree } from "@intui/web/core";', "draw may import"],
  ["src/draw/planted.ts", 'import { drawChart } from "./chart.js";', "drawings.ts alone"],
  ["src/draw/planted.ts", 'import { styleMap } from "lit/directives/style-map.js";', "content security policy"],
  ["src/draw/planted.ts", 'import { unsafeHTML } from "lit/directives/unsafe-html.js";', "content security policy"],
  ["src/draw/stat.ts", 'import { field } from "./control/field.js";', "belongs to another kind"],
  ["src/draw/flow.ts", 'import { readDate } from "./chart/dates.js";', "belongs to another kind"],
  ["src/draw/form.ts", 'import { cell } from "./table/cells.js";', "belongs to another kind"],
  ["src/draw/chart/planted.ts", 'import { cell } from "../table/cells.js";', "A kind may import"],
  ["src/draw/chart/planted.ts", 'import { drawChart } from "../chart.js";', "drawings.ts alone"],
  ["src/draw/flow/planted.ts", 'import elk from "elkjs";', "A kind may import"],
  ["src/draw/markdown/planted.ts", 'import uPlot from "uplot";', "markdown may import"],
  ["src/draw/markdown/planted.ts", 'import { drawText } from "../text.js";', "drawings.ts alone"],
  ["src/draw/vendor/planted.ts", 'import { say } from "../words.js";', "vendor may import"],
  ["src/message/planted.ts", 'import { A2uiModel } from "../a2ui/model/a2ui-model.js";', "message may import"],
  [
    "src/message/planted.ts",
    'import { MarkdownReader } from "../draw/markdown/markdown-reader.js";',
    "message may import",
  ],
  ["src/profy/planted.ts", 'import { A2uiModel } from "../a2ui/model/a2ui-model.js";', "profy may import"],
  ["src/profy/drawings/planted.ts", 'import { listen } from "../../host/listen.js";', "profy may import"],
  [
    "src/profy/drawings/planted.ts",
    'import { styleMap } from "lit/directives/style-map.js";',
    "content security policy",
  ],
  ["src/profy/model/planted.ts", 'import { html } from "lit";', "The model may import"],
  ["src/profy/kinds/planted.ts", 'import { badge } from "./badge.js";', "no other kind"],
  ["src/host/planted.ts", 'import { IntuiTree } from "../draw/tree.js";', "host may import"],
  ["src/frameworks/planted.ts", 'import { Tree } from "../core/tree.js";', "frameworks may import"],
  ["src/frameworks/planted.ts", 'import { say } from "../draw/words.js";', "frameworks may import"],
  ["src/types/planted.ts", 'import { component } from "../frameworks/react.js";', "types may import"],
  ["src/types/planted.ts", 'import type { IntuiTree } from "../draw/tree.js";', "types may import"],
  ["src/react.ts", 'import "./define.js";', "React entry"],
  ["src/sources/planted.ts", 'import { Tree } from "../core/tree.js";', "sources may import"],
  ["src/sources/formats/planted.ts", 'import { say } from "../../draw/words.js";', "sources may import"],
  ["src/agent/planted.ts", 'import { JsonStream } from "../stream/json-stream.js";', "agent may import"],
  ["src/mcp/planted.ts", 'import { IntuiTree } from "../draw/tree.js";', "mcp may import"],
  ["src/mcp/planted.ts", 'import { Bridge } from "./app/bridge.js";', "mcp may import"],
  ["src/mcp/app/planted.ts", 'import { addShow } from "../add-show.js";', "The app may import"],
  ["src/mcp/app/planted.ts", 'import { McpServer } from "@modelcontextprotocol/server";', "The app may import"],
  ["src/mcp.ts", 'export { Tree } from "./core/tree.js";', "mcp entry"],
  ["src/static/planted.ts", 'import { html } from "lit";', "static may import"],
  ["src/static/planted.ts", 'import { IntuiTree } from "../index.js";', "static may import"],
  ["src/static/kinds/planted.ts", 'import { drawStat } from "./stat.js";', "draw-tree.ts alone"],
  ["src/static/picture/planted.ts", 'import { drawChart } from "../kinds/chart.js";', "static may import"],
  ["src/static.ts", 'export { Tree } from "./core/tree.js";', "static entry"],
  ["src/sources.ts", 'export { Tree } from "./core/tree.js";', "sources entry"],
  ["src/agent.ts", 'export { toolCalls } from "./sources/reply.js";', "agent entry"],
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
  ["src/draw/planted.ts", 'import { html } from "lit";\nimport { repeat } from "lit/directives/repeat.js";'],
  ["src/draw/planted.ts", 'import { Tree } from "../core/tree.js";\nimport { Draft } from "../stream/draft.js";'],
  ["src/draw/planted.ts", "export const e = html`<p .style=${bound}></p>`;"],
  ["src/draw/chart/planted.ts", 'import { Plot } from "../vendor/uplot.js";\nimport { say } from "../words.js";'],
  ["src/draw/form.ts", 'import { field } from "./control/field.js";'],
  ["src/stream/json/planted.ts", 'import { Tree } from "../../core/tree.js";'],
  ["src/frameworks/planted.ts", 'import { useRef } from "react";\nimport type { IntuiTree } from "../draw/tree.js";'],
  ["src/types/planted.ts", 'import type { HTMLAttributes } from "svelte/elements";'],
  ["src/sources/formats/planted.ts", 'import { JsonStream } from "../../stream/json-stream.js";'],
  ["src/agent/planted.ts", 'import * as v from "valibot";\nimport { Tree } from "../core/tree.js";'],
  ["src/draw/drawings.ts", 'import { drawChart } from "./chart.js";'],
  ["src/draw/markdown/planted.ts", 'import { marked } from "marked";\nimport { say } from "../words.js";'],
  ["src/draw/vendor/planted.ts", 'import uPlot from "uplot";'],
  [
    "src/static/kinds/planted.ts",
    'import { h } from "../../draw/markup.js";\nimport { drawPlot } from "../picture/chart-plot.js";',
  ],
]);

/** @param {string} file @param {string} code */
function plant(file, code) {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
}

/** What the linter says of everything that is planted, by file. @returns {Map<string, string[]>} */
function lint() {
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "src"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: "utf8" });
  /** @type {{ severity: string, location: { path: string } }[]} */
  const diagnostics = JSON.parse(stdout).diagnostics;
  /** @type {Map<string, string[]>} */
  const said = new Map();
  for (const one of diagnostics.filter(({ severity }) => severity === "error")) {
    const file = one.location.path.replaceAll("\\", "/");
    said.set(file, [...(said.get(file) ?? []), JSON.stringify(one)]);
  }
  return said;
}

/**
 * Plants every case and lints: `planted.ts` gets a name of its own each time, so that one run judges them all; a second
 * line for a file that has to have its name waits for the next run.
 * @param {readonly (readonly [file: string, code: string, ...rest: string[]])[]} cases
 */
function judge(cases) {
  /** @type {string[][]} */
  const verdicts = [];
  let waiting = cases.map(([file, code], index) => ({
    index,
    file: file.replace("planted", `planted-${index}`),
    code,
  }));
  while (waiting.length > 0) {
    const round = new Map(waiting.map((one) => [one.file, one]));
    for (const { file, code } of round.values()) plant(file, code);
    const said = lint();
    for (const { index, file } of round.values()) verdicts[index] = said.get(file) ?? [];
    waiting = waiting.filter((one) => round.get(one.file) !== one);
    rmSync(join(house, "src"), { recursive: true });
  }
  return verdicts;
}

cpSync("biome.json", join(house, "biome.json"));
cpSync("test/tools/no-markup.grit", join(house, "test/tools/no-markup.grit"));

const refusals = judge(REFUSED);
for (const [index, [file, code, message]] of REFUSED.entries()) {
  test(`${file}: ${code} is refused`, () => {
    assert.equal(refusals[index]?.filter((text) => text.includes(message)).length, 1, refusals[index]?.join("\n"));
  });
}

const passes = judge(ALLOWED);
for (const [index, [file, code]] of ALLOWED.entries()) {
  test(`${file}: ${code} is allowed`, () => {
    assert.deepEqual(
      passes[index]?.filter((text) => /noRestrictedImports|"plugin"/.test(text)),
      [],
    );
  });
}

test("a cycle of imports is refused, types included", () => {
  plant("src/draw/one.ts", 'import type { Two } from "./two.js";\nexport type One = Two;');
  plant("src/draw/two.ts", 'import type { One } from "./one.js";\nexport type Two = One;');
  const said = [...lint().values()].flat();
  rmSync(join(house, "src"), { recursive: true });
  assert.equal(said.filter((text) => text.includes("noImportCycles")).length, 2);
});

test("the rooms that need no DOM are compiled without it", () => {
  const config = readFileSync("tsconfig.core.json", "utf8");
  assert.match(config, /"lib": \["ES2023"\]/);
  for (const room of ["core", "stream", "sources", "agent"]) assert.ok(config.includes(`"src/${room}"`), room);
});
