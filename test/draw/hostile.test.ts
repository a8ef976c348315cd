import { assert, waitUntil } from "@open-wc/testing";
import * as v from "valibot";
import { core, defineKind, IntuiError, IntuiEvent, type IntuiTree, listen } from "../../src/index.js";
import type { TextSource } from "../../src/stream.js";
import { everything } from "./answers.js";
import { all, drawnMarkup, frame, mount, once, one, shownText } from "./mount.js";

const choice = {
  type: "Choice",
  id: "next",
  options: [
    { id: "go", label: "Go on" },
    { id: "park", label: "Park" },
  ],
};
const form = { type: "Form", id: "f", fields: [{ id: "t", label: "Title", input: "text" }] };
const treeOf = (...children: readonly unknown[]): unknown => ({ v: 1, root: { type: "Group", children } });
const text = (markdown: string): unknown => ({ type: "Text", markdown });

const settle = async (element: IntuiTree): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
  await frame();
};

/** What a promise comes to, or "open" when it has come to nothing in a while. */
const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    promise.then(
      () => "resolved",
      (error: unknown) => error,
    ),
    new Promise((resolve) => setTimeout(resolve, 1000, "open")),
  ]);

/** A stream that brings a beginning and then nothing more, and notes that it was cancelled. */
function hanging(): { readonly source: ReadableStream<string>; cancelled: number } {
  const watched = {
    cancelled: 0,
    source: new ReadableStream<string>({
      start: (controller) => controller.enqueue('{"v":1,"root":{"type":"Text","mark'),
      cancel: () => void watched.cancelled++,
    }),
  };
  return watched;
}

/** A source whose first step throws, or brings, this. */
const iterable = (next: () => unknown): TextSource =>
  ({ [Symbol.asyncIterator]: () => ({ next }) }) as unknown as TextSource;
const locked = (): ReadableStream<string> => {
  const stream = new ReadableStream<string>();
  stream.getReader();
  return stream;
};
const thrower = (thrown: unknown) => (): never => {
  throw thrown;
};

describe("sources that do not keep to their contract", () => {
  const sources: Record<string, () => unknown> = {
    null: () => null,
    "a number": () => 5,
    "a string": () => '{"v":1}',
    "an object": () => ({}),
    "a locked stream": locked,
    "one whose step throws": () => iterable(thrower(new Error("no"))),
    "one that brings numbers": () => iterable(() => ({ done: false, value: 5 })),
    "one that brings no promise": () => iterable(() => ({ done: true })),
    "one that rejects with nothing": () => iterable(() => Promise.reject()),
    "one that rejects with what can't be printed": () => iterable(() => Promise.reject(Object.create(null))),
    "one that rejects with a symbol": () => iterable(() => Promise.reject(Symbol("s"))),
    "a refused Response": () => new Response("{}", { status: 500 }),
    "a Response without a body": () => new Response(null),
  };
  for (const [name, source] of Object.entries(sources)) {
    it(`${name}: an IntuiError, a state, and one event`, async () => {
      const element = await mount();
      let events = 0;
      element.addEventListener("intui-error", () => void events++);
      assert.instanceOf(await outcome(element.stream(source() as TextSource)), IntuiError);
      await settle(element);
      assert.isTrue(element.matches(":state(invalid)"));
      assert.equal(events, 1);
    });
  }
});

describe("a stream that says nothing more", () => {
  const ways: Record<string, (element: IntuiTree) => unknown> = {
    "a tree": (element) => (element.tree = treeOf(text("Other"))),
    "no tree": (element) => (element.tree = null),
    "the whole text": (element) => (element.text = "{"),
    "no text": (element) => (element.text = ""),
    "a chunk": (element) => element.append("{"),
    "another stream": (element) => element.stream(hanging().source),
    "its end": (element) => element.end(),
  };
  for (const [name, give] of Object.entries(ways)) {
    it(`is cancelled, and its promise rejects, at once when ${name} takes its place`, async () => {
      const element = await mount();
      const watched = hanging();
      const streamed = element.stream(watched.source);
      await settle(element);
      give(element);
      assert.instanceOf(await outcome(streamed), IntuiError);
      assert.equal(watched.cancelled, 1);
    });
  }
});

