import { expect } from "@open-wc/testing";
import fc from "fast-check";
import { decimalSign, numberExample, readNumber } from "../../src/draw/read-number.js";

type Row = [locale: string, typed: string, value: number | undefined];

const NB = "\u00a0";
const NNB = "\u202f";

const rows: Row[] = [
  // English
  ["en", "0", 0],
  ["en", "12", 12],
  ["en", " 12 ", 12],
  ["en", "1.5", 1.5],
  ["en", ".5", 0.5],
  ["en", "+3", 3],
  ["en", "-3", -3],
  ["en", "−3", -3],
  ["en", "-0", 0],
  ["en", "007", 7],
  ["en", "1,234", 1234],
  ["en", "1,234,567.25", 1234567.25],
  ["en", "12,345", 12345],
  ["en", "1,5", undefined],
  ["en", "1,23,456", undefined],
  ["en", "1,2345", undefined],
  ["en", "0,125", undefined],
  ["en", "1.234,5", undefined],
  ["en", "1.234.567", undefined],
  ["en", "1..5", undefined],
  ["en", "1.", undefined],
  ["en", ".", undefined],
  ["en", ",", undefined],
  ["en", "-", undefined],
  ["en", "--1", undefined],
  ["en", "1-", undefined],
  ["en", "- 1", undefined],
  ["en", "1 234", undefined],
  ["en", "1.5x", undefined],
  ["en", "12 €", undefined],
  ["en", "5%", undefined],
  ["en", "1e5", undefined],
  ["en", "0x10", undefined],
  ["en", "Infinity", undefined],
  ["en", "NaN", undefined],
  ["en", "", undefined],
  ["en", "   ", undefined],
  ["en", "½", undefined],
  ["en", "²", undefined],
  // What a double can't hold as written is not sent as another number.
  ["en", "9007199254740991", 9007199254740991],
  ["en", "9007199254740993", undefined],
  ["en", "4111111111111111", 4111111111111111],
  ["en", "12345678901234567890", undefined],
  ["en", "0.1234567890123456789", undefined],
  ["en", "1000000000000000000000", 1e21],
  ["en", "0.000000000000000000000001", 1e-24],
  ["en", "9".repeat(400), undefined],
  ["en", `0.${"0".repeat(400)}1`, undefined],
  // German
  ["de", "1.234,5", 1234.5],
  ["de", "1234,5", 1234.5],
  ["de", "1,5", 1.5],
  ["de", ",5", 0.5],
  ["de", "1.234", 1234],
  ["de", "1.234.567", 1234567],
  ["de", "1.5", undefined],
  ["de", "0.125", undefined],
  ["de", "1,234.5", undefined],
  ["de", "1.23,4", undefined],
  ["de-AT", "1234,5", 1234.5],
  ["de-CH", "1’234.5", 1234.5],
  ["de-CH", "1'234.5", 1234.5],
  ["de-CH", "1234,5", undefined],
  // Spaces between groups: whichever of them is typed or pasted
  ["fr", `1${NNB}234,5`, 1234.5],
  ["fr", `1${NB}234,5`, 1234.5],
  ["fr", "1 234,5", 1234.5],
  ["fr", "1 234 567", 1234567],
  ["fr", "1 23", undefined],
  ["fr", "1.5", undefined],
  ["sv", "−1 234,5", -1234.5],
  ["ru", "1 234,5", 1234.5],
  // Groups are only written from five digits on; with four they are still read
  ["es", "1234,5", 1234.5],
  ["es", "1.234,5", 1234.5],
  ["pl", "12 345,5", 12345.5],
  // India groups by two; the other way has the same reading
  ["en-IN", "1,23,456", 123456],
  ["en-IN", "12,34,567.5", 1234567.5],
  ["en-IN", "1,234,567", 1234567],
  ["en-IN", "1,23,45", undefined],
  ["hi", "१,२३,४५६", 123456],
  // Arabic and Persian digits, each with their own signs
  ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
  ["ar-EG", "١٢٣٤٫٥", 1234.5],
  ["ar-EG", "1,234.5", 1234.5],
  ["ar-EG", "\u061c-١٢", -12],
  ["ar-EG", "١.٥", undefined],
  ["ar-MA", "1.234,5", 1234.5],
  ["fa", "۱٬۲۳۴٫۵", 1234.5],
  ["fa", "\u200e−۱۲", -12],
  ["fa", "12.5", 12.5],
  ["en", "١٢", 12],
  ["bn", "১,২৩,৪৫৬", 123456],
  ["th", "๑๒.๕", 12.5],
  ["ja", "１２", 12],
  ["he", "\u200e-1,234.5", -1234.5],
];

