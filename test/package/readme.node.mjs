// The README names what there is, and all of it: its tables against the sources, the manifest and package.json.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { budgets } from "../tools/size.js";

const readme = readFileSync("README.md", "utf8");

/**
 * The parts of a manifest that this test reads.
 * @typedef {{ name: string, attribute?: string, kind: string, inheritedFrom?: unknown }} Member
 * @typedef {{ tagName?: string, members: Member[], events: { name: string, description?: string }[], cssStates: { name: string }[] }} Declaration
 */

/** @type {{ modules: { declarations: Declaration[] }[] }} */
const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8"));
const element = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === "intui-tree");
assert.ok(element, "custom-elements.json has no intui-tree");

/** @param {RegExp} pattern @param {string} text */
const all = (pattern, text) => [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);

/** @param {Iterable<string>} names */
const sorted = (names) => [...new Set(names)].sort();

/** The code spans of a text. @param {string} text */
const spans = (text) => all(/`([^`]+)`/g, text);

/** The rows of the table with this first heading, as the first cell and the rest. @param {string} heading */
function rows(heading) {
  const [, table] = readme.split(`| ${heading} |`);
  assert.ok(table, `the README has no table "${heading}"`);
  const lines = (table.split("\n\n")[0] ?? "").split("\n").slice(2);
  return lines.map((line) => line.split(/(?<!\\)\|/).slice(1));
}

/** What stands in the first column of a table. @param {string} heading */
const firstCells = (heading) => rows(heading).map(([first]) => first ?? "");

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join("src", file), "utf8"));

const partsInSources = sorted(
  sources
    .flatMap((code) => [
      ...all(/\bpart="([^"]+)"/g, code),
      ...all(/\bpart=\$\{([^}]+)\}/g, code).flatMap((expression) => all(/"([^"]+)"/g, expression)),
      // Made by hand: patterns and attributes.
      ...all(/\bpart: "([^"]+)"/g, code),
      ...all(/"part", ([^)]+)\)/g, code).flatMap((expression) => all(/"([^"]+)"/g, expression)),
    ])
    .flatMap((names) => names.split(" ")),
);

const fields = element.members.filter(({ kind, inheritedFrom }) => kind === "field" && !inheritedFrom);
const methods = element.members.filter(({ kind, inheritedFrom }) => kind === "method" && !inheritedFrom);

test("every property of the element is in its table, with its attribute, and no other", () => {
  const told = firstCells("property (attribute)").map((cell) => spans(cell).join(" "));
  const real = fields.map(({ name, attribute }) => (attribute ? `${name} ${attribute}` : name));
  assert.deepEqual(sorted(told), sorted(real));
});

test("every method of its own", () => {
  const told = firstCells("method").flatMap((cell) => all(/`(\w+)\(/g, cell));
  const real = methods.map(({ name }) => name).filter((name) => !/Callback$/.test(name));
  assert.deepEqual(sorted(told), sorted(real));
});

test("every event and every state", () => {
  // The analyzer also lists the variable that a helper is given for a name; what is meant has a description.
  const events = element.events.filter(({ description }) => description).map(({ name }) => name);
  assert.deepEqual(sorted(firstCells("event").flatMap(spans)), sorted(events));
  const states = all(/`:state\((\w+)\)`/g, readme);
  assert.deepEqual(sorted(states), sorted(element.cssStates.map(({ name }) => name)));
});

test("every part that a drawing has, and no other", () => {
  assert.ok(partsInSources.length > 20, String(partsInSources));
  const told = firstCells("parts for `::part()`").flatMap(spans);
  assert.deepEqual(told, [...new Set(told)], "a part is named twice");
  assert.deepEqual(sorted(told), partsInSources);
});

test("every custom property that the sheets read, and no other", () => {
  const tokens = readFileSync("src/draw/palette.ts", "utf8");
  const palette = tokens.slice(tokens.indexOf("palette = {"), tokens.indexOf("} as const"));
  const colours = all(/^ {2}"?([\w-]+)"?: \[/gm, palette).map((name) => `--intui-${name}`);
  const rest = sources.flatMap((code) => all(/var\((--intui-[a-z\d-]*[a-z\d])[,)]/g, code));
  assert.ok(colours.length > 15 && rest.length > 1);
  assert.deepEqual(sorted(firstCells("custom property").flatMap(spans)), sorted([...colours, ...rest]));
});

test("every npm script that it names, and every file that it points to, is there", () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = all(/npm run ([\w:]+)|npm (?:start|test)\b/g, readme).map((name) => name.replace("npm ", ""));
  assert.ok(named.includes("start") && named.includes("test") && named.includes("build"), String(named));
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(scripts, name)),
    [],
  );
  const links = all(/\]\(([^)#:]+)\)/g, readme);
  assert.ok(links.length > 1);
  assert.deepEqual(
    links.filter((path) => !existsSync(path)),
    [],
  );
});

test("every name that it imports is exported by the entry that it names", () => {
  /** @type {Record<string, string>} */
  const entries = {
    "@intui/web": "index",
    "@intui/web/core": "core",
    "@intui/web/sources": "sources",
    "@intui/web/agent": "agent",
    "https://your.host/intui.js": "index",
  };
  /** What an entry exports, those that it passes on included. @param {string} entry @returns {string} */
  const exportsOf = (entry) =>
    readFileSync(`src/${entry}.ts`, "utf8").replace(/export \* from "\.\/(\w+)\.js"/g, (_all, next) => exportsOf(next));
  const imports = [...readme.matchAll(/import (?:type )?\{([^}]+)\} from "([^"]+)"/g)].filter(([, , from]) =>
    Object.hasOwn(entries, from ?? ""),
  );
  assert.ok(imports.length > 3);
  for (const [, names = "", from = ""] of imports) {
    const code = exportsOf(entries[from] ?? "");
    for (const name of names.split(",").map((word) => word.trim())) {
      assert.match(code, new RegExp(`\\b${name}\\b`), `${from} exports no ${name}`);
    }
  }
});

test("the sizes that it promises are those that the build is held to", () => {
  const promised = all(/at most (\d+) kB/g, readme).map((size) => Number(size) * 1000);
  assert.deepEqual(sorted(promised.map(String)), sorted(Object.values(budgets).map(String)));
});
