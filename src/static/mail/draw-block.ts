import type { Catalog } from "../../core/catalog.js";
import type { ComponentNode } from "../../core/component-node.js";
import type { TextNode } from "../../core/kinds/text.js";
import { oneLine } from "../../core/markdown-text.js";
import { textForm } from "../../core/text-form.js";
import { type Content, h, Markup } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import type { StaticWarning } from "../warnings.js";
import type { Block, Part } from "./blocks.js";
import { mailDrawing } from "./drawings.js";
import { ink, QUIET, styles } from "./look.js";
import type { Drawn, Mail } from "./mail.js";
import { line, sideBySide } from "./pieces.js";
import { clipped, type Room } from "./room.js";
import { drawText } from "./text.js";

/** What all blocks of one mail are drawn with. */
export interface Bench {
  readonly mail: Mail;
  readonly catalog: Catalog;
  /** Where the whole answer can be read. */
  readonly url: string | undefined;
}

/** A block as it stands in the mail. */
export interface DrawnBlock {
  readonly nodes: readonly ComponentNode[];
  readonly html: Markup;
  readonly text: string;
  readonly warnings: readonly StaticWarning[];
}

/** px: two Stats stand beside each other on a phone, three or four on a screen. */
const statWidth = (count: number): number => (count > 3 ? 138 : 160);

export function drawBlock(block: Block, room: Room, bench: Bench): DrawnBlock {
  const drawn = block.map((part) => ({ part, drawn: drawPart(part, room, bench) }));
  const contents = drawn.map(({ drawn: { html } }) => html);
  const width = block.every(({ node }) => node.type === "Stat") ? statWidth(block.length) : undefined;
  const left = drawn.flatMap((each) => each.drawn.left);
  const leftInText = drawn.flatMap((each) => each.drawn.leftInText ?? each.drawn.left);
  const texts = drawn.map((each) => each.drawn.text);
  const joined = texts.some((text) => text.includes("\n")) ? texts.join("\n\n") : texts.join(" · ");
  return {
    nodes: block.map(({ node }) => node),
    html: Markup.of(
      block.length > 1 ? sideBySide(contents, bench.mail.direction, width) : contents,
      left.map((what) => drawCutNote(what, bench)),
    ),
    text: [joined, ...leftInText.map((what) => say(bench.mail.words.mailCut, { what }))].join("\n\n"),
    warnings: drawn.flatMap((each) => warningsOf(each.part, each.drawn)),
  };
}

/** What is missing, and where it is. */
export function drawCutNote(what: string, { mail, url }: Bench): Content {
  const { words, direction } = mail;
  const note = say(words.mailCut, { what });
  if (url === undefined) return line(note, QUIET, direction, "muted");
  const whole = h("a", { href: url, style: `color:${ink("accent")}` }, words.mailWhole);
  return h("p", { class: "i-muted", style: styles("margin:8px 0 0", QUIET) }, note, " · ", whole);
}

/** A drawing that can't cope with what a product's kind of the same name holds leaves the text form in its place. */
function drawPart(part: Part, room: Room, bench: Bench): Drawn {
  const draw = mailDrawing(part.node.type);
  if (!draw) return drawTextForm(part, room, bench, "Markdown, for no mail has a drawing of its kind");
  try {
    return draw(part.node, bench.mail, room);
  } catch {
    return drawTextForm(part, room, bench, "text, for its drawing failed");
  }
}

function drawTextForm({ node }: Part, room: Room, { mail, catalog }: Bench, instead: string): Drawn {
  const text = catalog.kindOf(node) ? textForm(node, catalog) : say(mail.words.standIn, { name: oneLine(node.type) });
  try {
    return { ...drawText({ type: "Text", markdown: text } as TextNode, mail, room), instead };
  } catch {
    const short = clipped(text, room.text);
    return { html: line(short, QUIET, mail.direction), text: short, left: [], instead };
  }
}

function warningsOf({ node, path }: Part, { left, leftInText, instead }: Drawn): StaticWarning[] {
  const warnings: StaticWarning[] = [];
  if (left.length > 0) {
    warnings.push({
      code: "cut",
      path,
      message: `Not in the mail: ${left.join(", ")}. Send fewer, or give a url where all of it is.`,
    });
  } else if (leftInText && leftInText.length > 0) {
    warnings.push({ code: "cut", path, message: `Not in the plain text: ${leftInText.join(", ")}.` });
  }
  if (instead) warnings.push({ code: "replaced", path, message: `This ${node.type} is drawn as ${instead}.` });
  return warnings;
}
