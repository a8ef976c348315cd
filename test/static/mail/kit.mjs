// What the tests of the mail share: the room itself, core and trees, from one graph of modules. It stays open, since what
// lays out a branching Flow is loaded when a tree first needs it.
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { createServer } from "vite";

const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL("../../../", import.meta.url)),
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
after(() => server.close());

/** @type {typeof import("./edges.ts")} */
export const { core, englishMail, examples, look, palette, toEmail } = /** @type {any} */ (
  await server.ssrLoadModule("/test/static/mail/edges.ts")
);

/** Draws as a host would: with resvg. */
export const png = (/** @type {string} */ svg, /** @type {{ scale: number }} */ { scale }) =>
  new Resvg(svg, { fitTo: { mode: "zoom", value: scale } }).render().asPng();

/** An address for an event that can be read back. */
export const actionUrl = (/** @type {unknown} */ event) =>
  `https://agent.example/a/${Buffer.from(JSON.stringify(event)).toString("base64url")}`;

/** The event that an address of `actionUrl` stands for. */
export const eventIn = (/** @type {string} */ url) =>
  JSON.parse(Buffer.from(String(url.split("/").at(-1)), "base64url").toString("utf8"));

/** A tree as a mail. @param {unknown} root @param {import("../../../src/static.js").EmailOptions} [options] */
export const mailOf = (root, options) => toEmail(core.Tree.of(root), options);
