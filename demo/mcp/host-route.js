/**
 * What a host has behind its page: a client that is connected to a server, here in the same process.
 *
 * GET {at}/app/{tool}: the app that the tool is drawn with, under the policy of hosts.
 * POST {at}/call with { name, args }: the tool's result.
 */
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { addShow } from "../../dist/npm/mcp.js";
import { jsonOf, send, sendJson } from "../server/messages.js";
import { addQuery } from "./add-query.js";
import { POLICY } from "./host/mcp-host.js";

const APPS = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };
const MOST = 1024 * 1024;

/** The example: `show`, and a query of its own. */
export function orders() {
  const server = new McpServer({ name: "orders", version: "1.0.0" });
  addQuery(server, addShow(server), fromJsonSchema);
  return server;
}

async function connect(server) {
  const client = new Client({ name: "demo-host", version: "1.0.0" }, { capabilities: { extensions: APPS } });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  return client;
}

/**
 * @param {{ at: string, server: McpServer }} options the server lives as long as the route, and with it the log of what was
 *   shown and answered, which outlives a reload of the page as a server's does
 * @returns answers a request, and says whether it was one of its own; `called` is told of each call that came through
 */
export function hostRoute({ at, server }) {
  const connected = connect(server);

  async function appOf(name) {
    const client = await connected;
    const { tools } = await client.listTools();
    const uri = tools.find((tool) => tool.name === name)?._meta?.ui?.resourceUri;
    return uri && (await client.readResource({ uri })).contents[0].text;
  }

  async function call(request, response, called) {
    try {
      const { name, args } = await jsonOf(request, MOST);
      const result = await (await connected).callTool({ name, arguments: args });
      if (!result.isError) called({ name, args });
      sendJson(response, 200, result);
    } catch (error) {
      sendJson(response, 400, { error: String(error.message) });
    }
  }

  return async function answerHost(url, request, response, called = () => {}) {
    if (!url.pathname.startsWith(`${at}/`)) return false;
    const [what, name] = url.pathname.slice(at.length + 1).split("/");
    if (request.method === "POST" && what === "call") {
      await call(request, response, called);
      return true;
    }
    const html = what === "app" && name ? await appOf(name) : undefined;
    if (html === undefined) return false;
    send(response, 200, "text/html", html, { "content-security-policy": `${POLICY}; frame-ancestors 'self'` });
    return true;
  };
}
