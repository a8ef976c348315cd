import { html, nothing } from "lit";
import { say, type Words } from "../words.js";
import type { Inline, Prose } from "./block.js";

/**
 * Draws the text of a block: one flat list, so that what has been drawn keeps its nodes while the list grows; text
 * without marks, which is most of all cells and many paragraphs, is one text node.
 */
export function drawProse(prose: Prose, words: Words): unknown {
  const [only] = prose;
  if (only !== undefined && prose.length === 1) return drawInlines(only.inlines, words);
  return prose.flatMap((run) => run.inlines.map((inline) => drawInline(inline, words)));
}

export function isClosed(part: { readonly closed: boolean }): boolean {
  return part.closed;
}

function drawInlines(inlines: readonly Inline[], words: Words): unknown {
  const [only] = inlines;
  if (only?.type === "text" && inlines.length === 1) return only.text;
  return inlines.map((inline) => drawInline(inline, words));
}

function drawInline(inline: Inline, words: Words): unknown {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return html`<code class="code-span" part="code">${inline.text}</code>`;
    case "em":
      return html`<em>${drawInlines(inline.children, words)}</em>`;
    case "strong":
      return html`<strong>${drawInlines(inline.children, words)}</strong>`;
    case "del":
      return html`<del>${drawInlines(inline.children, words)}</del>`;
    case "link":
      return html`<a
        class="link"
        part="link"
        href=${inline.href}
        title=${inline.title === "" ? nothing : inline.title}
        target="_blank"
        rel="noopener noreferrer"
        >${drawInlines(inline.children, words)}</a
      >`;
    case "image":
      return html`<span class="image" part="image">${imageText(inline.alt, inline.host, words)}</span>`;
    case "break":
      return html`<br />`;
  }
}

function imageText(alt: string, host: string, words: Words): string {
  if (alt === "" && host === "") return words.imageUnnamed;
  if (alt === "") return say(words.imageFrom, { host });
  return host === "" ? say(words.imageHere, { alt }) : say(words.image, { alt, host });
}
