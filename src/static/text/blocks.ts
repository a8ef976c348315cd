import type { Block, Code, Heading, Item, List, Table } from "../../draw/markdown/block.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import type { StaticContext } from "../drawing.js";
import { scrollBox } from "../scroll-box.js";
import { drawProse } from "./inlines.js";

/** Draws blocks of Markdown as a page has them. */
export function drawBlocks(blocks: readonly Block[], context: StaticContext): Content {
  return blocks.map((block) => drawBlock(block, context));
}

function drawBlock(block: Block, context: StaticContext): Content {
  switch (block.type) {
    case "paragraph":
      return h("p", { dir: "auto" }, drawProse(block.prose, context));
    case "heading":
      return drawHeading(block, context);
    case "code":
      return drawCode(block, context);
    case "quote":
      return h("blockquote", { class: "quote" }, drawBlocks(block.blocks, context));
    case "list":
      return drawList(block, context);
    case "table":
      return drawTable(block, context);
    case "rule":
      return h("hr", { class: "rule" });
    case "html":
      return h("p", { class: "html", dir: "auto" }, block.text);
  }
}

/** One level below what was written, so that the page keeps its only `h1`. The look follows what was written. */
function drawHeading({ level, prose }: Heading, context: StaticContext): Markup {
  return h(`h${Math.min(6, level + 1)}`, { class: `heading level-${level}`, dir: "auto" }, drawProse(prose, context));
}

/** Code with a longer line is likely to scroll somewhere. */
const LONG_LINE = 40;

function drawCode({ language, text }: Code, { language: { words } }: StaticContext): Markup {
  const name = language === "" ? words.code : say(words.codeIn, { language });
  const long = text.split("\n").some((line) => line.length > LONG_LINE);
  const reached = long ? { tabindex: 0, role: "group", "aria-label": name } : {};
  return h(
    "figure",
    { class: "code" },
    h("figcaption", { class: "code-head" }, h("span", { class: "code-language" }, language || words.code)),
    h("pre", { class: "scroll", dir: "ltr", ...reached }, h("code", {}, text)),
  );
}

function drawList({ ordered, start, items, loose }: List, context: StaticContext): Markup {
  const drawn = items.map((item) => drawItem(item, loose, context));
  return ordered ? h("ol", { class: "list", start }, drawn) : h("ul", { class: "list" }, drawn);
}

function drawItem({ done, blocks }: Item, loose: boolean, context: StaticContext): Markup {
  const content = loose ? drawBlocks(blocks, context) : drawTight(blocks, context);
  if (done === undefined) return h("li", { dir: "auto" }, content);
  const { words } = context.language;
  const state = done ? words.taskDone : words.taskOpen;
  const box = h("span", { class: done ? "box done" : "box", role: "img", "aria-label": state });
  return h("li", { class: "task", dir: "auto" }, box, content);
}

/** Text of a tight item stands in the item itself. */
const drawTight = (blocks: readonly Block[], context: StaticContext): Content =>
  blocks.map((block) => (block.type === "paragraph" ? drawProse(block.prose, context) : drawBlock(block, context)));

/** Markdown says left and right, and means the start and the end of the line. */
const SIDES = { left: "start", center: "center", right: "end" } as const;

/** More columns than this are likely to scroll somewhere. */
const FEW_COLUMNS = 2;

function drawTable({ align, header, rows }: Table, context: StaticContext): Markup {
  const side = (column: number): string => SIDES[align[column] ?? "left"];
  const head = header.map((cell, column) =>
    h("th", { class: side(column), scope: "col", dir: "auto" }, h("span", {}, drawProse(cell, context))),
  );
  const body = rows.map(({ cells }) =>
    h(
      "tr",
      {},
      cells.map((cell, column) => h("td", { class: side(column), dir: "auto" }, drawProse(cell, context))),
    ),
  );
  const table = h("table", { class: "table" }, h("thead", {}, h("tr", {}, head)), h("tbody", {}, body));
  const name = header.length > FEW_COLUMNS ? context.language.words.table : undefined;
  return h("div", { class: "text-table" }, h("div", { class: "table-bar" }), scrollBox("", name, table));
}
