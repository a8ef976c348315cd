import { assert } from "@open-wc/testing";
import { drawingSheets } from "../../src/a2ui/drawings.js";
import { DataModel } from "../../src/a2ui/model/data-model.js";
import { surfaceStyles } from "../../src/a2ui/surface-styles.js";
import { all, mount, one, settled, shown, type } from "./host.js";
import { at, button, call, column, components, create, data, event, part, surface, text } from "./messages.js";
import { drawings, drawn, PROBES, probes } from "./probe.js";

const probe = (id: string, props: Readonly<Record<string, unknown>> = {}) => part(id, "Probe", props);
const list = Array.from({ length: 300 }, (_, index) => `p${index}`);

async function stage(messages: readonly unknown[] = []) {
  drawings.clear();
  return mount({ catalogs: [probes], messages });
}

describe("a2ui: what a change costs", () => {
  it("is what depends on it, whatever the size of the surface", async () => {
    const element = await stage([
      create("s", { catalogId: PROBES }),
      components([
        probe("root", { children: list }),
        ...list.map((id, index) => probe(id, { words: at(`/values/${index}`) })),
      ]),
      data("/values", list),
    ]);
    assert.equal(drawn(), 301);
    for (const [message, wanted] of [
      [data("/values/7", "seven"), ["p7"]],
      [data("/elsewhere", 1), []],
      [data("/values/7/x", 1), []],
      [data("/values/8", "p8"), []],
      [components([probe("p9", { words: "nine" })]), ["p9"]],
      [
        data(
          "/values",
          list.map((each, index) => (index < 3 ? "new" : each)),
        ),
        ["p0", "p1", "p2", "p7"],
      ],
    ] as const) {
      drawings.clear();
      element.append(JSON.stringify([message]));
      element.end();
      await settled(element);
      assert.deepEqual([...drawings.keys()].sort(), [...wanted].sort());
      assert.equal(drawn(), wanted.length);
    }
    assert.include(shown(element), "new new new p3");
  });

  it("follows paths within paths, up and down", async () => {
    const element = await stage([
      create("s", { catalogId: PROBES }),
      components([
        probe("root", { children: ["whole", "user", "name", "other"] }),
        probe("whole", { words: call("formatString", { value: "${/}" }) }),
        probe("user", { words: at("/user") }),
        probe("name", { words: at("/user/name") }),
        probe("other", { words: at("/other") }),
      ]),
      data("/", { user: { name: "Ada" }, other: 1 }),
    ]);
    for (const [path, value, wanted] of [
      ["/user/name", "Grace", ["name", "user", "whole"]],
      ["/user/age", 5, ["user", "whole"]],
      ["/user", { name: "Ann" }, ["name", "user", "whole"]],
      ["/", { user: { name: "Ann" }, other: 1 }, []],
      ["/", {}, ["name", "other", "user", "whole"]],
    ] as const) {
      drawings.clear();
      element.append(JSON.stringify([data(path, value)]));
      element.end();
      await settled(element);
      assert.deepEqual([...drawings.keys()].sort(), [...wanted], path);
    }
  });
});