describe("an answer that is rewritten", () => {
  const answers = [
    everything,
    treeOf(text("# One\n\n- two\n- three"), choice, form),
    treeOf(form, choice, text("three")),
    treeOf(choice, { type: "Gauge" }, { type: "Group", children: [form] }),
    { v: 1, root: choice },
    { v: 1, root: { ...form, id: "g" } },
    { v: 1, root: { type: "Table", columns: [{ key: "a", label: "A" }], rows: [{ a: 1 }, { a: "x" }, { a: true }] } },
  ].map((tree) => JSON.stringify(tree));

  /** Generated ids, and where a chart's code stands, differ from one drawing to the next. */
  const plain = (element: IntuiTree): string =>
    drawnMarkup(element)
      .replace(/\bc\d+(?=-)/g, "c")
      .replace(/ data-picture="\w+"/g, "");

  it("looks like one that was given whole, wherever the other was cut", async () => {
    const whole = await Promise.all(answers.map((answer) => mount({ tree: answer })));
    for (const [from, before] of answers.entries()) {
      for (const [to, after] of answers.entries()) {
        const element = await mount();
        for (const part of [0.3, 0.6, 0.9]) {
          element.text = before.slice(0, Math.ceil(before.length * part));
          await element.updateComplete;
          element.text = after.slice(0, Math.ceil(after.length * part));
          await element.updateComplete;
        }
        element.text = after;
        await settle(element);
        assert.equal(plain(element), plain(whole[to] as IntuiTree), `${from} to ${to}`);
        element.remove();
      }
    }
  }).timeout(60_000);

  it("tells only the end of the last, however many come in a frame", async () => {
    const element = await mount();
    let ends = 0;
    element.addEventListener("intui-complete", () => void ends++);
    for (let count = 0; count < 100; count++) element.tree = treeOf(text(`Number ${count}`));
    await settle(element);
    assert.equal(ends, 1);
    assert.equal(shownText(element), "Number 99");
  });
});

describe("an answer that ends while its element is out of the page", () => {
  const written = JSON.stringify(everything);
  for (const [name, at] of Object.entries({ "before its first drawing": 0, "in mid-stream": 200 })) {
    it(`is told all the same, and drawn when it comes in: taken out ${name}`, async () => {
      const element = document.createElement("intui-tree");
      const page = document.createElement("div");
      document.body.append(page);
      page.append(element);
      if (at > 0) {
        element.append(written.slice(0, at));
        await element.updateComplete;
      }
      element.remove();
      const told = once(element, "intui-complete");
      element.append(written.slice(at));
      assert.equal(await outcome(told), "resolved");
      assert.equal(await outcome(element.updateComplete), "resolved");
      page.append(element);
      const whole = await mount({ tree: everything });
      await waitUntil(() => shownText(element) === shownText(whole), "both are drawn, their pictures too");
      page.remove();
    });
  }
});

describe("a key that is written twice", () => {
  const [a, b] = [JSON.stringify(text("One")), JSON.stringify(text("Two"))];
  const texts = {
    "children, before the type": `{"v":1,"root":{"children":[${a},${a}],"type":"Group","children":[${b}]}}`,
    "children, after the type": `{"v":1,"root":{"type":"Group","children":[${a},${a}],"children":[${b},${b}]}}`,
    "children, the later ones broken": `{"v":1,"root":{"children":[${a}],"type":"Group","children":1}}`,
    "children, the earlier ones broken": `{"v":1,"root":{"type":"Group","children":[{"type":"No"}],"children":[${b}]}}`,
    "the type": `{"v":1,"root":{"type":"Group","children":[${a}],"type":"Label","text":"x"}}`,
    "the root": `{"v":1,"root":{"type":"Group","children":[{"type":"No"},${a}]},"root":${b}}`,
    "the root, both broken": `{"v":1,"root":[],"root":{"type":"Text","markdown":"x","no":1},"v":2}`,
  };
  for (const [what, twice] of Object.entries(texts)) {
    it(`counts as written the later time, wherever it is cut: ${what}`, async () => {
      const whole = await mount({ tree: JSON.parse(twice) });
      for (const size of [1, 7, 23, twice.length]) {
        const element = await mount();
        for (let at = 0; at < twice.length; at += size) {
          element.append(twice.slice(at, at + size));
          if (at % 3 === 0) await element.updateComplete;
        }
        await settle(element);
        assert.equal(drawnMarkup(element), drawnMarkup(whole), `in pieces of ${size}`);
        assert.deepEqual(element.problems, whole.problems);
      }
    }).timeout(20_000);
  }
});

