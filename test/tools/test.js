// `npm test`: finds a browser, builds what the tests of the package need, then runs the tests in the browser and in Node.
// Everything is run, also after a failure; the exit code says whether all of it passed.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findOrInstallBrowser } from "./find-browser.js";
import { findWebKit } from "./find-engines.js";

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));

/** @param {string} command */
function run(command) {
  console.log(`\n> ${command}`);
  // A shell, for the .cmd files that npm writes on Windows. Every word of a command is our own.
  return (
    spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, CHROME_PATH: browser } }).status === 0
  );
}

/** @returns {string} */
function browserOrExit() {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const browser = browserOrExit();
const nodeTests = filesUnder("test").filter((file) => file.endsWith(".node.mjs"));

if (!run("npm run --silent build")) process.exit(1);
const inWebKit = () => (findWebKit() ? [run("wtr --config web-test-runner.webkit.config.js")] : []);
const results = [run("wtr"), ...inWebKit(), run(`node --test ${nodeTests.join(" ")}`)];
process.exitCode = results.every(Boolean) ? 0 : 1;
