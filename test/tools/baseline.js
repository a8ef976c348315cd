// `npm run baseline`: refuses shipped files that need more than the browsers that package.json names under
// `browserslist`. Syntax: esbuild, told of those browsers, must find nothing to rewrite. API: every global and member name
// in the code is looked up in MDN's compatibility data.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { parseSync, Visitor } from "vite";

/**
 * What this script reads of the compatibility data: features by name, each with its own parts beside what it says of itself.
 * @typedef {{ version_added?: string | boolean | null, version_removed?: unknown, flags?: unknown, prefix?: unknown, alternative_name?: unknown }} Support
 * @typedef {{ __compat?: { support: Record<string, Support | Support[]> } }} Feature
 * @typedef {Record<string, Record<string, Feature>>} Features
 */

const require = createRequire(import.meta.url);
/** @type {{ browserslist: string[] }} */
const { browserslist } = require("../../package.json");
/** @type {{ api: Features, javascript: { builtins: Features } }} */
const data = require("@mdn/browser-compat-data");

const ALL = "dist/intui.all.js";

const targets = browserslist.map((target) => target.replace(" ", ""));
const versions = browserslist.map((target) => {
  const [name, version = ""] = target.split(" ");
  return { browser: String(name), version };
});

/**
 * Newer names that the shipped code may use, and why nothing breaks without them.
 * @type {Readonly<Record<string, string>>}
 */
const GUARDED = {
  trustedTypes: "Lit asks whether it is there.",
  capture: "The option of addEventListener, not the member of an input.",
  ClipboardItem: "The menu of a chart asks whether it is there.",
  sync: "An option of the chart library's cursor.",
  orient: "An option of the chart library's axes.",
};

/** @param {string} added @param {string} baseline */
function isAtMost(added, baseline) {
  const [a, b] = [added, baseline].map((version) => version.replace("≤", "").split(".").map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== (b?.[index] ?? 0));
  return at < 0 || (a?.[at] ?? 0) < (b?.[at] ?? 0);
}

/** Whether every browser of the baseline has a feature, plainly: under this name, with no flag. @param {Feature} feature */
function isInBaseline(feature) {
  const support = feature.__compat?.support;
  if (!support) return true;
  return versions.every(({ browser, version }) =>
    [support[browser] ?? []].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
      if (typeof version_added !== "string" || version_added === "preview") return false;
      return isAtMost(version_added, version) && !version_removed && !flags && !prefix && !alternative_name;
    }),
  );
}

/** What the compatibility data says of names, by how code reaches them. */
function collectNames() {
  /** Interfaces, builtins and functions of the global object. @type {Map<string, boolean>} */
  const globals = new Map();
  /** `Interface.member` of static members. @type {Map<string, boolean>} */
  const statics = new Map();
  /** Members by name alone, true when any object has one in the baseline. @type {Map<string, boolean>} */
  const members = new Map();
  for (const [owner, feature] of [...Object.entries(data.api), ...Object.entries(data.javascript.builtins)]) {
    const shipped = isInBaseline(/** @type {Feature} */ (feature));
    globals.set(owner, shipped);
    for (const [key, member] of Object.entries(feature)) {
      if (key === "__compat" || key.endsWith("_event")) continue;
      const name = key.replace(/_static$/, "");
      const known = isInBaseline(member);
      if (owner === "Window" || owner === "WorkerGlobalScope") globals.set(name, globals.get(name) === true || known);
      if (key !== name || owner in data.javascript.builtins) statics.set(`${owner}.${name}`, known);
      // A member of an interface that is itself too new is reached through that interface's own name.
      if (key === name && shipped) members.set(name, members.get(name) === true || known);
    }
  }
  return { globals, statics, members };
}

const names = collectNames();

/** Shorter names are what a minifier gives. @param {string} name */
const isWord = (name) => name.length > 3;

/**
 * The names in a module's code that the baseline does not have, but for those that the code defines itself.
 * @param {string} file @param {string} code
 */
export function newNames(file, code) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Set<string>} */
  const own = new Set();
  /** Identifiers that stand for no variable. @type {Set<object>} */
  const labels = new Set();
  /** @param {{ key: { type: string, name?: unknown } }} node */
  const define = ({ key }) => {
    labels.add(key);
    if (key.type === "Identifier") own.add(String(key.name));
  };
  new Visitor({
    Property: define,
    MethodDefinition: define,
    PropertyDefinition: define,
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== "Identifier") return;
      labels.add(property);
      const path = object.type === "Identifier" ? `${object.name}.${property.name}` : "";
      if (names.statics.get(path) === false) found.add(path);
      else if (isWord(property.name) && names.members.get(property.name) === false) found.add(property.name);
    },
    Identifier: (node) => {
      if (!labels.has(node) && isWord(node.name) && names.globals.get(node.name) === false) found.add(node.name);
    },
  }).visit(parseSync(file, code).program);
  return [...found].filter((name) => !own.has(name) && !Object.hasOwn(GUARDED, name));
}

/** Regular expressions that esbuild does not judge: inline modifiers, and two groups of one name. @param {string} code */
function newPatterns(code) {
  /** @type {string[]} */
  const found = [];
  const visitor = new Visitor({
    Literal: (node) => {
      const pattern = "regex" in node && node.regex ? node.regex.pattern : "";
      const groups = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
      if (/\(\?[ims-]+:/.test(pattern) || new Set(groups).size < groups.length) found.push(`/${pattern}/`);
    },
  });
  visitor.visit(parseSync("shipped.js", code).program);
  return found;
}

/** What in a module's syntax the baseline can't read: what esbuild rewrites for it. @param {string} code */
export async function newSyntax(code) {
  // esbuild knows neither for any browser; every one of the baseline has both.
  const supported = { "regexp-set-notation": true, "regexp-unicode-property-escapes": true };
  const [plain, lowered] = await Promise.all([
    transform(code, { supported, target: "esnext" }),
    transform(code, { supported, target: targets }),
  ]);
  if (plain.code === lowered.code) return newPatterns(code);
  const before = plain.code.split("\n");
  const at = lowered.code.split("\n").findIndex((line, index) => line !== before[index]);
  return [...newPatterns(code), before[at]?.trim().slice(0, 120) ?? "(the end)"];
}

/** Every problem of the built files. Names are looked up in the one file that holds all code, with all its own names. */
async function problemsOfBuild() {
  const all = readdirSync("dist", { recursive: true, encoding: "utf8" });
  // What runs in Node alone is left out.
  const files = all.filter((file) => file.endsWith(".js") && !file.endsWith("mcp-cli.js"));
  /** @type {string[]} */
  const problems = [];
  for (const file of files.map((name) => join("dist", name))) {
    for (const syntax of await newSyntax(readFileSync(file, "utf8"))) problems.push(`${file}: syntax: ${syntax}`);
  }
  for (const name of newNames(ALL, readFileSync(ALL, "utf8"))) problems.push(`${ALL}: name: ${name}`);
  return { files, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!existsSync(ALL)) throw new Error(`${ALL} is not there: run "npm run build" first.`);
  const { files, problems } = await problemsOfBuild();
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files read for ${browserslist.join(", ")}: ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}
