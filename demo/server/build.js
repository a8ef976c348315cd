/** Builds the package when its files are missing or older than their sources. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** What the demo is served from and run with. */
const built = ["dist/intui.js", "dist/npm/core.js"].map(path);

function newestChange(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...entries.map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs));
}

/** Why the package has to be built, or undefined when it is as new as its sources. */
export function reasonToBuild() {
  if (!built.every((file) => existsSync(file))) return "dist/ is not there yet";
  const oldest = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return newestChange(path("src")) > oldest ? "src/ is newer than dist/" : undefined;
}

/** @throws when the build fails */
export async function buildIfStale() {
  const reason = reasonToBuild();
  if (reason === undefined) return;
  if (!existsSync(path("node_modules"))) throw new Error("The dependencies are missing. Run `npm ci` first.");
  console.log(`Building the package, since ${reason} (npm run build) …`);
  const code = await new Promise((resolve, reject) => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const options = { cwd: path(""), stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" };
    spawn(npm, ["run", "--silent", "build"], options).once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new Error(`npm run build ended with code ${code}.`);
}
