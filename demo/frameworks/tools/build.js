/** Builds every example into dist/: each is a page that any server can give. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { built, here } from "./examples.js";

const root = join(here, "../..");
const dist = join(here, "dist");
const installed = join(here, "node_modules/@intui/web");

/** That the layout engine for branching flows is a large chunk, and that Angular's compiler takes its time, is known. */
const settings = {
  emptyOutDir: true,
  // The demo's policy allows no data: addresses.
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 2000,
  rolldownOptions: { checks: { pluginTimings: false } },
};

/** The package as it is built now: what npm has put here is as old as the last install. */
function refreshPackage() {
  if (!existsSync(join(root, "dist/npm/react.js"))) throw new Error("Build the package first: npm ci && npm run build");
  if (!existsSync(installed)) throw new Error("Install the examples first: npm ci --prefix demo/frameworks");
  rmSync(join(installed, "dist"), { recursive: true, force: true });
  for (const name of ["dist", "package.json"]) cpSync(join(root, name), join(installed, name), { recursive: true });
}

/** Plain HTML has the file of the script tag beside it. */
function copyPlain() {
  cpSync(join(root, "dist"), join(dist, "intui"), {
    recursive: true,
    filter: (file) => !/[\\/](npm|bench)$/.test(file),
  });
  for (const name of ["html", "shared"]) cpSync(join(here, name), join(dist, name), { recursive: true });
}

/** The demo's page about the examples, with links that open them. */
function writeIndex() {
  const page = readFileSync(join(here, "../site/frameworks.html"), "utf8");
  const linked = page.replaceAll(
    /<span data-example="(\w+)">(.*?)<\/span>/g,
    '<a href="/frameworks/$1/index.html">$2</a>',
  );
  writeFileSync(join(dist, "index.html"), linked.replace("<body>", '<body class="built">'));
}

try {
  refreshPackage();
  rmSync(dist, { recursive: true, force: true });
  copyPlain();
  for (const name of built) {
    await build({
      root: join(here, name),
      base: "./",
      logLevel: "warn",
      build: { ...settings, outDir: join(dist, name) },
    });
    console.log(`${name} is built`);
  }
  writeIndex();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
