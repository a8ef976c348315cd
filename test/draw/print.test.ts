import { assert } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import type { IntuiTree } from "../../src/index.js";
import { drawnGallery } from "./gallery.js";
import { all, ended, mount, one } from "./mount.js";

/** What can be pressed, on a screen. */
const PRESSABLE = "button, [role=button], summary, [part~=button]";

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

/** True for what has a line around it, or a ground of its own: the look of a thing to press. */
function looksPressable(element: Element): boolean {
  const { borderStyle, borderWidth, backgroundColor, boxShadow } = getComputedStyle(element);
  const lined = borderStyle !== "none" && Number.parseFloat(borderWidth) > 0;
  return lined || backgroundColor !== "rgba(0, 0, 0, 0)" || boxShadow !== "none";
}

const dead = (tree: IntuiTree): string[] =>
  all(tree, PRESSABLE)
    .filter((each) => isSeen(each) && looksPressable(each))
    .map((each) => each.outerHTML);

const choice = {
  type: "Choice",
  id: "next",
  prompt: "And now?",
  options: [
    { id: "go", label: "Go on", emphasis: "primary" },
    { id: "park", label: "Park" },
  ],
};
const form = {
  type: "Form",
  id: "f",
  fields: [
    { id: "t", label: "Title", input: "text", placeholder: "IntUI docs" },
    { id: "s", label: "Source", input: "select", options: ["self", "team"] },
  ],
  submitLabel: "Send",
};
const both = { v: 1, root: { type: "Group", children: [choice, form] } };

describe("on paper", () => {
  afterEach(() => emulateMedia({ media: "screen" }));

  it("nothing looks as if it could be pressed, in any component", async () => {
    const { page, tree } = await drawnGallery();
    const before = dead(tree).length;
    await emulateMedia({ media: "print" });
    assert.deepEqual(dead(tree), []);
    assert.isAbove(before, 0, "on screen there is something to press");
    for (const gone of [".actions-button", ".code-copy", ".copy-answer", ".chart-toggle", ".flow-tool", ".sort-sign"]) {
      assert.isFalse(all(tree, gone).some(isSeen), gone);
    }
    page.remove();
  });

  const states: Record<string, () => Promise<IntuiTree>> = {
    ready: () => mount({ tree: both }),
    "an old turn's": () => mount({ tree: both, disabled: true }),
    "not complete": async () => {
      const element = await mount();
      element.append(JSON.stringify(both).slice(0, -2));
      await element.updateComplete;
      return element;
    },
    busy: async () => {
      const element = await mount({ tree: both });
      element.addEventListener("intui-event", ({ detail }) => detail.waitUntil(new Promise(() => {})));
      all(element, ".options button")[0]?.click();
      await element.updateComplete;
      assert.equal(all(element, ".options button")[0]?.dataset.state, "busy");
      return element;
    },
  };
  for (const [state, make] of Object.entries(states)) {
    it(`options are a list of answers to mark, a form one to fill in: ${state}`, async () => {
      const element = await make();
      await emulateMedia({ media: "print" });
      assert.deepEqual(dead(element), []);
      const options = all(element, ".options .button-label");
      assert.deepEqual(
        options.filter(isSeen).map((label) => label.textContent),
        ["Go on", "Park"],
      );
      for (const label of options) assert.equal(getComputedStyle(label).opacity, "1");
      for (const option of all(element, ".options button")) {
        assert.equal(getComputedStyle(option, "::before").borderRadius, "50%", "a circle to mark");
      }
      assert.isFalse(isSeen(one(element, ".actions button")), "what sends is not there");
      assert.lengthOf(all(element, "input, select").filter(isSeen), 2);
      const clear = "rgba(0, 0, 0, 0)";
      assert.equal(
        getComputedStyle(one(element, "input"), "::placeholder").color,
        clear,
        "no word in a box to fill in",
      );
      assert.equal(getComputedStyle(one(element, "select")).color, clear);
    });
  }

  it("text and tokens are dark on light, wherever the answer stands", async () => {
    for (const dark of ["page", "theme"]) {
      const element = await mount({ tree: both, ...(dark === "theme" ? { theme: "dark" } : {}) });
      const page = element.parentElement as HTMLElement;
      if (dark === "page") Object.assign(page.style, { colorScheme: "dark", color: "#eee", background: "#111" });
      await ended(element);
      assert.notEqual(getComputedStyle(one(element, ".prompt")).color, "rgb(22, 24, 29)");
      await emulateMedia({ media: "print" });
      assert.equal(getComputedStyle(one(element, ".prompt")).color, "rgb(22, 24, 29)", dark);
      assert.equal(getComputedStyle(element).backgroundColor, "rgba(0, 0, 0, 0)");
      assert.equal(getComputedStyle(element).colorScheme, "light");
      await emulateMedia({ media: "screen" });
      page.remove();
    }
  });
});
