import type { Step } from "./json-writer.js";

/** A step of a JSONPath that names one place: a name after a point, or a name or an index in brackets. */
const STEP = /\.?([^.[\]"'\s]+)|\[\s*(?:(\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\]/suy;

/** The steps of a JSONPath (RFC 9535) that names one place; undefined for any other. */
export function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = [];
  let at = path.startsWith("$") ? 1 : 0;
  while (at < path.length) {
    STEP.lastIndex = at;
    const found = STEP.exec(path);
    if (!found) return undefined;
    const [whole, name, index, double, single] = found;
    steps.push(index === undefined ? (name ?? unescaped(double ?? single ?? "")) : Number(index));
    at += whole.length;
  }
  return steps;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|(.))/gsu, (_all, code: string | undefined, other: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[other] ?? other),
  );
}
