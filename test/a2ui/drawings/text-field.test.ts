import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type Component, frame, read, type Stage, type StageOptions, stageOne, unstage } from "./stage.js";

const field = (props: object = {}, options: StageOptions = {}): Promise<Stage> =>
  stageOne({ component: "TextField", label: "Name", value: { path: "name" }, ...props }, options);
const input = (on: Stage): HTMLInputElement => on.one<HTMLInputElement>("input, textarea");

async function type(on: Stage, text: string): Promise<void> {
  input(on).focus();
  await sendKeys({ type: text });
  await frame();
}

async function leave(on: Stage): Promise<void> {
  input(on).blur();
  await frame();
}

describe("TextField", () => {
  afterEach(unstage);

  it("is an input of its variant with its label", async () => {
    const found: string[] = [];
    for (const variant of ["shortText", "longText", "number", "obscured", undefined]) {
      const on = await field({ variant });
      found.push(`${input(on).localName} ${input(on).type}`);
      const [label] = input(on).labels ?? [];
      assert.equal(label && read(label), "Name");
    }
    assert.deepEqual(found, ["input text", "textarea textarea", "input text", "input password", "input text"]);
  });

  it("offers nothing that the browser keeps of secrets, and what is ordinary", async () => {
    const kept = async (props: object): Promise<string | null> =>
      input(await field(props)).getAttribute("autocomplete");
    assert.equal(await kept({ variant: "obscured", label: "Password" }), "new-password");
    assert.equal(await kept({ label: "Card number" }), "off");
    assert.equal(await kept({ id: "email" }), "email");
  });

  it("goes by its id where it has no label", async () => {
    const on = await field({ id: "zip-code", label: "" });
    assert.equal(input(on).ariaLabel, "zip code");
    assert.isEmpty(on.all("label"));
  });

  describe("two-way binding", () => {
    it("shows the value, and writes at each key", async () => {
      const on = await field({}, { data: { name: "A" } });
      assert.equal(input(on).value, "A");
      input(on).setSelectionRange(1, 1);
      await type(on, "nna");
      assert.deepEqual(on.writes, [
        ["value", "An"],
        ["value", "Ann"],
        ["value", "Anna"],
      ]);
      assert.equal(on.data.name, "Anna");
    });

    for (const variant of ["shortText", "longText", "obscured"]) {
      it(`takes a change from elsewhere without throwing anybody out: ${variant}`, async () => {
        const on = await field({ variant }, { data: { name: "one two" } });
        const element = input(on);
        element.focus();
        element.setSelectionRange(2, 5);
        await on.change({ name: "one three" });
        assert.equal(element.value, "one three");
        assert.isTrue(on.focused === element);
        assert.deepEqual([element.selectionStart, element.selectionEnd], [2, 5]);
      });
    }

    it("does not take the focus of somebody else", async () => {
      const on = await field({}, { data: { name: "one" } });
      const other = document.createElement("button");
      document.body.append(other);
      other.focus();
      await on.change({ name: "two" });
      assert.isTrue(document.activeElement === other);
      other.remove();
    });

    it("takes its own words back when they come back otherwise", async () => {
      const on = await field({}, { data: { name: "" } });
      await type(on, "abc");
      await on.change({ name: "ABC" });
      assert.equal(input(on).value, "ABC");
      await on.change({ name: "abc" });
      assert.equal(input(on).value, "abc", "what was typed long ago is no excuse");
    });

    it("keeps what is typed where it is bound to nothing", async () => {
      const on = await field({ value: "A" });
      await type(on, "b");
      assert.include(["Ab", "bA"], input(on).value);
      await on.update([{ id: "it", component: "TextField", label: "Other", value: "A" } as Component]);
      assert.include(["Ab", "bA"], input(on).value);
    });

    it("leaves a composition alone until it has ended", async () => {
      const on = await field({}, { data: { name: "" } });
      const element = input(on);
      element.focus();
      element.value = "に";
      element.dispatchEvent(new InputEvent("input", { isComposing: true, bubbles: true, composed: true }));
      await on.change({ name: "other" });
      assert.equal(element.value, "に");
      element.dispatchEvent(new CompositionEvent("compositionend"));
      await on.change({ name: "other one" });
      assert.equal(element.value, "other one");
    });

    it("can't be written in an old turn", async () => {
      const on = await field({}, { data: { name: "A" }, context: { disabled: true } });
      await type(on, "b");
      assert.equal(input(on).value, "A");
      assert.deepEqual(on.writes, []);
    });
  });

  describe("number", () => {
    const number = (locale: string, value: unknown): Promise<Stage> =>
      field({ variant: "number" }, { data: { name: value }, session: { locale } });

    it("is shown and typed as the reader writes it, and written as code does", async () => {
      const on = await number("de", "1234.5");
      assert.equal(input(on).value, "1234,5");
      input(on).select();
      await type(on, "7,25");
      assert.equal(on.data.name, "7.25");
      assert.equal(input(on).value, "7,25");
    });

    it("does not mend a number under the hand of whoever is typing it", async () => {
      const on = await number("en", "");
      const seen: string[] = [];
      for (const key of "1.50") {
        await type(on, key);
        seen.push(input(on).value);
      }
      assert.deepEqual(seen, ["1", "1.", "1.5", "1.50"]);
      assert.equal(on.data.name, "1.5");
    });

    it("writes what is no number as it stands, and says so once it was left", async () => {
      const on = await number("de", "");
      await type(on, "1.5");
      assert.equal(on.data.name, "1.5", "not a German number");
      await type(on, "x");
      assert.isEmpty(on.all(".problem"), "nobody is accused while typing");
      await leave(on);
      assert.include(read(on.one(".problem")), "is not a number here");
      assert.lengthOf(on.session.announcements, 1);
    });
  });

  describe("checks", () => {
    const email = {
      data: { name: "" },
      failing: (_id: string, data: Readonly<Record<string, unknown>>) =>
        String(data.name).includes("@") ? [] : ["Invalid email format", "Too short"],
    };

    it("are shown once it was left, the first one, and go as it is mended", async () => {
      const on = await field({}, email);
      await type(on, "a");
      assert.isEmpty(on.all(".problem"));
      assert.isNull(input(on).getAttribute("aria-invalid"));
      await leave(on);
      assert.equal(read(on.one(".problem")), "Invalid email format");
      assert.equal(input(on).getAttribute("aria-invalid"), "true");
      assert.equal(input(on).getAttribute("aria-describedby"), on.one(".problem").id);
      await type(on, "@");
      assert.isEmpty(on.all(".problem"));
      assert.isNull(input(on).getAttribute("aria-describedby"));
    });

    it("are not shown in an old turn", async () => {
      const on = await field({}, { ...email, context: { disabled: true, touched: true } });
      assert.isEmpty(on.all(".problem"));
    });
  });

  it("keeps what is typed from the page's hotkeys and its forms", async () => {
    const form = document.createElement("form");
    document.body.append(form);
    const on = await field({}, { parent: form });
    const heard: string[] = [];
    const hear = ({ type: name }: Event): void => void heard.push(name);
    const kinds = ["keydown", "keyup", "keypress", "input", "change", "submit"];
    for (const kind of kinds) document.addEventListener(kind, hear);
    await type(on, "j");
    await sendKeys({ press: "Enter" });
    await leave(on);
    for (const kind of kinds) document.removeEventListener(kind, hear);
    form.remove();
    assert.deepEqual(heard, []);
    assert.lengthOf(form.elements, 0);
  });
});
