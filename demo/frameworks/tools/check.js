/** Checks the types of every example, each by its framework's own checker. */
import { spawnSync } from "node:child_process";
import { here } from "./examples.js";

const checkers = {
  react: "tsc -p react",
  react18: "tsc -p react18",
  vue: "vue-tsc -p vue",
  svelte: "svelte-check --workspace svelte --tsconfig ./tsconfig.json --fail-on-warnings",
  angular: "ngc -p angular --noEmit",
  solid: "tsc -p solid",
  preact: "tsc -p preact",
};

for (const [name, command] of Object.entries(checkers)) {
  const { status } = spawnSync(`npx --no-install ${command}`, { cwd: here, shell: true, stdio: "inherit" });
  console.log(`${name}: ${status === 0 ? "its types hold" : "FAILED"}`);
  if (status !== 0) process.exitCode = 1;
}
