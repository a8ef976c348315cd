import { findWebKit } from "./test/tools/find-engines.js";
import { plainTests } from "./test/tools/plain-tests.js";
import { webkitLauncher } from "./test/tools/webkit-launcher.js";
import config from "./web-test-runner.config.js";

const webkit = findWebKit();
if (!webkit) throw new Error("There is no WebKit here: test/tools/find-engines.js says what is looked for.");

/** The tests that need no more than a page, in WebKit. `npm test` runs them where it is installed. */
export default {
  ...config,
  files: plainTests().files,
  browsers: [webkitLauncher(webkit)],
  // Its pages are drawn by the processor, and its driver opens one at a time.
  testFramework: { config: { timeout: "60000" } },
};
