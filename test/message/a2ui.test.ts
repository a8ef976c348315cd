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

  it("shows what is wrong, and keeps the rest", async () => {
    const element = await mount({ text: "a\n\n```a2ui\nnot this\n```\n\nb" });
    assert.equal(all(element, "details").length, 1);
    assert.isTrue(element.matches(":state(invalid)"));
    const parts = shown(element);
    assert.equal(parts.at(0), "a");
    assert.equal(parts.at(-1), "b");
  });
});
