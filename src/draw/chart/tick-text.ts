/** From this size on, figures on an axis are short: 250K. */
const COMPACT_FROM = 100_000;

function notationFor(size: number): Intl.NumberFormatOptions["notation"] {
  if (size >= 1e15 || (size > 0 && size < 1e-5)) return "scientific";
  return size >= COMPACT_FROM ? "compact" : "standard";
}

/**
 * The texts of a value axis's ticks: with as many decimals as make them different, which, the ticks being even steps of
 * 1, 2 or 5, is as many as make them right.
 */
export function tickTexts(ticks: readonly number[], locale: string): string[] {
  const notation = notationFor(ticks.reduce((size, tick) => Math.max(size, Math.abs(tick)), 0));
  return texts(ticks, locale, { notation });
}

/** The same for numbers on an x axis: four digits are not grouped there, since they are likely a year. */
export function xTickTexts(ticks: readonly number[], locale: string): string[] {
  const size = ticks.reduce((most, tick) => Math.max(most, Math.abs(tick)), 0);
  const grouping = { useGrouping: size < 10_000 ? false : "auto" } as const;
  return texts(ticks, locale, { notation: notationFor(size), ...grouping });
}

function texts(ticks: readonly number[], locale: string, options: Intl.NumberFormatOptions): string[] {
  const zero = new Intl.NumberFormat(locale).format(0);
  let result: string[] = [];
  for (let digits = 0; digits <= 12; digits++) {
    const format = new Intl.NumberFormat(locale, {
      ...options,
      maximumFractionDigits: digits,
      minimumFractionDigits: 0,
    });
    // Zero has no size: "0", and not "0E0" or "0K"; also when it is -0.
    result = ticks.map((tick) => (tick === 0 ? zero : format.format(tick)));
    if (new Set(result).size === ticks.length) return result;
  }
  return result;
}
