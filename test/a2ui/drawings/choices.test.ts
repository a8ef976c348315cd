import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type Component, frame, read, type Stage, type StageOptions, stageOne, unstage } from "./stage.js";

const inputs = (on: Stage): HTMLInputElement[] => on.all<HTMLInputElement>("input:not([type=search])");
const checked = (on: Stage): string[] =>
  inputs(on).flatMap((each) =>
    each.checked ? [read((each.labels as NodeListOf<HTMLLabelElement>)[0] as Element)] : [],
  );

async function click(on: Stage, label: string): Promise<void> {
  on.all("label")
    .find((each) => read(each) === label)
    ?.click();
  await frame();
}

describe("CheckBox", () => {
  afterEach(unstage);
  const box = (options: StageOptions = {}, props: object = {}): Promise<Stage> =>
    stageOne({ component: "CheckBox", label: "I agree", value: { path: "agree" }, ...props }, options);

  it("writes true and false, by label and by keyboard, and follows the data", async () => {
    const on = await box({ data: { agree: false } });
    await click(on, "I agree");
    inputs(on)[0]?.focus();
    await sendKeys({ press: "Space" });
    await frame();
    assert.deepEqual(on.writes, [
      ["value", true],
      ["value", false],
    ]);
    await on.change({ agree: true });
    assert.deepEqual(checked(on), ["I agree"]);
  });

  it("keeps its state where it is bound to nothing", async () => {
    const on = await box({}, { value: false });
    await click(on, "I agree");
    on.draw();
    assert.deepEqual(checked(on), ["I agree"]);
  });

  it("says what is wrong once somebody has chosen", async () => {
    const on = await box({ failing: (_id, { agree }) => (agree ? [] : ["You must agree"]), data: { agree: true } });
    assert.isEmpty(on.all(".problem"));
    await click(on, "I agree");
    assert.equal(read(on.one(".problem")), "You must agree");
    const [input] = inputs(on);
    assert.deepEqual(
      [input?.getAttribute("aria-invalid"), input?.getAttribute("aria-describedby")],
      ["true", on.one(".problem").id],
    );
  });

  it("is named by its id where it has no label, and is not changed in an old turn", async () => {
    const on = await box({ context: { disabled: true } }, { id: "status-checkbox", label: "" });
    assert.equal(inputs(on)[0]?.ariaLabel, "status checkbox");
    inputs(on)[0]?.click();
    assert.deepEqual(on.writes, []);
  });
});

describe("ChoicePicker", () => {
  afterEach(unstage);
  const options = ["Olives", "Capers", "Onión"].map((label, at) => ({ label, value: `v${at}` }));
  const picker = (props: object = {}, more: StageOptions = {}): Promise<Stage> =>
    stageOne({ component: "ChoicePicker", label: "Toppings", value: { path: "picked" }, options, ...props }, more);
  const several = { variant: "multipleSelection" };

  it("is a group with a name: of radio buttons, or of check boxes", async () => {
    const one = await picker();
    assert.equal(one.one("[role=radiogroup]").getAttribute("aria-labelledby"), one.one(".group-label").id);
    assert.deepEqual(
      inputs(one).map(({ type }) => type),
      ["radio", "radio", "radio"],
    );
    const many = await picker({ ...several, label: undefined, id: "pizza-toppings" });
    assert.equal(many.one("[role=group]").ariaLabel, "pizza toppings");
    assert.deepEqual(
      inputs(many).map(({ type }) => type),
      ["checkbox", "checkbox", "checkbox"],
    );
  });

  for (const displayStyle of ["checkbox", "chips"]) {
    it(`writes a list in both cases, in the order of the options: ${displayStyle}`, async () => {
      const one = await picker({ displayStyle });
      await click(one, "Capers");
      await click(one, "Olives");
      assert.deepEqual(one.writes, [
        ["value", ["v1"]],
        ["value", ["v0"]],
      ]);
      assert.deepEqual(checked(one), ["Olives"]);
      const many = await picker({ ...several, displayStyle });
      for (const label of ["Onión", "Olives", "Onión"]) await click(many, label);
      assert.deepEqual(many.writes, [
        ["value", ["v2"]],
        ["value", ["v0", "v2"]],
        ["value", ["v0"]],
      ]);
    });
  }

  it("follows the data, also where it has a lone string", async () => {
    const on = await picker({}, { data: { picked: ["v1"] } });
    assert.deepEqual(checked(on), ["Capers"]);
    await on.change({ picked: "v2" });
    assert.deepEqual(checked(on), ["Onión"]);
    await on.change({ picked: undefined });
    assert.deepEqual(checked(on), []);
  });

  it("goes by the arrow keys within one choice", async () => {
    const on = await picker({}, { data: { picked: ["v0"] } });
    inputs(on)[0]?.focus();
    await sendKeys({ press: "ArrowDown" });
    await frame();
    assert.deepEqual(on.data.picked, ["v1"]);
    assert.isTrue(on.focused === inputs(on)[1]);
  });

  it("shows what the filter finds, whatever its case or its accents, and keeps what was chosen", async () => {
    const on = await picker({ ...several, filterable: true }, { data: { picked: ["v1"] } });
    on.one("[type=search]").focus();
    await sendKeys({ type: "ONI" });
    await frame();
    assert.deepEqual(on.all("label").map(read), ["Onión"]);
    await click(on, "Onión");
    assert.deepEqual(on.data.picked, ["v1", "v2"]);
    on.one("[type=search]").focus();
    await sendKeys({ type: "x" });
    await frame();
    assert.deepEqual(on.all("label").map(read), []);
    assert.equal(read(on.one("[role=status]")), on.session.words.filterNothing);
    assert.equal(on.one<HTMLInputElement>("[type=search]").value, "ONIx");
  });

  it("leaves the focus where it is when options come before it", async () => {
    const on = await picker(several);
    const second = inputs(on)[1] as HTMLInputElement;
    second.focus();
    const more = [{ label: "Basil", value: "b" }, ...options];
    await on.update([
      { id: "it", component: "ChoicePicker", value: { path: "picked" }, ...several, options: more } as Component,
    ]);
    assert.isTrue(on.focused === second);
    assert.isTrue(inputs(on)[2] === second);
  });

  it("forgets what an update has taken away once somebody chooses", async () => {
    const on = await picker(several, { data: { picked: ["gone", "v0"] } });
    await click(on, "Capers");
    assert.deepEqual(on.data.picked, ["v0", "v1"]);
  });

  it("says what is wrong once somebody has chosen", async () => {
    for (const variant of ["mutuallyExclusive", "multipleSelection"]) {
      const on = await picker({ variant }, { failing: () => ["Choose another"] });
      assert.isEmpty(on.all(".problem"));
      await click(on, "Capers");
      assert.equal(on.one(".entry").getAttribute("aria-describedby"), on.one(".problem").id);
      assert.isNotEmpty(on.all("[aria-invalid=true]"));
    }
  });
});
