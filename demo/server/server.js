/** The demo's server: its pages, the built package, and what answers behind them. Nothing but Node. */
import { createServer } from "node:http";
import { serveFile } from "./static-files.js";

/** Made once, when it is first needed: a route holds keys, and what was answered, for as long as the server runs. */
const once = (make) => {
  let made;
  return () => (made ??= make());
};

/** Loaded late: they import the built package, which `start.js` may have to build first. */
const agentRoute = () => import("./agent-route.js");

/** Which paths a route is asked for; it says whether it has answered. */
const routesFor = () => [
  [
    /^\/mcp\/(?:app|call)\b/,
    once(async () => {
      const { hostRoute, orders } = await import("../mcp/host-route.js");
      return hostRoute({ at: "/mcp", server: orders() });
    }),
  ],
  [/^\/(?:a|letter(?:\.json)?)(?:\/|$)/, once(async () => (await import("./mail/mail-route.js")).mailRoute())],
  [/^\/beyond\/./, once(async () => (await import("./beyond-route.js")).beyondRoute())],
];

async function handle(request, response, { routes, log }) {
  const url = new URL(request.url, "http://localhost");
  if (request.method === "POST" && url.pathname === "/agent") {
    const { answerRequest } = await agentRoute();
    return answerRequest(url, request, response, log);
  }
  for (const [paths, route] of routes) {
    if (paths.test(url.pathname) && (await (await route())(url, request, response))) return;
  }
  if (request.method === "GET" || request.method === "HEAD") return serveFile(url.pathname, request, response);
  response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
}

/**
 * @param {{ log?: (line: string) => void }} options
 * @returns a server that doesn't listen yet
 */
export async function createDemoServer({ log = () => {} } = {}) {
  // Loaded before the first request, so that a broken build is an error at the start and not a failed answer later.
  await agentRoute();
  const routes = routesFor();
  return createServer((request, response) => {
    handle(request, response, { routes, log }).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("The demo's server has a bug.\n");
    });
  });
}
