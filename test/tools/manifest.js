// `npm run manifest` writes custom-elements.json from the sources; with `-- --check` it says whether the file is current.
// It holds the public elements, those whose class comment has a @tagname and no @internal, with their public members.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { create, ts } from "@custom-elements-manifest/analyzer";
import { litPlugin } from "@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js";

const FILE = "custom-elements.json";
const LISTS = ["attributes", "events", "cssProperties", "cssParts", "cssStates", "slots"];

/**
 * The parts of a manifest that this script reads.
 * @typedef {{ name: string, privacy?: string, kind?: string, static?: boolean, inheritedFrom?: unknown }} Member
 * @typedef {Record<string, unknown> & { name: string, tagName?: string, members?: Member[] }} Declaration
 * @typedef {{ path: string, declarations: Declaration[] }} Module
 */

/** Where the npm build has a source file. @param {string} path */
const shipped = (path) => path.replace(/^src\//, "dist/npm/").replace(/\.ts$/, ".js");

/** @param {{ name: string }} a @param {{ name: string }} b */
const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** @param {Declaration} declaration */
function publicPart(declaration) {
  const sorted = { ...declaration };
  for (const list of LISTS) {
    const entries = /** @type {{ name: string }[] | undefined} */ (declaration[list]);
    if (entries) sorted[list] = [...entries].sort(byName);
  }
  sorted.members = declaration.members
    ?.filter(({ privacy, static: isStatic }) => (privacy ?? "public") === "public" && !isStatic)
    .sort(byName);
  return sorted;
}

/** Every element of the package, told by `define` rather than by its own module: that one registers nothing. @param {Module[]} modules */
function definitions(modules) {
  return modules.flatMap(({ path, declarations }) =>
    declarations.map(({ name, tagName }) => ({
      kind: "custom-element-definition",
      name: String(tagName),
      declaration: { name, module: path },
    })),
  );
}

/**
 * The analyzer passes over a comment that it can't read, and says nothing of it: every public @tagname must have come through.
 * @param {readonly string[]} paths @param {readonly Module[]} modules
 */
function checkAllFound(paths, modules) {
  const found = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  const comments = paths.flatMap((path) => readFileSync(path, "utf8").match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g) ?? []);
  const named = comments
    .filter((comment) => !/@internal\b/.test(comment))
    .flatMap((comment) => /\s@tagname ([\w-]+)/.exec(comment)?.[1] ?? []);
  const lost = named.filter((name) => !found.includes(name));
  if (named.length === 0) throw new Error("No class comment in src has a @tagname.");
  if (lost.length > 0)
    throw new Error(`Not found by the analyzer, with a @tagname in its comment: ${lost.join(", ")}.`);
}

/** The manifest of the sources as they are. */
export function manifest() {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => join("src", file).replaceAll("\\", "/"))
    // Without the module that registers all of them, the comments alone say which elements are public.
    .filter((file) => file.endsWith(".ts") && file !== "src/define.ts")
    .sort();
  const { modules } = create({
    modules: paths.map((path) => ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true)),
    plugins: litPlugin(),
    context: { dev: false, thirdPartyCEMs: [] },
  });
  const elements = /** @type {Module[]} */ (
    JSON.parse(JSON.stringify(modules).replaceAll(/src\/[\w./-]+\.ts/g, shipped))
  )
    .map(({ path, declarations }) => ({
      kind: "javascript-module",
      path,
      declarations: declarations.filter(({ tagName }) => tagName !== undefined).map(publicPart),
      exports: declarations
        .filter(({ tagName }) => tagName !== undefined)
        .map(({ name }) => ({ kind: "js", name, declaration: { name, module: path } })),
    }))
    .filter(({ declarations }) => declarations.length > 0);
  checkAllFound(paths, elements);
  const define = {
    kind: "javascript-module",
    path: "dist/npm/define.js",
    declarations: [],
    exports: definitions(elements),
  };
  return { schemaVersion: "1.0.0", readme: "README.md", modules: [...elements, define] };
}

const text = `${JSON.stringify(manifest(), null, 2)}\n`;
if (!argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error(`${FILE} is not what the sources say: run "npm run manifest".`);
  process.exitCode = 1;
}
