/**
 * Reads a number as a person in a given locale writes it. Strict on purpose: what has two readings, or is written in
 * another locale's way, is refused, because the wrong number does more harm than a question.
 */

/** What a locale writes around digits of one numbering system. */
interface Notation {
  readonly decimal: string;
  /** Undefined where the locale never groups. */
  readonly group: string | undefined;
  /** The length of the last group, and of those before it: 3 and 2 where 1234567 is 12,34,567. */
  readonly sizes: readonly [last: number, other: number];
}

/** Direction marks that some locales put beside a sign; they are no part of the number. */
const MARKS = /[\u200e\u200f\u061c]/gu;
const MINUS = /^[-\u2212\u2010-\u2013\ufe63\uff0d]/u;
const SPACE = /[\s\u00a0\u2009\u202f]/gu;
const APOSTROPHE = /[\u2019\u02bc]/gu;

const notations = new Map<string, Notation>();

/**
 * The number that `text` says in `locale` (a BCP 47 tag), or undefined when it says none, may say more than one, or says
 * one that a double cannot hold exactly as written. Digits of any script are read, each with its script's separators.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const written = text.replace(MARKS, "").trim();
  const negative = MINUS.test(written);
  const size = written.replace(negative ? MINUS : /^\+/u, "");
  const system = numberingSystem(size);
  if (system === undefined) return undefined;
  const plain = toPlain(toAsciiDigits(size), notationOf(locale, system));
  if (plain === undefined) return undefined;
  const value = Number(plain);
  if (!isExact(plain, value)) return undefined;
  // No -0: a person who writes it means 0.
  return negative && value !== 0 ? -value : value;
}

/** How the locale writes a number that shows all of its marks: an example for a message. */
export function numberExample(locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(12345.5);
}

/** The decimal sign that the locale writes. */
export function decimalSign(locale: string | undefined): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === "decimal")?.value;
}

/** Which separators belong to the digits: a script's own, or the locale's usual ones ("") for a script not named here. */
function numberingSystem(text: string): string | undefined {
  const digit = /\p{Nd}/u.exec(text)?.[0];
  if (digit === undefined) return undefined;
  const zero = (digit.codePointAt(0) as number) - digitValue(digit);
  switch (zero) {
    case 0x30:
      return "latn";
    case 0x660:
      return "arab";
    case 0x6f0:
      return "arabext";
    default:
      return "";
  }
}

function notationOf(locale: string, system: string): Notation {
  const key = `${locale} ${system}`;
  let notation = notations.get(key);
  if (!notation) {
    const options = system === "" ? {} : { numberingSystem: system };
    notation = deriveNotation(
      new Intl.NumberFormat(locale, { ...options, useGrouping: true, minimumFractionDigits: 1 }),
    );
    notations.set(key, notation);
  }
  return notation;
}

function deriveNotation(format: Intl.NumberFormat): Notation {
  const parts = format.formatToParts(1234567890.5);
  const groups = parts.filter((part) => part.type === "integer").map((part) => [...part.value].length);
  return {
    decimal: parts.find((part) => part.type === "decimal")?.value ?? ".",
    group: parts.find((part) => part.type === "group")?.value,
    sizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
  };
}

/** `12345.5` from `12.345,5`: undefined when it is not written in this notation. */
function toPlain(text: string, { decimal, group, sizes: [last, other] }: Notation): string | undefined {
  // Typed spaces and apostrophes come in several code points that look the same.
  const same = (from: string): string => from.replace(SPACE, " ").replace(APOSTROPHE, "'");
  const [whole = "", fraction, ...more] = same(text).split(same(decimal));
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  if (/^\d+$/.test(whole) || (whole === "" && fraction !== undefined)) return join(whole, fraction);
  if (group === undefined) return undefined;
  const groups = whole.split(same(group));
  if (!isGrouped(groups, last, other) && !isGrouped(groups, 3, 3)) return undefined;
  return join(groups.join(""), fraction);
}

const join = (whole: string, fraction: string | undefined): string =>
  `${whole || "0"}${fraction ? `.${fraction}` : ""}`;

/** True for groups of the right lengths. A group of zeros in front is no grouping: `0,125` is a decimal elsewhere. */
function isGrouped(groups: readonly string[], last: number, other: number): boolean {
  const [first = "", ...rest] = groups;
  if (rest.length === 0 || !groups.every((group) => /^\d+$/.test(group))) return false;
  if (first.startsWith("0") || first.length > other) return false;
  return rest.every((group, index) => group.length === (index === rest.length - 1 ? last : other));
}

/** False for a number that would be sent as another one: too large, or with more digits than a double holds. */
function isExact(plain: string, value: number): boolean {
  return Number.isFinite(value) && significant(plain) === significant(String(value));
}

/** The digits without the zeros and the point that only say how large the number is. */
const significant = (plain: string): string =>
  plain.replace(/e.*$/u, "").replace(".", "").replace(/^0+/, "").replace(/0+$/, "");

const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Unicode keeps the ten digits of a script in a row from its zero on, so that counting back gives the value. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return below % 10;
}
