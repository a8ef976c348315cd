/** Breaks texts into lines where no browser does it. Widths are `textWidth`'s. */
import { textWidth } from "./text-width.js";

export interface BrokenText {
  readonly lines: readonly string[];
  /** Of the widest line. */
  readonly width: number;
}

/** Between words; between the signs of scripts that write none; and after a hyphen. A closing sign starts no line. */
const BREAKS =
  /\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?![\p{Pe}\p{Pf}\p{Po}ー])|(?<=[\p{L}\p{N}]-)(?=\p{L})/u;

/**
 * A text in as few lines of `room` as it needs, about equally long, as `text-wrap: balance` sets it. A word that is longer
 * is broken anywhere.
 */
export function balanced(text: string, size: number, room: number): BrokenText {
  const pieces = piecesOf(text, size, room);
  const fewest = filled(pieces, size, room);
  let [low, high] = [0, room];
  // Half a unit is less than anybody sees.
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    const lines = filled(pieces, size, middle);
    const fits = lines.length <= fewest.length && lines.every((line) => textWidth(line, size) <= middle);
    if (fits) high = middle;
    else low = middle;
  }
  const lines = filled(pieces, size, high);
  return { lines, width: Math.max(0, ...lines.map((line) => textWidth(line, size))) };
}

/** What stays together, with the blank behind it where there is one. */
function piecesOf(text: string, size: number, room: number): string[] {
  const tidy = text.replace(/\s+/g, " ").trim();
  const pieces: string[] = [];
  let rest = tidy;
  for (let found = BREAKS.exec(rest); found; found = BREAKS.exec(rest)) {
    const end = found.index + found[0].length;
    // A break at the very start would never end.
    if (end === 0) break;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest) pieces.push(rest);
  return pieces.flatMap((piece) => (textWidth(piece.trimEnd(), size) > room ? cutUp(piece, size, room) : piece));
}

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A piece that is too long for any line, in pieces that are not. */
function cutUp(piece: string, size: number, room: number): string[] {
  const parts = [""];
  for (const { segment } of signs.segment(piece)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) !== "" && textWidth(longer.trimEnd(), size) > room) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** Lines that take as many pieces each as they have room for. */
function filled(pieces: readonly string[], size: number, room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1)}${piece}`;
    if (lines.length > 0 && textWidth(longer.trimEnd(), size) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}
