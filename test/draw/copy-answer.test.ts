import { assert, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse } from "@web/test-runner-commands";
import { IntuiCopy } from "../../src/draw/menu/copy-element.js";
import { type IntuiTree, Tree } from "../../src/index.js";
import { everything } from "./answers.js";
import { violations } from "./axe.js";
import { all, ended, mount, one } from "./mount.js";

const prose = { v: 1, root: { type: "Text", markdown: "Traffic was **normal** this week." } };
const text = JSON.stringify(prose);

const button = async (element: IntuiTree): Promise<HTMLButtonElement> => {
  await waitUntil(() => all(element, ".copy-answer").length === 1, "the button is there");
  return one<HTMLButtonElement>(element, ".copy-answer");
};
const none = async (element: IntuiTree): Promise<boolean> => {
  await customElements.whenDefined("intui-copy");
  await element.updateComplete;
  return all(element, "intui-copy").length === 0;
};
const isSeen = (element: IntuiTree): boolean => getComputedStyle(one(element, ".answer-copy")).opacity === "1";
const said = (element: IntuiTree): string => one(element, ".status").textContent?.trim() ?? "";

/** What a press puts on the clipboard, with a clipboard that asks for no permission. */
async function copied(press: () => unknown): Promise<string[]> {
  const texts: string[] = [];
  const clipboard = navigator.clipboard;
  const write = (value: string): Promise<void> => Promise.resolve(void texts.push(value));
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: write } });
  try {
    await press();
    await waitUntil(() => texts.length > 0, "something is copied");
    return texts;
  } finally {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  }
}

describe("the whole answer is copied", () => {
  afterEach(async () => {
    await sendMouse({ type: "move", position: [0, window.innerHeight - 1] });
  });

  it("in its text form at one press, which is said and shown", async () => {
    const element = await mount({ tree: everything });
    const own = await button(element);
    assert.deepEqual(await copied(() => own.click()), [Tree.parse(everything).toText()]);
    await waitUntil(() => said(element).endsWith("Copied"));
    assert.equal(one(element, ".copy-note").textContent, "Copied");
    assert.deepEqual(await violations(element), []);
  });

  it("by keyboard, as the last stop of the answer, where it is then seen", async () => {
    const element = await mount({ tree: prose });
    const own = await button(element);
    const before = document.createElement("button");
    element.before(before);
    before.focus();
    assert.isFalse(isSeen(element));
    await sendKeys({ press: "Tab" });
    assert.isTrue(element.shadowRoot?.activeElement === own);
    assert.isTrue(isSeen(element));
    assert.deepEqual(await copied(() => sendKeys({ press: "Enter" })), ["Traffic was **normal** this week."]);
  });

  it("is offered while the pointer is over the answer, and takes no room", async () => {
    const element = await mount({ tree: prose });
    await button(element);
    const { height, width } = element.getBoundingClientRect();
    assert.isFalse(isSeen(element));
    const { left, top } = element.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left) + 5, Math.round(top) + 5] });
    await waitUntil(() => isSeen(element));
    assert.equal(element.getBoundingClientRect().height, height);
    assert.isAtMost(element.scrollWidth, Math.ceil(width));
    element.copy = "off";
    await element.updateComplete;
    assert.equal(element.getBoundingClientRect().height, height);
  });

  it("gives way to what is to be pressed in that corner", async () => {
    const label = "A way to go";
    const options = ["a", "b"].map((id) => ({ id, label: `${label} ${id}` }));
    const element = await mount({
      tree: { v: 1, root: { type: "Choice", id: "way", prompt: "Which?", options, repeat: "once" } },
    });
    element.style.inlineSize = "6em";
    await button(element);
    const last = all(element, "intui-choice button").at(-1) as HTMLElement;
    last.focus();
    const [own, its] = [one(element, ".answer-copy"), last].map((each) => each.getBoundingClientRect());
    assert.isTrue(isSeen(element));
    assert.isAtLeast(own?.top ?? 0, its?.bottom ?? 0);
  });

  it("only when it is whole and valid, and never on paper or where the host says so", async () => {
    const element = await mount();
    element.append(text.slice(0, -5));
    assert.isTrue(await none(element), "streaming");
    element.append(text.slice(-5));
    await ended(element);
    await button(element);
    await emulateMedia({ media: "print" });
    assert.equal(getComputedStyle(one(element, "intui-copy")).display, "none");
    await emulateMedia({ media: "screen" });
    element.copy = "off";
    assert.isTrue(await none(element), "off");
    const broken = await mount({ tree: { v: 1, root: { type: "Gauge" } } });
    assert.isTrue(await none(broken), "invalid");
  });

  it("or else it is said that it was not", async () => {
    const { load } = IntuiCopy;
    IntuiCopy.load = () => Promise.reject(new Error("offline"));
    try {
      const element = await mount({ tree: prose });
      (await button(element)).click();
      await waitUntil(() => said(element).endsWith("Copy answer: that did not work"));
    } finally {
      IntuiCopy.load = load;
    }
  });
});
