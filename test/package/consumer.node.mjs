// The package as npm delivers it: packed, unpacked into a project of its own, and used from there.
import assert from "node:assert/strict";
import { execFileSync, execSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { withImports } from "../tools/chunks.js";

/** @type {{ name: string, exports: Record<string, string | Record<string, string>>, bin?: Record<string, string>, dependencies: Record<string, string> }} */
const pkg = JSON.parse(readFileSync("package.json", "utf8"));
const project = mkdtempSync(join(tmpdir(), "intui-consumer-"));
const installed = join(project, "node_modules", pkg.name);

/** Every file of the package, the build's own included. @type {string[]} */
let files = [];

/** The translations that there are: what the star of an export stands for. */
const languages = readdirSync("src/strings").map((file) => basename(file, ".ts"));

/** Runs a module's text in the project, under plain Node. @param {string} code */
const run = (code) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: project, encoding: "utf8" }).trim();

/** @param {string} name */
function link(name) {
  const path = join(project, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(resolve("node_modules", name), path, "junction");
}

before(() => {
  const packed = execSync(`npm pack --ignore-scripts --json --pack-destination "${project}"`, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  files = JSON.parse(packed)[0].files.map((/** @type {{ path: string }} */ file) => file.path);
  const archive = readdirSync(project).find((file) => file.endsWith(".tgz"));
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", String(archive), "-C", join("node_modules", pkg.name), "--strip-components=1"], {
    cwd: project,
  });
  for (const name of Object.keys(pkg.dependencies)) link(name);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "consumer", type: "module" }));
});

after(() => rmSync(project, { recursive: true, force: true }));

test("holds what is used, and nothing of the workshop", () => {
  const loose = files.filter((file) => !file.startsWith("dist/")).sort();
  assert.deepEqual(loose, [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "THIRD-PARTY-NOTICES.md",
    "custom-elements.json",
    "package.json",
  ]);
  const built = files.filter(
    (file) => file.startsWith("dist/") && !/^dist\/(npm\/.*\.(js|d\.ts)|intui[\w.-]*\.js|mcp-app\.html)$/.test(file),
  );
  assert.deepEqual(built, []);
});

test("says of itself what publint finds true", async () => {
  const { messages, pkg: read } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, read)),
    [],
  );
});

test("has every file that its exports name", () => {
  const targets = Object.values(pkg.exports)
    .flatMap((target) => (typeof target === "string" ? target : Object.values(target)))
    .flatMap((target) => languages.map((language) => target.replace("*", language)));
  assert.ok(targets.length > 10);
  assert.deepEqual(
    targets.filter((target) => !existsSync(join(installed, target))),
    [],
  );
});

/** The entries that hold code, as a project imports them: a star stands for German, whose kind the others are. */
const entries = Object.entries(pkg.exports)
  .filter(([, target]) => typeof target !== "string" && "default" in target)
  .map(([entry]) => `${pkg.name}${entry.slice(1).replace("*", "de")}`);

/** What a project has to install besides, for itself. */
const NEEDS_PEER = /\/(?:mcp|react)$/;

test("every entry can be imported under Node, the files for a script tag too", () => {
  assert.ok(entries.length > 10, String(entries));
  const own = entries.filter((entry) => !NEEDS_PEER.test(entry));
  const code = `const failed = [];
    for (const entry of ${JSON.stringify(own)}) await import(entry).catch((error) => failed.push(entry + ": " + error.message));
    console.log(JSON.stringify(failed));`;
  assert.deepEqual(JSON.parse(run(code)), []);
});

test("has no module that nothing imports", () => {
  const targets = Object.values({ ...pkg.exports, ...pkg.bin })
    .flatMap((target) => (typeof target === "string" ? target : Object.values(target)))
    .flatMap((target) => languages.map((language) => target.replace("*", language)))
    .filter((target) => target.endsWith(".js"));
  /** @type {Set<string>} */
  const used = new Set();
  for (const target of targets)
    for (const file of withImports(join(target), { lazy: true, known: used })) used.add(file);
  // Each is loaded by its own name, from beside the script: a translation by the page.
  const modules = files.filter((file) => file.endsWith(".js") && !/^dist\/intui-strings-\w+\.js$/.test(file));
  assert.ok(modules.length > 200);
  assert.deepEqual(
    modules.filter((file) => !used.has(join(file))),
    [],
  );
});

