// `npm run size`: what the built files weigh, minified and gzipped, beside what they may weigh; and the hash of the one file.
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { gzippedSize, importsOf, transferSize, withImports } from "./chunks.js";
import { integrityOf } from "./integrity.js";

const ENTRY = "dist/intui.js";
const A2UI = "dist/intui-a2ui.js";
const PROFY = "dist/intui-profy.js";
const MCP_APP = "dist/mcp-app.html";

/** In bytes of 1000 a kB. */
export const budgets = { entry: 60_000, chart: 35_000, core: 14_000, a2ui: 30_000, profy: 16_000, mcpApp: 350_000 };

/** The core entry built as the page's files are, with all it depends on. */
async function coreSize() {
  const built = await build({
    mode: "page",
    logLevel: "warn",
    build: { write: false, lib: { entry: "src/core.ts" } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  return outputs.reduce((sum, file) => sum + gzippedSize("code" in file ? file.code : file.source), 0);
}

/** What the first chart loads on top of the entry: the lazy files that bring the chart library. */
function chartFiles() {
  const known = withImports(ENTRY);
  const lazy = [...known].flatMap((file) => importsOf(file).dynamics);
  const charts = lazy.filter((file) => /intui-chart[^/\\]*\.js$/.test(file));
  if (charts.length === 0) throw new Error(`${ENTRY} loads no chart chunk: it loads ${lazy.join(", ") || "nothing"}.`);
  return new Set(charts.flatMap((file) => [...withImports(file, { lazy: true, known })]));
}

/** Every size that has a budget. */
export async function measure() {
  return [
    { name: "intui.js with its static imports", bytes: transferSize(withImports(ENTRY)), budget: budgets.entry },
    {
      name: "intui-a2ui.js on top of it",
      bytes: transferSize(withImports(A2UI, { known: withImports(ENTRY) })),
      budget: budgets.a2ui,
    },
    {
      name: "intui-profy.js on top of it",
      bytes: transferSize(withImports(PROFY, { known: withImports(ENTRY) })),
      budget: budgets.profy,
    },
    { name: "chart chunk", bytes: transferSize(chartFiles()), budget: budgets.chart },
    // As it is: hosts are sent it in JSON.
    { name: "mcp-app.html, not compressed", bytes: statSync(MCP_APP).size, budget: budgets.mcpApp },
    { name: "core entry alone", bytes: await coreSize(), budget: budgets.core },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sizes = await measure();
  console.table(
    Object.fromEntries(
      sizes.map(({ name, bytes, budget }) => [
        name,
        { "min+gzip kB": bytes / 1000, "budget kB": budget / 1000, fits: bytes <= budget },
      ]),
    ),
  );
  console.log(`\n<script> tag of dist/intui.all.js: integrity="${integrityOf("dist/intui.all.js")}"\n`);
  if (sizes.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
}
