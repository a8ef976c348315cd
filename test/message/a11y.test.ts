import { assert } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import type { IntuiMessage } from "../../src/index.js";
import { everything } from "../draw/answers.js";
import { violations } from "../draw/axe.js";
import { all, fenced, label, mount } from "./stage.js";

const textWith = (last: unknown): string =>
  `# The week\n\nAll was **well**, see [here](https://example.com).\n\n${fenced(everything.root)}\n- one\n- two\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n\n${fenced(last)}\nThe end.`;

const text = textWith({ type: "Gauge", title: "long ".repeat(60) });

const states: Record<string, () => Promise<IntuiMessage>> = {
  streaming: async () => {
    const element = await mount();
    element.append(text.slice(0, -300));
    await element.updateComplete;
    return element;
  },
  invalid: async () => {
    const element = await mount({ text });
    for (const details of all<HTMLDetailsElement>(element, "details")) details.open = true;
    return element;
  },
  complete: () => mount({ text: textWith(label("short")) }),
};

for (const scheme of ["light", "dark"] as const) {
  describe(`<intui-message>: accessibility, ${scheme}`, () => {
    before(async () => {
      await emulateMedia({ colorScheme: scheme });
      document.documentElement.style.colorScheme = "light dark";
      document.documentElement.style.background = scheme === "dark" ? "#0b0d11" : "#ffffff";
      document.documentElement.lang = "en";
    });

    after(async () => {
      await emulateMedia({ colorScheme: "light" });
      document.documentElement.removeAttribute("style");
    });

    for (const [state, make] of Object.entries(states)) {
      it(`has no fault that axe finds, ${state}`, async () => {
        const element = await make();
        await new Promise((resolve) => setTimeout(resolve, 200));
        assert.isTrue(element.matches(`:state(${state})`));
        assert.deepEqual(await violations(element), []);
      });
    }
  });
}

describe("<intui-message>: parts for ::part()", () => {
  it("reach everything that is drawn in a block", async () => {
    const element = await mount({ text });
    const names = (root: ParentNode): string[] =>
      [...root.querySelectorAll("[part]")].flatMap((part) => part.getAttribute("part")?.split(" ") ?? []);
    const [tree] = all(element, "intui-tree");
    const exported = tree.getAttribute("exportparts")?.split(",") ?? [];
    const missing = names(tree.shadowRoot as ShadowRoot).filter((name) => !exported.includes(name));
    assert.deepEqual([...new Set(missing)], []);
    assert.isAbove(exported.length, 40);
  });
});
