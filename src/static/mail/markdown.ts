import type { Block, Code, Inline, Item, List, Prose, Table } from "../../draw/markdown/block.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { hostOf } from "../../draw/url.js";
import { say } from "../../draw/words.js";
import { type Cell, drawDataTable } from "./data-table.js";
import { otherDirection } from "./direction.js";
import { BODY, ink, layout, QUIET, styles, type } from "./look.js";
import type { Mail } from "./mail.js";

/** Quotes and lists in each other go no deeper than this: each level costs width, and bytes. */
const DEEPEST = 6;

/** Markdown in a mail. Nothing of it is fetched: an image is its words, and a link to it. */
export function drawMarkdown(blocks: readonly Block[], mail: Mail): Content {
  return blocks.map((block) => drawBlock(block, mail, 0));
}

function drawBlock(block: Block, mail: Mail, depth: number): Content {
  switch (block.type) {
    case "paragraph":
      return drawLine("p", BODY, block.prose, mail);
    case "heading":
      return drawLine(`h${Math.min(6, block.level + 1)}`, HEADINGS[block.level - 1] ?? BODY, block.prose, mail);
    case "code":
      return drawCode(block);
    case "quote":
      return depth < DEEPEST
        ? drawQuote(block.blocks, mail, depth + 1)
        : block.blocks.map((each) => drawBlock(each, mail, depth));
    case "list":
      return drawList(block, mail, depth);
    case "table":
      return drawTable(block, mail);
    case "rule":
      return h(
        "p",
        { style: `margin:0 0 12px;border-bottom:1px solid ${ink("border")};font-size:1px;line-height:1px` },
        "\u00a0",
      );
    case "html":
      return h("p", { style: styles("margin:0 0 12px", BODY) }, block.text);
  }
}

/** One level below what was written, as on a page. */
const HEADINGS = [24, 20, 18, 16, 16, 16].map((size) => type(size, size + 8, { weight: 600 }));

function drawLine(tag: string, style: string, prose: Prose, mail: Mail): Markup {
  const dir = otherDirection(plainProse(prose), mail.direction);
  return h(tag, { dir, style: styles("margin:0 0 12px", style) }, drawProse(prose, mail));
}

function drawCode({ text, language }: Code): Markup {
  const code = h(
    "pre",
    { style: styles("margin:0;white-space:pre-wrap", type(13, 20, { mono: true })) },
    h("code", {}, text),
  );
  const cell = { class: "i-code", dir: "ltr", bgcolor: ink("neutral-tint"), style: "padding:12px;border-radius:8px" };
  const name = language && h("p", { class: "i-muted", style: styles("margin:0 0 4px", QUIET) }, language);
  return h("table", { ...layout, width: "100%", style: "margin:0 0 12px" }, h("tr", {}, h("td", cell, name, code)));
}

function drawQuote(blocks: readonly Block[], mail: Mail, depth: number): Markup {
  const side = mail.direction === "rtl" ? "right" : "left";
  const style = styles(`margin:0 0 12px;padding:0 12px;border-${side}:3px solid ${ink("border")}`, BODY);
  return h(
    "blockquote",
    { style },
    blocks.map((block) => drawBlock(block, mail, depth)),
  );
}

function drawList(list: List, mail: Mail, depth: number): Content {
  if (depth >= DEEPEST) return list.items.map(({ blocks }) => blocks.map((each) => drawBlock(each, mail, depth)));
  const style = `margin:0 0 12px;padding:${mail.direction === "rtl" ? "0 24px 0 0" : "0 0 0 24px"}`;
  const items = list.items.map((item) => drawItem(item, list.loose, mail, depth + 1));
  return list.ordered ? h("ol", { start: list.start, style }, items) : h("ul", { style }, items);
}

/** Text of a tight item stands in the item itself. A task says with a sign whether it is done, and with a word. */
function drawItem({ blocks, done }: Item, loose: boolean, mail: Mail, depth: number): Markup {
  const { words } = mail;
  const sign = done !== undefined && h("span", { title: done ? words.taskDone : words.taskOpen }, done ? "☑ " : "☐ ");
  const content = blocks.map((block) =>
    block.type === "paragraph" && !loose ? drawProse(block.prose, mail) : drawBlock(block, mail, depth),
  );
  return h("li", { style: styles("margin:0 0 4px", BODY) }, sign, content);
}

function drawTable({ header, rows, align }: Table, mail: Mail): Content {
  const cell = (prose: Prose): Cell => ({ drawn: drawProse(prose, mail), plain: plainProse(prose) });
  const table = drawDataTable({
    name: mail.words.table,
    head: header.map(cell),
    rows: rows.map(({ cells }) => cells.map(cell)),
    ends: header.map((_cell, at) => align[at] === "right"),
    direction: mail.direction,
  });
  return [table, h("p", { style: "margin:0;font-size:1px;line-height:12px" }, "\u00a0")];
}

const drawProse = (prose: Prose, mail: Mail): Content => prose.map(({ inlines }) => drawInlines(inlines, mail));
const drawInlines = (inlines: readonly Inline[], mail: Mail): Content => inlines.map((each) => drawInline(each, mail));

function drawInline(inline: Inline, mail: Mail): Content {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return h("code", { style: type(14, 20, { mono: true }) }, inline.text);
    case "link":
      return link(inline.href, drawInlines(inline.children, mail));
    case "image":
      return drawImage(inline, mail);
    case "break":
      return h("br");
    default:
      return h(inline.type, {}, drawInlines(inline.children, mail));
  }
}

/** A mail has no address that a relative one could begin at: that is its words alone. */
function link(href: string, content: Content): Content {
  return /^(https?|mailto|tel):/i.test(href) ? h("a", { href, style: `color:${ink("accent")}` }, content) : content;
}

function drawImage({ href, alt }: Extract<Inline, { type: "image" }>, { words }: Mail): Content {
  const name = alt ? say(words.image, { alt }) : words.imageUnnamed;
  const host = hostOf(href);
  return link(href, host ? `[${name}, ${host}]` : `[${name}]`);
}

function plainProse(prose: Prose): string {
  return prose.map(({ inlines }) => plainInlines(inlines)).join("");
}

function plainInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((each) =>
      "children" in each ? plainInlines(each.children) : "text" in each ? each.text : "alt" in each ? each.alt : " ",
    )
    .join("");
}
