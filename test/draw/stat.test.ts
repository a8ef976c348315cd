import { assert } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { violations } from "./axe.js";
import { all, mount, shownText } from "./mount.js";

type Props = Readonly<Record<string, unknown>>;

const stat = (props: Props): Props => ({ type: "Stat", label: "Visitors", value: 1204, ...props });
const shown = async (props: Props, lang = "en"): Promise<string> => {
  const element = await mount({ tree: { v: 1, root: stat(props) } });
  element.lang = lang;
  element.remove();
  document.body.append(element);
  await element.updateComplete;
  const text = shownText(element);
  element.remove();
  return text.replace(/\u00a0/g, " ");
};

/** Stats of every shape: a long label, no change, no unit, a zero, a big figure. */
const row = (children: readonly Props[]): Props => ({ v: 1, root: { type: "Group", direction: "row", children } });
const shapes = [
  stat({ change: { value: 18, as: "percent" }, tone: "positive" }),
  stat({ label: "Time to first byte, 95th percentile of all requests", value: 842, unit: "ms", tone: "critical" }),
  stat({ label: "Errors", value: 0 }),
  stat({ label: "Share", value: 42.5, unit: "%", change: { value: -3.2, as: "percent" }, tone: "warning" }),
];

/** The tops of a part of the Stats that stand in one line, by the line. */
function tops(element: IntuiTree, part: string): number[][] {
  const lines = new Map<number, number[]>();
  for (const each of all(element, ".stat")) {
    const line = Math.round(each.getBoundingClientRect().top);
    const found = each.querySelector(part);
    if (!found) continue;
    lines.set(line, [...(lines.get(line) ?? []), Math.round(found.getBoundingClientRect().top)]);
  }
  return [...lines.values()];
}

describe("a Stat", () => {
  it("says its label, value and unit, and which way the change went and whether that is good, in words and signs", async () => {
    assert.equal(
      await shown({ unit: "visits", change: { value: 18, as: "percent" }, tone: "positive" }),
      "Visitors 1,204visits ▲ +18% better",
    );
    assert.include(await shown({ change: { value: -96.5, as: "amount" }, tone: "critical" }), "▼ −96.5 worse");
    assert.include(await shown({ change: { value: -3, as: "amount" }, tone: "positive" }), "▼ −3 better");
    assert.match(await shown({ change: { value: 5, as: "amount" } }), /▲ \+5$/);
    assert.match(await shown({ change: { value: 0, as: "percent" }, tone: "positive" }), /1,204 0%$/);
  });

  it("writes numbers and shares as the nearest language does", async () => {
    assert.include(await shown({ change: { value: 1234.5, as: "percent" } }, "de"), "1.204 ▲ +1.234,5 %");
    assert.include(await shown({ change: { value: -18, as: "percent" } }, "tr"), "▼ −%18");
  });

  it("keeps small and huge figures whole", async () => {
    for (const [value, text] of [
      [0.0042, "0.0042"],
      [-0, "0"],
      [1234567890123, "1,234,567,890,123"],
    ] as const)
      assert.include(await shown({ value }), text);
  });

  it("is spoken without the arrow, which the sign says already", async () => {
    const element = await mount({ tree: { v: 1, root: stat({ change: { value: 18, as: "percent" } }) } });
    assert.deepEqual(
      all(element, ".stat [aria-hidden=true]").map((each) => each.textContent),
      ["▲"],
    );
  });
});

describe("Stats in a row", () => {
  for (const width of [900, 600, 320]) {
    for (const direction of ["ltr", "rtl"]) {
      it(`line up label by label, figure by figure, change by change at ${width}px, ${direction}`, async () => {
        const element = await mount({ tree: row(shapes) });
        element.style.inlineSize = `${width}px`;
        element.dir = direction;
        await element.updateComplete;
        for (const part of [".stat-label", ".figure", ".change"]) {
          for (const line of tops(element, part)) assert.lengthOf([...new Set(line)], 1, `${part} at ${line}`);
        }
        assert.isAtMost(element.scrollWidth, width);
        if (width === 320) assert.isAbove(tops(element, ".figure").length, 1, "in more than one line");
        if (width === 320) assert.isAbove(tops(element, ".figure")[0]?.length ?? 0, 1, "more than one to the line");
      });
    }
  }

  it("break no figure while there is room in the row or below it, and widen nothing where there is none", async () => {
    const big = stat({ label: "Total", value: 1234567890.5, unit: "EUR", change: { value: -1234567, as: "amount" } });
    const element = await mount({ tree: row([big, big, stat({})]) });
    element.style.inlineSize = "500px";
    await element.updateComplete;
    for (const figure of all(element, ".figure bdi")) assert.lengthOf(figure.getClientRects(), 1);
    element.style.inlineSize = "200px";
    await element.updateComplete;
    assert.isAtMost(element.scrollWidth, 200);
  });

  it("leave no line free for changes where none has one", async () => {
    const alone = await mount({ tree: { v: 1, root: stat({}) } });
    const element = await mount({ tree: row([stat({}), stat({ label: "Errors" })]) });
    assert.equal(all(element, ".stat")[0]?.offsetHeight, all(alone, ".stat")[0]?.offsetHeight);
  });

  it("have no fault that axe finds", async () => {
    assert.deepEqual(await violations(await mount({ tree: row(shapes) })), []);
  });
});
