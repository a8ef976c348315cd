/** Files from a few folders, and no others. */
import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** URL folder → folder on disk. The agent and this server are not among them. */
const mounts = {
  chat: folder("../chat"),
  gallery: folder("../gallery"),
  playground: folder("../playground"),
  a2ui: folder("../a2ui"),
  site: folder("../site"),
  dist: folder("../../dist"),
};

const pages = {
  "/": "/chat/index.html",
  "/gallery": "/gallery/index.html",
  "/playground": "/playground/index.html",
  "/a2ui": "/a2ui/index.html",
};

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * The pages allow nothing but their own files: no inline script or style, no other origin, no plain string where
 * a script could run. `blob:` is for the worker that lays out a branching Flow where the script is on another origin.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The file that a URL path names, or undefined when it names none of ours. */
export function fileOf(urlPath) {
  let plain;
  try {
    plain = decodeURIComponent(pages[urlPath] ?? urlPath);
  } catch {
    return undefined;
  }
  const [, mount, ...rest] = plain.split("/");
  if (!Object.hasOwn(mounts, mount) || plain.includes("\0")) return undefined;
  const file = resolve(mounts[mount], rest.join("/"));
  return file.startsWith(mounts[mount] + sep) && extname(file) in types ? file : undefined;
}

/** Answers a GET or HEAD request with a file, or with 404. */
export async function serveFile(urlPath, request, response) {
  const file = fileOf(urlPath);
  let body;
  try {
    body = file && (await readFile(file));
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EISDIR") throw error;
  }
  if (body === undefined) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  const type = types[extname(file)];
  response.writeHead(200, {
    "content-type": type,
    "content-length": body.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(type.startsWith("text/html") ? { "content-security-policy": policy, "referrer-policy": "no-referrer" } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
