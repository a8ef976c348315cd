// Finds the other engines that the package is promised for: what there is of them on this machine is tested, the rest is
// said. Run by itself, it prints which engines `npm test` runs in here.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { argv, env, platform } from "node:process";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./find-browser.js";

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} names */
const inPath = (names) =>
  names.flatMap((name) => (env.PATH ?? "").split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : [])));

/** Firefox: the one that FIREFOX_PATH names, else one under its usual names and paths. @returns {string | undefined} */
export function findFirefox() {
  if (env.FIREFOX_PATH) {
    if (isProgram(env.FIREFOX_PATH)) return env.FIREFOX_PATH;
    throw new Error(`FIREFOX_PATH is ${env.FIREFOX_PATH}, which cannot be run.`);
  }
  const usual = platform === "darwin" ? ["/Applications/Firefox.app/Contents/MacOS/firefox"] : [];
  const windows = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"]].flatMap((root) =>
    root ? [join(root, "Mozilla Firefox", "firefox.exe")] : [],
  );
  return [...usual, ...windows, ...inPath(["firefox", "firefox-esr"])].find(isProgram);
}

/** What runs in which engine, and what does not. */
export function enginesLine() {
  const firefox = findFirefox();
  const chromium = findBrowser();
  return [
    `engines: Chromium (${chromium ? `all tests, ${chromium}` : "none here: did not run"})`,
    `Firefox (${firefox ? `axe over the gallery, ${firefox}` : "none here: did not run"})`,
    "WebKit (did not run: no test drives it)",
  ].join("; ");
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) console.log(enginesLine());
