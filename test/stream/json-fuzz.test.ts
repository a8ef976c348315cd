import { expect } from "@open-wc/testing";
import * as fc from "fast-check";
import { corpus, feed, readAll } from "./json-corpus.js";
import { Watch } from "./json-watch.js";

const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 40 });
const blank = fc.string({ unit: fc.constantFrom(" ", "\n", "\t", "\r\n"), maxLength: 4 });
const containers = fc.jsonValue({ maxDepth: 5 }).filter((value) => typeof value === "object" && value !== null);
const strings = fc.string({
  unit: fc.constantFrom("a", '"', "\\", "\n", "\u0000", "é", "😀", "\uD83D", "\uDE00", "{", "["),
});

/** The JSON of a value with white space of any kind wherever it may stand. */
function spread(value: unknown, gaps: readonly string[]): string {
  let next = 0;
  const gap = () => gaps[next++ % gaps.length] ?? "";
  const write = (part: unknown): string => {
    if (typeof part !== "object" || part === null) return gap() + JSON.stringify(part) + gap();
    if (Array.isArray(part)) return `${gap()}[${gap()}${part.map(write).join(",")}]${gap()}`;
    const entries = Object.entries(part).map(
      ([key, entry]) => `${gap()}${JSON.stringify(key)}${gap()}:${write(entry)}`,
    );
    return `${gap()}{${gap()}${entries.join(",")}}${gap()}`;
  };
  return write(value);
}

describe("JsonStream, at random", () => {
  it("agrees with JSON.parse on any JSON, any white space, any cuts", () => {
    fc.assert(
      fc.property(containers, fc.array(blank, { minLength: 1, maxLength: 9 }), cuts, (value, gaps, at) => {
        const text = spread(value, gaps);
        const watch = new Watch();
        const stream = feed(text, at, (part) => watch.check(part));
        expect(stream.error).to.equal(null);
        expect(stream.healed).to.deep.equal([]);
        expect(JSON.stringify(stream.value)).to.equal(JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: 500 },
    );
  });

  it("agrees with JSON.parse on any string, any number and any scalar alone", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(strings, fc.double(), fc.maxSafeInteger(), fc.float())), cuts, (values, at) => {
        const text = JSON.stringify(values);
        expect(feed(text, at).value).to.deep.equal(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.string()), (value) => {
        const text = JSON.stringify(value);
        if (/^"\s*[{["]/.test(text)) return;
        const stream = readAll(text);
        expect(stream.value).to.equal(JSON.parse(text));
        expect(stream.done).to.equal(true);
      }),
    );
  });

  it("reads decimal numbers to the same double as Number", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(), digits, fc.boolean(), cuts, (whole, fraction, negative, at) => {
        const text = `[${negative ? "-" : ""}${whole}.${fraction}]`;
        expect(feed(text, at).value).to.deep.equal(JSON.parse(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("never throws on mutated JSON, shows nothing that goes away, and says what was wrong or mended", () => {
    const edit = fc.record({
      at: fc.nat({ max: 600 }),
      remove: fc.nat({ max: 3 }),
      insert: fc.string({ unit: fc.constantFrom(..."{}[]\",:'/*\\`~tfn01.-+eE \nTN“”\uD83Dx"), maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...corpus),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        cuts,
        (text, edits, at) => {
          let mutated = text;
          for (const { at: place, remove, insert } of edits) {
            mutated = mutated.slice(0, place) + insert + mutated.slice(place + remove);
          }
          const stream = feed(mutated, at);
          const whole = readAll(mutated);
          expect(JSON.stringify(stream.value)).to.equal(JSON.stringify(whole.value));
          expect(stream.error).to.deep.equal(whole.error);
          expect(stream.healed).to.deep.equal(whole.healed);
          expect(stream.rest).to.equal(whole.rest);
          if (!isJson(mutated)) expect(stream.error !== null || stream.healed.length > 0, mutated).to.equal(true);
          else if (stream.healed.length === 0) expect(stream.value).to.deep.equal(JSON.parse(mutated));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("never throws on any text made of what JSON is made of", () => {
    const soup = fc.string({ unit: fc.constantFrom(..."{}[]\",:'/*\\`~tfn01.- \nab“”😀"), maxLength: 60 });
    fc.assert(
      fc.property(soup, cuts, (text, at) => {
        const stream = feed(text, at);
        const whole = readAll(text);
        expect(JSON.stringify(stream.value)).to.equal(JSON.stringify(whole.value));
        expect(stream.error).to.deep.equal(whole.error);
        if (!isJson(text)) expect(stream.error !== null || stream.healed.length > 0, text).to.equal(true);
      }),
      { numRuns: 2000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