describe("a2ui: a stream of components", () => {
  const orders = {
    "root first": (all: readonly unknown[]) => all,
    "leaves first": (all: readonly unknown[]) => all.toReversed(),
  };
  for (const [name, order] of Object.entries(orders)) {
    for (const each of ["in one message", "a message each"]) {
      it(`draws each once or twice, ${name}, ${each}`, async () => {
        const element = await stage();
        const ordered = order([probe("root", { children: list }), ...list.map((id) => probe(id, { words: id }))]);
        const messages =
          each === "in one message"
            ? [components(ordered as never)]
            : ordered.map((component) => components([component as never]));
        const full = JSON.stringify([create("s", { catalogId: PROBES }), ...messages]);
        for (let from = 0; from < full.length; from += 400) {
          element.append(full.slice(from, from + 400));
          await settled(element);
        }
        element.end();
        await settled(element);
        assert.equal(all(element, ".probe").length, 301);
        // The root, whose list of children grows, is drawn more often; and what is half written when a frame comes.
        assert.isAtMost(drawn() - (drawings.get("root") ?? 0), 2 * list.length);
        assert.isAtMost(drawings.get("root") ?? 0, 20);
      });
    }
  }

  it("holds the places of those that come first, not of all", async () => {
    const element = await mount();
    const far = Array.from({ length: 2000 }, (_, index) => `t${index}`);
    element.append(JSON.stringify([create(), components([column("root", far)])]));
    await settled(element);
    assert.lengthOf(all(element, ".coming"), 16);
    assert.isAtMost(all(element, "*").length, 40);
    element.append(
      JSON.stringify([components([text("t1000", "far"), text("t3", "near"), text("t999", "before far")])]),
    );
    await settled(element);
    assert.equal(shown(element), "near before far far");
    assert.lengthOf(all(element, ".coming"), 15);
    element.end();
    await settled(element);
    assert.lengthOf(all(element, ".note"), 1997);
  });

  it("shows a component while it is written, and its words as they grow; nothing else of it that is half there", async () => {
    const element = await mount();
    const full = JSON.stringify(
      surface([
        column("root", ["a", "b"]),
        text("a", "Some words that grow", { variant: "h3" }),
        part("b", "Image", { url: "https://i.example/picture.png", description: "A picture" }),
      ]),
    );
    let before = "";
    for (const character of full) {
      element.append(character);
      await element.updateComplete;
      const now = shown(element);
      assert.isTrue(now.startsWith(before) || before.endsWith("Load from i.example"), `${before} → ${now}`);
      assert.lengthOf(all(element, "[src]"), 0);
      before = now;
    }
    element.end();
    await settled(element);
    assert.include(shown(element), "Some words that grow");
  });

  it("keeps what is there until its new version is whole", async () => {
    const element = await mount({ messages: surface([text("root", "The old words")]) });
    const full = JSON.stringify([components([text("root", "The new words")])]);
    for (const character of full.slice(0, -5)) {
      element.append(character);
      await element.updateComplete;
      assert.equal(shown(element), "The old words");
    }
    element.append(full.slice(-5));
    await settled(element);
    assert.equal(shown(element), "The new words");
    element.end();
  });

  it("shows the items of a list of data as each has come", async () => {
    const element = await mount();
    const list = [
      { n: "one", k: 1 },
      { n: "two", k: 2 },
      { n: "three", k: 3 },
    ];
    const full = JSON.stringify([
      create(),
      components([part("root", "List", { children: { componentId: "row", path: "/list" } }), text("row", at("n"))]),
      { version: "v0.9", updateDataModel: { surfaceId: "s", path: "/", value: { list } } },
    ]);
    const seen = new Set<string>();
    for (const character of full) {
      element.append(character);
      await element.updateComplete;
      seen.add(shown(element));
    }
    element.end();
    await settled(element);
    assert.deepEqual([...seen], ["", "one", "one two", "one two three"]);
    assert.deepEqual(element.reports, []);
  });
});

/** Ids in an order that looks like none. */
const shuffled = (list: readonly unknown[]): unknown[] =>
  list.map((_, index) => list[(index * 7919 + 13) % list.length]);