/** Locales with every habit: point and comma, spaces, apostrophe, groups of two, other digits, right to left. */
const LOCALES = [
  ...[
    "en",
    "en-IN",
    "en-ZA",
    "de",
    "de-AT",
    "de-CH",
    "fr",
    "fr-CH",
    "it-CH",
    "es",
    "pt-PT",
    "pl",
    "sv",
    "nb",
    "fi",
    "bg",
  ],
  ...[
    "hi",
    "bn",
    "mr",
    "ne",
    "my",
    "th",
    "ja",
    "he",
    "ar",
    "ar-EG",
    "ar-MA",
    "fa",
    "ur",
    "ckb",
    "ps",
    "gu",
    "et",
    "lv",
  ],
  ...["ar-u-nu-latn", "en-u-nu-arab", "de-u-nu-deva", "hi-u-nu-deva"],
];

describe("a number as a reader writes it", () => {
  for (const [locale, typed, value] of rows) {
    it(`${locale}: ${JSON.stringify(typed)} is ${value === undefined ? "no number" : value}`, () => {
      expect(readNumber(typed, locale)).to.equal(value);
    });
  }

  it("reads back what Intl writes, with and without groups, in every locale", () => {
    const decimal = fc
      .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, places]) => Number(`${digits}e-${places}`));
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), decimal, fc.boolean(), (locale, number, useGrouping) => {
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping }).format(number);
        const read = readNumber(text, locale);
        if (read !== (number === 0 ? 0 : number)) throw new Error(`${locale}: ${text} read as ${read}`);
      }),
      { numRuns: 3000 },
    );
  });

  it("takes nothing for the decimal sign but the reader's own, and loses no digit, whoever wrote the number", () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Number(value.toFixed(3)));
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), number, (writer, reader, written) => {
        const format = new Intl.NumberFormat(writer, { maximumFractionDigits: 3 });
        const text = format.format(written);
        const read = readNumber(text, reader);
        if (read === undefined) return;
        const { numberingSystem } = format.resolvedOptions();
        const own = new Intl.NumberFormat(reader, { numberingSystem }).formatToParts(0.5);
        const sign = own.find(({ type }) => type === "decimal")?.value ?? "";
        const places = (text.split(sign)[1] ?? "").length;
        const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
        const back = Math.abs(read).toFixed(places).replace(".", "");
        if (back.length !== digits) throw new Error(`${writer} wrote ${text}, ${reader} read ${read}`);
      }),
      { numRuns: 3000 },
    );
  });

  it("never throws, and never gives what is not finite", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), fc.constantFrom(...LOCALES), (text, locale) => {
        const read = readNumber(text, locale);
        return read === undefined || Number.isFinite(read);
      }),
      { numRuns: 1000 },
    );
  });

  it("shows how a number is written where one was not read", () => {
    expect(numberExample("de")).to.equal("12.345,5");
    expect(numberExample("en")).to.equal("12,345.5");
    for (const locale of LOCALES) expect(readNumber(numberExample(locale), locale), locale).to.equal(12345.5);
  });

  it("knows a locale's decimal sign", () => {
    expect([decimalSign("en"), decimalSign("de"), decimalSign("ar-EG")]).to.deep.equal([".", ",", "٫"]);
  });
});