describe("ids and keys that mean something elsewhere", () => {
  for (const id of ['a"b', "a b", "<x>", "#a", "]", "a\\b", "__proto__", "constructor", "\u0000", "\ud800", "é😀"]) {
    it(`${JSON.stringify(id)} is an id like any other`, async () => {
      const tree = treeOf(
        { ...choice, id, options: [{ id, label: "Go" }] },
        { ...form, id: `${id} form`, fields: [{ id, label: "T", input: "select", options: [id], required: true }] },
        { type: "Table", columns: [{ key: id, label: id }], rows: [JSON.parse(`{${JSON.stringify(id)}:7}`)] },
      );
      const element = await mount({ tree, source: id });
      const events: IntuiEvent[] = [];
      listen(element, (event) => void events.push(event));
      one<HTMLSelectElement>(element, "select").value = id;
      one(element, "select").dispatchEvent(new Event("change", { bubbles: true }));
      one(element, "intui-choice button").click();
      one<HTMLFormElement>(element, "form").requestSubmit();
      await settle(element);
      assert.deepEqual(
        events.map(({ source, target }) => [source, target]),
        [
          [id, id],
          [id, `${id} form`],
        ],
      );
      assert.equal(events[0]?.value, id);
      assert.deepEqual(Object.entries(events[1]?.value ?? {}), [[id, id]]);
      assert.equal(one(element, "td").textContent, "7");
    });
  }
});

describe("what a host hands over", () => {
  it("a number as source is its text", async () => {
    const element = await mount({ tree: treeOf(choice), source: 7 });
    const event = once<{ source: string }>(element, "intui-event");
    all(element, "button")[0]?.click();
    assert.equal((await event).detail.source, "7");
    await settle(element);
    assert.lengthOf(all(element, ".tree button"), 0);
  });

  it("a history may hold what throws when it is read; the rest of it counts", async () => {
    const past = IntuiEvent.press("call-9", "next", "park");
    const hostile: unknown[] = [
      {
        get v(): never {
          throw new Error("v");
        },
      },
      { toJSON: thrower(new Error("toJSON")) },
      new Proxy({}, { getPrototypeOf: thrower(new Error("prototype")) }),
      null,
      past,
    ];
    Object.defineProperty(hostile, 3, { get: thrower(new Error("entry")) });
    const element = await mount({ tree: treeOf(choice), source: "call-9", history: hostile });
    assert.match(shownText(element), /Park/);
    assert.lengthOf(all(element, ".tree button"), 0);
  });

  it("words that change later change what is drawn already", async () => {
    const rows = [{ a: true }, { a: false }];
    const element = await mount({ tree: { v: 1, root: { type: "Table", columns: [{ key: "a", label: "A" }], rows } } });
    element.strings = { trueCell: "ja", falseCell: "nein" };
    await settle(element);
    assert.equal(shownText(element), "A ja nein");
  });

  it("a kind whose text form throws is a stand-in, and its neighbours are drawn", async () => {
    const bad = defineKind({
      type: "BadText",
      summary: "A kind without a drawing, whose text form throws.",
      writer: "anyone",
      schema: v.strictObject({ name: v.string() }),
      toText: thrower(new Error("a bug")),
      example: { type: "BadText", name: "x" },
    });
    const { error } = console;
    console.error = () => {};
    const element = await mount({
      catalog: core.extend(bad),
      tree: treeOf(text("Before"), bad.example, text("After")),
    });
    console.error = error;
    assert.match(shownText(element), /^Before ! ?BadText could not be shown After$/);
  });

  it("copies of one source agree also when the one that was answered has moved", async () => {
    const first = await mount({ tree: treeOf(choice), source: "moved" });
    let sent = (): void => {};
    listen(first, () => new Promise<void>((resolve) => (sent = resolve)));
    all(first, "button")[0]?.click();
    const elsewhere = first.parentElement?.cloneNode() as HTMLElement;
    first.parentElement?.after(elsewhere);
    elsewhere.append(first);
    const second = await mount({ tree: treeOf(choice), source: "moved" });
    let again = 0;
    listen(second, () => void again++);
    all(second, "button")[1]?.click();
    sent();
    await settle(first);
    await settle(second);
    assert.equal(again, 0);
    for (const copy of [first, second]) assert.match(shownText(copy), /You chose Go on/);
    elsewhere.remove();
  });
});
