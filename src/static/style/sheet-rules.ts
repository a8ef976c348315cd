/** Reads our own sheets, which have no strings with braces in them and no nested rules. */

export interface StyleRule {
  readonly selectors: readonly string[];
  /** Declarations, without their braces. */
  readonly style: string;
}

export interface GroupRule {
  /** `@media …`, `@supports …`, `@container …`. */
  readonly condition: string;
  readonly rules: readonly SheetRule[];
}

export type SheetRule = StyleRule | GroupRule;

/** The rules of a sheet; `@keyframes` are left out: nothing moves in what is not alive. */
export function readSheet(css: string): SheetRule[] {
  return readRules(css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " "));
}

function readRules(css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  for (let at = 0; ; ) {
    const open = css.indexOf("{", at);
    if (open < 0) return rules;
    const close = closing(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, close).trim();
    if (!head.startsWith("@")) rules.push({ selectors: splitList(head), style: body });
    else if (!head.startsWith("@keyframes")) rules.push({ condition: head, rules: readRules(body) });
    at = close + 1;
  }
}

/** Where the brace that opens at `open` closes. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

/** The parts of a list that commas separate, but for those in parentheses. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at <= list.length; at++) {
    const sign = list[at];
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (sign !== undefined && (sign !== "," || depth > 0)) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return parts.filter(Boolean);
}
