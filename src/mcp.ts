/** `@intui/web/mcp`: trees from an MCP server: drawn in hosts with MCP Apps, asked and told in terminals. */
export { addShow, type ShowOptions, type TreeTools } from "./mcp/add-show.js";
export type { AppOptions } from "./mcp/app-file.js";
export type { Asking } from "./mcp/client.js";
export { EventLog, type EventLogOptions, type LoggedEvent } from "./mcp/event-log.js";
