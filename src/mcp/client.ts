/** What the client at the other end can do with a tree. */
import type { ClientCapabilities, McpServer, ServerContext } from "@modelcontextprotocol/server";
import { APP_TYPE, APPS } from "./protocol.js";

/**
 * How much of a form a client's elicitation draws: all field types; strings, enums and booleans alone, so that numbers and
 * dates have to be strings; or too little to ask anything.
 */
export type Asking = "full" | "narrow" | "off";

export interface Client {
  /** True when it draws our app. */
  readonly draws: boolean;
  readonly asks: Asking;
}

/** In a request's envelope, since the core protocol's revision 2026-07-28. */
const CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
const INFO = "io.modelcontextprotocol/clientInfo";

/** Codex accepts a form with numbers in it without having shown them, and sends back nothing. */
const NARROW = /codex/i;
/** Draws booleans alone. */
const OFF = /opencode/i;

/** A request of 2026-07-28 says it itself; earlier clients have said it once, to the server. */
export function clientOf({ server }: McpServer, context?: ServerContext, asking?: Asking): Client {
  const envelope = context?.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  const capabilities = (envelope?.[CAPABILITIES] ?? server.getClientCapabilities()) as ClientCapabilities | undefined;
  const info = (envelope?.[INFO] ?? server.getClientVersion()) as { name?: unknown } | undefined;
  const asks = asksForms(capabilities) ? (asking ?? askingOf(String(info?.name ?? ""))) : "off";
  return { draws: drawsApps(capabilities), asks };
}

function drawsApps(capabilities: ClientCapabilities | undefined): boolean {
  const extensions = (capabilities as { extensions?: Record<string, { mimeTypes?: unknown }> } | undefined)?.extensions;
  const apps = extensions?.[APPS];
  if (!apps) return false;
  return !Array.isArray(apps.mimeTypes) || apps.mimeTypes.includes(APP_TYPE);
}

/** A bare `elicitation: {}` means forms. */
function asksForms(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  return elicitation !== undefined && ("form" in elicitation || !("url" in elicitation));
}

function askingOf(name: string): Asking {
  if (OFF.test(name)) return "off";
  return NARROW.test(name) ? "narrow" : "full";
}
