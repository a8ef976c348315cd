/** Gets the bench ready: installs the peers, bundles the page, serves it. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const OUT = fileURLToPath(new URL("../../dist/bench/", import.meta.url));
const TYPES = { ".js": "text/javascript", ".html": "text/html; charset=utf-8" };

const changed = (path) => statSync(join(HERE, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const readJson = (path) => JSON.parse(readFileSync(join(HERE, path), "utf8"));

/**
 * Installs the peers where they are not, or not these. Says null, or why they can't be had: without a network, say.
 * @returns {string | null}
 */
export function installPeers() {
  if (changed("node_modules/.package-lock.json") >= changed("package-lock.json")) return null;
  console.log("Installing the peers in test/bench (once) …");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"];
  try {
    const shell = process.platform === "win32";
    execFileSync("npm", ["ci", "--prefix", HERE, ...options], {
      cwd: HERE,
      stdio: ["ignore", "ignore", "pipe"],
      shell,
    });
    return null;
  } catch (error) {
    return String(error.stderr || error.message)
      .trim()
      .split("\n")[0]
      .replace(/^npm error /, "");
  }
}

/** Bundles the page, ours from its source, and the peers if they are there. @returns the addresses of the peers' files */
export async function bundlePage({ withPeers, minify }) {
  const files = withPeers ? readdirSync(join(HERE, "peers")) : [];
  rmSync(OUT, { recursive: true, force: true });
  await build({
    absWorkingDir: HERE,
    entryPoints: ["page.js", ...files.map((file) => `peers/${file}`)],
    outdir: OUT,
    outbase: HERE,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify,
    define: { "process.env.NODE_ENV": '"production"' },
    conditions: ["production"],
    logLevel: "error",
  });
  return files.map((file) => `/peers/${file}`);
}

/** The peers' names and versions. */
export function peerVersions() {
  const names = Object.keys(readJson("package.json").dependencies);
  return Object.fromEntries(names.map((name) => [name, readJson(`node_modules/${name}/package.json`).version]));
}

/** Serves the bundled page. Isolated, because clocks are finer there. */
export async function serve() {
  const isolated = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    try {
      const body = await readFile(path === "/" ? join(HERE, "page.html") : join(OUT, path));
      response.writeHead(200, { ...isolated, "content-type": TYPES[extname(path) || ".html"] }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
