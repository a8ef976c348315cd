// What a script tag may hold a file to: its hash, for `integrity`.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** @param {string} file */
export const integrityOf = (file) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