describe("a2ui: what a stream costs is in proportion to its length, in any order", () => {
  const cardsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      column(`card${index}`, [`title${index}`, `row${index}`]),
      text(`title${index}`, `Card ${index}`, { variant: "h3" }),
      part(`row${index}`, "Row", { children: [`go${index}`, `note${index}`] }),
      ...button(`go${index}`, `Open ${index}`, event("go")),
      text(`note${index}`, at(`/notes/${index}`)),
    ]);
  const rootOf = (count: number) =>
    column(
      "root",
      Array.from({ length: count }, (_, index) => `card${index}`),
    );
  const orders: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
    "root first": (count) => [components([rootOf(count), ...cardsOf(count).flat()])],
    "leaves first": (count) => [components([...cardsOf(count).flat().reverse(), rootOf(count)])],
    "a message a card": (count) => [components([rootOf(count)]), ...cardsOf(count).map((card) => components(card))],
    "a message a component, in no order": (count) =>
      shuffled([rootOf(count), ...cardsOf(count).flat()]).map((each) => components([each as never])),
  };

  interface Cost {
    /** Nodes that were put in or taken out. */
    nodes: number;
    /** Reads of the data. */
    reads: number;
  }

  /** Streams so many cards, 300 characters a frame. */
  async function cost(messages: readonly unknown[], count: number): Promise<Cost> {
    const element = await mount();
    const found: Cost = { nodes: 0, reads: 0 };
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) found.nodes += addedNodes.length + removedNodes.length;
    });
    observer.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    const { get } = DataModel.prototype;
    DataModel.prototype.get = function (steps) {
      found.reads++;
      return get.call(this, steps);
    };
    try {
      const full = JSON.stringify([create(), data("/notes", Array(count).fill("A note")), ...messages]);
      for (let from = 0; from < full.length; from += 300) {
        element.append(full.slice(from, from + 300));
        await element.updateComplete;
      }
      element.end();
      await settled(element);
      await Promise.resolve();
    } finally {
      DataModel.prototype.get = get;
      observer.disconnect();
    }
    assert.lengthOf(all(element, "button"), count);
    assert.lengthOf(all(element, ".coming"), 0);
    element.remove();
    return found;
  }

  for (const [name, order] of Object.entries(orders)) {
    it(name, async () => {
      const [less, more] = [await cost(order(50), 50), await cost(order(200), 200)];
      assert.isAtMost(more.nodes, 5 * less.nodes, "nodes: four times as many cards");
      assert.isAtMost(more.reads, 5 * less.reads, "reads");
      // A card is ten nodes, with its texts; each may have had a place that was held for it, and its draft.
      assert.isAtMost(more.nodes, 200 * 45, "nodes a card");
      assert.isAtMost(more.reads, 200 * 3, "reads a card");
    });
  }

  it("no rule of a sheet is about places among siblings: one that comes would have all behind it styled again", () => {
    for (const sheet of [...drawingSheets, surfaceStyles]) assert.notMatch(sheet.cssText, /:nth-|:(?:first|last)-of/);
  });
});

describe("a2ui: templates", () => {
  const people = (list: unknown) => [
    create(),
    components([
      column("root", { componentId: "person", path: "/people" }),
      column("person", ["name", "tags"]),
      part("name", "TextField", { label: at("label"), value: at("name") }),
      column("tags", { componentId: "tag", path: "tags" }),
      text("tag", call("formatString", { value: "${@index()} ${.} ${/title}" })),
    ]),
    data("/", { title: "T", people: list }),
  ];

  it("may be nested, and know the root, the item and the place", async () => {
    const element = await mount({
      messages: people([
        { label: "A", name: "a", tags: ["x", "y"] },
        { label: "B", name: "b", tags: [] },
      ]),
    });
    assert.equal(shown(element), "A 0 x T 1 y T B");
    assert.deepEqual(element.reports, []);
  });

  it("keep focus and typed text with their item when the list changes its order", async () => {
    const item = (id: string) => ({ id, label: id, name: id, tags: [] });
    const element = await mount({ messages: people([item("a"), item("b"), item("c")]) });
    const [, input] = all<HTMLInputElement>(element, "input") as [HTMLInputElement, HTMLInputElement];
    type(input, "typed");
    await settled(element);
    element.append(
      JSON.stringify([data("/people", [item("c"), { ...item("b"), name: "typed" }, item("x"), item("a")])]),
    );
    element.end();
    await settled(element);
    assert.isTrue(all(element, "input")[1] === input);
    assert.isTrue(element.shadowRoot?.activeElement === input);
    assert.deepEqual(
      all<HTMLInputElement>(element, "input").map(({ value }) => value),
      ["c", "typed", "x", "a"],
    );
    type(input, "more");
    await settled(element);
    assert.deepEqual(element.toText().split("\n\n"), ["c: c", "b: more", "x: x", "a: a"]);
  });

  it("write to their own item, and send its values", async () => {
    const element = await mount({
      messages: [
        create(),
        components([
          column("root", { componentId: "row", path: "/rows" }),
          column("row", ["box", "go"]),
          part("box", "CheckBox", { label: at("name"), value: at("done") }),
          part("go", "Button", {
            child: "label",
            action: event("pick", { name: at("name"), done: at("done"), all: at("/rows/0/name") }),
          }),
          text("label", at("name")),
        ]),
        data("/rows", [{ name: "a" }, { name: "b" }]),
      ],
    });
    const sent: unknown[] = [];
    element.addEventListener("intui-event", (dom) => sent.push((dom as CustomEvent).detail.event.action));
    (all<HTMLInputElement>(element, "input")[1] as HTMLInputElement).click();
    (all<HTMLButtonElement>(element, "button")[1] as HTMLButtonElement).click();
    await settled(element);
    assert.deepInclude(sent[0] as object, { sourceComponentId: "go", context: { name: "b", done: true, all: "a" } });
  });

  it("find in the item what agents take for its root", async () => {
    const element = await mount({
      messages: [
        create(),
        components([column("root", { componentId: "row", path: "/rows" }), text("row", at("/name"))]),
        data("/rows", [{ name: "a" }, { name: "b" }]),
      ],
    });
    assert.equal(shown(element), "a b");
  });

  it("show nothing for what is no list, and follow when it becomes one", async () => {
    const element = await mount({
      messages: surface([column("root", { componentId: "row", path: "/rows" }), text("row", at("."))], {
        rows: "none",
      }),
    });
    assert.equal(shown(element), "");
    for (const [value, wanted] of [
      [["a"], "a"],
      [["a", "b"], "a b"],
      [null, ""],
    ] as const) {
      element.append(JSON.stringify([data("/rows", value)]));
      element.end();
      await settled(element);
      assert.equal(shown(element), wanted);
    }
  });
});

