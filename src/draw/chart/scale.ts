/** A stretch of numbers and the ticks on it, ascending. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** Where a value stands on a scale: 0 at its start, 1 at its end. */
export function fractionOn({ min, max }: Pick<Scale, "min" | "max">, value: number): number {
  const span = max - min;
  // The widest scale overflows: in halves it doesn't, but those would lose the smallest numbers.
  return Number.isFinite(span) ? (value - min) / span : (value / 2 - min / 2) / (max / 2 - min / 2);
}

/** 1, 2 or 5 times a power of ten, so that `span` has at most about `count` steps; 0 where no number is that small. */
export function niceStep(span: number, count: number): number {
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const lead = raw / power;
  return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
}

/** Multiples of `step` from `min` to `max`, without the dust of adding fractions up. */
export function multiples(step: number, min: number, max: number): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.floor(max / step + 1e-9) - first + 1;
  // A step below 1 is 1 over a whole number, and dividing by that is exact where multiplying is not.
  const whole = step < 1 && step > 1e-300 ? Math.round(1 / step) : 0;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    whole ? (first + index) / whole : (first + index) * step,
  );
}

/**
 * The vertical scale for values from `low` to `high`: ends on ticks, about `count` of them, at least three. It reaches to
 * zero when `zero` says so (bars), when all values are one (so that it says how much that is), and when zero is near.
 */
export function valueScale(low: number, high: number, count: number, zero: boolean): Scale {
  const near = low === high || (high - low) * 5 >= Math.max(Math.abs(low), Math.abs(high));
  const from = zero || near ? Math.min(0, low) : low;
  const to = zero || near ? Math.max(0, high) : high;
  if (from === 0 && to === 0) return { min: 0, max: 1, ticks: [0, 1] };
  const step = niceStep(to - from, count);
  const min = Math.floor(from / step + 1e-9) * step;
  const max = Math.ceil(to / step - 1e-9) * step;
  const ticks = Number.isFinite(max - min) && min < max ? multiples(step, min, max) : [];
  // Beyond what a number can say in steps (a span of over 1e308, or under 1e-307) the values themselves are the ticks.
  if (ticks.length < 2) return { min: from, max: to, ticks: from < 0 && to > 0 ? [from, 0, to] : [from, to] };
  return { min: ticks[0] as number, max: ticks.at(-1) as number, ticks };
}
