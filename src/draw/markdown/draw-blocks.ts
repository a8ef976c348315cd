import { html, nothing } from "lit";
import { growing } from "../growing.js";
import { scrollBox } from "../scroll-box.js";
import { say, type Words } from "../words.js";
import type { Align, Block, Code, Heading, Item, List, Prose, Row, Table } from "./block.js";
import { drawProse, isClosed } from "./draw-prose.js";

export interface MarkdownContext {
  readonly words: Words;
}

/** Draws blocks. A closed one is drawn once and not visited again. */
export function drawBlocks(blocks: readonly Block[], context: MarkdownContext): unknown {
  return growing(blocks, (block) => drawBlock(block, context), isClosed, context.words);
}

/** Draws one block. */
function drawBlock(block: Block, context: MarkdownContext): unknown {
  switch (block.type) {
    case "paragraph":
      return html`<p dir="auto">${drawProse(block.prose, context.words)}</p>`;
    case "heading":
      return drawHeading(block, context.words);
    case "code":
      return drawCode(block, context.words);
    case "quote":
      return html`<blockquote class="quote" part="quote">${drawBlocks(block.blocks, context)}</blockquote>`;
    case "list":
      return drawList(block, context);
    case "table":
      return drawTable(block, context.words);
    case "rule":
      return html`<hr class="rule" part="rule" />`;
    case "html":
      return html`<p class="html" dir="auto">${block.text}</p>`;
  }
}

/**
 * One level below what was written, so that the page keeps its only `h1`: `#` is an `h2`, and so on; the sixth level
 * stays an `h6`. The look follows what was written.
 */
function drawHeading({ level, prose }: Heading, words: Words): unknown {
  const text = drawProse(prose, words);
  switch (level) {
    case 1:
      return html`<h2 class="heading level-1" part="heading" dir="auto">${text}</h2>`;
    case 2:
      return html`<h3 class="heading level-2" part="heading" dir="auto">${text}</h3>`;
    case 3:
      return html`<h4 class="heading level-3" part="heading" dir="auto">${text}</h4>`;
    case 4:
      return html`<h5 class="heading level-4" part="heading" dir="auto">${text}</h5>`;
    default:
      return html`<h6 class=${`heading level-${level}`} part="heading" dir="auto">${text}</h6>`;
  }
}

/** The box can be scrolled by keyboard, so it has a name. */
function drawCode({ language, text }: Code, words: Words): unknown {
  const label = language === "" ? nothing : html`<figcaption class="code-language">${language}</figcaption>`;
  const name = language === "" ? words.code : say(words.codeIn, { language });
  return html`<figure class="code" part="code-block">
    ${label}
    <pre class="scroll" part="code" dir="ltr" ${scrollBox(name)}><code>${text}</code></pre>
  </figure>`;
}

function drawList(list: List, context: MarkdownContext): unknown {
  const items = growing(list.items, (item) => drawItem(item, list.loose, context), isClosed, context.words);
  return list.ordered ? html`<ol class="list" start=${list.start}>${items}</ol>` : html`<ul class="list">${items}</ul>`;
}

function drawItem(item: Item, loose: boolean, context: MarkdownContext): unknown {
  const blocks = loose ? drawBlocks(item.blocks, context) : item.blocks.map((block) => drawTight(block, context));
  if (item.done === undefined) return html`<li dir="auto">${blocks}</li>`;
  const { words } = context;
  const state = item.done ? words.taskDone : words.taskOpen;
  return html`<li class="task" dir="auto"><span class=${item.done ? "box done" : "box"} role="img" aria-label=${state}></span>${blocks}</li>`;
}

/** Text of a tight item stands in the item itself. */
function drawTight(block: Block, context: MarkdownContext): unknown {
  return block.type === "paragraph" ? drawProse(block.prose, context.words) : drawBlock(block, context);
}

function drawTable({ align, header, rows }: Table, words: Words): unknown {
  const head = header.map((cell, column) => drawHeader(cell, align[column] ?? null, words));
  const body = growing(rows, (row) => drawRow(row, align, words), isClosed, words);
  return html`<div class="scroll" ${scrollBox(words.table)}>
    <table class="table" part="table">
      <thead><tr>${head}</tr></thead>
      <tbody>${body}</tbody>
    </table>
  </div>`;
}

/** Markdown says left and right, and means the start and the end of the line. */
const sides = { left: "start", center: "center", right: "end" } as const;

function drawHeader(cell: Prose, align: Align, words: Words): unknown {
  return html`<th class=${sides[align ?? "left"]} part="cell header" scope="col" dir="auto"><span>${drawProse(cell, words)}</span></th>`;
}

function drawRow({ cells }: Row, align: readonly Align[], words: Words): unknown {
  return html`<tr>${cells.map((cell, column) => {
    return html`<td class=${sides[align[column] ?? "left"]} part="cell" dir="auto">${drawProse(cell, words)}</td>`;
  })}</tr>`;
}
