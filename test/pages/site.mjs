// Pages of a test's own, on two origins: what a browser does about policies, origins and frames is real. One server in this
// process; `localhost` and `127.0.0.1` are two origins, and two sites, to a browser.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  "": "text/html",
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/**
 * What is at a path: its text, and the headers that go with it.
 * @typedef {string | { body: string, headers?: Readonly<Record<string, string>> }} Page
 */

/** @param {string} mount @param {string} folder @param {string} path */
async function fileAt(mount, folder, path) {
  const file = join(folder, normalize(decodeURIComponent(path.slice(mount.length))));
  return file.startsWith(folder + sep) ? readFile(file, "utf8").catch(() => undefined) : undefined;
}

/**
 * Serves pages by their paths, and the built package in `/dist/`. With `folders`, more of it: a page that is named goes
 * before a folder. Every answer may be read from other origins, as a script's host has it.
 * @param {Readonly<Record<string, Page>>} pages
 * @param {{ folders?: Readonly<Record<string, string>> }} [options]
 */
export async function openSite(pages, { folders = {} } = {}) {
  /** Every report of a policy's that a browser has sent. @type {string[]} */
  const reports = [];
  /** Every path that was asked for. @type {string[]} */
  const requests = [];
  const mounts = Object.entries({ "/dist/": "dist", ...folders });

  /** @param {string} path @returns {Promise<Exclude<Page, string> | undefined>} */
  async function find(path) {
    const page = pages[path];
    if (page !== undefined) return typeof page === "string" ? { body: page } : page;
    for (const [mount, folder] of mounts) {
      const body = path.startsWith(mount) ? await fileAt(mount, folder, path) : undefined;
      if (body !== undefined) return { body };
    }
    return undefined;
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    requests.push(path);
    if (path === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (request.method === "POST") {
      let report = "";
      for await (const chunk of request) report += chunk;
      reports.push(report);
      response.writeHead(204).end();
      return;
    }
    const found = await find(path);
    response.writeHead(found ? 200 : 404, {
      "content-type": `${TYPES[extname(path)] ?? "text/plain"}; charset=utf-8`,
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      ...found?.headers,
    });
    response.end(found?.body ?? "Not found\n");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${port}`,
    otherOrigin: `http://127.0.0.1:${port}`,
    reports,
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page. Whatever is said in its markup is the test's. @param {string} head @param {string} [body] */
export const pageOf = (head, body = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

/** @param {string} src @param {string} [more] */
export const moduleTag = (src, more = "") => `<script type="module" src="${src}"${more}></script>`;

/** An element with its answer as a JSON child, which no policy takes for a script. @param {unknown} tree @param {string} [attributes] */
export const treeTag = (tree, attributes = "") =>
  `<intui-tree ${attributes}><script type="application/json">${JSON.stringify(tree).replaceAll("<", "\\u003c")}</script></intui-tree>`;
