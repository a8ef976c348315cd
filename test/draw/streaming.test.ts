import { assert, waitUntil } from "@open-wc/testing";
import * as v from "valibot";
import { core, defineKind, registerDrawing, words } from "../../src/index.js";
import { between, everything, examples } from "./answers.js";
import { drawnMarkup, ended, mount, shownText } from "./mount.js";

/** Cuts a text into pieces, each drawn before the next comes. */
async function drawInSteps(pieces: readonly string[], look?: (shown: string) => void) {
  const element = await mount();
  const done = ended(element);
  for (const piece of pieces) {
    element.append(piece);
    await element.updateComplete;
    look?.(shownText(element));
  }
  element.end();
  const outcome = await done;
  await element.updateComplete;
  return { element, outcome };
}

const every = (text: string, size: number): string[] => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

/** The words of a text, with how often each stands in it. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.split(" ")) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

describe("<intui-tree>: streaming", () => {
  for (const { name, tree } of examples) {
    it(`draws ${name} at every prefix, loses nothing, and ends as if it had come whole`, async () => {
      const whole = await mount({ tree });
      let before = "";
      const { element, outcome } = await drawInSteps(every(JSON.stringify(tree), 1), (shown) => {
        // Text may go on growing in its last word; every word before that stays.
        const now = wordsOf(shown);
        for (const [word, count] of wordsOf(before)) {
          const grown = [...now].filter(([other]) => other.startsWith(word)).reduce((sum, [, times]) => sum + times, 0);
          assert.isAtLeast(grown, count, `“${word}” went away: “${before}” then “${shown}”`);
        }
        before = shown;
      });
      assert.equal(outcome, "complete");
      // A picture is drawn a frame or two after the text around it.
      await waitUntil(() => drawnMarkup(element) === drawnMarkup(whole)).catch(() => {});
      assert.equal(drawnMarkup(element), drawnMarkup(whole));
    });
  }

  for (const size of [7, 64, 5000]) {
    it(`ends the same for pieces of ${size} characters`, async () => {
      const whole = await mount({ tree: everything });
      const { element } = await drawInSteps(every(JSON.stringify(everything), size));
      // The chart's picture, and with it its markers' labels, is drawn when its code has been loaded.
      await waitUntil(() => shownText(element) === shownText(whole), "both are drawn alike");
    });
  }

  it("draws at most once a frame, however many chunks come", async () => {
    const element = await mount();
    let renders = 0;
    const render = Reflect.get(element, "render") as () => unknown;
    Reflect.set(element, "render", function counted(this: unknown) {
      renders++;
      return render.call(this);
    });
    const text = JSON.stringify(everything);
    let frames = 0;
    let running = true;
    const count = (): void => {
      frames++;
      if (running) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const done = ended(element);
    for (const character of text) {
      element.append(character);
      if (Math.random() < 0.02) await new Promise((resolve) => setTimeout(resolve, 3));
    }
    await done;
    running = false;
    assert.isAtLeast(renders, 2);
    assert.isAtMost(renders, frames + 2);
  });

  it("keeps the DOM of what has closed while more comes", async () => {
    const element = await mount();
    const parts = (everything.root.children as unknown[]).map((part) => JSON.stringify(part));
    const drawn = (): Element[] => [...(element.shadowRoot?.querySelector(".group")?.children ?? [])];
    element.append('{"v":1,"root":{"type":"Group","children":[');
    const nodes: Element[] = [];
    for (const [at, part] of parts.entries()) {
      for (const piece of every(`${at ? "," : ""}${part}`, 40)) {
        element.append(piece);
        await element.updateComplete;
        for (const [index, node] of nodes.entries()) assert.strictEqual(drawn()[index], node, `part ${index}`);
      }
      nodes[at] = drawn()[at] as Element;
    }
    element.append("]}}");
    assert.equal(await ended(element), "complete");
    for (const [index, node] of nodes.entries()) assert.strictEqual(drawn()[index], node);
  });

  it("never shows a prefix of a number, an id, an enum or a type", async () => {
    const tree = {
      v: 1,
      root: {
        type: "Group",
        children: [
          { type: "Stat", label: "Cost", value: 12500 },
          { type: "Label", text: "x", tone: "positive" },
        ],
      },
    };
    const seen = new Set<string>();
    await drawInSteps(every(JSON.stringify(tree), 1), (shown) => seen.add(shown));
    assert.isTrue([...seen].some((shown) => shown.includes("12,500")));
    for (const shown of seen) assert.notMatch(shown, /(^|\s)(1|12|125|1,250)(\s|$)/);
  });

  it("is complete when the JSON closes, without end()", async () => {
    const element = await mount();
    const done = ended(element);
    element.append(JSON.stringify(everything));
    assert.equal(await done, "complete");
  });

  it("draws the same page for a part that closed broken, streamed or whole", async () => {
    const broken = between({
      type: "Table",
      columns: [{ key: "a", label: "A" }],
      rows: [{ a: "kept" }, { b: "no column" }],
    });
    const whole = await mount({ tree: broken });
    const { element, outcome } = await drawInSteps(every(JSON.stringify(broken), 3));
    assert.deepEqual(outcome, ["reference root.children[1] (Table).rows[1].b"]);
    assert.equal(drawnMarkup(element), drawnMarkup(whole));
    assert.include(shownText(element), "kept");
  });
});

describe("<intui-tree>: an answer that ends early", () => {
  const text = JSON.stringify(everything);

  for (const share of [0.02, 0.2, 0.5, 0.8, 0.97]) {
    it(`keeps what has come of the first ${share * 100}% and says that it is not all`, async () => {
      const element = await mount();
      const done = ended(element);
      element.append(text.slice(0, text.length * share));
      await element.updateComplete;
      const before = shownText(element);
      element.end();
      const outcome = await done;
      assert.isArray(outcome);
      assert.isTrue(element.matches(":state(invalid)"));
      assert.isFalse(element.hasAttribute("aria-busy"));
      assert.isTrue(shownText(element).startsWith(before), `${before} → ${shownText(element)}`);
      assert.match(shownText(element), /could not be shown|ended early/);
    });
  }

  it("tells an answer that never came", async () => {
    const element = await mount();
    const done = ended(element);
    element.end();
    assert.deepEqual(await done, ["shape (top level)"]);
  });
});

describe("<intui-tree>: slow drawings", () => {
  it("leave the page at least as much time as they take", async () => {
    let draws = 0;
    const slow = defineKind({
      type: "Slow",
      summary: "Takes its time.",
      writer: "anyone",
      schema: v.strictObject({ text: words() }),
      toText: (node) => node.text,
      example: { type: "Slow", text: "x" },
    });
    registerDrawing(slow, ({ text }) => {
      draws++;
      const end = performance.now() + 60;
      while (performance.now() < end);
      return text;
    });
    const element = await mount({ catalog: core.extend(slow) });
    const done = ended(element);
    element.append('{"v":1,"root":{"type":"Slow","text":"');
    const start = performance.now();
    while (performance.now() - start < 900) {
      element.append("word ");
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    const time = performance.now() - start;
    assert.isAtLeast(draws, 2);
    assert.isAtMost(draws, time / 120 + 2);
    element.append('"}}');
    assert.equal(await done, "complete");
  });
});
