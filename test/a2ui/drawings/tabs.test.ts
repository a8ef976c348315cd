import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type Component, frame, read, type Stage, stage, unstage } from "./stage.js";

const texts: readonly Component[] = ["a", "b", "c"].map((id) => ({ id, component: "Text", text: `Panel ${id}` }));
const tabs = (...titles: string[]): Component[] => [
  { id: "tabs", component: "Tabs", tabs: titles.map((title) => ({ title, child: title.toLowerCase() })) },
  ...texts,
];
const chosen = (on: Stage): string => read(on.one("[role=tab][aria-selected=true]"));
const panel = (on: Stage): string => read(on.one("[role=tabpanel]:not([hidden])"));
const press = async (key: string): Promise<void> => {
  await sendKeys({ press: key });
  await frame();
};

describe("Tabs", () => {
  afterEach(unstage);

  it("shows the first one, and draws that alone", async () => {
    const on = await stage(tabs("A", "B", "C"));
    assert.deepEqual([chosen(on), panel(on)], ["A", "Panel a"]);
    assert.lengthOf(on.all(".copy"), 1);
  });

  it("is ARIA's pattern: tabs, one of them a stop, and the panel that is named by it", async () => {
    const on = await stage(tabs("A", "B", "C"));
    on.all("[role=tab]")[1]?.click();
    await frame();
    assert.deepEqual([chosen(on), panel(on)], ["B", "Panel b"]);
    assert.deepEqual(
      on.all("[role=tablist] > [role=tab]").map(({ tabIndex }) => tabIndex),
      [-1, 0, -1],
    );
    const tab = on.one("[aria-selected=true]");
    const shown = on.one("[role=tabpanel]:not([hidden])");
    assert.equal(shown.getAttribute("aria-labelledby"), tab.id);
    assert.equal(tab.getAttribute("aria-controls"), shown.id);
  });

  for (const [direction, next, back] of [
    ["ltr", "ArrowRight", "ArrowLeft"],
    ["rtl", "ArrowLeft", "ArrowRight"],
  ] as const) {
    it(`goes by arrows, Home and End, ${direction}`, async () => {
      const on = await stage(tabs("A", "B", "C"));
      on.host.dir = direction;
      on.all("[role=tab]")[0]?.focus();
      const way: string[] = [];
      for (const key of [next, next, next, back, "Home", "End"]) {
        await press(key);
        way.push(chosen(on));
        assert.equal(on.focused?.id, on.one("[aria-selected=true]").id, "the focus goes along");
      }
      assert.deepEqual(way, ["B", "C", "A", "C", "A", "C"]);
    });
  }

  it("keeps its keys from the page, and no others", async () => {
    const on = await stage(tabs("A", "B"));
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener("keydown", hear);
    on.all("[role=tab]")[0]?.focus();
    for (const key of ["ArrowRight", "Home", "x"]) await press(key);
    document.removeEventListener("keydown", hear);
    assert.deepEqual(heard, ["x"]);
  });

  it("stays where the person is when tabs come, go or change their words", async () => {
    const on = await stage(tabs("A", "B"));
    on.all("[role=tab]")[1]?.click();
    await frame();
    for (const titles of [["A", "B", "C"], ["C", "B"], ["B"]]) {
      await on.update(tabs(...titles));
      assert.deepEqual([chosen(on), panel(on)], ["B", "Panel b"]);
    }
    await on.update(tabs("A", "C"));
    assert.deepEqual([chosen(on), panel(on)], ["A", "Panel a"], "what was shown has gone");
  });

  it("leaves a panel as the person left it, and draws none that nobody has asked for", async () => {
    const fields = ["a", "b", "c"].map((id) => ({ id, component: "TextField", label: id }));
    const on = await stage([...tabs("A", "B", "C").slice(0, 1), ...fields]);
    const input = on.one<HTMLInputElement>("input");
    input.focus();
    await sendKeys({ type: "Half a word" });
    for (const at of [1, 0]) {
      on.all("[role=tab]")[at]?.click();
      await frame();
    }
    assert.lengthOf(on.all("input"), 2);
    assert.isTrue(on.one("[role=tabpanel]:not([hidden]) input") === input);
    assert.equal(input.value, "Half a word");
  });

  it("keeps two tabs apart that show the same", async () => {
    const on = await stage([
      { id: "tabs", component: "Tabs", tabs: ["One", "Two"].map((title) => ({ title, child: "a" })) },
      ...texts,
    ]);
    on.all("[role=tab]")[1]?.click();
    await frame();
    assert.deepEqual([chosen(on), panel(on)], ["Two", "Panel a"]);
  });
});
