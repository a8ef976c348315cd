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

  describe("with drawings that give elements of their own", () => {
    /** `kind` says how an item is drawn: as an element kept in its place, or as a template. */
    interface Mixed {
      readonly id: string;
      kind: "element" | "template" | "broken";
    }
    function mixed() {
      const box = document.createElement("div");
      return {
        box,
        draw(items: readonly Mixed[]) {
          const list = growing(
            items,
            ({ id, kind }, _index, place) => {
              if (kind === "broken") throw new Error("a drawing that fails");
              if (kind === "template") return html`<i id=${id}>${id}</i>`;
              place.kept ??= Object.assign(document.createElement("b"), { id, textContent: id });
              return place.kept;
            },
            () => false,
            undefined,
            ({ id }) => id,
            () => html`<s>!</s>`,
          );
          render(html`<p>before</p>${list}<p>after</p>`, box);
          return [...box.children].slice(1, -1);
        },
        get shown() {
          return [...box.children].map((element) => `${element.localName}${element.id}`).join(" ");
        },
      };
    }
    const element = (id: string): Mixed => ({ id, kind: "element" });
    const template = (id: string): Mixed => ({ id, kind: "template" });

    it("puts each where it belongs, with no markers around it", () => {
      const on = mixed();
      on.draw([element("1"), template("2"), element("3"), element("4")]);
      assert.equal(on.shown, "p b1 i2 b3 b4 p");
      const between = on.box.querySelector("[id='3']")?.nextSibling;
      assert.isTrue(between === on.box.querySelector("[id='4']"));
    });

    it("keeps elements that move, go and come back in every order of the list", () => {
      const on = mixed();
      const all = [element("1"), template("2"), element("3"), template("4"), element("5")];
      const first = new Map(on.draw(all).map((node) => [node.id, node]));
      for (const ids of ["54321", "13524", "2143", "35124", "12345"]) {
        const before = new Map([...on.box.children].map((node) => [node.id, node]));
        const list = [...ids].map((id) => all.find((item) => item.id === id) as Mixed);
        const now = on.draw(list);
        assert.equal(now.map(({ id }) => id).join(""), ids);
        for (const node of now) if (before.has(node.id)) assert.isTrue(before.get(node.id) === node, node.id);
      }
      assert.isTrue(first.get("1") === on.box.querySelector("[id='1']"), "it was there all the time");
    });

    it("changes from an element to a template, to a failure, and back, in the same place", () => {
      const on = mixed();
      const middle: Mixed = element("2");
      const items = [element("1"), middle, element("3")];
      for (const [kind, shown] of [
        ["element", "b2"],
        ["template", "i2"],
        ["element", "b2"],
        ["broken", "s"],
        ["template", "i2"],
        ["broken", "s"],
        ["element", "b2"],
      ] as const) {
        middle.kind = kind;
        on.draw(items);
        assert.equal(on.shown, `p b1 ${shown} b3 p`);
      }
    });
  });
});
