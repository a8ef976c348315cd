/** How the bars of a category share its slot, in px. */
export interface Band {
  /** From the middle of the slot to the left edge of the first bar. */
  readonly start: number;
  /** From one bar to the next. */
  readonly step: number;
  readonly size: number;
}

/** Widest bar in em: a chart of two values is no pair of walls. */
const WIDEST = 5;

/** A third of the slot is gap, the rest is the bars' in equal parts, so that they never overlap. */
export function barBand(slot: number, count: number, em: number): Band {
  const bars = Math.max(1, count);
  const step = Math.min((slot * 2) / 3 / bars, WIDEST * em);
  // Where there is room, neighbours stand a little apart, so that equal bars are two.
  const between = bars > 1 && step >= 6 ? Math.min(2, step / 8) : 0;
  return { start: (-step * bars) / 2 + between / 2, step, size: step - between };
}

export function barIn({ start, step, size }: Band, index: number): { from: number; size: number } {
  return { from: start + step * index, size };
}
