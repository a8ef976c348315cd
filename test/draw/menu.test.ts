import { assert, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { html } from "lit";
import * as v from "valibot";
import { drawActions } from "../../src/draw/actions.js";
import type { ExportKit } from "../../src/draw/export/kit.js";
import type { Action } from "../../src/draw/menu/action.js";
import { IntuiActions } from "../../src/draw/menu/actions-element.js";
import { core, defineKind, type IntuiTree, registerDrawing, words } from "../../src/index.js";
import { violations } from "./axe.js";
import { all, frame, mount, once, one } from "./mount.js";

let ran: string[] = [];
let fails = false;

const action = (id: string, label: string): Action => ({
  id,
  label,
  done: `Done ${id}`,
  run: async (kit: ExportKit) => {
    assert.isFunction(kit.copy);
    ran.push(id);
    if (fails) throw new Error("no");
  },
});

const acts = defineKind({
  type: "Acts",
  summary: "Has a menu.",
  writer: "anyone",
  schema: v.strictObject({ name: words() }),
  toText: (node) => node.name,
  example: { type: "Acts", name: "Sales" },
});

registerDrawing(
  acts,
  ({ name }, { session }) =>
    html`<div class="acts">${drawActions({
      session,
      name: name ?? "",
      actions: [action("a", "Copy it"), action("b", "Save it"), action("c", "Cast it")],
    })}</div>`,
);

const tree = { v: 1, root: { type: "Acts", name: "Sales" } };
const stage = (): Promise<IntuiTree> => mount({ catalog: core.extend(acts), tree });
const button = (element: IntuiTree): HTMLElement => one(element, ".actions-button");
const menuOf = (element: IntuiTree): HTMLElement | undefined => all(element, ".menu")[0];
const focused = (element: IntuiTree): string => element.shadowRoot?.activeElement?.textContent?.trim() ?? "";
const isOpen = (element: IntuiTree): boolean => menuOf(element)?.matches(":popover-open") === true;

/** Presses with the mouse where a person would. */
async function click(at: Element): Promise<void> {
  const { left, top, width, height } = at.getBoundingClientRect();
  await sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

async function opened(element: IntuiTree, how: () => Promise<unknown> = () => click(button(element))): Promise<void> {
  await how();
  await waitUntil(() => isOpen(element) && focused(element) !== "", "the menu is open");
}

const closed = (element: IntuiTree): Promise<void> =>
  waitUntil(() => menuOf(element) === undefined, "the menu has gone");
const said = (element: IntuiTree, text: string): Promise<void> =>
  waitUntil(() => one(element, ".status").textContent?.trim() === text, `“${text}” is said`);

describe("the menu of a component's actions", () => {
  beforeEach(() => {
    ran = [];
    fails = false;
  });

  it("opens at a press, does what is pressed, says so, and gives the focus back", async () => {
    const element = await stage();
    assert.equal(button(element).getAttribute("aria-label"), "Actions: Sales");
    assert.equal(button(element).getAttribute("aria-expanded"), "false");
    await opened(element);
    assert.equal(button(element).getAttribute("aria-expanded"), "true");
    assert.deepEqual(
      all(element, "[role=menuitem]").map((item) => item.textContent?.trim()),
      ["Copy it", "Save it", "Cast it"],
    );
    assert.isEmpty(await violations(element));
    await click(all(element, "[role=menuitem]")[1] as HTMLElement);
    await closed(element);
    await said(element, "Done b");
    assert.deepEqual(ran, ["b"]);
    assert.equal(one(element, ".actions-note").textContent, "Done b");
    assert.isTrue(element.shadowRoot?.activeElement === button(element), "the focus is on the button");
  });

  it("is worked by keys as a menu is", async () => {
    const element = await stage();
    button(element).focus();
    await opened(element, () => sendKeys({ press: "ArrowDown" }));
    const steps: [string, string][] = [
      ["ArrowDown", "Save it"],
      ["ArrowDown", "Cast it"],
      ["ArrowDown", "Copy it"],
      ["ArrowUp", "Cast it"],
      ["Home", "Copy it"],
      ["End", "Cast it"],
      ["s", "Save it"],
      ["c", "Cast it"],
      ["c", "Copy it"],
      ["x", "Copy it"],
    ];
    for (const [key, expected] of steps) {
      await sendKeys({ press: key });
      assert.equal(focused(element), expected, key);
    }
    await sendKeys({ press: "Enter" });
    await said(element, "Done a");
    await opened(element, () => sendKeys({ press: "ArrowUp" }));
    assert.equal(focused(element), "Cast it", "the last one");
    await sendKeys({ press: "Escape" });
    await closed(element);
    assert.isTrue(element.shadowRoot?.activeElement === button(element), "the focus is back");
    assert.deepEqual(ran, ["a"]);
  });

  it("goes on to what follows with Tab", async () => {
    const element = await stage();
    element.copy = "off";
    await element.updateComplete;
    const after = document.createElement("button");
    element.after(after);
    button(element).focus();
    await opened(element, () => sendKeys({ press: "Enter" }));
    await sendKeys({ press: "Tab" });
    await closed(element);
    assert.isTrue(document.activeElement === after, "after the tree");
  });

  it("closes at a press outside, at a second press on its button, and where its button goes out of sight", async () => {
    const element = await stage();
    await opened(element);
    await sendMouse({ type: "click", position: [5, window.innerHeight - 5] });
    await closed(element);
    await opened(element);
    await click(button(element));
    await closed(element);
    await frame();
    assert.isFalse(isOpen(element), "the press that closed it did not open it again");
    await opened(element);
    const tall = document.createElement("div");
    tall.style.height = "5000px";
    element.after(tall);
    window.scrollTo(0, 3000);
    await closed(element);
    window.scrollTo(0, 0);
    tall.remove();
  });

  it("opens anew at a press that comes before it has heard that it is closed", async () => {
    const element = await stage();
    for (const close of [() => all(element, ".menu-item")[0]?.click(), () => menuOf(element)?.hidePopover()]) {
      await opened(element);
      close();
      // In the same task: the event of the closing is still to come.
      button(element).click();
      await waitUntil(() => isOpen(element), `opened again after ${close}`);
      await frame();
      assert.isTrue(isOpen(element), `and stayed so after ${close}`);
      menuOf(element)?.hidePopover();
      await waitUntil(() => !menuOf(element));
    }
  });

  it("lets no key out that it has a use for, neither down nor up", async () => {
    const element = await stage();
    const heard: string[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(`${event.type} ${event.key}`);
    document.addEventListener("keydown", hear);
    document.addEventListener("keyup", hear);
    button(element).focus();
    for (const key of ["ArrowDown", "s", "Home", "Escape"]) {
      await sendKeys({ press: key });
      if (key === "ArrowDown") await waitUntil(() => focused(element) === "Copy it");
    }
    await closed(element);
    document.removeEventListener("keydown", hear);
    document.removeEventListener("keyup", hear);
    assert.deepEqual(
      heard.filter((each) => each !== "keyup ArrowDown"),
      [],
    );
  });

  it("says and shows a failure, of an action and of the code that it needs", async () => {
    const element = await stage();
    fails = true;
    await opened(element);
    await sendKeys({ press: "Enter" });
    await said(element, "Copy it: that did not work");
    assert.isTrue(one(element, ".actions-note").hasAttribute("data-failed"));
    const { load } = IntuiActions;
    IntuiActions.load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await click(button(element));
    await said(element, "This could not be loaded. Please try again.");
    assert.isUndefined(menuOf(element));
    IntuiActions.load = load;
    await opened(element);
  });

  for (const [where, style] of Object.entries({
    "at the start": "direction: ltr; width: 30px",
    "at the end": "direction: ltr; margin-inline-start: auto; width: 30px",
    "at the start, right to left": "direction: rtl; width: 30px",
    "at the end, right to left": "direction: rtl; margin-inline-start: auto; width: 30px",
    "at the bottom": "position: fixed; bottom: 2px; right: 2px",
  })) {
    it(`stays in a view of 320 pixels ${where}`, async () => {
      await setViewport({ width: 320, height: 400 });
      const element = await stage();
      element.style.cssText = style;
      await opened(element);
      await frame();
      const { left, right, top, bottom } = (menuOf(element) as HTMLElement).getBoundingClientRect();
      assert.isAtLeast(left, 0);
      assert.isAtMost(right, 320);
      assert.isAtLeast(top, 0);
      assert.isAtMost(bottom, 400);
      await setViewport({ width: 800, height: 600 });
    });
  }

  it("is big enough to be touched, and not printed", async () => {
    const element = await stage();
    const { width, height } = button(element).getBoundingClientRect();
    assert.isAtLeast(Math.min(width, height), 24);
    await emulateMedia({ media: "print" });
    assert.equal(getComputedStyle(one(element, "intui-actions")).display, "none");
    await emulateMedia({ media: "screen" });
  });

  it("leaves nothing behind when it is taken out while open", async () => {
    const element = await stage();
    await opened(element);
    const parent = element.parentElement as HTMLElement;
    element.remove();
    await frame();
    parent.append(element);
    await element.updateComplete;
    await frame();
    assert.isUndefined(menuOf(element));
    await opened(element);
  });

  it("acts on what has arrived while its component streams", async () => {
    const element = await mount({ catalog: core.extend(acts) });
    element.append('{"v":1,"root":{"type":"Acts","name":"Sal');
    await element.updateComplete;
    await opened(element);
    const end = once(element, "intui-complete");
    element.append('es"}}');
    await end;
    assert.isTrue(isOpen(element), "growing does not close it");
    assert.equal(menuOf(element)?.ariaLabel, "Actions: Sales");
    await sendKeys({ press: "Enter" });
    await said(element, "Done a");
  });
});
