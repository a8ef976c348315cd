/** The app that hosts draw our trees with: one HTML file, made by the build. */
import { PACKAGE_VERSION } from "../version.js";
import type { Draws } from "./protocol.js";

export interface AppOptions {
  /** Origins that pictures may be loaded from. Default: none; a picture's description stands in its place. */
  readonly media?: readonly string[] | undefined;
  /** The app's own words, replaced by name: those of the elements, and `mcpNotSent` and the like. */
  readonly strings?: Readonly<Record<string, string>> | undefined;
}

const NAMES: Readonly<Record<Draws, string>> = { input: "show", result: "result" };

/** Where the app lies. Hosts keep what they have read by its address: another version has another one. */
export const appUri = (draws: Draws): string => `ui://intui/${NAMES[draws]}-${PACKAGE_VERSION}.html`;

/** What a host is to know of the file: it loads nothing but pictures, and copies on a press. */
export function appMeta({ media = [] }: AppOptions): { ui: Record<string, unknown> } {
  return {
    ui: {
      prefersBorder: false,
      csp: { connectDomains: [], resourceDomains: [...media], frameDomains: [], baseUriDomains: [] },
      permissions: { clipboardWrite: {} },
    },
  };
}

/** Loaded when a host first asks for it. */
export async function appHtml(draws: Draws, { media = [], strings = {} }: AppOptions): Promise<string> {
  const { html } = await import("virtual:mcp-app");
  const settings = JSON.stringify({ draws, media, strings }).replaceAll("<", "\\u003c");
  return html.replace("{}</script>", () => `${settings}</script>`);
}
