/** What the text forms of several kinds share: the Markdown text form is one line a thing, and tables stay tables. */
import { formatNumber } from "./format-number.js";

/** Plain text for a place that is one line. */
export function oneLine(text: string): string {
  return text.replace(/\r\n|[\n\r\u2028\u2029]/g, " ");
}

/** A value in a table's cell. Strings print as they are: only numbers are formatted. */
export function cellText(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return formatNumber(value);
  return oneLine(String(value)).replace(/[\\|]/g, "\\$&");
}

/** A Markdown table of cells that are ready. */
export function tableText(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [head, head.map(() => "---"), ...body].map(line).join("\n");
}
