import { html, nothing } from "lit";
import type { Session } from "../drawing.js";
import { growing } from "../growing.js";
import { Pattern } from "../pattern.js";
import type { Place } from "../place.js";
import { scrollBox } from "../scroll-box.js";
import { say } from "../words.js";
import type { Block, Code, Item, List } from "./block.js";
import { drawCopyButton } from "./copy-code.js";
import { drawProse, isClosed, ProseElement } from "./draw-prose.js";
import { drawTextTable } from "./text-table.js";

const paragraph = Pattern.of("p", { dir: "auto" });

/**
 * One level below what was written, so that the page keeps its only `h1`: `#` is an `h2`, and so on; the sixth level
 * stays an `h6`. The look follows what was written.
 */
const headings = (["h2", "h3", "h4", "h5", "h6", "h6"] as const).map((tag, index) =>
  Pattern.of(tag, { class: `heading level-${index + 1}`, part: "heading", dir: "auto" }),
);

/** Draws blocks. A closed one is drawn once and not visited again. */
export function drawBlocks(blocks: readonly Block[], session: Session): unknown {
  return growing(blocks, (block, _index, place) => drawBlock(block, session, place), isClosed, session.words);
}

/** Draws one block. */
function drawBlock(block: Block, session: Session, place: Place): unknown {
  switch (block.type) {
    case "paragraph":
      return ProseElement.in(place, paragraph).update(block.prose, session);
    case "heading":
      return ProseElement.in(place, headings[block.level - 1] ?? paragraph).update(block.prose, session);
    case "code":
      return drawCode(block, session);
    case "quote":
      return html`<blockquote class="quote" part="quote">${drawBlocks(block.blocks, session)}</blockquote>`;
    case "list":
      return drawList(block, session);
    case "table":
      return drawTextTable(block, session);
    case "rule":
      return html`<hr class="rule" part="rule" />`;
    case "html":
      return html`<p class="html" dir="auto">${block.text}</p>`;
  }
}

/** The box can be scrolled by keyboard, so it has a name. Code that is still being written can't be copied yet. */
function drawCode({ language, text, closed }: Code, session: Session): unknown {
  const { words } = session;
  const name = language === "" ? words.code : say(words.codeIn, { language });
  return html`<figure class="code" part="code-block">
    <figcaption class="code-head"><span class="code-language">${language || words.code}</span>${
      closed && text !== "" ? drawCopyButton(text, session) : nothing
    }</figcaption>
    <pre class="scroll" part="code" dir="ltr" ${scrollBox(name)}><code>${text}</code></pre>
  </figure>`;
}

function drawList(list: List, session: Session): unknown {
  const items = growing(list.items, (item) => drawItem(item, list.loose, session), isClosed, session.words);
  return list.ordered ? html`<ol class="list" start=${list.start}>${items}</ol>` : html`<ul class="list">${items}</ul>`;
}

function drawItem(item: Item, loose: boolean, session: Session): unknown {
  // A template of its own around one of them: a list that turns loose is drawn anew.
  const blocks = loose ? drawBlocks(item.blocks, session) : html`${drawTight(item.blocks, session)}`;
  if (item.done === undefined) return html`<li dir="auto">${blocks}</li>`;
  const { words } = session;
  const state = item.done ? words.taskDone : words.taskOpen;
  return html`<li class="task" dir="auto"><span class=${item.done ? "box done" : "box"} role="img" aria-label=${state}></span>${blocks}</li>`;
}

/** Text of a tight item stands in the item itself. */
function drawTight(blocks: readonly Block[], session: Session): unknown {
  const draw = (block: Block, _index: number, place: Place): unknown =>
    block.type === "paragraph" ? drawProse(block.prose, session) : drawBlock(block, session, place);
  return growing(blocks, draw, isClosed, session.words);
}
