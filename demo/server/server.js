/** The demo's server: three pages, the built package, and the agent. Nothing but Node. */
import { createServer } from "node:http";
import { serveFile } from "./static-files.js";

/** Loaded late: it imports the built package, which `start.js` may have to build first. */
const agentRoute = () => import("./agent-route.js");

async function handle(request, response, log) {
  const url = new URL(request.url, "http://localhost");
  if (request.method === "POST" && url.pathname === "/agent") {
    const { answerRequest } = await agentRoute();
    return answerRequest(url, request, response, log);
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
  return createServer((request, response) => {
    handle(request, response, log).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("The demo's server has a bug.\n");
    });
  });
}
