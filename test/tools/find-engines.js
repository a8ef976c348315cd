// Finds the other engines that the package is promised for: what there is of them on this machine is tested, the rest is
// said. Run by itself, it prints which engines `npm test` runs in here.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { argv, env, platform } from "node:process";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./find-browser.js";
import { plainTests } from "./plain-tests.js";

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

/**
 * WebKit's driver, the browser that it drives, and what gives them a screen where there is none.
 * @typedef {{ driver: string, browser: string, screen: string[] }} WebKit
 */

/** WebKitGTK (Debian: webkit2gtk-driver and, without a screen, xvfb). @returns {WebKit | undefined} */
export function findWebKit() {
  const [driver] = inPath(["WebKitWebDriver"]).filter(isProgram);
  const browser = ["4.1", "6.0", "4.0"]
    .flatMap((version) =>
      ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(isProgram);
  const screen = env.DISPLAY ? [] : [...inPath(["xvfb-run"]).filter(isProgram).slice(0, 1), "-a"];
  if (!driver || !browser || screen[0] === "-a") return undefined;
  return { driver, browser, screen };
}

/** What runs in which engine, and what does not. */
export function enginesLine() {
  const firefox = findFirefox();
  const chromium = findBrowser();
  const webkit = findWebKit();
  const plain = plainTests();
  return [
    `engines: Chromium (${chromium ? `all tests, ${chromium}` : "none here: did not run"})`,
    `Firefox (${firefox ? `axe over the gallery, ${firefox}` : "none here: did not run"})`,
    `WebKit (${webkit ? `${plain.files.length} of ${plain.count} test files, ${webkit.browser}` : "none here: did not run"})`,
  ].join("; ");
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) console.log(enginesLine());
