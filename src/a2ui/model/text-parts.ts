/** What the text forms of several kinds share. */
import { oneLine } from "../../core/markdown-text.js";

/** A Markdown link, or only its words where there is no URL yet. */
export function linkText(label: string, url: string | undefined): string {
  const words = oneLine(label).replace(/[[\]\\]/g, "\\$&");
  return url ? `[${words}](${url.replace(/[\s()<>]/g, encodeURIComponent)})` : `[${words}]`;
}

/** Parts one below the other; what is empty is left out. */
export function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Parts beside each other where each is one line, else below each other. */
export function beside(parts: readonly string[]): string {
  const shown = parts.filter((part) => part !== "");
  return shown.some((part) => /\n|^(#|[-*+] |>)/.test(part)) ? blocks(shown) : shown.join(" | ");
}

/** An item of a Markdown list, its further lines indented. */
export function item(text: string): string {
  return `- ${text.replace(/\n(?=.)/g, "\n  ")}`;
}

/** An input's line, and what is wrong with it below. */
export function inputText(line: string, failedChecks: readonly string[]): string {
  return [line, ...failedChecks.map((message) => `  (${oneLine(message)})`)].join("\n");
}
