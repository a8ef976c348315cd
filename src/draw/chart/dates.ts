const ISO =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/i;

interface WrittenDate {
  /** The date and time as written, in ms, as if it were UTC. */
  readonly wall: number;
  /** Minutes east of UTC, where the text says. */
  readonly offset: number | undefined;
}

/** A month, a date, or a date and time as ISO 8601 writes them; undefined for anything else, and for 31 February. */
export function readDate(text: string): WrittenDate | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(0);
  // Not Date.UTC: it takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, match[3] ? day : 1);
  if (date.getUTCMonth() !== month - 1 || hour > 24 || minute > 59 || second > 60) return undefined;
  const fraction = match[7] ? Number(`0.${match[7]}`) * 1000 : 0;
  const wall = date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
  return { wall, offset: readOffset(match[8]) };
}

function readOffset(zone: string | undefined): number | undefined {
  if (!zone) return undefined;
  if (zone.toUpperCase() === "Z") return 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -size : size;
}

/**
 * Places in ms for texts that are all ISO dates, else undefined. A date stands where it is written: no zone of the
 * reader's shifts it. Only when the texts name different zones do their instants decide, which are then read in UTC.
 */
export function datePlaces(texts: readonly string[]): number[] | undefined {
  const dates = texts.map(readDate);
  if (!dates.every((date) => date !== undefined)) return undefined;
  const zones = new Set(dates.flatMap(({ offset }) => offset ?? []));
  return zones.size > 1
    ? dates.map(({ wall, offset }) => wall - (offset ?? 0) * 60_000)
    : dates.map(({ wall }) => wall);
}
