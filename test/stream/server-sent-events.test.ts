import { expect } from "@open-wc/testing";
import * as fc from "fast-check";
import { type ServerSentEvent, ServerSentEvents } from "../../src/stream/server-sent-events.js";

function readEvents(chunks: readonly string[]): ServerSentEvent[] {
  const stream = new ServerSentEvents();
  return [...chunks.flatMap((chunk) => stream.write(chunk)), ...stream.end()];
}

const stream = [
  ": a comment",
  "data: one",
  "",
  "event: delta",
  "id: 7",
  "data:two",
  "data:  three",
  "data",
  "retry: 100",
  "unknown: field",
  "",
  "",
  "event: nothing",
  "",
  "data: four: five",
  "id: bad\0id",
  "",
  "id",
  "data: six",
].join("\n");

const events: ServerSentEvent[] = [
  { event: "message", data: "one", id: "" },
  { event: "delta", data: "two\n three\n", id: "7" },
  { event: "message", data: "four: five", id: "7" },
  { event: "message", data: "six", id: "" },
];

describe("ServerSentEvents", () => {
  it("reads fields, comments, many data lines, and the last event without its blank line", () => {
    expect(readEvents([stream])).to.deep.equal(events);
    expect(readEvents([`\uFEFF${stream}\n\n`])).to.deep.equal(events);
  });

  it("takes LF, CR and CR LF for line ends, wherever they are cut", () => {
    // Not CR and LF at random: where they meet they are one line end, not two.
    const ends = fc.oneof(fc.constant(["\r"]), fc.array(fc.constantFrom("\n", "\r\n"), { minLength: 1, maxLength: 7 }));
    fc.assert(
      fc.property(ends, fc.array(fc.nat({ max: stream.length + 30 }), { maxLength: 30 }), (lineEnds, at) => {
        let line = 0;
        const text = stream.replace(/\n/g, () => lineEnds[line++ % lineEnds.length] as string);
        const cuts = [...new Set(at)].sort((a, b) => a - b);
        const chunks = [...cuts, text.length].map((cut, index) => text.slice(cuts[index - 1] ?? 0, cut));
        expect(readEvents(chunks)).to.deep.equal(events);
      }),
      { numRuns: 300 },
    );
  });

  it("reads by single characters, and gives each event at its blank line", () => {
    expect(readEvents([...stream])).to.deep.equal(events);
    const reader = new ServerSentEvents();
    expect(reader.write("data: a\r\n\r")).to.deep.equal([{ event: "message", data: "a", id: "" }]);
    expect(reader.write("\ndata: b\n")).to.deep.equal([]);
    expect(reader.write("\n").map(({ data }) => data)).to.deep.equal(["b"]);
    expect(reader.end()).to.deep.equal([]);
  });
});
