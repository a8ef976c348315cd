/** What the server and the app agree on, of MCP Apps 2026-01-26 and of our own. */
import type { TreeData } from "../core/tree.js";

/** The id of the extension in a client's capabilities. */
export const APPS = "io.modelcontextprotocol/ui";

/** The type of an app's file. */
export const APP_TYPE = "text/html;profile=mcp-app";

/** The version of the extension that the app speaks. */
export const APPS_VERSION = "2026-01-26";

/** Called by the app alone: what a person did. */
export const EVENT_TOOL = "intui_event";

/** Called by the model, and by the app when it is opened again: what was done so far. */
export const EVENTS_TOOL = "get_events";

/** Where a result says what it shows to hosts that don't hand `structuredContent` on, or don't say that they draw. */
export const SHOWN_META = "intui/shown";

/** What a result tells the app. */
export interface Shown {
  /** The id by which events name what is shown: their `source`. */
  readonly surface: string;
  /** The tree, where the tool's own arguments are none. */
  readonly tree?: TreeData | undefined;
}

/** From which message the app takes its tree: `show` is called with one, other tools give one back. */
export type Draws = "input" | "result";
