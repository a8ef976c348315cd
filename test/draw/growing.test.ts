import { assert } from "@open-wc/testing";
import { html, render } from "lit";
import { growing } from "../../src/draw/growing.js";

interface Item {
  readonly id: string;
  readonly open?: boolean;
}

/** Draws a list and counts how often each item is drawn. */
function list() {
  const box = document.createElement("div");
  const drawn: string[] = [];
  return {
    box,
    drawn,
    draw(items: readonly Item[], epoch?: unknown) {
      drawn.length = 0;
      const template = growing(
        items,
        (item) => {
          drawn.push(item.id);
          return html`<input name=${item.id} />`;
        },
        (item) => !item.open,
        epoch,
        (item) => item.id,
      );
      render(html`<p>before</p>${template}<p>after</p>`, box);
      return [...box.querySelectorAll("input")];
    },
    get ids() {
      return [...box.querySelectorAll("input")].map((input) => input.name).join(" ");
    },
  };
}

const items = (ids: string): Item[] =>
  ids
    .split(" ")
    .filter(Boolean)
    .map((id) => ({ id }));

describe("growing()", () => {
  it("draws a settled item once, however long the list gets", () => {
    const { draw, drawn } = list();
    const growingItems: Item[] = [];
    for (let count = 0; count < 300; count++) {
      growingItems.push({ id: `i${count}` });
      draw(growingItems);
      assert.deepEqual(drawn, [`i${count}`]);
    }
  });

  it("draws an open item again until it has settled, and once then", () => {
    const { draw, drawn } = list();
    const open = { id: "b", open: true };
    const all = [{ id: "a" }, open];
    draw(all);
    draw(all);
    assert.deepEqual(drawn, ["b"]);
    open.open = false;
    draw(all);
    assert.deepEqual(drawn, ["b"]);
    draw(all);
    assert.deepEqual(drawn, []);
  });

  it("draws everything again for another epoch, in the same nodes", () => {
    const { draw, drawn } = list();
    const all = items("a b c");
    const before = draw(all, 1);
    assert.deepEqual(draw(all, 2), before);
    assert.deepEqual(drawn, ["a", "b", "c"]);
  });

  for (const [from, to] of [
    ["a b c", "x a b c"],
    ["a b c", "c b a"],
    ["a b c d", "b d"],
    ["a b", ""],
    ["", "a b"],
    ["a b c", "d e f"],
    ["a b c d e", "e a x c"],
    ["a a b", "b a a"],
  ] as const) {
    it(`matches another list by key: ${from || "nothing"} → ${to || "nothing"}`, () => {
      const view = list();
      const before = new Map(view.draw(items(from)).map((input) => [input.name, input]));
      const after = view.draw(items(to));
      assert.equal(view.ids, to);
      assert.lengthOf(view.box.querySelectorAll("p"), 2);
      assert.equal(view.box.lastElementChild?.textContent, "after");
      const twice = from.includes("a a");
      for (const input of after)
        if (before.has(input.name) && !twice) assert.strictEqual(input, before.get(input.name));
    });
  }

  it("leaves a node that stays in its place alone, so that it keeps the focus", () => {
    const { box, draw } = list();
    document.body.append(box);
    draw(items("a b"))[1]?.focus();
    draw(items("x a b y"));
    assert.equal((document.activeElement as HTMLInputElement).name, "b");
    box.remove();
  });

  for (const [what, other] of Object.entries({
    text: "text",
    "a template": html`<b>text</b>`,
    "another list": [html`<b>1</b>`, "text"],
  })) {
    it(`takes the place of ${what}, and gives it back`, () => {
      const box = document.createElement("div");
      const draw = (value: unknown) => render(html`<p>${value}</p>`, box);
      const grown = (): unknown =>
        growing(
          ["x"],
          (item) => html`<i>${item}</i>`,
          () => true,
        );
      for (let turn = 0; turn < 2; turn++) {
        draw(other);
        assert.include(box.textContent, "text");
        draw(grown());
        draw(grown());
        assert.equal(box.textContent, "x");
      }
    });
  }

  it("shortens with a list that got shorter", () => {
    const view = list();
    const all = items("a b c");
    view.draw(all);
    all.length = 1;
    view.draw(all);
    assert.equal(view.ids, "a");
  });
});
