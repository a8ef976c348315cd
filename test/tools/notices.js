// `npm run notices` writes THIRD-PARTY-NOTICES.md: the licence of every package whose code is in a shipped file. With
// `-- --check` it says whether the file is current.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { build } from "vite";

const FILE = "THIRD-PARTY-NOTICES.md";

const HEAD = `# Third-party notices

The files in \`dist/\` contain code of the packages below, under their own licences. \`dist/npm/\` contains elkjs, and in
\`mcp-cli.js\` the Model Context Protocol's server library with what that needs.
elkjs is used under the Eclipse Public License 2.0, unchanged but for white space; its source is in the repository named
there, and the layout algorithms it is made from in <https://github.com/eclipse-elk/elk>.
`;

/** The folder under node_modules that a bundled module lies in. @param {string} id */
function packageOf(id) {
  const [, path] = id.replaceAll("\\", "/").split(/.*\/node_modules\//);
  if (path === undefined) return [];
  const [scopeOrName = "", name = ""] = path.split("/");
  return [scopeOrName.startsWith("@") ? `${scopeOrName}/${name}` : scopeOrName];
}

/** The packages in the files that hold everything: of the page, the app of MCP hosts, and the command. */
async function bundledPackages() {
  /** @type {Set<string>} */
  const modules = new Set();
  // The app ends as a file without modules: they are noted when the bundle is made.
  const note = {
    name: "note-modules",
    /** @param {unknown} _options @param {Record<string, { type: string, moduleIds?: string[] }>} bundle */
    generateBundle(_options, bundle) {
      for (const { moduleIds = [] } of Object.values(bundle)) for (const id of moduleIds) modules.add(id);
    },
  };
  for (const mode of ["one-file", "mcp-app", "mcp-cli"]) {
    await build({ mode, logLevel: "warn", build: { write: false }, plugins: [{ ...note, enforce: "pre" }] });
  }
  return [...new Set([...modules].flatMap(packageOf))].sort();
}

/** @param {string} name */
function notice(name) {
  const folder = join("node_modules", name);
  /** @type {{ version: string, license: string, repository?: string | { url: string } }} */
  const pkg = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  if (licence === undefined) throw new Error(`${name} brings no licence file: write its notice by hand.`);
  const url = typeof pkg.repository === "object" ? pkg.repository.url : pkg.repository;
  return {
    title: `${name} ${pkg.version} (${pkg.license}), <${url?.replace(/^git\+|\.git$/g, "")}>`,
    text: readFileSync(join(folder, licence), "utf8").trim().replaceAll("\r\n", "\n"),
  };
}

/** One section a licence text: the packages of one project share theirs. @param {string[]} names */
function sections(names) {
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  for (const { title, text } of names.map(notice)) titles.set(text, [...(titles.get(text) ?? []), title]);
  return [...titles].map(([text, packages]) => `\n## ${packages.join("\n## ")}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`);
}

const text = HEAD + sections(await bundledPackages()).join("");
if (!argv.includes("--check")) writeFileSync(FILE, text);
else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) {
  console.error(`${FILE} does not say what is bundled: run "npm run notices".`);
  process.exitCode = 1;
}
