/** ISO 8601 as agents write it, and as the browser's own inputs for dates and times do. */

/** What an input is for: the browser's names of its types. */
export type TimeKind = "date" | "time" | "datetime-local";

const ISO = /^(?:(\d{4,}-\d\d-\d\d))?(?:(?:^|[T ])(\d\d:\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/i;

interface Parts {
  readonly date: string | undefined;
  /** Seconds only where they are not zero. */
  readonly time: string | undefined;
  /** True for a moment that is the same everywhere: it has an offset. */
  readonly zoned: boolean;
}

function partsOf(text: string): Parts | undefined {
  const [, date, minutes, seconds, zone] = ISO.exec(text.trim()) ?? [];
  if (date === undefined && minutes === undefined) return undefined;
  const time = minutes && seconds && seconds !== "00" ? `${minutes}:${seconds}` : minutes;
  if (date === undefined || time === undefined || zone === undefined) return { date, time, zoned: false };
  return localParts(new Date(text.trim().replace(" ", "T")));
}

/** A moment on the reader's own clock. */
function localParts(moment: Date): Parts | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  const two = (part: number): string => String(part).padStart(2, "0");
  const year = String(moment.getFullYear()).padStart(4, "0");
  const date = `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const seconds = moment.getSeconds();
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}${seconds ? `:${two(seconds)}` : ""}`;
  return { date, time, zoned: true };
}

/**
 * A value as an input of this kind holds it; empty when it says nothing for it. A moment with an offset is shown on the
 * reader's clock; a date or a time without one is never shifted.
 *
 * @param midnight the time of a date that has none
 */
export function toInput(value: string, kind: TimeKind, midnight = "00:00"): string {
  const parts = partsOf(value);
  if (!parts) return "";
  if (kind === "time") return parts.time ?? "";
  if (parts.date === undefined) return "";
  return kind === "date" ? parts.date : `${parts.date}T${parts.time ?? midnight}`;
}

/**
 * What an input holds, as it is written back: local, unless the value before was a moment with an offset. Then it stays
 * one, so that whoever reads it by its offset reads what was meant.
 */
export function fromInput(held: string, kind: TimeKind, before: string): string {
  if (held === "" || kind !== "datetime-local" || !partsOf(before)?.zoned) return held;
  const moment = new Date(held);
  return Number.isNaN(moment.getTime()) ? held : moment.toISOString().replace(/\.000Z$/, "Z");
}

/** What an input holds, in words. */
export function readable(held: string, kind: TimeKind, locale: string): string {
  const moment = new Date(kind === "time" ? `1970-01-01T${held}` : kind === "date" ? `${held}T00:00` : held);
  if (Number.isNaN(moment.getTime())) return held;
  const style: Intl.DateTimeFormatOptions = {};
  if (kind !== "time") style.dateStyle = "medium";
  if (kind !== "date") style.timeStyle = "short";
  return new Intl.DateTimeFormat(locale, style).format(moment);
}
