// Clients of the protocol's own library, over stdio, as the tests of the server need them. `npm run build` first.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export const SHOW = { args: [path("dist/npm/mcp-cli.js"), "mcp"] };
export const ORDERS = { args: [path("demo/mcp/server.js")] };

if (!existsSync(SHOW.args[0])) throw new Error("dist/npm/mcp-cli.js is missing: run `npm run build` before this test.");

/** Both revisions of the core protocol: a handshake and requests of the server's own; and neither. */
export const ERAS = { 2025: "legacy", "2026-07-28": { pin: "2026-07-28" } };

export const APPS = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };

/**
 * Runs `use` with a client that is connected to a server of its own.
 * @param {{ server?: { args: string[] }, era?: unknown, name?: string, apps?: boolean, answer?: (params: any) => unknown }} options
 *   `answer`: how the person answers what the client is asked to ask
 */
export async function withClient({ server = SHOW, era = "legacy", name = "test", apps = false, answer }, use) {
  const capabilities = { ...(answer && { elicitation: { form: {} } }), ...(apps && { extensions: APPS }) };
  const client = new Client({ name, version: "1.0.0" }, { capabilities, versionNegotiation: { mode: era } });
  const asked = [];
  if (answer) {
    client.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params);
      return answer(params);
    });
  }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: server.args }));
  try {
    return await use(client, asked);
  } finally {
    await client.close();
  }
}

export const show = (client, root, v = 1) => client.callTool({ name: "show", arguments: { v, root } });

/** Everything that a result says, one text. */
export const textOf = ({ content }) => content.map(({ text }) => text).join("\n\n");

export const choice = {
  type: "Group",
  children: [
    { type: "Text", markdown: "Two ways **remain**." },
    {
      type: "Choice",
      id: "way",
      prompt: "Which way?",
      options: [
        { id: "a", label: "Ship now" },
        { id: "b", label: "Wait a week" },
      ],
    },
  ],
};

export const form = {
  type: "Form",
  id: "trip",
  fields: [
    { id: "name", label: "Name", input: "text", required: true },
    { id: "people", label: "People", input: "number", required: true, help: "You too" },
    { id: "day", label: "Day", input: "date" },
    { id: "class", label: "Class", input: "select", options: ["first", "second"] },
    { id: "needs pets", label: "Pets", input: "checkbox" },
  ],
};
