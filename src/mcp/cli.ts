#!/usr/bin/env node
/** `npx @intui/web mcp`: the tool `show` over stdio. */
import { argv, exit, stderr } from "node:process";
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { addShow, EventLog } from "../mcp.js";
import { PACKAGE_VERSION } from "../version.js";

const HELP = `@intui/web ${PACKAGE_VERSION}

  intui mcp    An MCP server on stdin and stdout, with the tool "show": a model shows a person
               text, tables, diagrams, buttons and forms. Put it into your client's settings:
               { "command": "npx", "args": ["-y", "@intui/web", "mcp"] }
`;

function serve(): void {
  const log = new EventLog();
  serveStdio(() => {
    const server = new McpServer({ name: "intui", title: "IntUI", version: PACKAGE_VERSION });
    addShow(server, { log });
    return server;
  });
}

const [command, ...rest] = argv.slice(2);
if (command === "mcp" && rest.length === 0) serve();
else {
  stderr.write(HELP);
  exit(command === undefined || command === "--help" || command === "help" ? 0 : 2);
}
