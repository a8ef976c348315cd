import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { chromeLauncher } from "@web/test-runner-chrome";
import { a11ySnapshotPlugin } from "@web/test-runner-commands/plugins";
import { browserArgs, requireBrowser } from "./test/tools/find-browser.js";
import { forcedColorsPlugin } from "./test/tools/forced-colors-plugin.js";

/**
 * Serves a folder as it lies there, past every plugin: nothing rewrites what is shipped before it is tested.
 * @param {string} prefix
 * @param {string} folder
 * @returns {NonNullable<import("@web/test-runner").TestRunnerConfig["middleware"]>[number]}
 */
function serveAsIs(prefix, folder) {
  return async (context, next) => {
    if (!context.path.startsWith(prefix)) return next();
    const file = join(folder, normalize(decodeURIComponent(context.path.slice(prefix.length - 1))));
    const found = await stat(file).catch(() => undefined);
    context.status = 404;
    if (!found?.isFile()) return;
    context.status = 200;
    context.type = extname(file);
    context.body = createReadStream(file);
  };
}

/**
 * A page that has the focus whatever else is open: what a test says of focus must not depend on the window in front.
 * @param {import("puppeteer-core").BrowserContext} context
 */
async function openFocusedPage(context) {
  const page = await context.newPage();
  const client = await page.createCDPSession();
  await client.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  return page;
}

/**
 * An address that gives nothing, and takes its time over it: what asks for it is seen asking.
 * @type {NonNullable<import("@web/test-runner").TestRunnerConfig["middleware"]>[number]}
 */
async function slowNothing(context, next) {
  if (context.path.endsWith("/none-such")) await new Promise((resolve) => setTimeout(resolve, 2000));
  return next();
}

/** @type {import("@web/test-runner").TestRunnerConfig} */
const config = {
  // Not the tests of the packages that the bench installs.
  files: ["test/**/*.test.ts", "!test/bench/**"],
  concurrency: 1,
  // Lit's build without its warnings for developers.
  nodeResolve: { exportConditions: ["production", "default"] },
  // "esnext" takes the types away and leaves the language alone, and packages are not touched at all.
  plugins: [
    esbuildPlugin({ ts: true, json: true, target: "esnext", tsconfig: "tsconfig.json" }),
    a11ySnapshotPlugin(),
    forcedColorsPlugin(),
  ],
  middleware: [slowNothing, serveAsIs("/dist/", "dist"), serveAsIs("/fixtures/", "../shared/fixtures")],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: requireBrowser(), args: browserArgs },
      createPage: ({ context }) => openFocusedPage(context),
    }),
  ],
  // For a whole file: a busy machine takes its time over the longest ones.
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: "20000" } },
};

export default config;
