import { expect } from "@open-wc/testing";
import * as fc from "fast-check";
import { every, feed } from "./json-corpus.js";
import { around, mistakes, writeNear } from "./json-near.js";
import { Watch } from "./json-watch.js";

const cuts = fc.array(fc.nat({ max: 600 }), { maxLength: 60 });
const text = fc.string({
  unit: fc.constantFrom("a", "B", "'", '"', "\\", "\n", "\t", "“", "”", "é", "😀", "/", ","),
  maxLength: 9,
});
const key = fc.oneof(fc.constantFrom("type", "id", "$x", "a-b", "__proto__", "10"), text);
const { root } = fc.letrec<{ root: object; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie("root"),
  ),
  root: fc.oneof(
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
const choices = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 });

/** Reads with a look after every piece that nothing shown has gone, changed or been copied. */
function readWatched(json: string, at: readonly number[], meant: unknown) {
  const watch = new Watch();
  const stream = feed(json, at, (part) => watch.check(part));
  expect(stream.error, json).to.equal(null);
  expect(stream.done).to.equal(true);
  expect(JSON.stringify(stream.value), json).to.equal(JSON.stringify(meant));
  return stream;
}

const kindsOf = (stream: { healed: readonly { what: string }[] }): string[] => [
  ...new Set(stream.healed.map(({ what }) => what)),
];

describe("JsonStream, near-JSON at random", () => {
  for (const mistake of mistakes) {
    it(`reads the value that was meant through any ${mistake}, growing all the way`, () => {
      let seen = 0;
      fc.assert(
        fc.property(root, choices, cuts, (value, turns, at) => {
          let turn = 0;
          let made = 0;
          const meant = JSON.parse(JSON.stringify(value)) as unknown;
          const json = writeNear(
            meant,
            mistake,
            () => turns[turn++ % turns.length] as boolean,
            () => made++,
          );
          const stream = readWatched(json, at, meant);
          expect(kindsOf(stream).filter((kind) => kind !== mistake)).to.deep.equal([]);
          if (stream.healed.length > 0) seen++;
          else
            expect(json).to.satisfy((strict: string) => JSON.stringify(JSON.parse(strict)) === JSON.stringify(meant));
        }),
        { numRuns: 150 },
      );
      expect(seen, "the mistake was made").to.be.at.least(1);
    });
  }

  for (const [kind, wrap] of around) {
    it(`reads the value through ${kind} (${wrap("…").slice(0, 12)})`, () => {
      fc.assert(
        fc.property(root, cuts, fc.boolean(), (value, at, single) => {
          const meant = JSON.parse(JSON.stringify(value)) as unknown;
          const json = wrap(JSON.stringify(value));
          expect(kindsOf(readWatched(json, single ? every(1, json) : at, meant))).to.deep.equal([kind]);
        }),
        { numRuns: 150 },
      );
    });
  }
});
