/** Payloads as trees: every way, every component, at every cut. */
import { expect } from "@open-wc/testing";
import * as fc from "fast-check";
import { IntuiEvent, Tree } from "../../src/core.js";
import { ProfyReader, profyCatalog } from "../../src/profy.js";
import { envelope, everything, part, status, ways } from "./payloads.js";
import { outcome, read, readText, told } from "./reading.js";

const STATUS_TEXT = `**Account overview**

4,520 credits · [pro] · Subscription active

---

68% of this month used`;

describe("a payload as a tree", () => {
  for (const [way, payload] of Object.entries(ways(status))) {
    it(`from ${way}, whole and in pieces`, () => {
      const whole = typeof payload === "string" ? readText(payload, payload.length) : read(payload);
      expect(told(whole.problems)).to.deep.equal([]);
      expect(whole.tree?.toText()).to.equal(STATUS_TEXT);
      const pieces = readText(JSON.stringify(payload), 5);
      expect(outcome(pieces)).to.deep.equal(outcome(whole));
    });
  }

  it("with text form for every component", () => {
    const { tree, problems } = read(everything);
    expect(told(problems)).to.deep.equal([]);
    expect(tree?.toText()).to.equal(`${STATUS_TEXT}

### Plans

Choose *one* of them.
Or none.

![Usage by day](https://example.com/usage.png)

[Beta] · [Late]

1. 3 links point to deleted pages
2. 1 cover image has no alt text

| Model | Billing unit | Use case |
| --- | --- | --- |
| Text model | token_split | Chat, writing, analysis |
| Image model | per_call | Posters, illustrations |
| Video model | duration_second | Clips, motion |

**Mara Lindt** · 4.6/5

Tax questions of small companies

![Mara Lindt](https://example.com/mara.png)

| name | price | features | seats |
| --- | --- | --- | --- |
| Free | $0 | 1 project; Community help |  |
| Pro (Recommended) | $20 | 10 projects; Mail | 5 |

[Upgrade plan] · [Cancel]`);
  });

  it("that can be stored, and read again as what it is", () => {
    const stored = JSON.parse(JSON.stringify(read(everything).tree));
    expect(outcome(read(stored))).to.deep.equal(outcome(read(everything)));
    expect(outcome(readText(JSON.stringify(stored), 7))).to.deep.equal(outcome(read(everything)));
    expect(Tree.parse(stored, { catalog: profyCatalog }).toText()).to.equal(read(everything).tree?.toText());
  });

  for (const size of [1, 2, 3, 7, 64, 1000]) {
    it(`comes to the same in pieces of ${size}`, () => {
      const text = JSON.stringify(envelope(everything));
      expect(outcome(readText(text, size))).to.deep.equal(outcome(read(envelope(everything))));
    });
  }

  it("shows no more than has come, and takes nothing back", () => {
    const text = JSON.stringify({ components: everything });
    const reader = ProfyReader.forText({ catalog: profyCatalog }) as ProfyReader;
    let before = 0;
    for (const character of text) {
      reader.write(character);
      reader.update();
      expect(told(reader.draft.problems)).to.deep.equal([]);
      const now = count(reader.draft.root);
      expect(now).to.be.at.least(before);
      before = now;
    }
    expect(before).to.be.greaterThan(20);
  });

  it("reads what has closed once", () => {
    const rows = Array.from({ length: 2000 }, (_, at) => [`Model ${at}`, `$${at}`]);
    const text = JSON.stringify({ components: [part("Table", { headers: ["Model", "Price"], rows })] });
    let looked = 0;
    const watched = new Proxy(JSON.parse(text).components[0].props.rows, {
      get(target, key, receiver) {
        if (typeof key === "string" && /^\d+$/.test(key)) looked++;
        return Reflect.get(target, key, receiver);
      },
    });
    const table = part("Table", { headers: ["Model", "Price"], rows: watched });
    expect(told(read([table]).problems)).to.deep.equal([]);
    expect(looked).to.be.at.most(3 * rows.length);
    const reader = readText(text, 50);
    expect(reader.tree?.toText().split("\n")).to.have.length(2002);
  });

  it("ends where the text ends early, with what there is", () => {
    const text = JSON.stringify({ components: everything });
    const reader = readText(text.slice(0, 300), 10);
    expect(reader.tree).to.equal(null);
    expect(reader.error?.message).to.contain("did not arrive whole");
    expect(reader.draft.root?.children.length).to.be.greaterThan(0);
  });

  it("finds it in the prose around it", () => {
    const reader = readText(`Here it is:\n\n\`\`\`json\n${JSON.stringify(status)}\n\`\`\`\nSee?`, 4);
    expect(reader.tree?.toText()).to.equal(STATUS_TEXT);
  });
});

