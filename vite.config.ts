// The builds of the package, by mode: `page` (dist/intui.js, dist/intui-a2ui.js, and their chunks), `one-file` (dist/intui.all.js),
// `mcp-app` (dist/mcp-app.html), `npm` (dist/npm/, with that file in it), `mcp-cli` (the command). The types are tsc's: see the
// script `build`.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { type BuildEnvironmentOptions, defineConfig, minifySync, type Rolldown } from "vite";
import pkg from "./package.json" with { type: "json" };

const banner = `/*! ${pkg.name} ${pkg.version}, MIT; what is bundled: THIRD-PARTY-NOTICES.md */`;

/** For a script tag: everything bundled, and white space removed, which Vite by itself keeps in a library. */
const minified = {
  banner,
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
} as const;

/** In the npm build: packages that are bundled after all, under a name that npm does not leave out of a package. */
const bundledFile = (name: string): string => `${name.replace(/^.*node_modules\//, "bundled/")}.js`;

/** The translations, one module each, by their name in the build: nobody gets one that they don't import. */
const translations = (prefix: string): Record<string, string> =>
  Object.fromEntries(["ar", "de", "es", "fr", "ja"].map((lang) => [`${prefix}${lang}`, `src/strings/${lang}.ts`]));

/** Takes the white space out of them, and nothing else: the build prints what it reads, and elkjs comes minified. */
const squeezeBundled: Rolldown.Plugin = {
  name: "squeeze-bundled",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !file.fileName.startsWith("bundled/")) continue;
      const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
      file.code = minifySync(file.fileName, file.code, options).code;
    }
  },
};

/** Takes comments and indentation out of the style sheets, which no minifier of scripts looks into. */
const squeezeSheets: Rolldown.Plugin = {
  name: "squeeze-sheets",
  transform(code, id) {
    if (!/\/src\/(?:draw|a2ui|profy|message)\//.test(id) || !/\b(?:css|unsafeCSS\()`/.test(code)) return null;
    const squeezed = code.replace(/\b(css|unsafeCSS\()`([^`]*)`/g, (_sheet, tag: string, text: string) => {
      return `${tag}\`${text
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\s+/g, " ")
        .replace(/ ?([{};,]) ?/g, "$1")
        .replace(/: /g, ":")
        .replace(/;}/g, "}")}\``;
    });
    return { code: squeezed, map: null };
  },
};

/**
 * Takes Lit's marks off the page: it notes its versions, and the metadata of decorators that we don't use, in globals, and
 * warns of a second copy. Ours is private to this bundle and of no concern to the page's own.
 */
const privateLit: Rolldown.Plugin = {
  name: "private-lit",
  transform(code, id) {
    if (!/node_modules\/(@lit|lit-)/.test(id)) return null;
    const quiet = code
      .replace(/\(\w+\.(?:litHtml|litElement|reactiveElement)Versions\?\?=\[\]\)\.push\("[^"]+"\)/g, "0")
      .replace(/\w+\.litPropertyMetadata\?\?=new WeakMap/g, "0")
      .replace(/\blitPropertyMetadata\.get\(\w+\)/g, "void 0");
    return { code: quiet, map: null };
  },
};

/** What has to be light brings lighter libraries, which stand behind the same interfaces. */
const lightLibraries: Rolldown.Plugin = {
  name: "light-libraries",
  load(id) {
    const [, name] = /\/src\/draw\/vendor\/(\w+)\.ts$/.exec(id) ?? [];
    if (name === "elk") return `export * from "./dagre.js";`;
    if (name === "elk-worker") return "export const workerUrl = import.meta.url;";
    return null;
  },
};

/**
 * The app of MCP hosts as one HTML file: hosts let it load nothing. They are sent it as it is, in JSON, so that its script
 * lies in it compressed: src/mcp/app/unpack.js puts it into the page, as a script of the page's own.
 */
const oneHtmlFile: Rolldown.Plugin = {
  name: "one-html-file",
  generateBundle(_options, bundle) {
    const [script] = Object.values(bundle);
    if (script?.type !== "chunk") return;
    delete bundle[script.fileName];
    const part = (name: string): string => readFileSync(new URL(`src/mcp/app/${name}`, import.meta.url), "utf8");
    const style = part("app.css")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\s+/g, " ");
    const unpack = minifySync("unpack.js", part("unpack.js"), {
      module: true,
      codegen: { removeWhitespace: true },
    }).code;
    const packed = deflateRawSync(script.code, { level: 9 }).toString("base64");
    const source = part("app.html")
      .replace(/\n\s*/g, "")
      .replace("</style>", () => `${style.trim()}</style>`)
      .replace('"text/plain"></script>', () => `"text/plain">${packed}</script>`)
      .replace('"module"></script>', () => `"module">${unpack}</script>`)
      .replace("<head>", () => `<head><!-- ${banner.slice(4, -3)} -->`);
    this.emitFile({ type: "asset", fileName: "mcp-app.html", source });
  },
};

