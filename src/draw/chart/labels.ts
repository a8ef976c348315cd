/** The width of a text in px, in the font that it will be drawn in. */
export type Measure = (text: string) => number;

export interface Label {
  /** Which category. */
  readonly index: number;
  readonly text: string;
}

/** More lines than this below an axis are a paragraph. */
const MOST_LINES = 3;

/**
 * Which categories are named on an axis that gives each `slot` px: all if they fit, in one line or broken between words; else
 * every second, third, …, and the longest of them shortened, since 40 stubs of two letters say less than ten names. The
 * full texts are in the table and in the readout.
 */
export function categoryLabels(keys: readonly string[], slot: number, em: number, measure: Measure): Label[] {
  const gap = em;
  const names = keys.map(oneLine);
  const widest = names.reduce((most, name) => Math.max(most, measure(name)), 0);
  const whole = widest + gap <= slot || names.every((name) => wrapped(name, slot - gap, measure) !== undefined);
  const every = whole ? 1 : Math.max(1, Math.ceil((Math.min(widest, 7 * em) + gap) / slot));
  const room = every * slot - gap;
  const labels: Label[] = [];
  // Starting in the middle of the first group keeps its name off the axis beside it.
  for (let index = Math.floor((every - 1) / 2); index < names.length; index += every) {
    const name = names[index] as string;
    labels.push({ index, text: wrapped(name, room, measure) ?? shortened(name, room, measure) });
  }
  return labels;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A text broken between words into lines of `room` px; undefined when a word is wider or the lines become too many. */
function wrapped(text: string, room: number, measure: Measure): string | undefined {
  if (measure(text) <= room) return text;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (measure(word) > room) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= MOST_LINES ? lines.join("\n") : undefined;
}

/** A text cut in its middle, where names that belong together differ least, so that it fits into `room` px. */
export function shortened(text: string, room: number, measure: Measure): string {
  const line = oneLine(text);
  if (measure(line) <= room) return line;
  const letters = [...line];
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const kept = Math.ceil((low + high) / 2);
    if (measure(cut(letters, kept)) <= room) low = kept;
    else high = kept - 1;
  }
  return cut(letters, low);
}

function cut(letters: readonly string[], kept: number): string {
  const tail = Math.floor(kept / 2);
  return `${letters.slice(0, kept - tail).join("")}…${tail > 0 ? letters.slice(-tail).join("") : ""}`;
}
