/** How numbers read: in the text form (`en`) and on a page (its own locale). */

interface Formats {
  /** For sizes of 1 and more. */
  readonly large: Intl.NumberFormat;
  /** For sizes below 1. */
  readonly small: Intl.NumberFormat;
}

const cache = new Map<string, Formats>();

function formatsFor(locale: string): Formats {
  let formats = cache.get(locale);
  if (!formats) {
    formats = {
      large: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
      small: new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }),
    };
    cache.set(locale, formats);
  }
  return formats;
}

/**
 * A number with the locale's grouping and at most 2 decimals, but never rounded so far that a figure loses its
 * meaning: below 1 in size it keeps 3 significant digits (0.0042 stays 0.0042). -0 is 0.
 * Throws RangeError when `locale` is no BCP 47 tag.
 */
export function formatNumber(value: number, locale = "en"): string {
  const { large, small } = formatsFor(locale);
  return (Math.abs(value) < 1 ? small : large).format(value === 0 ? 0 : value);
}
