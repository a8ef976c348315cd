import type { HealingKind } from "../../src/stream/json/healing.js";

/** How a value is written: as JSON, but for one mistake that is made again and again. */
type Mistake = Exclude<HealingKind, "byte-order-mark" | "text-before" | "text-after" | "code-fence" | "json-in-string">;

/** The mistakes that can be made within the value. */
export const mistakes: readonly Mistake[] = [
  "trailing-comma",
  "comment",
  "control-character",
  "white-space",
  "single-quotes",
  "curly-quotes",
  "escaped-apostrophe",
  "unquoted-key",
  "python-literal",
  "number-form",
];

/** What may stand around the value, and what that is. */
export const around: readonly (readonly [HealingKind, (text: string) => string])[] = [
  ["byte-order-mark", (text) => `\uFEFF${text}`],
  ["text-before", (text) => `Here {it} is, [see 1]: ${text}`],
  ["text-after", (text) => `${text} That's all.`],
  ["code-fence", (text) => `\`\`\`json\n${text}\n\`\`\``],
  ["json-in-string", (text) => JSON.stringify(text)],
  ["json-in-string", (text) => JSON.stringify(JSON.stringify(text))],
];

const GAPS: { readonly [Kind in Mistake]?: readonly string[] } = {
  comment: ["/**/", " /* a // b */ ", "// x\n", "//\r\n", "/***/"],
  "white-space": ["\u00A0", " \u3000", "\u2028", "\u200B\n"],
};

/** Writes a value with a mistake wherever it can be made and `choose` says so. `made` is called for each. */
export function writeNear(value: unknown, mistake: Mistake, choose: () => boolean, made: () => void): string {
  const make = (): boolean => {
    if (!choose()) return false;
    made();
    return true;
  };
  const gaps = GAPS[mistake] ?? [];
  let nextGap = 0;
  const gap = (): string => (gaps.length > 0 && make() ? (gaps[nextGap++ % gaps.length] as string) : "");
  const list = (items: readonly string[]): string =>
    items.join(",") + (mistake === "trailing-comma" && items.length > 0 && make() ? "," : "") + gap();
  const write = (part: unknown): string => {
    if (Array.isArray(part)) return `${gap()}[${list(part.map(write))}]${gap()}`;
    if (typeof part !== "object" || part === null) return gap() + scalar(part, mistake, make) + gap();
    const entries = Object.entries(part).map(
      ([key, entry]) => `${gap()}${writeKey(key, mistake, make)}${gap()}:${write(entry)}`,
    );
    return `${gap()}{${list(entries)}}${gap()}`;
  };
  // In front of the value a comment would be prose.
  return write(value)
    .replace(/^[^[{]+(?=[[{])/, "")
    .replace(/[^\]}]+$/, "");
}

function writeKey(key: string, mistake: Mistake, make: () => boolean): string {
  if (mistake === "unquoted-key" && /^[a-z_$][a-z0-9_$-]*$/i.test(key) && make()) return key;
  return quoted(key, mistake, make);
}

function scalar(value: unknown, mistake: Mistake, make: () => boolean): string {
  if (typeof value === "string") return quoted(value, mistake, make);
  const text = JSON.stringify(value);
  if (mistake === "python-literal" && typeof value !== "number" && make()) {
    return value === null ? "None" : value === true ? "True" : "False";
  }
  if (mistake === "number-form" && typeof value === "number") return numberForm(text, make);
  return text;
}

function numberForm(json: string, make: () => boolean): string {
  const near = json
    .replace(/^(?=\d+e|\d+\.)/, "+")
    .replace(/^(-?)0\./, "$1.")
    .replace(/^(-?\d+)$/, "$1.");
  return near !== json && make() ? near : json;
}

function quoted(text: string, mistake: Mistake, make: () => boolean): string {
  const json = JSON.stringify(text);
  const inner = json.slice(1, -1);
  switch (mistake) {
    case "single-quotes":
      return make() ? `'${inner.replaceAll("'", "\\u0027").replaceAll('\\"', '"')}'` : json;
    case "curly-quotes":
      return make() ? `“${inner.replaceAll("”", "\\u201D")}”` : json;
    case "escaped-apostrophe":
      return text.includes("'") && make() ? json.replaceAll("'", "\\'") : json;
    case "control-character":
      // A backslash may itself be escaped: only whole escapes are looked at.
      return /[\n\t]/.test(text) && make() ? json.replace(/\\(?:n|t|.)/g, rawBreak) : json;
    default:
      return json;
  }
}

const rawBreak = (escaped: string): string => (escaped === "\\n" ? "\n" : escaped === "\\t" ? "\t" : escaped);
