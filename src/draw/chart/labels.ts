/** The width of a text in px, in the font that it will be drawn in. */
export type Measure = (text: string) => number;

export interface Label {
  /** Which category. */
  readonly index: number;
  readonly text: string;
}

/**
 * Which categories are named on an axis that gives each `slot` px: all if they fit, else every second, third, …, and the
 * longest of them shortened, since 40 stubs of two letters say less than ten names. The full texts are in the table and
 * in the readout.
 */
export function categoryLabels(keys: readonly string[], slot: number, em: number, measure: Measure): Label[] {
  const gap = em;
  const widths = keys.map(measure);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  const wanted = Math.min(widest, 7 * em) + gap;
  const every = Math.max(1, Math.ceil(wanted / slot));
  const room = every * slot - gap;
  const labels: Label[] = [];
  // Starting in the middle of the first group keeps its name off the axis beside it.
  for (let index = Math.floor((every - 1) / 2); index < keys.length; index += every) {
    labels.push({ index, text: shortened(keys[index] as string, room, measure) });
  }
  return labels;
}

/** A text cut in its middle, where names that belong together differ least, so that it fits into `room` px. */
export function shortened(text: string, room: number, measure: Measure): string {
  const line = text.replace(/\s+/g, " ");
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