/** The same file as a module, for servers that have no file system. */
const appModule: Rolldown.Plugin = {
  name: "app-module",
  resolveId: (source) => (source === "virtual:mcp-app" ? "\0mcp-app" : null),
  load: (id) =>
    id === "\0mcp-app" ? `export const html = ${JSON.stringify(readFileSync("dist/mcp-app.html", "utf8"))};` : null,
};

const external = (id: string): boolean =>
  Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies }).some(
    (name) => id === name || id.startsWith(`${name}/`),
  );

const builds: Record<string, BuildEnvironmentOptions> = {
  page: {
    emptyOutDir: true,
    lib: {
      entry: {
        intui: "src/bundle.ts",
        "intui-a2ui": "src/bundle-a2ui.ts",
        "intui-profy": "src/bundle-profy.ts",
        ...translations("intui-strings-"),
      },
      formats: ["es"],
    },
    rolldownOptions: {
      // What chunks share with the entry stays in it: one request, and one file compresses better than seven.
      preserveEntrySignatures: "allow-extension",
      plugins: [squeezeSheets, privateLit],
      output: { ...minified, entryFileNames: "[name].js", chunkFileNames: "intui-[name]-[hash].js" },
    },
  },
  "one-file": {
    lib: { entry: { "intui.all": "src/bundle-a2ui.ts" }, formats: ["es"] },
    rolldownOptions: {
      plugins: [squeezeSheets, privateLit],
      output: { ...minified, entryFileNames: "[name].js", codeSplitting: false },
    },
  },
  "mcp-app": {
    lib: { entry: { "mcp-app": "src/mcp/app/main.ts" }, formats: ["es"] },
    rolldownOptions: {
      plugins: [lightLibraries, squeezeSheets, privateLit, oneHtmlFile],
      output: { ...minified, codeSplitting: false },
    },
  },
  "mcp-cli": {
    outDir: "dist/npm",
    ssr: "src/mcp/cli.ts",
    target: "node20",
    rolldownOptions: {
      external: /\/src\/(?:mcp|version)\.ts$/,
      output: {
        ...minified,
        entryFileNames: "mcp-cli.js",
        codeSplitting: false,
        paths: (id: string) => id.replace(/^.*\/src\/(\w+)\.ts$/, "./$1.js"),
      },
    },
  },
  npm: {
    outDir: "dist/npm",
    minify: false,
    lib: {
      entry: {
        index: "src/index.ts",
        define: "src/define.ts",
        core: "src/core.ts",
        stream: "src/stream.ts",
        a2ui: "src/a2ui.ts",
        "define-a2ui": "src/define-a2ui.ts",
        profy: "src/profy.ts",
        "define-profy": "src/define-profy.ts",
        // What Node is given for the files of a script tag, which know of no other place than a page.
        bundle: "src/bundle.ts",
        "bundle-a2ui": "src/bundle-a2ui.ts",
        "bundle-profy": "src/bundle-profy.ts",
        sources: "src/sources.ts",
        agent: "src/agent.ts",
        static: "src/static.ts",
        mcp: "src/mcp.ts",
        react: "src/react.ts",
        ...translations("strings/"),
      },
      formats: ["es"],
    },
    rolldownOptions: {
      external,
      plugins: [squeezeBundled, appModule],
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: ({ name }) => bundledFile(name) },
    },
  },
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (!build) throw new Error(`There is no build "${mode}": --mode is one of ${Object.keys(builds).join(", ")}.`);
  return {
    publicDir: false,
    // The command brings the protocol's library with it, so that no page has to install that.
    ssr: { noExternal: true },
    build: { target: pkg.browserslist.map((browser) => browser.replace(" ", "")), emptyOutDir: false, ...build },
  };
});
