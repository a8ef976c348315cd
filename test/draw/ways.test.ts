import { assert } from "@open-wc/testing";
import { core, IntuiError, type IntuiTree, Tree } from "../../src/index.js";
import { ended, mount, once, shownText } from "./mount.js";

const answer = { v: 1, root: { type: "Text", markdown: "Hello" } };
const other = { v: 1, root: { type: "Text", markdown: "Another" } };
const text = JSON.stringify(answer);

async function* chunks(whole: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < whole.length; at += size) {
    await Promise.resolve();
    yield whole.slice(at, at + size);
  }
}

/** Every way to give an answer whole. */
const ways: Record<string, (element: IntuiTree) => unknown> = {
  "a Tree": (element) => (element.tree = Tree.parse(answer)),
  "tree data": (element) => (element.tree = answer),
  "JSON text": (element) => (element.tree = text),
  "an attribute": (element) => element.setAttribute("tree", text),
  "a script child": (element) => {
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = text;
    element.append(script);
  },
  "the whole text": (element) => (element.text = text),
  "the text, growing": (element) => {
    for (let end = 1; end <= text.length; end++) element.text = text.slice(0, end);
  },
  chunks: (element) => {
    for (const character of text) element.append(character);
    element.end();
  },
  "an async iterable": (element) => element.stream(chunks(text, 3)),
  "a stream of bytes": (element) => element.stream(new Blob([text]).stream()),
  "a Response": (element) => element.stream(new Response(text)),
  "an event stream": (element) =>
    element.stream(
      new Response([...text].map((character) => `data: ${character}\n\n`).join(""), {
        headers: { "content-type": "text/event-stream; charset=utf-8" },
      }),
    ),
};

