import { isRecord, own } from "../../core/raw.js";
import type { Theme } from "./surface.js";

const COLOR = /^#[\da-f]{6}$/i;

/** The parts of a theme that are used, each as far as it is what it should be; `fault` is told of the others. */
export function readTheme(raw: unknown, fault: (path: string, message: string) => void): Theme {
  if (raw === undefined) return {};
  if (!isRecord(raw)) {
    fault("/theme", "expected an object: write the theme's parts in it");
    return {};
  }
  const text = (key: string, valid: (value: string) => boolean, expected: string): string | undefined => {
    const value = own(raw, key);
    if (value === undefined) return undefined;
    if (typeof value === "string" && valid(value)) return value;
    fault(`/theme/${key}`, `expected ${expected}: write that, or leave it out`);
    return undefined;
  };
  return {
    primaryColor: text("primaryColor", (value) => COLOR.test(value), 'a colour such as "#0077cc"'),
    agentDisplayName: text("agentDisplayName", () => true, "a string"),
    iconUrl: text("iconUrl", (value) => /^[a-z][a-z\d+.-]*:/i.test(value), "a whole URL"),
  };
}
