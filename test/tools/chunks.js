// What a built file brings with it, read from the file as it is shipped.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";

/**
 * The files beside it that a module imports: `statics` with it, `dynamics` when they are first needed.
 * @param {string} file
 */
export function importsOf(file) {
  const code = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @param {string | null | undefined} specifier */
  const resolve = (specifier) => (specifier?.startsWith(".") ? [join(dirname(file), specifier)] : []);
  const reexports = module.staticExports.flatMap((statement) => statement.entries.map((entry) => entry.moduleRequest));
  return {
    statics: [...module.staticImports.map((statement) => statement.moduleRequest), ...reexports].flatMap((request) =>
      resolve(request?.value),
    ),
    dynamics: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      resolve(code.slice(start + 1, end - 1)),
    ),
  };
}

/**
 * A file with everything that it imports: what a page loads before the file runs, or with `lazy` also what it may load
 * later. `known` is what the page has already.
 * @param {string} file
 * @param {{ lazy?: boolean, known?: ReadonlySet<string> }} [options]
 */
export function withImports(file, { lazy = false, known = new Set() } = {}) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} next */
  const visit = (next) => {
    if (files.has(next) || known.has(next)) return;
    if (!existsSync(next)) throw new Error(`${next} is not there: run "npm run build" first.`);
    files.add(next);
    const { statics, dynamics } = importsOf(next);
    for (const found of lazy ? [...statics, ...dynamics] : statics) visit(found);
  };
  visit(file);
  return files;
}

/** @param {string | Uint8Array} code */
export const gzippedSize = (code) => gzipSync(code, { level: 9 }).length;

/** The bytes that a server sends for these files. @param {Iterable<string>} files */
export const transferSize = (files) => [...files].reduce((sum, file) => sum + gzippedSize(readFileSync(file)), 0);
