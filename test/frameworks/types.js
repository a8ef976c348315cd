// The types that the package brings for frameworks, against each framework's own: of every case in types/, the lines that are
// marked as wrong are refused by the framework's checker, and no others; and nothing in the package's own types is.
// It needs the packages of demo/frameworks.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { before, test } from "node:test";
import { stripVTControlCharacters } from "node:util";

const examples = resolve("demo/frameworks");
const house = resolve(examples, "dist/types");

/**
 * What each case is checked by, with the settings that a project of its framework has.
 * @type {Record<string, { readonly by: string, readonly files: readonly string[], readonly like: string }>}
 */
const cases = {
  react: { by: "tsc -p .", files: ["react.tsx", "react-components.tsx"], like: "react" },
  react18: { by: "tsc -p .", files: ["react18.tsx", "react-components.tsx"], like: "react18" },
  preact: { by: "tsc -p .", files: ["preact.tsx"], like: "preact" },
  solid: { by: "tsc -p .", files: ["solid.tsx"], like: "solid" },
  vue: { by: "vue-tsc -p .", files: ["vue.vue"], like: "vue" },
  svelte: { by: "svelte-check --tsconfig ./tsconfig.json --output machine", files: ["svelte.svelte"], like: "svelte" },
  angular: { by: "ngc -p .", files: ["angular.ts"], like: "angular" },
};

/** Lays a project out in the examples, where the packages are. @param {string} name */
function lay(name) {
  const folder = resolve(house, name);
  const { files, like } = cases[name] ?? assert.fail(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Svelte's checker asks the nearest one.
  const config = resolve(examples, like, "vite.config.ts");
  if (like === "svelte") cpSync(config, resolve(folder, "vite.config.ts"));
  for (const file of files) cpSync(resolve("test/frameworks/types", file), resolve(folder, file));
  const settings = {
    extends: `../../../${like}/tsconfig.json`,
    // The package's own types are looked into as well.
    compilerOptions: { skipLibCheck: false, noEmit: true, rootDir: ".", types: typesOf(like) },
    files: like === "angular" ? files : [],
    include: like === "angular" ? [] : files,
  };
  writeFileSync(resolve(folder, "tsconfig.json"), JSON.stringify(settings));
  return folder;
}

/** @param {string} like */
const typesOf = (like) => {
  const own = like === "react18" ? "react" : like;
  return like === "angular" ? [] : [`@intui/web/types/${own}`];
};

/** The places that a checker complains of: "file:line". @param {string} output */
function complaints(output) {
  const found = [...output.matchAll(/([\w./@-]+\.(?:tsx?|vue|svelte|d\.ts))"?[(: ]+(\d+)[,:]\d+/g)];
  return [...new Set(found.map(([, file = "", line]) => `${file}:${line}`))];
}

/** @param {string} folder @param {string} file */
function marked(folder, file) {
  const lines = readFileSync(resolve(folder, file), "utf8").split("\n");
  return lines.flatMap((line, at) => (/(?:\/\/|\/\*|<!--) wrong/.test(line) ? [`${file}:${at + 1}`] : []));
}

before(() => {
  assert.ok(
    existsSync(resolve(examples, "node_modules/@intui/web/dist")),
    "Run npm ci --prefix demo/frameworks first.",
  );
});

for (const [name, { by, files }] of Object.entries(cases)) {
  test(`${name}: what is wrong is refused, and nothing else`, () => {
    const folder = lay(name);
    const { stdout, stderr } = spawnSync(`npx --no-install ${by}`, { cwd: folder, shell: true, encoding: "utf8" });
    const places = complaints(stripVTControlCharacters(stdout + stderr));
    const own = places.filter((place) => files.includes(place.replace(/:\d+$/, "").split("/").at(-1) ?? ""));
    const expected = files.flatMap((file) => marked(folder, file));
    assert.deepEqual(own.map((place) => basename(place)).sort(), expected.sort(), stdout + stderr);
    const ours = places.filter((place) => place.includes("@intui/web"));
    assert.deepEqual(ours, [], stdout + stderr);
  });
}
