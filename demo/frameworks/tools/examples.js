/** The examples, and where their files are. */
import { fileURLToPath } from "node:url";

export const here = fileURLToPath(new URL("..", import.meta.url));

/** Those that are built: plain HTML is served as it is. */
export const built = ["react", "react18", "vue", "svelte", "angular", "solid", "preact"];
