// The three builds of the package, by mode: `page` (dist/intui.js, dist/intui-a2ui.js, and their chunks), `one-file` (dist/intui.all.js),
// `npm` (dist/npm/). The types are tsc's: see the script `build`.
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
    if (!/\/src\/(?:draw|a2ui|message)\//.test(id) || !/\b(?:css|unsafeCSS\()`/.test(code)) return null;
    const squeezed = code.replace(/\b(css|unsafeCSS\()`([^`]*)`/g, (_sheet, tag: string, text: string) => {
      return `${tag}\`${text
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\s+/g, " ")
        .replace(/ ?([{};,]) ?/g, "$1")}\``;
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

const external = (id: string): boolean =>
  Object.keys(pkg.dependencies).some((name) => id === name || id.startsWith(`${name}/`));

const builds: Record<string, BuildEnvironmentOptions> = {
  page: {
    emptyOutDir: true,
    lib: {
      entry: { intui: "src/bundle.ts", "intui-a2ui": "src/bundle-a2ui.ts", ...translations("intui-strings-") },
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
        sources: "src/sources.ts",
        agent: "src/agent.ts",
        ...translations("strings/"),
      },
      formats: ["es"],
    },
    rolldownOptions: {
      external,
      plugins: [squeezeBundled],
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: ({ name }) => bundledFile(name) },
    },
  },
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (!build) throw new Error(`There is no build "${mode}": --mode is one of ${Object.keys(builds).join(", ")}.`);
  return {
    publicDir: false,
    build: { target: pkg.browserslist.map((browser) => browser.replace(" ", "")), emptyOutDir: false, ...build },
  };
});
