import type { HealingKind } from "./healing.js";

/** What a whole word or number stands for; `healed` when it is near-JSON with one meaning. */
export type Scalar =
  | { readonly value: number | boolean | null; readonly healed?: HealingKind }
  | { readonly problem: string };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const NEAR_NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const TRUE: Scalar = { value: true };
const FALSE: Scalar = { value: false };
const NULL: Scalar = { value: null };
const WORDS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ["true", TRUE],
  ["false", FALSE],
  ["null", NULL],
  ["True", { value: true, healed: "python-literal" }],
  ["False", { value: false, healed: "python-literal" }],
  ["None", { value: null, healed: "python-literal" }],
  ["undefined", { problem: "JSON has no undefined: leave the key out, or write null." }],
]);

/**
 * Reads a whole token that is no string. A number is what JSON.parse makes of it (`1e999` is Infinity); `+1`, `.5` and
 * `5.` are mended; `01`, `1e`, `0x10`, `NaN` and `Infinity` are refused, for they can't be read in one way only.
 */
export function readScalar(token: string): Scalar {
  // JSON's own come by the thousand; comparing is faster than asking the map, which first needs the hash of a new string.
  if (token === "true") return TRUE;
  if (token === "false") return FALSE;
  if (token === "null") return NULL;
  const word = WORDS.get(token);
  if (word) return word;
  if (NUMBER.test(token)) return { value: Number(token) };
  if (NEAR_NUMBER.test(token)) return { value: Number(token), healed: "number-form" };
  return { problem: whyNot(token) };
}

/** True when `readScalar` would take the token, or might once more of it has come. */
export function mayBecomeScalar(token: string): boolean {
  if (/^[+-]?[\d.]*(?:\d[eE][+-]?\d*)?$/.test(token)) return true;
  for (const word of WORDS.keys()) if (word.startsWith(token)) return true;
  return false;
}

function whyNot(token: string): string {
  if (/^[+-]?(?:NaN|Infinity)$/i.test(token)) return `JSON has no ${token}: write a finite number or null.`;
  if (/^[+-]?0\d/.test(token)) return `${cut(token)} is not a JSON number: no zeros in front, no hexadecimal.`;
  if (/^[+-]?[\d.]/.test(token) || /^[+-]/.test(token)) return `${cut(token)} is not a JSON number.`;
  return `${cut(token)} is not JSON: a string needs double quotes around it.`;
}

function cut(token: string): string {
  return JSON.stringify(token.length > 40 ? `${token.slice(0, 40)}…` : token);
}
