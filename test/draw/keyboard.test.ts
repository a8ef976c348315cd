import { assert, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type IntuiEventDetail, type IntuiTree, listen } from "../../src/index.js";
import { everything } from "./answers.js";
import { all, mount, one, shownText } from "./mount.js";

/** What has the focus inside the tree: its role by tag, and its name. */
function focused(element: IntuiTree): string {
  const at = element.shadowRoot?.activeElement;
  if (!(at instanceof HTMLElement)) return "nothing";
  const name =
    at instanceof HTMLButtonElement
      ? at.ariaLabel || at.textContent
      : (at.ariaLabel ?? at.getAttribute("name") ?? at.textContent);
  return `${at.localName} ${name?.trim()}`;
}

async function walk(element: IntuiTree, back: boolean): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 24; step++) {
    if (back) await sendKeys({ down: "Shift" });
    await sendKeys({ press: "Tab" });
    if (back) await sendKeys({ up: "Shift" });
    if (document.activeElement !== element) break;
    stops.push(focused(element));
  }
  return stops;
}

/** The tree between two buttons of the page. */
async function stage(): Promise<{ element: IntuiTree; before: HTMLElement; after: HTMLElement }> {
  const element = await mount({ tree: everything, source: "walk" });
  const before = document.createElement("button");
  const after = document.createElement("button");
  element.before(before);
  element.after(after);
  await customElements.whenDefined("intui-chart");
  await waitUntil(
    () => all(element, "intui-chart [tabindex]").length + all(element, "intui-chart[tabindex]").length > 0,
  );
  return { element, before, after };
}

describe("by keyboard only", () => {
  it("stops at what can be used, in the order in which it is read, and leads out again on both sides", async () => {
    const { element, before, after } = await stage();
    before.focus();
    const down = await walk(element, false);
    assert.strictEqual(document.activeElement === after, true, "out at the end");
    assert.deepEqual(down, [
      "button Copy code",
      "button Table",
      "button Actions: Visitors",
      "button This week",
      "button Usual (baseline)",
      "intui-chart Visitors: arrow keys read the values",
      "button Actions: Table",
      "button Option",
      "button Streams?",
      "button Actions: Diagram",
      "button Start exploring",
      "button Park",
      "input title",
      "select source",
      "button Add idea",
      "button Copy answer",
    ]);
    const up = await walk(element, true);
    assert.strictEqual(document.activeElement === before, true, "out at the start");
    assert.deepEqual(up, down.toReversed());
  });

  it("shows where it is", async () => {
    const { element, before } = await stage();
    before.focus();
    await sendKeys({ press: "Tab" });
    for (let step = 0; step < 5; step++) {
      await sendKeys({ press: "Tab" });
      const at = element.shadowRoot?.activeElement as HTMLElement;
      assert.notEqual(getComputedStyle(at).outlineStyle, "none", focused(element));
    }
  });

  it("presses, keeps its place, and goes on", async () => {
    const { element } = await stage();
    const heard: string[] = [];
    listen(element, (_event, { sentence }: IntuiEventDetail) => void heard.push(sentence));
    all<HTMLButtonElement>(element, "intui-choice button")[1]?.focus();
    await sendKeys({ press: "Enter" });
    await waitUntil(() => shownText(element).includes("You chose"));
    assert.deepEqual(heard, ['Pressed "Park" in next-step (from walk).']);
    assert.include(focused(element), "Park", "on the record of what was chosen");
    await sendKeys({ press: "Tab" });
    assert.equal(focused(element), "input title");
  });

  it("fills in a form, is led to what is missing, and sends with Enter", async () => {
    const { element } = await stage();
    const heard: string[] = [];
    listen(element, (_event, { sentence }: IntuiEventDetail) => void heard.push(sentence));
    one<HTMLSelectElement>(element, "select").focus();
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Enter" });
    await waitUntil(() => focused(element) === "input title", "the first field that needs something");
    assert.isEmpty(heard);
    await sendKeys({ type: "IntUI docs" });
    await sendKeys({ press: "Enter" });
    await waitUntil(() => heard.length > 0);
    assert.deepEqual(heard, ['Submitted new-idea (from walk): Title = "IntUI docs".']);
  });
});
