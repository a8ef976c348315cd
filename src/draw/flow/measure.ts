import type { MeasuredText, TextToMeasure } from "./measured.js";
import { type, UNITS } from "./type.js";

/** The length of the ruler in em: long enough that rounding does not matter. */
const RULER = 100;

/**
 * Breaks and measures texts in the font that `host` has, by letting the browser set them: its line breaking knows
 * every script. All are set before the first is read, so that the page is laid out once.
 */
export function measureTexts(host: Element, texts: readonly TextToMeasure[]): MeasuredText[] {
  const bench = document.createElement("div");
  bench.className = "flow-bench";
  const ruler = document.createElement("div");
  ruler.style.inlineSize = `${RULER}em`;
  const blocks = texts.map(setText);
  bench.append(ruler, ...blocks);
  host.append(bench);
  try {
    // Against a ruler in the same place, so that a page that scales or zooms an ancestor changes nothing.
    const unit = ruler.getBoundingClientRect().width / (RULER * UNITS);
    return texts.map(({ text, role }, place) => {
      const lines = linesOf(blocks[place] as HTMLElement, type[role].line * unit);
      const width = Math.ceil(Math.max(0, ...lines.map((line) => line.width)) / unit);
      return { text, lines: lines.map((line) => line.text), width, height: lines.length * type[role].line };
    });
  } finally {
    bench.remove();
  }
}

function setText({ text, role }: TextToMeasure): HTMLElement {
  const block = document.createElement("div");
  const { size, line, wrap } = type[role];
  block.dir = "auto";
  block.style.fontSize = `${size / UNITS}em`;
  block.style.lineHeight = String(line / size);
  block.style.maxInlineSize = `${wrap / size}em`;
  block.textContent = text;
  return block;
}

interface Line {
  readonly text: string;
  /** In px of the screen. */
  readonly width: number;
}

/** The lines that the browser has broken a block's text into, which are `height` px high each. */
function linesOf(block: HTMLElement, height: number): Line[] {
  const whole = block.getBoundingClientRect();
  if (whole.height < height * 1.5) return [{ text: tidy(block.textContent ?? ""), width: whole.width }];
  const lines: Line[] = [];
  let text = "";
  let area: DOMRect | undefined;
  for (const [grapheme, rect] of placesOf(block.firstChild as Text)) {
    const visible = rect.width > 0 && rect.height > 0;
    if (visible && area && rect.top > (area.top + area.bottom) / 2) {
      lines.push({ text: tidy(text), width: area.width });
      text = "";
      area = undefined;
    }
    text += grapheme;
    if (visible) area = area ? around(area, rect) : rect;
  }
  return [...lines, { text: tidy(text), width: area?.width ?? 0 }];
}

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The box around two places on one line. Its height stays the first one's: a taller font may stand in for a sign. */
function around(a: DOMRect, b: DOMRect): DOMRect {
  const left = Math.min(a.left, b.left);
  return new DOMRect(left, a.top, Math.max(a.right, b.right) - left, a.height);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function* placesOf(node: Text): Generator<[grapheme: string, rect: DOMRect]> {
  const range = document.createRange();
  for (const { segment, index } of segmenter.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    yield [segment, range.getBoundingClientRect()];
  }
}
