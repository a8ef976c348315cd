/**
 * The command `forced-colors`, which turns the browser's forced colours on (true) and off: `emulateMedia` can't. It goes
 * past puppeteer's own list of media features, which lacks this one. What a session of the protocol has set ends with
 * it, so each page keeps its own.
 * @returns {NonNullable<import("@web/test-runner").TestRunnerConfig["plugins"]>[number]}
 */
export function forcedColorsPlugin() {
  /** @type {Map<string, Promise<import("puppeteer-core").CDPSession>>} */
  const clients = new Map();
  return {
    name: "forced-colors-command",
    async executeCommand({ command, payload, session }) {
      if (command !== "forced-colors") return;
      const browser = /** @type {{ getPage(id: string): import("puppeteer-core").Page }} */ (
        /** @type {unknown} */ (session.browser)
      );
      const known = clients.get(session.id) ?? browser.getPage(session.id).createCDPSession();
      clients.set(session.id, known);
      const client = await known;
      const features = [{ name: "forced-colors", value: payload ? "active" : "none" }];
      await client.send("Emulation.setEmulatedMedia", { features });
      return true;
    },
  };
}
