import type { ComponentNode } from "../../core/component-node.js";
import { core } from "../../core/core.js";
import type { Tree } from "../../core/tree.js";
import { pastAnswers } from "../../draw/past-answers.js";
import { directionOf, languageOf } from "../language.js";
import { type Block, blocksOf } from "./blocks.js";
import { type Bench, type DrawnBlock, drawBlock } from "./draw-block.js";
import type { Email, EmailOptions } from "./email.js";
import { bytesOf, candidates, fit, LIMIT } from "./fit.js";
import { AROUND_ROW, writeLetter } from "./letter.js";
import type { Mail, Picture } from "./mail.js";
import { mailWordsWith } from "./mail-words.js";
import { picturesOf } from "./pictures.js";
import { clipped, ROOMS } from "./room.js";
import { waysOf } from "./ways.js";

/**
 * A tree as a mail: an HTML document of tables and inline styles that every client draws, the same as plain text, and the
 * pictures in it. Resolves for every valid tree: what had to be left out, or drawn another way, is told in the mail where
 * its reader would miss it, and in `warnings`.
 */
export async function toEmail(tree: Tree, options: EmailOptions = {}): Promise<Email> {
  const { source = "email", strings = {}, catalog = core, url } = options;
  const { locale } = languageOf(options);
  const all = blocksOf(tree);
  const blocks = candidates(all);
  const parts = blocks.flat();
  const answers = pastAnswers(options.history, source);
  const { ways, replies, warnings } = await waysOf(parts, answers, { ...options, source });
  const pictures = new Map<ComponentNode, Picture>();
  const mail: Mail = {
    words: mailWordsWith(strings),
    locale,
    direction: directionOf(locale),
    answer: (id) => answers.get(id),
    way: (node) => ways.get(node) ?? { first: 1 },
    picture: (node) => pictures.get(node),
  };
  const made = await picturesOf(parts, options.image, mail);
  for (const [node, picture] of made.pictures) pictures.set(node, picture);
  const { html, text, drawn } = write(blocks, all.length, options.title, { mail, catalog, url });
  const shown = new Set(drawn.flatMap(({ nodes }) => nodes));
  return {
    html,
    text,
    attachments: [...made.pictures].flatMap(([node, { attachment }]) =>
      attachment && shown.has(node) ? attachment : [],
    ),
    replies: replies.filter(({ node }) => shown.has(node)).map(({ number, event }) => ({ number, event })),
    warnings: [...warnings, ...made.warnings, ...drawn.flatMap((each) => each.warnings)],
  };
}

interface Written {
  readonly html: string;
  readonly text: string;
  readonly drawn: readonly DrawnBlock[];
}

function write(blocks: readonly Block[], total: number, title: string | undefined, bench: Bench): Written {
  const { locale, direction } = bench.mail;
  const letter = { title: clipped(title ?? titleOf(blocks, bench), 200), locale, direction };
  const room = LIMIT - bytesOf(writeLetter({ ...letter, rows: [] }));
  const drawn = fit(blocks, total, room, AROUND_ROW, bench);
  return {
    html: writeLetter({ ...letter, rows: drawn.map((each) => each.html) }),
    text: `${drawn.map((each) => each.text).join("\n\n")}\n`,
    drawn,
  };
}

/** How the mail begins, without its marks. */
function titleOf([first]: readonly Block[], bench: Bench): string {
  const text = first ? drawBlock(first, ROOMS[2], bench).text : "";
  const [line = ""] = text
    .replace(/[*_`#>|[\]\\]/g, "")
    .trim()
    .split("\n");
  return clipped(line.trim(), 80) || bench.mail.words.mailAnswer;
}
