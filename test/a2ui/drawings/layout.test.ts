import { assert } from "@open-wc/testing";
import { type Component, frame, type Stage, stage, unstage } from "./stage.js";

const words = (id: string, text: string): Component => ({ id, component: "Text", text });
const box = (found: Element | undefined): DOMRect => (found as Element).getBoundingClientRect();

async function wide(on: Stage, width: number): Promise<void> {
  on.host.style.cssText = `display: block; width: ${width}px; font-size: 16px`;
  await frame();
}

describe("Row", () => {
  afterEach(unstage);
  const row = (props: object, ...children: Component[]): Promise<Stage> =>
    stage([{ id: "r", component: "Row", children: children.map(({ id }) => id), ...props }, ...children]);

  it("stands its children beside each other and spreads them as it is told", async () => {
    const gaps: Record<string, number[]> = {};
    for (const justify of ["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"]) {
      const on = await row({ justify }, words("a", "One"), words("b", "Two"));
      await wide(on, 400);
      const [host, first, second] = [box(on.host), ...on.all("p").map(box)] as [DOMRect, DOMRect, DOMRect];
      gaps[justify] = [first.left - host.left, second.left - first.right, host.right - second.right].map(Math.round);
    }
    const [, , rest = 0] = gaps.start ?? [];
    const half = Math.round(rest / 2);
    assert.deepEqual(gaps.start, [0, 12, rest]);
    assert.deepEqual(gaps.end, [rest, 12, 0]);
    assert.deepEqual(gaps.spaceBetween, [0, rest + 12, 0]);
    assert.closeTo(gaps.center?.[0] ?? 0, half, 1);
    assert.closeTo(gaps.spaceAround?.[0] ?? 0, rest / 4, 1);
    assert.closeTo(gaps.spaceEvenly?.[0] ?? 0, rest / 3, 1);
  });

  it("lets them grow where it is to be filled", async () => {
    const on = await row({ justify: "stretch" }, words("a", "One"), words("b", "Two"));
    await wide(on, 412);
    assert.deepEqual(
      on.all("p").map((each) => Math.round(box(each).width)),
      [200, 200],
    );
  });

  it("keeps an icon beside a long text", async () => {
    const on = await row({}, { id: "i", component: "Icon", name: "mail" }, words("t", "A long text ".repeat(12)));
    await wide(on, 240);
    const [icon, text] = [on.one("svg"), on.one("p")].map(box) as [DOMRect, DOMRect];
    assert.equal(icon.top, text.top);
    assert.isAbove(text.left, icon.right);
    assert.isAbove(text.height, 60, "it wraps in its own place");
  });

  it("wraps where not even the longest words fit, and not before", async () => {
    const columns = ["a", "b", "c"].map((id) => ({ id, component: "Column", children: [`${id}t`] }));
    const texts = ["a", "b", "c"].map((id) => words(`${id}t`, "Extraordinary weather"));
    const on = await row({}, ...columns);
    await on.update([{ id: "r", component: "Row", children: ["a", "b", "c"] }, ...columns, ...texts]);
    const lines = (): number => new Set(on.all(".across > .down").map((each) => box(each).top)).size;
    const found: number[] = [];
    for (const width of [700, 360, 250]) {
      await wide(on, width);
      found.push(lines());
    }
    assert.deepEqual(found, [1, 1, 2]);
  });

  it("gives each its share by weight, and wraps inputs that would be crushed", async () => {
    const fields = [1, 3].map((weight) => ({ id: `f${weight}`, component: "TextField", label: "Name", weight }));
    const on = await row({}, ...fields);
    const widths = (): number[] => on.all(".weighted").map((each) => Math.round(box(each).width));
    await wide(on, 812);
    assert.deepEqual(widths(), [200, 600]);
    await wide(on, 320);
    assert.deepEqual(widths(), [320, 320]);
  });

  it("does not stand a form and what is beside it crushed on a phone", async () => {
    const sides = ["form", "card"];
    const on = await stage([
      { id: "r", component: "Row", children: sides },
      { id: "form", component: "Column", weight: 1, children: ["when"] },
      { id: "when", component: "DateTimeInput", label: "When" },
      { id: "card", component: "Card", weight: 1, child: "t" },
      words("t", "Extraordinarily good weather"),
    ]);
    const lines: number[] = [];
    for (const width of [700, 280]) {
      await wide(on, width);
      lines.push(new Set(on.all(".weighted").map((each) => box(each).top)).size);
    }
    assert.deepEqual(lines, [1, 2]);
  });

  it("takes a weight that is no share for none", async () => {
    for (const weight of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const on = await row({}, { ...words("a", "One"), weight });
      assert.isEmpty(on.all(".weighted"), String(weight));
    }
  });
});

