/** Arguments that hosts show as healed values, as the text that grows. */
import { expect } from "@open-wc/testing";
import { GrowingArguments } from "../../src/mcp/app/growing-arguments.js";
import { heal } from "./stage.js";

type Args = Record<string, unknown>;

const args: Args = {
  v: 1,
  root: {
    type: "Group",
    children: [
      { type: "Text", markdown: 'Quotes " and \\ and 👩‍🚀 and\nlines' },
      { type: "Table", columns: [{ key: "a", label: "A" }], rows: [{ a: -12.5 }, { a: null }, { a: true }, { a: "" }] },
      { type: "Flow", steps: [{ id: "x", label: "X" }], links: [] },
      { type: "Label", text: "end", tone: "positive" },
    ],
  },
};
const whole = JSON.stringify(args);

/** Every value that a host can show of these arguments, one a character; undefined where it has none yet. */
const values = [...whole].map((_, end) => heal(whole.slice(0, end + 1)) as Args | undefined);

describe("growing arguments", () => {
  it("give the beginning of the whole text, whatever the end of what is shown", () => {
    const growing = new GrowingArguments();
    let longest = 0;
    for (const value of values) {
      if (value === undefined) continue;
      const text = growing.next(value);
      expect(whole.startsWith(text), `${text} of ${JSON.stringify(value)}`).to.equal(true);
      expect(text.length).to.be.at.least(longest);
      longest = text.length;
    }
    expect(longest).to.be.above(whole.length - 20);
    expect(GrowingArguments.whole(args)).to.equal(whole);
  });

  it("hold back what may become another: null, words that are no text, an empty value, half a character", () => {
    const text = (value: unknown): string => new GrowingArguments().next({ v: 1, root: { type: "Text", a: value } });
    const before = '{"v":1,"root":{"type":"Text"';
    for (const value of [null, true, false, ""]) expect(text(value)).to.equal(before);
    expect(text(10)).to.equal(`${before},"a":10`);
    expect(text("ab")).to.equal(`${before},"a":"ab`);
    expect(text("ab\ud83d")).to.equal(`${before},"a":"ab`);
    expect(text([1, null])).to.equal(`${before},"a":[1`);
    expect(text([1, {}])).to.equal(`${before},"a":[1,{`);
    expect(new GrowingArguments().next({})).to.equal("{");
  });

  it("take nothing back for a host that shows less than before, and follow one that shows another", () => {
    const growing = new GrowingArguments();
    const one = growing.next({ v: 1, root: { type: "Text", markdown: "One two" } });
    expect(growing.next({ v: 1, root: { type: "Text", markdown: "One" } })).to.equal(one);
    expect(growing.next({ v: 1 })).to.equal(one);
    expect(growing.next({ v: 1, root: { type: "Label" } })).to.equal('{"v":1,"root":{"type":"Label');
  });

  it("read a root that comes as JSON text, as it grows", () => {
    const root = JSON.stringify(args.root, undefined, 1);
    const growing = new GrowingArguments();
    expect(growing.next({ v: 1, root: root.slice(0, 30) })).to.equal(`{"v":1,"root":${root.slice(0, 30)}`);
    expect(JSON.parse(GrowingArguments.whole({ v: 1, root }))).to.deep.equal(args);
  });
});
