import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { IntuiError } from "../core/error.js";
import { IntuiEvent } from "../core/event.js";
import { own } from "../core/raw.js";
import type { EventLog } from "./event-log.js";
import { anyInput } from "./input-schema.js";
import { EVENT_TOOL, EVENTS_TOOL } from "./protocol.js";
import { refusedResult, withoutSource } from "./result.js";

/** The tools by which what a person does reaches the server, and by which a model reads what did not reach it. */
export function addEventTools(server: McpServer, log: EventLog): void {
  server.registerTool(
    EVENT_TOOL,
    {
      title: "Tell what a person did",
      description: "Called by the app that draws trees. Not for a model.",
      inputSchema: anyInput(EVENT_SCHEMA),
      annotations: { readOnlyHint: false, destructiveHint: false },
      _meta: { ui: { visibility: ["app"] } },
    },
    (input) => orRefused(() => told(log, input)),
  );
  server.registerTool(
    EVENTS_TOOL,
    {
      title: "What was pressed and sent",
      description: "What the person has pressed or sent in a tree that was shown, should no message have said so.",
      inputSchema: anyInput(EVENTS_SCHEMA),
      annotations: { readOnlyHint: true },
      _meta: { ui: { visibility: ["model", "app"] } },
    },
    (input) => orRefused(() => read(log, own(input, "surface"))),
  );
}

const EVENT_SCHEMA = {
  type: "object",
  properties: {
    v: { const: 1 },
    source: { type: "string" },
    target: { type: "string" },
    action: { enum: ["press", "submit"] },
    value: { anyOf: [{ type: "string" }, { type: "object" }] },
  },
  required: ["v", "source", "target", "action", "value"],
  additionalProperties: false,
};

const EVENTS_SCHEMA = {
  type: "object",
  properties: { surface: { type: "string", description: "As the tool's result has named it." } },
  required: ["surface"],
  additionalProperties: false,
};

function told(log: EventLog, input: unknown): CallToolResult {
  const { sentence } = log.add(IntuiEvent.parse(input));
  return { content: [{ type: "text", text: sentence }], structuredContent: { ok: true } };
}

function read(log: EventLog, surface: unknown): CallToolResult {
  if (typeof surface !== "string") return refusedResult('Say which tree: {"surface":"…"}, as its result named it.');
  const events = log.events(surface);
  const text = events.map(({ event, sentence }) => withoutSource(sentence, event.source)).join("\n");
  return {
    content: [{ type: "text", text: text || "Nothing was pressed or sent yet." }],
    structuredContent: { events: events.map(({ event }) => event.toJSON()) },
  };
}

function orRefused(run: () => CallToolResult): CallToolResult {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof IntuiError)) throw error;
    return refusedResult(error.message);
  }
}