describe("Column", () => {
  afterEach(unstage);
  const column = (props: object, ...children: Component[]): Promise<Stage> =>
    stage([{ id: "c", component: "Column", children: children.map(({ id }) => id), ...props }, ...children]);

  it("stands its children below each other, aligned as it is told", async () => {
    const lefts: number[] = [];
    for (const align of ["start", "center", "end"]) {
      const on = await column({ align }, words("a", "One"), words("b", "Longer words"));
      await wide(on, 400);
      const [host, first] = [box(on.host), box(on.all("p")[0])];
      lefts.push(Math.round(first.left - host.left), Math.round(host.right - first.right));
    }
    const [none, rest = 0, left = 0, right = 0, far, nothing] = lefts;
    assert.deepEqual([none, nothing], [0, 0]);
    assert.equal(far, rest);
    assert.closeTo(left, right, 1);
  });

  it("centres a row that is as wide as it needs to be, and lets one that is spread out be wide", async () => {
    const rows = ["start", "spaceBetween"].map((justify) => ({
      id: justify,
      component: "Row",
      justify,
      children: ["t"],
    }));
    const on = await column({ align: "center" }, ...rows, words("t", "One"));
    await on.update([
      { id: "c", component: "Column", align: "center", children: ["start", "spaceBetween"] },
      ...rows,
      words("t", "One"),
    ]);
    await wide(on, 400);
    const [start, spread] = on.all(".across").map(box) as [DOMRect, DOMRect];
    assert.isBelow(start.width, 100);
    assert.closeTo(start.left - box(on.host).left, (400 - start.width) / 2, 1);
    assert.equal(spread.width, 400);
  });

  it("does not make a button as wide as itself", async () => {
    const on = await column({}, { id: "b", component: "Button", child: "t" }, words("t", "Go"));
    await wide(on, 400);
    assert.isBelow(box(on.one("button")).width, 100);
  });
});

describe("List", () => {
  afterEach(unstage);

  it("scrolls sideways in a box of its own, which the keyboard reaches", async () => {
    const cards = Array.from({ length: 8 }, (_, at) => ({ id: `c${at}`, component: "Card", child: "t" }));
    const on = await stage([
      { id: "places-nearby", component: "List", direction: "horizontal", children: cards.map(({ id }) => id) },
      ...cards,
      words("t", "Some words in a card"),
    ]);
    await wide(on, 300);
    await new Promise((done) => setTimeout(done, 100));
    const shelf = on.one(".shelf");
    assert.isAbove(shelf.scrollWidth, shelf.clientWidth);
    assert.equal(on.host.scrollWidth, 300);
    assert.deepEqual([shelf.tabIndex, shelf.ariaLabel], [0, "places nearby"]);
  });
});

describe("Divider", () => {
  afterEach(unstage);

  it("is a line across a column, and one down a row", async () => {
    const on = await stage([
      { id: "r", component: "Row", children: ["a", "d", "b"] },
      { id: "a", component: "Text", text: "One\n\nTwo\n\nThree" },
      { id: "d", component: "Divider", axis: "vertical" },
      words("b", "Two"),
    ]);
    const line = on.one("hr");
    assert.equal(line.getAttribute("aria-orientation"), "vertical");
    assert.equal(box(line).height, box(on.one(".across")).height);
    assert.isAtMost(box(line).width, 2);
  });
});

describe("what a component was given for assistive technology", () => {
  afterEach(unstage);

  it("is written to the element that it is drawn as, and taken back", async () => {
    const card = (accessibility?: object): Component[] => [
      { id: "c", component: "Card", child: "t", accessibility },
      words("t", "One"),
    ];
    const on = await stage(card({ label: "Account", description: "Yours", live: "polite" }));
    const said = (): (string | null)[] =>
      ["role", "aria-label", "aria-description", "aria-live", "aria-hidden"].map((name) =>
        on.one(".card").getAttribute(name),
      );
    assert.deepEqual(said(), ["group", "Account", "Yours", "polite", null]);
    await on.update(card({ hidden: true }));
    assert.deepEqual(said(), [null, null, null, null, "true"]);
    await on.update(card());
    assert.deepEqual(said(), [null, null, null, null, null]);
  });
});
