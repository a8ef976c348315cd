/** A picture's parts as path data and placed lines of text: the same for the page, for a file and for a canvas. */
import type { PictureLabel, PictureLink, PictureStep } from "./flow-picture.js";
import type { Size } from "./layout.js";
import type { MeasuredText } from "./measured.js";
import { cutOut, roundedPath, shortened, tipPath } from "./path.js";
import { box, gap, type TextRole, type } from "./type.js";

/** Where a font's letters stand on their line: the baseline's share of the size below the line's middle. */
const BASELINE = 0.35;

export interface PlacedText {
  readonly role: TextRole;
  readonly size: number;
  readonly direction: "ltr" | "rtl";
  /** Each centred on `x`, its baseline at `y`. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

export interface LinkStrokes {
  readonly line: string;
  readonly head: string;
  readonly label: PlacedText | undefined;
}

export function linkStrokes({ points, label }: PictureLink): LinkStrokes {
  // The line is left out behind its label rather than painted over: the page's ground is not ours to know.
  const line = shortened(points);
  const parts = label ? cutOut(line, areaOf(label)) : [line];
  return {
    line: parts.map(roundedPath).join(""),
    head: tipPath(points),
    label: label && placedText(label.text, "link", label.x, label.y - label.text.height / 2),
  };
}

function areaOf({ text, x, y }: PictureLabel): Parameters<typeof cutOut>[1] {
  const { width, height }: Size = { width: text.width + 2 * gap.inline, height: text.height + 2 * gap.block };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function stepTexts({ x, y, width, label, detail }: PictureStep): PlacedText[] {
  const middle = x + width / 2;
  const top = y + box.block;
  const texts = [placedText(label, "label", middle, top)];
  return detail ? [...texts, placedText(detail, "detail", middle, top + label.height)] : texts;
}

function placedText({ text, lines }: MeasuredText, role: TextRole, middle: number, top: number): PlacedText {
  const { size, line } = type[role];
  const first = top + line / 2 + size * BASELINE;
  return {
    role,
    size,
    direction: directionOf(text),
    lines: lines.map((each, place) => ({ text: each, x: middle, y: first + place * line })),
  };
}

/** The first letter decides, as `dir="auto"` has it; SVG text knows no such value. */
function directionOf(text: string): "ltr" | "rtl" {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    letter,
  )
    ? "rtl"
    : "ltr";
}