describe("a press", () => {
  const tree = read(everything).tree as Tree;
  const press = (target: string, value: string): IntuiEvent => IntuiEvent.press("toolu_1", target, value);

  it("is verified and described by the tree", () => {
    tree.verify(press("upgrade", "upgrade"));
    expect(tree.describe(press("upgrade", "upgrade"))).to.equal('Pressed "Upgrade plan" in upgrade (from toolu_1).');
    expect(() => tree.verify(press("upgrade", "cancel"))).to.throw("upgrade");
    expect(() => tree.verify(press("nothing", "upgrade"))).to.throw("upgrade");
  });

  it("tells buttons with one action apart, the same way each time", () => {
    const twice = [part("Button", { label: "A", action: "go" }), part("Button", { label: "B", action: "go" })];
    const { tree: two } = read(twice);
    expect(two?.describe(press("go#2", "go"))).to.equal('Pressed "B" in go#2 (from toolu_1).');
    expect(outcome(readText(JSON.stringify(twice), 3))).to.deep.equal(outcome(read(twice)));
  });
});

describe("hostile payloads", () => {
  it("end in a tree or an error, never in an exception", () => {
    const names = ["Row", "List", "ListItem", "Table", "PricingTable", "Button", "Image", "Nope", "__proto__", 5, null];
    const keys = [
      "type",
      "props",
      "children",
      "headers",
      "rows",
      "plans",
      "label",
      "items",
      "__proto__",
      "constructor",
    ];
    const anything = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom<unknown>(...names, "", "x", true, -1, 1e300),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 5 }).chain((chosen) =>
          fc.tuple(...chosen.map(() => tie("value"))).map((values) => {
            const entries = chosen.map((key, at) => `${JSON.stringify(key)}:${JSON.stringify(values[at] ?? null)}`);
            return JSON.parse(`{${entries.join()}}`) as unknown;
          }),
        ),
      ),
    })).value;
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 9 }), (value, size) => {
        const payload = { components: Array.isArray(value) ? value : [value] };
        const whole = read(payload);
        expect(whole.settled).to.equal(true);
        expect(outcome(readText(JSON.stringify(payload), size))).to.deep.equal(outcome(whole));
      }),
      { numRuns: 400 },
    );
  });

  it("nested a thousand levels deep, shown as far as a tree goes", () => {
    let deep: unknown = part("Text", { content: "Bottom" });
    for (let level = 0; level < 1000; level++) deep = part("Row", {}, deep);
    const { tree, problems } = read([deep]);
    expect(tree).not.to.equal(null);
    expect(told(problems).join()).to.contain("nest less");
    expect(outcome(readText(JSON.stringify([deep]), 500))).to.deep.equal(outcome(read([deep])));
  });

  it("that hold themselves", () => {
    const loop: { type: string; children: unknown[] } = { type: "Row", children: [] };
    loop.children.push(loop, loop);
    expect(told(read([loop]).problems).join()).to.contain("nest less");
  });

  it("with a hundred thousand parts", () => {
    const many = Array.from({ length: 100_000 }, () => part("Divider"));
    const { tree, problems } = read(many);
    expect(tree?.walk().length).to.be.greaterThan(20_000);
    expect(told(problems)[0]).to.contain("send fewer");
  });
});

function count(node: { readonly children: readonly unknown[] } | undefined): number {
  if (!node) return 0;
  return 1 + node.children.reduce<number>((sum, child) => sum + count(child as typeof node), 0);
}
