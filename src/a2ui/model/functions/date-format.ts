/** Dates by patterns of Unicode TR35, as far as the protocol names them. */

/** A date as data: a day alone is that day here, wherever that is, and not midnight at Greenwich. */
export function dateOf(value: unknown): Date | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value).trim());
  const time = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(String(value).trim());
  const date = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]))
    : time
      ? new Date(1970, 0, 1, Number(time[1]), Number(time[2]), Number(time[3] ?? 0))
      : new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

type Part = keyof Intl.DateTimeFormatPartTypesRegistry;

/** One part of a date as the language writes it. */
function part(date: Date, locale: string, type: Part, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, { ...options, numberingSystem: "latn" }).formatToParts(date);
  return parts.find((each) => each.type === type)?.value ?? "";
}

const pad = (value: number, size: number): string => String(value).padStart(size, "0");

/**
 * A month's name: beside a day many languages write it in another case than alone, and here a day is near unless the
 * pattern says otherwise.
 */
function month(date: Date, locale: string, style: "short" | "long", alone: boolean): string {
  return part(date, locale, "month", alone ? { month: style } : { month: style, day: "numeric" });
}

type Letter = (date: Date, size: number, locale: string) => string;

const twelve = (date: Date): number => date.getHours() % 12 || 12;

const year: Letter = (date, size) => (size === 2 ? pad(date.getFullYear() % 100, 2) : pad(date.getFullYear(), size));
const dayOfMonth: Letter = (date, size) => pad(date.getDate(), size);
const weekday: Letter = (date, size, locale) =>
  part(date, locale, "weekday", { weekday: size === 4 ? "long" : size === 5 ? "narrow" : "short" });

const monthLetter =
  (alone: boolean): Letter =>
  (date, size, locale) =>
    size <= 2 ? pad(date.getMonth() + 1, size) : month(date, locale, size === 4 ? "long" : "short", alone);

/** Agents also write YYYY and D for what Unicode writes yyyy and d. */
const letters: Readonly<Record<string, Letter>> = {
  y: year,
  Y: year,
  M: monthLetter(false),
  L: monthLetter(true),
  d: dayOfMonth,
  D: dayOfMonth,
  E: weekday,
  H: (date, size) => pad(date.getHours(), size),
  h: (date, size) => pad(twelve(date), size),
  m: (date, size) => pad(date.getMinutes(), size),
  s: (date, size) => pad(date.getSeconds(), size),
  S: (date, size) => pad(date.getMilliseconds(), 3).slice(0, size).padEnd(size, "0"),
  a: (date, _size, locale) => part(date, locale, "dayPeriod", { hour: "numeric", hour12: true }),
};

/** A date by a pattern: runs of letters stand for parts, what is in apostrophes for itself, `''` for one of them. */
export function formatDatePattern(date: Date, pattern: string, locale: string): string {
  if (pattern === "ISO") return date.toISOString();
  const alone = !/[dD]/.test(pattern.replace(/'[^']*'/g, ""));
  return pattern.replace(/'((?:[^']|'')*)'|''|([A-Za-z])\2*/g, (run, quoted: string | undefined, letter?: string) => {
    if (letter === undefined) return run === "''" ? "'" : (quoted ?? "").replaceAll("''", "'");
    const write = letters[letter === "M" && alone ? "L" : letter];
    return write ? write(date, run.length, locale) : run;
  });
}