test("has types for what it has, and no others", () => {
  const types = files.filter((file) => file.endsWith(".d.ts"));
  assert.ok(types.length > 200);
  assert.deepEqual(
    types.filter((file) => !existsSync(file.replace("dist/npm/", "src/").replace(/\.d\.ts$/, ".ts"))),
    [],
  );
});

for (const [entry, name] of [
  ["core", "Tree"],
  ["stream", "JsonStream"],
  ["sources", "toolCalls"],
  ["agent", "showTool"],
]) {
  test(`${entry} runs under plain Node, with nothing of a browser`, () => {
    const code = `const before = Object.getOwnPropertyNames(globalThis);
      const names = await import("${pkg.name}/${entry}");
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
      console.log(JSON.stringify({ added, type: typeof names.${name} }));`;
    assert.deepEqual(JSON.parse(run(code)), { added: [], type: "function" });
  });
}

test("each translation is an entry of its own, and its module has nothing else in it", () => {
  const imports = languages.map((language) => `import("${pkg.name}/strings/${language}")`);
  const code = `const all = await Promise.all([${imports}]); console.log(JSON.stringify(all.map((names) => Object.values(names)[0].copied)))`;
  const copied = JSON.parse(run(code));
  assert.equal(new Set(copied).size, languages.length, String(copied));
  for (const language of languages) {
    const module = readFileSync(join(installed, `dist/npm/strings/${language}.js`), "utf8");
    assert.doesNotMatch(module, /\bimport\b/);
  }
});

test("the index can be imported under Node, for tools and servers that read its exports", () => {
  const code = `const names = await import("${pkg.name}"); console.log(JSON.stringify(Object.keys(names)))`;
  const names = JSON.parse(run(code));
  assert.ok(names.includes("registerDrawing") && names.includes("listen"), String(names));
});

for (const resolution of ["bundler", "node16", "nodenext"]) {
  test(`has types for every entry (${resolution})`, () => {
    writeFileSync(
      join(project, "use.ts"),
      `import { listen, registerDrawing } from "${pkg.name}";
       import "${pkg.name}/define";
       import { Tree } from "${pkg.name}/core";
       import { JsonStream } from "${pkg.name}/stream";
       import { german } from "${pkg.name}/strings/de";
       import { IntuiSurface } from "${pkg.name}/a2ui";
       import * as page from "${pkg.name}/dist/intui.js";
       const tree: Tree = Tree.parse({});
       const text: string = tree.toText();
       const stream = new JsonStream();
       // @ts-expect-error: the types are real ones, not any
       stream.write(1);
       page.registerDrawing satisfies typeof registerDrawing;
       document.querySelector("intui-tree")?.append(text);
       document.createElement("intui-tree").strings = german;
       new IntuiSurface().messages = [];
       listen(document, (event) => event.toJSON());
       ${entries
         .filter((entry) => !NEEDS_PEER.test(entry))
         .map((entry, at) => `import * as entry${at} from "${entry}"; entry${at};`)
         .join("\n")}`,
    );
    const module = resolution === "bundler" ? "esnext" : resolution;
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      module,
      "--moduleResolution",
      resolution,
      "--target",
      "es2022",
    ];
    const tsc = resolve("node_modules/typescript/bin/tsc");
    const lib = ["--lib", "es2023,dom,dom.iterable", "--types", ""];
    // The types of a dependency may need `--skipLibCheck`; ours must not.
    execFileSync(process.execPath, [tsc, ...options, ...lib, "use.ts"], {
      cwd: project,
      stdio: "pipe",
      encoding: "utf8",
    });
  });
}
