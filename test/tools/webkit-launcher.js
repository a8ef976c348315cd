// WebKit for the test runner, over the WebDriver protocol that WebKit's own driver speaks: WebKitGTK's, which Debian has as
// webkit2gtk-driver. The runner's own packages know no way to it without a browser of theirs to download.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const START_TIMEOUT = 60_000;

/** A port that nobody listens at. */
async function freePort() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * A browser under WebDriver, with one window.
 * @typedef {{ go(url: string): Promise<void>, url(): Promise<string>, run(script: string): Promise<unknown>, close(): Promise<void> }} Driven
 */

/**
 * Starts the driver and a browser.
 * @param {import("./find-engines.js").WebKit} webkit
 * @returns {Promise<Driven>}
 */
export async function driveWebKit({ driver, browser, screen }) {
  const port = await freePort();
  const [program = "", ...args] = [...screen, driver, `--port=${port}`, "--host=127.0.0.1"];
  // A group of its own, so that the screen, the driver and the browser end together.
  const child = spawn(program, args, { detached: true, stdio: "ignore" });
  const end = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  };
  // Whichever way the runner ends: what is in a group of its own does not end with it.
  process.once("exit", end);
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"])) process.once(signal, end);
  const address = `http://127.0.0.1:${port}`;
  /** @param {string} method @param {string} path @param {object} [body] */
  const ask = async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit's driver: ${value?.message ?? response.status}`);
    return value;
  };
  try {
    await answers(() => ask("GET", "/status"));
    const options = { binary: browser, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options, acceptInsecureCerts: true } };
    const { sessionId } = await ask("POST", "/session", { capabilities });
    const session = `/session/${sessionId}`;
    await ask("POST", `${session}/timeouts`, { script: 240_000, pageLoad: 120_000 });
    await ask("POST", `${session}/window/rect`, { width: 1000, height: 800 }).catch(() => {});
    return {
      go: (url) => ask("POST", `${session}/url`, { url }),
      url: () => ask("GET", `${session}/url`),
      run: (script) => ask("POST", `${session}/execute/async`, { script, args: [] }),
      close: async () => {
        await ask("DELETE", session).catch(() => {});
        process.off("exit", end);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Waits until what is asked is answered. @param {() => Promise<unknown>} question */
async function answers(question) {
  const late = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (Date.now() > late) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * @param {import("./find-engines.js").WebKit} webkit
 * @returns {NonNullable<import("@web/test-runner").TestRunnerConfig["browsers"]>[number]}
 */
export function webkitLauncher(webkit) {
  /** @type {Promise<Driven> | undefined} */
  let driven;
  let active = "";
  return {
    name: "WebKit",
    type: "webkit",
    concurrency: 1,
    async startSession(id, url) {
      driven ??= driveWebKit(webkit);
      active = id;
      await (await driven).go(url);
    },
    isActive: (id) => id === active,
    getBrowserUrl: async () => (await driven)?.url(),
    async stopSession() {
      active = "";
      await (await driven)?.go("about:blank");
      return {};
    },
    async stop() {
      await (await driven?.catch(() => undefined))?.close();
    },
    startDebugSession: () => Promise.reject(new Error("WebKit is not for debugging here")),
  };
}
