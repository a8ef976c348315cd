import type { Session } from "../drawing.js";
import type { Inline, Run } from "./block.js";
import { drawProse } from "./draw-prose.js";
import { MarkdownLexer } from "./markdown-lexer.js";
import type { WordsOptions } from "./markdown-view.js";
import { readProse } from "./read-prose.js";

const lexer = new MarkdownLexer();

/** Draws a text that is one line, whatever block its first signs would make of it. */
export function drawWords(text: string, { open, links }: WordsOptions, session: Session): unknown {
  const prose = readProse(text, lexer, open);
  return drawProse(links ? prose : prose.map(withoutLinks), session);
}

const withoutLinks = (run: Run): Run => ({ ...run, inlines: run.inlines.flatMap(unlinked) });

/** A link is its words, and a picture what it shows: the placeholder of one is pressed, too. */
function unlinked(inline: Inline): readonly Inline[] {
  switch (inline.type) {
    case "link":
      return inline.children.flatMap(unlinked);
    case "image":
      return [{ type: "text", text: inline.alt }];
    case "em":
    case "strong":
    case "del":
      return [{ ...inline, children: inline.children.flatMap(unlinked) }];
    default:
      return [inline];
  }
}
