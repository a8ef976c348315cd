import { assert } from "@open-wc/testing";
import "../../src/define-a2ui.js";
import type { A2uiEventDetail } from "../../src/a2ui.js";
import { all, fenced, label, mount } from "./stage.js";

const line = (message: object): string => JSON.stringify({ version: "v0.9", ...message });

const surface = (surfaceId: string, text: string): string =>
  [
    line({ createSurface: { surfaceId, catalogId: "https://a2ui.org/specification/v0_9/basic_catalog.json" } }),
    line({
      updateComponents: {
        surfaceId,
        components: [
          { id: "root", component: "Column", children: ["t", "b"] },
          { id: "t", component: "Text", text: { path: "/text" } },
          { id: "b", component: "Button", child: "bt", action: { event: { name: "go", context: {} } } },
          { id: "bt", component: "Text", text: "Go" },
        ],
      },
    }),
    line({ updateDataModel: { surfaceId, path: "/text", value: text } }),
  ].join("\n");

/** What each part of the message shows. */
const shown = (element: Element): string[] =>
  all(element, ".parts > *").map((part) => {
    const inner = part.querySelector("intui-a2ui, intui-tree");
    const box = inner?.shadowRoot?.querySelector<HTMLElement>(".tree") ?? part;
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not shown
    return box.innerText.replace(/\s+/g, " ").trim();
  });

describe("<intui-message>: A2UI", () => {
  for (const [name, open, close] of [
    ["the taught fence", "```ui:a2ui@0.9", "```"],
    ["the short fence", "```a2ui", "```"],
    ["the tag", "<a2ui-json>", "</a2ui-json>"],
  ]) {
    it(`draws a surface in ${name}, beside a tree`, async () => {
      const element = await mount({ source: "a" });
      const text = `Before\n\n${open}\n${surface("s", "Hello")}\n${close}\n\n${fenced(label("x"))}\nAfter`;
      for (let at = 0; at < text.length; at += 11) element.append(text.slice(at, at + 11));
      element.end();
      await element.updateComplete;
      assert.deepEqual(shown(element), ["Before", "Hello Go", "x", "After"]);
      assert.isTrue(element.matches(":state(complete)"));
    });
  }

  it("carries a press with the block's source", async () => {
    const element = await mount({
      source: "a1",
      text: `${fenced(label("x"))}\n\`\`\`a2ui\n${surface("s", "Hi")}\n\`\`\``,
    });
    let detail: A2uiEventDetail | undefined;
    element.addEventListener("intui-event", (event) => {
      detail = event.detail as unknown as A2uiEventDetail;
    });
    all(element, "intui-a2ui")[0].shadowRoot?.querySelector("button")?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(detail?.protocol, "a2ui");
    assert.equal(detail?.source, "a1#2");
  });

  it("updates a surface of an earlier block in its place", async () => {
    const element = await mount();
    element.append(
      `\`\`\`a2ui\n${surface("s", "one")}\n\`\`\`\n\nBetween\n\n\`\`\`a2ui\n${surface("t", "other")}\n\`\`\`\n`,
    );
    await element.updateComplete;
    assert.deepEqual(shown(element), ["one Go", "Between", "other Go"]);
    element.append(
      `\nAnd\n\n\`\`\`a2ui\n${line({ updateDataModel: { surfaceId: "s", path: "/text", value: "two" } })}\n\`\`\`\nEnd`,
    );
    element.end();
    await element.updateComplete;
    assert.deepEqual(shown(element), ["two Go", "Between", "other Go", "And", "", "End"]);
    assert.isTrue(element.matches(":state(complete)"));
    const empty = all(element, ".parts > *")[4];
    assert.equal(empty.getBoundingClientRect().height, 0);
  });

  const sign = line({ updateDataModel: { surfaceId: "s", path: "/more", value: 1 } });
  for (const [name, written, parts] of [
    ["prose", `\n\nAnd *on* [it](https://a.example) goes {so}.\n`, ["And on it goes {so}."]],
    ["prose in the next line", `\nAnd on.\n\n- one\n- two`, ["And on. one two"]],
    ["prose, and another block", `\n\nAnd on.\n\n${fenced(label("x"))}\nEnd`, ["And on.", "x", "End"]],
    ["prose that ends in the middle of a word", `\n\nAnd o`, ["And o"]],
    ["a message further down", `\n\n-- \n${sign}\n\nAnd on.`, ["And on."]],
    ["a message over several lines", `\n{\n  "version": "v0.9",\n  "x": 1}\n\nAnd on.`, ["And on."]],
    ["only blanks", ` \n\n  \n`, []],
  ] as const) {
    for (const size of [1, 3, 50, 5000]) {
      it(`gives back what stands behind the last message of a fence that never closes: ${name}, by ${size}`, async () => {
        const element = await mount();
        const text = `Before\n\n\`\`\`a2ui\n${surface("s", "Hello")}${written}`;
        for (let at = 0; at < text.length; at += size) element.append(text.slice(at, at + size));
        element.end();
        await element.updateComplete;
        assert.deepEqual(shown(element), ["Before", "Hello Go", ...parts]);
        assert.equal(element.matches(":state(complete)"), name !== "a message over several lines");
        // The same again, read from the beginning.
        element.text = `${text} `;
        element.text = text;
        await element.updateComplete;
        assert.deepEqual(shown(element), ["Before", "Hello Go", ...parts]);
      });
    }
  }

  it("loses no word that stands in a fence behind its messages", async () => {
    const element = await mount({ text: `\`\`\`a2ui\n${surface("s", "Hello")}\nA note.\n\`\`\`\nAnd on.` });
    assert.deepEqual(shown(element), ["Hello Go", "A note. And on."]);
  });

  it("shows what is wrong, and keeps the rest", async () => {
    const element = await mount({ text: "a\n\n```a2ui\nnot this\n```\n\nb" });
    assert.equal(all(element, "details").length, 1);
    assert.isTrue(element.matches(":state(invalid)"));
    const parts = shown(element);
    assert.equal(parts.at(0), "a");
    assert.equal(parts.at(-1), "b");
  });
});
