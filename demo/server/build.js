/** Builds the package when its files are missing or older than their sources. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** What the demo is served from and run with. */
const built = ["dist/intui.js", "dist/npm/core.js"].map(path);

function newestChange(folder) {
  return Math.max(...readdirSync(folder, { recursive: true }).map((name) => statSync(`${folder}/${name}`).mtimeMs));
}

/** Why the package has to be built, or undefined when it is as new as its sources. */
export function reasonToBuild() {
  if (!built.every((file) => existsSync(file))) return "dist/ is not there yet";
  const oldest = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return newestChange(path("src")) > oldest ? "src/ is newer than dist/" : undefined;
}

/**
 * Runs `npm run build` when it is needed, quietly: what it prints is shown only when it fails.
 * @throws an Error that says what to do, when there is no build to serve
 */
export async function buildIfStale() {
  const reason = reasonToBuild();
  if (reason === undefined) return;
  if (!existsSync(path("node_modules"))) throw new Error("The dependencies are missing. Run `npm ci` first.");
  console.log(`Building the package, since ${reason} (npm run build) …`);
  const { code, output } = await runBuild();
  if (code === 0) return;
  console.error(output);
  throw new Error(`npm run build ended with code ${code}.`);
}

function runBuild() {
  const windows = process.platform === "win32";
  const options = { cwd: path(""), stdio: ["ignore", "pipe", "pipe"], shell: windows };
  return new Promise((resolve, reject) => {
    const build = spawn(windows ? "npm.cmd" : "npm", ["run", "build"], options);
    let output = "";
    for (const stream of [build.stdout, build.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    build.once("error", reject).once("close", (code) => resolve({ code, output }));
  });
}
