// `npm run rules`: the rules for core (proposals/README.md), as far as a script can tell. With `-- --write` it notes the
// schema of core as that of the release in package.json; from then on every later one has to take what that takes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";
import { narrowings } from "./schema-growth.js";

const FOLDER = "proposals";

/** Words of somebody's trade, and none of every product's. Singular. */
const DOMAIN = new Set(
  `account appointment article basket booking campaign candidate cart claim client contract course credit customer deal
  employee expert invoice lead lesson listing meeting order page passenger patient payment plan player policy post price
  product profile property purchase quote recipe refund rental reservation review room salary seat session shipment shop
  student subscription task team tenant ticket trip user vehicle vendor view visitor`.split(/\s+/),
);

/** Words for looks: what a thing means is said, and each surface decides what that looks like. */
const LOOKS = new Set(
  `background bold border color colour css dash dashed dotted font green grey gray blue red orange yellow purple black white
  height italic margin opacity padding pixel px radius rem shadow size style width`.split(/\s+/),
);

/**
 * @typedef {import("./schema-growth.js").Schema} Schema
 * @typedef {{ readonly type: string, readonly summary: string, readonly schema: unknown, readonly example: { readonly type: string } }} Kind
 * @typedef {{ readonly kinds: readonly Kind[], jsonSchema(): Schema }} Catalog
 * @typedef {{ readonly release: string, readonly schema: Schema }} Release
 * @typedef {{ toText(): string }} Tree
 */

/** @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** A word as it stands in the lists. @param {string} word */
const singular = (word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");

/** The names of all props below a schema, and the values that they take. @param {unknown} schema @returns {string[]} */
function saidIn(schema) {
  if (Array.isArray(schema)) return schema.flatMap(saidIn);
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, enum: values, const: value, ...rest } = /** @type {Schema} */ (schema);
  const named = Object.entries(/** @type {Schema} */ (properties ?? {})).flatMap(([name, inner]) => [
    name,
    ...saidIn(inner),
  ]);
  const taken = [.../** @type {unknown[]} */ (values ?? []), value].filter((each) => typeof each === "string");
  return [...named, .../** @type {string[]} */ (taken), ...Object.values(rest).flatMap(saidIn)];
}

/** Words that a kind may not have in its names, its values and its summary. @param {Catalog} catalog */
export function foreignWords({ kinds, ...catalog }) {
  const { $defs } = /** @type {{ $defs: Record<string, Schema> }} */ (catalog.jsonSchema());
  return kinds.flatMap(({ type, summary }) => {
    const names = [type, ...saidIn($defs[type])].flatMap(wordsOf);
    const domain = [...names, ...wordsOf(summary)].filter((word) => DOMAIN.has(singular(word)));
    const looks = names.filter((word) => LOOKS.has(singular(word)));
    return [
      ...[...new Set(domain)].map((word) => `${type}: "${word}" is a word of somebody's trade`),
      ...[...new Set(looks)].map((word) => `${type}: "${word}" is about looks, not meaning`),
    ];
  });
}

/** The texts in an example that a person reads: all that hold more than an id would. @param {unknown} value @returns {string[]} */
function phrasesIn(value) {
  if (typeof value === "string") return /\s|^[A-Z]/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "type" ? [] : phrasesIn(inner)));
}

/**
 * What a text form leaves out of its kind's own example.
 * @param {Catalog} catalog @param {(root: unknown) => Tree} treeOf
 */
export function unsaid({ kinds }, treeOf) {
  return kinds.flatMap(({ type, example }) => {
    const text = treeOf(example).toText();
    if (text.trim() === "") return [`${type}: its text form is empty`];
    return phrasesIn(example)
      .filter((phrase) => !text.includes(phrase))
      .map((phrase) => `${type}: its text form does not say ${JSON.stringify(phrase)}`);
  });
}

/** Kinds that came after a release, and have no proposal. @param {Catalog} catalog @param {Release} release @param {readonly string[]} proposals */
export function unproposed({ kinds }, { schema }, proposals) {
  const known = Object.keys(/** @type {Schema} */ (schema.$defs));
  return kinds
    .filter(({ type }) => !known.includes(type) && !proposals.some((text) => text.includes(`\`${type}\``)))
    .map(({ type }) => `${type}: no record in ${FOLDER} proposes it`);
}

/** The releases that are noted, and the records. */
export function notes() {
  const files = readdirSync(FOLDER);
  const read = (/** @type {string} */ file) => readFileSync(join(FOLDER, file), "utf8");
  const releases = files.filter((file) => /^core-.*\.json$/.test(file));
  return {
    releases: releases.map((file) => /** @type {Release} */ (JSON.parse(read(file)))),
    proposals: files.filter((file) => /^\d{4}-.*\.md$/.test(file)).map(read),
  };
}

/** Core, from its sources. */
export async function loadCore() {
  /** @type {{ module: { core: Catalog, Tree: { of(root: unknown): Tree } } }} */
  const { module } = await runnerImport("./src/core.ts", { configFile: false });
  return module;
}

/** Every rule that core breaks. */
export async function brokenRules() {
  const { core, Tree } = await loadCore();
  const { releases, proposals } = notes();
  if (releases.length === 0) return [`${FOLDER} has no schema of a release: run "npm run rules -- --write"`];
  const catalog = { kinds: core.kinds, jsonSchema: () => core.jsonSchema() };
  return [
    ...unsaid(catalog, (root) => Tree.of(root)),
    ...foreignWords(catalog),
    ...releases.flatMap((release) => [
      ...narrowings(release.schema, core.jsonSchema()).map((what) => `since ${release.release}, ${what}`),
      ...unproposed(catalog, release, proposals),
    ]),
  ];
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) {
  if (argv.includes("--write")) {
    const { version: release } = JSON.parse(readFileSync("package.json", "utf8"));
    const { core } = await loadCore();
    writeFileSync(
      join(FOLDER, `core-${release}.json`),
      `${JSON.stringify({ release, schema: core.jsonSchema() }, null, 2)}\n`,
    );
  }
  const broken = await brokenRules();
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
  else console.log("Core keeps its rules, as far as a script can tell.");
}
