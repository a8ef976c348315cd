import { assert, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { IntuiTree } from "../../src/index.js";
import { everything } from "../draw/answers.js";
import { all, ended, frame, mount, one } from "../draw/mount.js";

const text = JSON.stringify(everything);

/** Gives the whole answer in pieces, a frame apart, and looks at the page after each. */
async function stream(element: IntuiTree, look: () => void, whole = text): Promise<void> {
  const done = ended(element);
  for (let at = 0; at < whole.length; at += 150) {
    element.append(whole.slice(at, at + 150));
    await frame();
    look();
  }
  element.end();
  await done;
  await element.updateComplete;
  look();
}

/** A field of the page's own, with words in it, the caret in the middle and the focus. */
function ownField(): HTMLInputElement {
  const field = document.createElement("input");
  field.value = "what I am writing";
  document.body.append(field);
  field.focus();
  field.setSelectionRange(4, 7);
  return field;
}

describe("nothing of ours leaks into the page", () => {
  for (const [what, whole] of Object.entries({
    "a whole answer": text,
    "a broken one": text.replace('"Park"', '""'),
    "one that ends early": text.slice(0, text.length - 40),
  })) {
    it(`${what} takes neither the focus nor the caret, and scrolls nothing`, async () => {
      const field = ownField();
      const tall = document.createElement("div");
      tall.style.height = "3000px";
      document.body.prepend(tall);
      window.scrollTo(0, 700);
      const element = await mount();
      const at = window.scrollY;
      await stream(
        element,
        () => {
          assert.isTrue(document.activeElement === field, "the focus is where it was");
          assert.deepEqual([field.selectionStart, field.selectionEnd], [4, 7]);
          assert.equal(window.scrollY, at);
        },
        whole,
      );
      tall.remove();
      field.remove();
    });
  }

  it("what is selected on the page stays so", async () => {
    const words = document.createElement("p");
    words.textContent = "Words of the page";
    document.body.append(words);
    const selection = document.getSelection() as Selection;
    selection.selectAllChildren(words);
    const element = await mount();
    await stream(element, () => assert.equal(selection.toString(), "Words of the page"));
    words.remove();
  });

  it("what is selected in a part that has closed stays so while others come", async () => {
    const element = await mount();
    const cut = text.indexOf('{"type":"Group","direction":"row"');
    element.append(text.slice(0, cut));
    await element.updateComplete;
    const strong = one(element, ".text strong");
    const selection = document.getSelection() as Selection;
    const range = document.createRange();
    range.selectNodeContents(strong);
    selection.removeAllRanges();
    selection.addRange(range);
    await stream(element, () => assert.equal(range.toString(), "normal"), text.slice(cut));
    assert.isTrue(range.startContainer === strong && range.endContainer === strong, "its ends have not moved");
  });

  it("keys that a part has a use for do nothing else on the page", async () => {
    const element = await mount({ tree: everything });
    await waitUntil(() => all(element, "intui-chart canvas").length > 0, "the chart is drawn", { timeout: 15_000 });
    const seen: string[] = [];
    const hear = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) seen.push(event.key);
    };
    document.addEventListener("keydown", hear);
    const chart = all(element, "intui-chart [tabindex], intui-chart[tabindex]")[0] as HTMLElement;
    chart.focus();
    await sendKeys({ press: "ArrowRight" });
    const menu = all(element, ".actions-button")[0] as HTMLElement;
    menu.focus();
    await sendKeys({ press: "ArrowDown" });
    await waitUntil(() => all(element, ".menu-item").length > 0, "the menu is open");
    await sendKeys({ press: "ArrowDown" });
    await sendKeys({ press: "Home" });
    await sendKeys({ press: "s" });
    await sendKeys({ press: "Escape" });
    document.removeEventListener("keydown", hear);
    assert.deepEqual(seen, []);
  });
});

describe("a box that is as high as the answer in it", () => {
  const answers = [
    ["everything", everything],
    ...everything.root.children.map((root) => [(root as { type: string }).type, { v: 1, root }] as const),
  ] as const;
  for (const [name, tree] of answers) {
    it(`does not scroll: ${name}`, async () => {
      const element = await mount({ tree });
      const box = element.parentElement as HTMLElement;
      box.style.cssText = "overflow: auto; width: 600px";
      const late = all(element, "intui-chart").length;
      await waitUntil(() => all(element, "intui-chart canvas").length >= late, "it is drawn", { timeout: 15_000 });
      await frame();
      // Heights are no whole numbers.
      assert.isAtMost(box.scrollHeight - box.clientHeight, 1);
      assert.equal(box.scrollWidth, box.clientWidth);
    });
  }
});

describe("nothing of the page's breaks us", () => {
  const wrappers: Record<string, (element: IntuiTree) => HTMLElement> = {
    "a form with the same names": () => {
      const form = document.createElement("form");
      form.append(Object.assign(document.createElement("input"), { name: "title", value: "theirs" }));
      form.addEventListener("submit", (event) => event.preventDefault());
      return form;
    },
    "a fieldset that is disabled": () => Object.assign(document.createElement("fieldset"), { disabled: true }),
    "a label": () => document.createElement("label"),
    "text that may be edited": () => Object.assign(document.createElement("div"), { contentEditable: "true" }),
    "a list that is a live region": () =>
      Object.assign(document.createElement("div"), { role: "log", ariaLive: "polite" }),
    "a dialog": () => {
      const dialog = document.createElement("dialog");
      queueMicrotask(() => dialog.isConnected && dialog.showModal());
      return dialog;
    },
  };
  for (const [where, wrap] of Object.entries(wrappers)) {
    it(`it is filled in, pressed and sent in ${where}`, async () => {
      const element = await mount({ source: "in", tree: everything });
      const wrapper = wrap(element);
      element.before(wrapper);
      wrapper.append(element);
      await element.updateComplete;
      await frame();
      const heard: string[] = [];
      element.addEventListener("intui-event", ({ detail }) => void heard.push(detail.sentence));
      all(element, "intui-choice button")[1]?.click();
      const input = all<HTMLInputElement>(element, "intui-form input")[0] as HTMLInputElement;
      input.focus();
      await sendKeys({ type: "Mine" });
      await sendKeys({ press: "Enter" });
      await waitUntil(() => heard.length > 1, "both are heard");
      assert.deepEqual(heard, [
        'Pressed "Park" in next-step (from in).',
        'Submitted new-idea (from in): Title = "Mine".',
      ]);
      if (wrapper instanceof HTMLFormElement) assert.deepEqual([...new FormData(wrapper)], [["title", "theirs"]]);
      wrapper.remove();
    });
  }
});
