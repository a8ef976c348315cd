import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type Component, frame, read, type Stage, stage, unstage } from "./stage.js";

const modal = (trigger: Component, ...more: Component[]): Component[] => [
  { id: "root", component: "Column", children: ["modal", "after"] },
  { id: "modal", component: "Modal", trigger: trigger.id, content: "content" },
  trigger,
  { id: "content", component: "TextField", label: "Why" },
  { id: "words", component: "Text", text: "Open it" },
  { id: "after", component: "Button", child: "words" },
  ...more,
];
const button: Component = { id: "open", component: "Button", child: "words" };
const dialog = (on: Stage): HTMLDialogElement => on.one<HTMLDialogElement>("dialog");

async function open(on: Stage): Promise<void> {
  on.one(".trigger button").click();
  await frame();
}

describe("Modal", () => {
  afterEach(unstage);

  it("shows its trigger alone, and draws its content when that is pressed", async () => {
    const on = await stage(modal(button));
    assert.isFalse(dialog(on).open);
    assert.isEmpty(on.all("input"));
    await open(on);
    assert.isTrue(dialog(on).matches(":modal"));
    assert.lengthOf(on.all("dialog input"), 1);
    assert.deepEqual(on.acts, ["open"], "the trigger's own action goes out, too");
  });

  it("is named by what opens it", async () => {
    const on = await stage(modal(button));
    await open(on);
    assert.equal(dialog(on).ariaLabel, "Open it");
    assert.equal(on.one(".trigger button").getAttribute("aria-haspopup"), "dialog");
  });

  it("closes on Escape, which the page does not hear, and gives the focus back", async () => {
    const on = await stage(modal(button));
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener("keydown", hear);
    on.one(".trigger button").focus();
    await sendKeys({ press: "Enter" });
    await frame();
    assert.isTrue(dialog(on).open);
    assert.isTrue(dialog(on).contains(on.focused));
    heard.length = 0;
    await sendKeys({ press: "Escape" });
    await frame();
    document.removeEventListener("keydown", hear);
    assert.isFalse(dialog(on).open);
    assert.deepEqual(heard, []);
    assert.isTrue(on.focused === on.one(".trigger button"));
  });

  it("closes by its button and by a press beside it, not by one in it", async () => {
    const on = await stage(modal(button));
    await open(on);
    on.one("dialog input").click();
    assert.isTrue(dialog(on).open);
    on.one("dialog [aria-label=Close]").click();
    assert.isFalse(dialog(on).open);
    await open(on);
    assert.isTrue(dialog(on).open);
    assert.equal(dialog(on).getAttribute("closedby"), "any");
  });

  it("keeps what was typed in it, and stays open, when the surface changes", async () => {
    const on = await stage(modal(button));
    await open(on);
    on.one("dialog input").focus();
    await sendKeys({ type: "Because" });
    await on.update(modal(button, { id: "late", component: "Text", text: "Late" }));
    assert.isTrue(dialog(on).open);
    assert.equal(on.one<HTMLInputElement>("dialog input").value, "Because");
    assert.isTrue(on.focused === on.one("dialog input"));
  });

  it("opens by keyboard also where its trigger is nothing that can be pressed", async () => {
    const on = await stage(modal({ id: "icon", component: "Icon", name: "info" }));
    const box = on.one(".trigger");
    assert.deepEqual(
      [box.getAttribute("role"), box.tabIndex, box.getAttribute("aria-haspopup")],
      ["button", 0, "dialog"],
    );
    box.focus();
    await sendKeys({ press: "Space" });
    await frame();
    assert.isTrue(dialog(on).open);
    assert.equal(dialog(on).ariaLabel, "info");
  });

  it("takes a trigger that comes later for what it is", async () => {
    const on = await stage(modal({ id: "none", component: "Text", text: "" }));
    assert.isNull(on.one(".trigger").getAttribute("role"));
    await on.update(modal({ id: "none", component: "Text", text: "More" }));
    await frame();
    assert.equal(on.one(".trigger").getAttribute("role"), "button");
    await on.update(modal({ ...button, id: "none" }));
    await frame();
    assert.isNull(on.one(".trigger").getAttribute("role"));
  });

  it("does not open from a button that may not be pressed", async () => {
    const on = await stage(modal(button), { failing: (id) => (id === "open" ? ["Not yet."] : []) });
    await open(on);
    assert.isFalse(dialog(on).open);
    assert.include(read(on.one(".trigger")), "Not yet.");
  });
});