describe("a2ui: what a person puts in", () => {
  it("a component that stands in two places is two", async () => {
    const element = await mount({
      messages: surface([column("root", ["f", "f"]), part("f", "TextField", { label: "F", value: "literal" })]),
    });
    const [first, second] = all<HTMLInputElement>(element, "input") as [HTMLInputElement, HTMLInputElement];
    assert.notEqual(first.id, second.id);
    type(first, "typed");
    await settled(element);
    assert.equal(first.value, "typed");
    assert.equal(second.value, "literal");
  });

  it("outlives a new version of its component, unless that has another value, or is of another type", async () => {
    const field = (value: string, label: string) => part("root", "TextField", { label, value });
    const element = await mount({ messages: surface([field("one", "L")]) });
    const input = one<HTMLInputElement>(element, "input");
    type(input, "typed");
    const update = async (component: Readonly<Record<string, unknown>>) => {
      element.append(JSON.stringify([components([component])]));
      element.end();
      await settled(element);
    };
    await update(field("one", "M"));
    assert.isTrue(one(element, "input") === input);
    assert.equal(input.value, "typed");
    await update(field("two", "M"));
    assert.equal(one<HTMLInputElement>(element, "input").value, "two");
    await update(part("root", "CheckBox", { label: "Box", value: false }));
    assert.equal(one<HTMLInputElement>(element, "input").type, "checkbox");
  });

  it("is checked at once, and told when it was left; a button with a failing check sends nothing and shows all", async () => {
    const check = { condition: call("required", { value: at("/name") }), message: "A name is needed" };
    const element = await mount({
      messages: surface(
        [
          column("root", ["name", "go"]),
          part("name", "TextField", { label: "Name", value: at("/name"), checks: [check] }),
          part("go", "Button", {
            child: "label",
            action: event("go"),
            checks: [{ ...check, message: "Fill in the name" }],
          }),
          text("label", "Go"),
        ],
        {},
      ),
    });
    const sent: unknown[] = [];
    element.addEventListener("intui-event", (dom) => sent.push(dom));
    assert.notInclude(shown(element), "A name is needed");
    const press = one<HTMLButtonElement>(element, "button");
    assert.equal(press.getAttribute("aria-disabled"), "true");
    press.click();
    await settled(element);
    assert.include(shown(element), "A name is needed");
    assert.lengthOf(sent, 0);
    const input = one<HTMLInputElement>(element, "input");
    assert.equal(input.getAttribute("aria-invalid"), "true");
    type(input, "Ada");
    await settled(element);
    assert.notInclude(shown(element), "needed");
    assert.isNull(press.getAttribute("aria-disabled"));
    press.click();
    assert.lengthOf(sent, 1);
  });
});
