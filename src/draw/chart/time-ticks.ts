const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Unit = "second" | "minute" | "hour" | "day" | "month" | "year";

const LENGTH: Record<Unit, number> = {
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  month: 30.4 * DAY,
  year: 365.25 * DAY,
};

/** How far apart, in em, ticks of a unit have to be for their texts. */
const APART: Record<Unit, number> = { second: 6, minute: 6, hour: 6, day: 4.5, month: 4, year: 4 };

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

/** How finely places are written. Between two days there is nothing to name when all places are days. */
export function precisionOf(keys: readonly string[], at: readonly number[]): Unit {
  const longest = keys.reduce((most, key) => Math.max(most, key.length), 0);
  if (longest <= "2026-03".length) return "month";
  if (longest <= "2026-03-01".length) return "day";
  return at.every((place) => place % MINUTE === 0) ? "minute" : "second";
}

/**
 * As many ticks as `ems` of width leave room for, where people expect them: full hours, days, first days of months, years;
 * none finer than `finest`.
 */
export function timeTicks(min: number, max: number, ems: number, finest: Unit, locale: string): TimeTick[] {
  const [unit, every] = stepFor(max - min, ems, finest);
  const texts = textFormat(unit, locale);
  let before = "";
  return placesOf(unit, every, min, max).map((at) => {
    const context = texts.context(at);
    const text = context && context !== before ? `${texts.main(at)}\n${context}` : texts.main(at);
    before = context;
    return { at, text };
  });
}

function stepFor(span: number, ems: number, finest: Unit): readonly [Unit, number] {
  const steps = STEPS.slice(STEPS.findIndex(([unit]) => unit === finest));
  for (const [unit, counts] of steps) {
    const every = counts.find((count) => span / (count * LENGTH[unit]) <= Math.max(1, ems / APART[unit]));
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
      unit === "month"
        ? monthStart(first.getUTCFullYear(), floorTo(first.getUTCMonth(), every) + nth * every)
        : unit === "year"
          ? monthStart(floorTo(first.getUTCFullYear(), every) + nth * every, 0)
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
  if (unit === "month")
    return { main: format(locale, { month: "short" }), context: format(locale, { year: "numeric" }) };
  if (unit === "day") return { main: format(locale, day), context: format(locale, { year: "numeric" }) };
  const second: Intl.DateTimeFormatOptions = unit === "second" ? { second: "2-digit" } : {};
  return { main: format(locale, { hour: "numeric", minute: "2-digit", ...second }), context: format(locale, day) };
}

/** ISO dates count in the Gregorian calendar, so its days and months are what the ticks stand on, in every locale. */
function format(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  return (at) => formatter.format(at);
}

/** A place on a time axis in full, no finer than it is written. */
export function fullDate(at: number, precision: Unit, locale: string): string {
  if (precision === "month") return format(locale, { month: "long", year: "numeric" })(at);
  const day: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
  if (precision === "day") return format(locale, day)(at);
  const second: Intl.DateTimeFormatOptions = precision === "second" ? { second: "2-digit" } : {};
  return format(locale, { ...day, hour: "numeric", minute: "2-digit", ...second })(at);
}
