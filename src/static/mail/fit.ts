import { formatNumber } from "../../core/format-number.js";
import { Markup } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import type { Block } from "./blocks.js";
import { type Bench, type DrawnBlock, drawBlock, drawCutNote } from "./draw-block.js";
import { ROOMS, type Room } from "./room.js";

/** Gmail hides what comes after about 102,000 bytes. */
export const LIMIT = 100_000;

/** More blocks than this don't fit, however short: none is drawn, or asked for, in vain. */
const MOST_BLOCKS = 600;

/** The bytes of a text as UTF-8. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) bytes += character < "\u0800" ? 1 : 2;
  return bytes;
}

/** True for what asks something: the reason for many a mail, and the last to go. */
const asks = ({ node }: Block[number]): boolean => node.type === "Choice" || node.type === "Form";

/**
 * Which of several things are kept when there is room for so much of all: those that ask first, up to half of it, then the
 * others from the beginning on.
 */
function keep(blocks: readonly Block[], sizeOf: (block: Block) => number, room: number): Set<Block> {
  const kept = new Set<Block>();
  let left = room;
  const fill = (some: readonly Block[], most: number): void => {
    let used = 0;
    for (const block of some) {
      const size = sizeOf(block);
      if (used + size > Math.min(most, left)) break;
      kept.add(block);
      used += size;
    }
    left -= used;
  };
  const asking = blocks.filter((block) => block.some(asks));
  fill(asking, room / 2);
  fill(
    blocks.filter((block) => !kept.has(block)),
    left,
  );
  return kept;
}

/** The blocks that a mail may have room for. */
export function candidates(blocks: readonly Block[]): readonly Block[] {
  if (blocks.length <= MOST_BLOCKS) return blocks;
  const kept = keep(blocks, () => 1, MOST_BLOCKS);
  return blocks.filter((block) => kept.has(block));
}

/** Draws the blocks with as much room for each as all of them leave. `room`: bytes; `around`: what each costs beside itself. */
export function fit(
  blocks: readonly Block[],
  total: number,
  room: number,
  around: number,
  bench: Bench,
): readonly DrawnBlock[] {
  const sizeOf = ({ html }: DrawnBlock): number => bytesOf(html.toString()) + around;
  if (blocks.length === total) {
    for (const each of ROOMS) {
      const drawn = drawAll(blocks, each, room, sizeOf, bench);
      if (drawn) return drawn;
    }
  }
  return drawSome(blocks, total, room, sizeOf, bench);
}

/** All of them, or undefined as soon as they take more than the room. */
function drawAll(
  blocks: readonly Block[],
  each: Room,
  room: number,
  sizeOf: (drawn: DrawnBlock) => number,
  bench: Bench,
): readonly DrawnBlock[] | undefined {
  const drawn: DrawnBlock[] = [];
  let size = 0;
  for (const block of blocks) {
    const next = drawBlock(block, each, bench);
    size += sizeOf(next);
    if (size > room) return undefined;
    drawn.push(next);
  }
  return drawn;
}

/** As small as they get, and as many as then fit; where the first one is missing, it is said how many there are more. */
function drawSome(
  blocks: readonly Block[],
  total: number,
  room: number,
  sizeOf: (drawn: DrawnBlock) => number,
  bench: Bench,
): readonly DrawnBlock[] {
  const drawn = new Map(blocks.map((block) => [block, drawBlock(block, ROOMS[2], bench)] as const));
  const size = (block: Block): number => sizeOf(drawn.get(block) as DrawnBlock);
  const note = noteOf(total, bench);
  const kept = keep(blocks, size, room - sizeOf(note));
  const first = blocks.findIndex((block) => !kept.has(block));
  const said = noteOf(total - kept.size, bench);
  const before = first < 0 ? blocks : blocks.slice(0, first);
  const after = blocks.slice(before.length).filter((block) => kept.has(block));
  const of = (some: readonly Block[]): DrawnBlock[] => some.map((block) => drawn.get(block) as DrawnBlock);
  return [...of(before), said, ...of(after)];
}

function noteOf(count: number, bench: Bench): DrawnBlock {
  const { words, locale } = bench.mail;
  const what = say(words.mailParts, { count: formatNumber(count, locale) });
  return {
    nodes: [],
    html: Markup.of(drawCutNote(what, bench)),
    text: say(words.mailCut, { what }),
    warnings: [{ code: "cut", path: "root", message: `${count} parts of the tree are not in the mail: send less.` }],
  };
}