describe("<intui-tree>: ways to give an answer", () => {
  for (const [name, give] of Object.entries(ways)) {
    it(`takes ${name}`, async () => {
      const element = await mount();
      const done = ended(element);
      give(element);
      assert.equal(await done, "complete");
      assert.equal(shownText(element), "Hello");
      assert.deepEqual(element.tree?.toJSON() as unknown, answer);
      assert.isFalse(element.hasAttribute("aria-busy"));
    });

    it(`${name} takes the place of what came before`, async () => {
      const element = await mount({ tree: other });
      assert.equal(shownText(element), "Another");
      if (name === "a script child") return; // a child counts only at the start
      const done = once(element, "intui-complete");
      give(element);
      await done;
      assert.equal(shownText(element), "Hello");
    });
  }

  it("starts with the property, then the attribute, then the child", async () => {
    const host = document.createElement("div");
    const written = `<intui-tree tree='${text}'><script type="application/json">${JSON.stringify(other)}</script></intui-tree>`;
    host.append(document.createRange().createContextualFragment(written));
    document.body.append(host);
    const element = host.firstElementChild as IntuiTree;
    await element.updateComplete;
    assert.equal(shownText(element), "Hello");
    host.remove();
  });

  it("keeps properties that were set before the element was defined", async () => {
    class Late extends (customElements.get("intui-tree") as typeof IntuiTree) {}
    const element = document.createElement("intui-tree-late") as IntuiTree;
    element.tree = answer;
    element.source = "call-1";
    element.setAttribute("tree", JSON.stringify(other));
    document.body.append(element);
    customElements.define("intui-tree-late", Late);
    await element.updateComplete;
    assert.equal(element.source, "call-1");
    assert.equal(shownText(element), "Hello");
    element.remove();
  });

  for (const nothing of [null, undefined, ""]) {
    it(`has no state while ${JSON.stringify(nothing)} is given`, async () => {
      const element = await mount({ tree: nothing });
      for (const state of ["streaming", "complete", "invalid"])
        assert.isFalse(element.matches(`:state(${state})`), state);
      assert.isNull(element.tree);
    });
  }

  for (const prefix of ["{", '{"v":1', '{"v":1,"root":{"type":"Text","markdown":"Hel']) {
    it(`takes ${prefix} as a stream that is still open`, async () => {
      const element = await mount({ tree: prefix });
      assert.isTrue(element.matches(":state(streaming)"));
      assert.equal(element.getAttribute("aria-busy"), "true");
    });
  }

  for (const bad of [
    "hello",
    "[object Object]",
    "{]",
    '{"v":1,"root":{"type":"Text","markdown":"a"}}}}'.replace("}}}}", "]"),
  ]) {
    it(`refuses ${bad}`, async () => {
      const element = await mount();
      const done = once<{ error: IntuiError }>(element, "intui-error");
      element.tree = bad;
      const { detail } = await done;
      assert.instanceOf(detail.error, IntuiError);
      assert.isTrue(element.matches(":state(invalid)"));
    });
  }

  it("resolves a stream to its Tree, when it is drawn", async () => {
    const element = await mount();
    const tree = await element.stream(chunks(text, 4));
    assert.deepEqual(tree.toJSON() as unknown, answer);
    assert.equal(shownText(element), "Hello");
  });

  it("rejects with the IntuiError when the stream holds no valid tree, breaks off, or is replaced", async () => {
    const element = await mount();
    const refused = await element.stream(chunks(`{"v":1,"root":{"type":"Gauge"}}`, 4)).catch((error) => error);
    assert.deepEqual(
      refused.problems.map((problem: { code: string }) => problem.code),
      ["unknown-component"],
    );

    async function* broken(): AsyncGenerator<string> {
      yield text.slice(0, 30);
      throw new Error("network lost");
    }
    const cut = await element.stream(broken()).catch((error) => error);
    assert.instanceOf(cut, IntuiError);
    assert.include(cut.message, "network lost");
    assert.equal((cut as { cause?: Error }).cause?.message, "network lost");

    const replaced = element
      .stream(new ReadableStream({ start: (c) => c.enqueue(text.slice(0, 10)) }))
      .catch((error) => error);
    const replacing = element.stream(chunks(text, 5));
    await replacing;
    assert.equal(shownText(element), "Hello");
    void replaced;
  });

  it("says nothing in the page when nobody looks at a rejection", async () => {
    const noises: unknown[] = [];
    const hear = (event: Event): void => void noises.push(event);
    addEventListener("unhandledrejection", hear);
    const element = await mount();
    const done = once(element, "intui-error");
    element.stream(chunks("no tree at all", 4));
    await done;
    await new Promise((resolve) => setTimeout(resolve, 50));
    removeEventListener("unhandledrejection", hear);
    assert.lengthOf(noises, 0);
  });

  it("stops a stream by its signal and keeps what is drawn", async () => {
    const element = await mount();
    const stop = new AbortController();
    const source = new ReadableStream<string>({ start: (controller) => controller.enqueue(text.slice(0, 44)) });
    const outcome = element.stream(source, { signal: stop.signal }).catch((error) => error);
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.include(shownText(element), "H");
    stop.abort();
    assert.instanceOf(await outcome, IntuiError);
    assert.include(shownText(element), "H");
    assert.isTrue(element.matches(":state(invalid)"));
  });

  it("ignores text after the tree has closed", async () => {
    const element = await mount();
    element.append(`${text} and some more { "v": 2 }`);
    element.append("more");
    element.end();
    assert.equal(await ended(element), "complete");
  });

  it("goes on when it is taken out in mid-stream and put back", async () => {
    const element = await mount();
    const parent = element.parentElement as HTMLElement;
    element.append(text.slice(0, 44));
    await element.updateComplete;
    element.remove();
    element.append(text.slice(44, 46));
    parent.append(element);
    element.append(text.slice(46));
    assert.equal(await ended(element), "complete");
    assert.equal(shownText(element), "Hello");
  });

  it("reads again when the author or the catalog changes, in whichever order they are set", async () => {
    const stat = { v: 1, root: { type: "Stat", label: "Users", value: 3 } };
    const element = await mount();
    element.tree = stat;
    element.author = "model";
    await element.updateComplete;
    assert.deepEqual(
      element.problems.map(({ code }) => code),
      ["author"],
    );
    element.author = "code";
    await element.updateComplete;
    assert.lengthOf(element.problems, 0);
    element.catalog = core.writableBy("model");
    await element.updateComplete;
    assert.lengthOf(element.problems, 1);
  });
});
