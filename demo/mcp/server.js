#!/usr/bin/env node
/** An MCP server of one's own, over stdio: `show`, and a tool whose answer is drawn. Run `npm run build` first. */
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { addShow, EventLog } from "../../dist/npm/mcp.js";
import { addQuery } from "./add-query.js";

const log = new EventLog();

serveStdio(() => {
  const server = new McpServer({ name: "orders", version: "1.0.0" });
  addQuery(server, addShow(server, { log }), fromJsonSchema);
  return server;
});
