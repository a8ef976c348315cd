/** Files from a few folders, and no others. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** URL folder → folder on disk. The agent and this server are not among them. */
const mounts = {
  chat: folder("../chat"),
  gallery: folder("../gallery"),
  playground: folder("../playground"),
  message: folder("../message"),
  a2ui: folder("../a2ui"),
  profy: folder("../profy"),
  "own-kind": folder("../own-kind"),
  // What schemas are written in: a product's bundler would find it.
  valibot: folder("../../node_modules/valibot/dist"),
  theme: folder("../theme"),
  mcp: folder("../mcp/host"),
  mail: folder("../mail"),
  beyond: folder("../beyond"),
  site: folder("../site"),
  frameworks: folder("../frameworks/dist"),
  dist: folder("../../dist"),
};

// What says how to build the examples, or where they are built, what opens them.
const frameworks = existsSync(`${mounts.frameworks}/index.html`) ? "/frameworks/index.html" : "/site/frameworks.html";

/** The pages in the order of the bar: path, name in it, file. */
const bar = [
  ["/", "Chat", "/chat/index.html"],
  ["/gallery", "Gallery", "/gallery/index.html"],
  ["/playground", "Playground", "/playground/index.html"],
  ["/theme", "Looks", "/theme/index.html"],
  ["/message", "Replies", "/message/index.html"],
  ["/a2ui", "A2UI", "/a2ui/index.html"],
  ["/profy", "Profy", "/profy/index.html"],
  ["/own-kind", "Own kinds", "/own-kind/index.html"],
  ["/frameworks", "Frameworks", frameworks],
  ["/mail", "Mail", "/mail/index.html"],
  ["/mcp", "MCP host", "/mcp/index.html"],
  ["/beyond", "Everywhere", "/beyond/index.html"],
];

/** A slash behind a page's path names the same page. */
export const pages = Object.fromEntries(bar.map(([path, , file]) => [path, file]));

/** A page's HTML with the bar's links in it: each page says only where they stand. */
function withBar(html, urlPath) {
  const here = urlPath === "/" ? urlPath : urlPath.replace(/\/$/, "");
  const links = bar.map(
    ([path, name]) => `<a href="${path}"${path === here ? ' aria-current="page"' : ""}>${name}</a>`,
  );
  return html.replace('<nav aria-label="Pages"></nav>', `<nav aria-label="Pages">${links.join(" ")}</nav>`);
}

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
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
  // The app of the MCP host, which brings a policy of its own.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The file that a URL path names, or undefined when it names none of ours. */
export function fileOf(urlPath) {
  let plain;
  try {
    plain = decodeURIComponent(pages[urlPath] ?? pages[urlPath.replace(/\/$/, "")] ?? urlPath);
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
  if (type === types[".html"]) body = Buffer.from(withBar(body.toString(), urlPath));
  response.writeHead(200, {
    "content-type": type,
    "content-length": body.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(type.startsWith("text/html") ? { "content-security-policy": policy, "referrer-policy": "no-referrer" } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
