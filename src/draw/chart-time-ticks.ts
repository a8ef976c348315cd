const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "second" | "minute" | "hour" | "day" | "month" | "year";

const LENGTH: Record<Unit, number> = {
  second: SECOND, minute: MINUTE, hour: HOUR, day: DAY, month: 30.4 * DAY, year: 365.25 * DAY,
};

const STEPS: readonly (readonly [Unit, readonly number[]])[] = [
  ["second", [1, 5, 15, 30]],
  ["minute", [1, 5, 15, 30]],
  ["hour", [1, 3, 6, 12]],
  ["day", [1, 2, 7, 14]],
  ["month", [1, 3, 6]],
  ["year", [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]],
];

export interface TimeTick {
  /** In ms, as the axis counts them. */
  readonly at: number;
  /** One line, or two with what the first leaves out: the day of an hour, the year of a day or month. */
  readonly text: string;
}

/** At most about `most` ticks where people expect them: full hours, days, first days of months, years. */
export function timeTicks(min: number, max: number, most: number, locale: string): TimeTick[] {
  const [unit, every] = stepFor(max - min, Math.max(1, most));
  const texts = textFormat(unit, locale);
  let before = "";
  return placesOf(unit, every, min, max).map((at) => {
    const context = texts.context(at);
    const text = context && context !== before ? `${texts.main(at)}\n${context}` : texts.main(at);
    before = context;
    return { at, text };
  });
}

function stepFor(span: number, most: number): readonly [Unit, number] {
  for (const [unit, counts] of STEPS) {
    const every = counts.find((count) => span / (count * LENGTH[unit]) <= most);
    if (every) return [unit, every];
  }
  return ["year", 10_000];
}

function placesOf(unit: Unit, every: number, min: number, max: number): number[] {
  const first = new Date(min);
  const step = every * LENGTH[unit];
  const places: number[] = [];
  const origin = unit === "day" ? Math.floor(min / DAY) * DAY : Math.floor(min / step) * step;
  for (let nth = 0; places.length < 1000; nth++) {
    const at =
      unit === "month" ? monthStart(first.getUTCFullYear(), floorTo(first.getUTCMonth(), every) + nth * every)
      : unit === "year" ? monthStart(floorTo(first.getUTCFullYear(), every) + nth * every, 0)
      : origin + nth * step;
    if (at > max) break;
    if (at >= min) places.push(at);
  }
  return places;
}

const floorTo = (value: number, step: number): number => Math.floor(value / step) * step;

function monthStart(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return date.getTime();
}

interface TimeTexts {
  readonly main: (at: number) => string;
  readonly context: (at: number) => string;
}

function textFormat(unit: Unit, locale: string): TimeTexts {
  const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  if (unit === "year") return { main: format(locale, { year: "numeric" }), context: () => "" };
  if (unit === "month") return { main: format(locale, { month: "short" }), context: format(locale, { year: "numeric" }) };
  if (unit === "day") return { main: format(locale, day), context: format(locale, { year: "numeric" }) };
  const second: Intl.DateTimeFormatOptions = unit === "second" ? { second: "2-digit" } : {};
  return { main: format(locale, { hour: "numeric", minute: "2-digit", ...second }), context: format(locale, day) };
}

/** ISO dates count in the Gregorian calendar, so its days and months are what the ticks stand on, in every locale. */
function format(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  return (at) => formatter.format(at);
}

/** A place on a time axis in full: the date, and the time of day unless every place is midnight. */
export function fullDate(at: number, withTime: boolean, locale: string): string {
  const time: Intl.DateTimeFormatOptions = withTime ? { hour: "numeric", minute: "2-digit" } : {};
  return format(locale, { weekday: "short", day: "numeric", month: "short", year: "numeric", ...time })(at);
}

/** A month that is written without a day. */
export function fullMonth(at: number, locale: string): string {
  return format(locale, { month: "long", year: "numeric" })(at);
}
