// Finds a Chrome or Chromium to test in: the one that CHROME_PATH names, else one under its usual names and paths.
import { execFileSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env, platform } from "node:process";

const NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];

const HELP = `No Chrome or Chromium was found. Install one (Debian: apt-get install chromium; macOS: brew install --cask
google-chrome; Windows: winget install Google.Chrome), or set CHROME_PATH to the browser's executable.`;

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Every path that a browser may be at, the likeliest first. */
function* candidates() {
  if (platform === "darwin") {
    yield "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    yield "/Applications/Chromium.app/Contents/MacOS/Chromium";
  }
  if (platform === "win32") {
    for (const root of [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]) {
      if (root) yield join(root, "Google", "Chrome", "Application", "chrome.exe");
    }
    return;
  }
  for (const name of NAMES) {
    for (const folder of (env.PATH ?? "").split(delimiter)) if (folder) yield join(folder, name);
  }
}

/**
 * The path of a browser on this machine, or undefined when there is none.
 * @returns {string | undefined}
 * @throws when CHROME_PATH is set and is no program: another browser than the one asked for would be a surprise.
 */
export function findBrowser() {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which cannot be run.`);
  }
  for (const path of candidates()) if (isExecutable(path)) return path;
  return undefined;
}

/** The browser's path. @throws with what to install when there is none. */
export function requireBrowser() {
  const path = findBrowser();
  if (path === undefined) throw new Error(HELP);
  return path;
}

/** How to become root here without being asked anything: a command prefix, or undefined when it can't be done. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return ["sudo", "-n"];
  } catch {
    return undefined;
  }
}

/** Ubuntu is left out: its chromium package is a pointer to a snap, which containers can't run. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** The browser's path; on Debian it is installed first where there is none. @throws with what to install elsewhere. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  const prefix = isDebian() ? rootPrefix() : undefined;
  if (prefix === undefined) throw new Error(HELP);
  console.log("No Chrome or Chromium was found: installing Debian's chromium.");
  for (const command of ["apt-get update", "apt-get install -y --no-install-recommends chromium"]) {
    const [program = "", ...args] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", ...command.split(" ")];
    execFileSync(program, args, { stdio: "inherit" });
  }
  return requireBrowser();
}

/** Chrome refuses its sandbox to root, which is who one is in most containers. */
export const browserArgs = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu"] : ["--disable-gpu"];
