import { chartStyles } from "../../draw/chart/styles.js";
import { controlStyles } from "../../draw/control/control-styles.js";
import { pictureSheet } from "../../draw/flow/picture-styles.js";
import { flowStyles } from "../../draw/flow/styles.js";
import { markdownStyles } from "../../draw/markdown/markdown-styles.js";
import { base } from "../../draw/styles.js";
import { tableStyles } from "../../draw/table/styles.js";
import { tokens } from "../../draw/tokens.js";
import { canMatch, outsideShadow } from "./selectors.js";
import { readSheet, type SheetRule, type StyleRule } from "./sheet-rules.js";
import { resetSheet, staticSheet } from "./static-styles.js";

/** The page's own sheets, in the page's order, with what the static form has of its own around them. */
const sheets = [tokens, base, tableStyles, chartStyles, flowStyles, pictureSheet, controlStyles, markdownStyles];

let rules: readonly SheetRule[] | undefined;

/** All of them, as they have to be outside a shadow root. Read once, when the first piece is written. */
function allRules(): readonly SheetRule[] {
  rules ??= [resetSheet, ...sheets.map(({ cssText }) => cssText), staticSheet].flatMap((css) =>
    readSheet(css).flatMap(outside),
  );
  return rules;
}

/** What hovers or moves is alive. */
const ALIVE = /\((?:hover|prefers-reduced-motion)\b/;

function outside(rule: SheetRule): SheetRule[] {
  if ("style" in rule)
    return withSelectors(
      rule,
      rule.selectors.flatMap((selector) => outsideShadow(selector) ?? []),
    );
  if (ALIVE.test(rule.condition)) return [];
  return withRules(rule.condition, rule.rules.flatMap(outside));
}

const withSelectors = ({ style }: StyleRule, selectors: readonly string[]): SheetRule[] =>
  selectors.length > 0 ? [{ selectors, style }] : [];

const withRules = (condition: string, kept: readonly SheetRule[]): SheetRule[] =>
  kept.length > 0 ? [{ condition, rules: kept }] : [];

/** The whole sheet, for a page that has it once for many pieces. */
export function wholeSheet(): string {
  return allRules().map(ruleText).join("\n");
}

/** As much of the sheet as a piece of markup needs. */
export function sheetFor(markup: string): string {
  const names = namesIn(markup);
  const keep = (rule: SheetRule): SheetRule[] => {
    if ("rules" in rule) return withRules(rule.condition, rule.rules.flatMap(keep));
    return withSelectors(
      rule,
      rule.selectors.filter((selector) => canMatch(selector, (name) => names.has(name))),
    );
  };
  const text = allRules().flatMap(keep).map(ruleText).join("\n");
  return withoutUnread(withoutUnread(text));
}

/** Without the custom properties of ours that no rule reads. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--_[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/(?<=[{;])(--_[\w-]+):[^;}]*;?/g, (declaration, name: string) => (read.has(name) ? declaration : ""))
    .replace(/[^{}\n]+\{\}\n?/g, "");
}

/** Every tag, and every class with its dot. What is text has no such signs left. */
function namesIn(markup: string): ReadonlySet<string> {
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag as string);
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) =>
    (list as string).split(" ").map((name) => `.${name}`),
  );
  return new Set([...tags, ...classes]);
}

function ruleText(rule: SheetRule): string {
  if ("rules" in rule) return `${rule.condition}{${rule.rules.map(ruleText).join("")}}`;
  return `${rule.selectors.join(",")}{${rule.style.replace(/ ?([{};,]) ?/g, "$1").replace(/;$/, "")}}`;
}
