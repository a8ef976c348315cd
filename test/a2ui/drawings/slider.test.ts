import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { frame, read, type Stage, type StageOptions, stageOne, unstage } from "./stage.js";

const slider = (props: object = {}, options: StageOptions = {}): Promise<Stage> =>
  stageOne({ component: "Slider", label: "Volume", value: { path: "volume" }, max: 100, ...props }, options);
const input = (on: Stage): HTMLInputElement => on.one<HTMLInputElement>("input");

async function press(on: Stage, key: string): Promise<void> {
  input(on).focus();
  await sendKeys({ press: key });
  await frame();
}

describe("Slider", () => {
  afterEach(unstage);

  it("is a range with its label, its limits and its value, which it says in the reader's language", async () => {
    const on = await slider({ min: -1000, max: 2000 }, { data: { volume: 1234 }, session: { locale: "de" } });
    const { min, max, value, labels } = input(on);
    assert.deepEqual([min, max, value], ["-1000", "2000", "1234"]);
    assert.equal(labels && read(labels[0] as Element), "Volume");
    assert.equal(input(on).getAttribute("aria-valuetext"), "1.234");
    assert.equal(read(on.one(".slid")), "1.234");
  });

  it("writes numbers while it slides, and follows the data", async () => {
    const on = await slider({}, { data: { volume: 10 } });
    await press(on, "ArrowRight");
    await press(on, "End");
    assert.deepEqual(on.writes, [
      ["value", 11],
      ["value", 100],
    ]);
    await on.change({ volume: 30 });
    assert.deepEqual([input(on).value, read(on.one(".slid"))], ["30", "30"]);
    assert.isTrue(on.focused === input(on));
  });

  it("keeps its value where it is bound to nothing, and starts at its beginning without one", async () => {
    const on = await slider({ value: 5, max: 10 });
    await press(on, "ArrowRight");
    on.draw();
    assert.equal(input(on).value, "6");
    assert.equal(input(await slider({ min: 3, max: 10 })).value, "3");
  });

  for (const [given, step] of [
    [{ min: 0, max: 100, value: 5 }, "1"],
    [{ min: 0, max: 1, value: 0.45 }, "0.01"],
    [{ min: 0, max: 10, value: 4.5 }, "0.1"],
    [{ min: 0, max: 100, value: 33.333 }, "any"],
    [{ min: 0, max: 100, value: 25, steps: 4 }, "25"],
    [{ min: 5, max: 5, value: 5 }, "any"],
  ] as const) {
    it(`slides as finely as its numbers ask for, and shows its value as it is: ${JSON.stringify(given)}`, async () => {
      const on = await slider(given);
      assert.deepEqual([input(on).step, input(on).value], [step, String(given.value)]);
    });
  }

  it("says what is wrong once it was moved", async () => {
    const on = await slider({}, { data: { volume: 50 }, failing: () => ["Too loud"] });
    assert.isEmpty(on.all(".problem"));
    await press(on, "ArrowRight");
    assert.equal(read(on.one(".problem")), "Too loud");
    assert.equal(input(on).getAttribute("aria-describedby"), on.one(".problem").id);
  });

  it("is not moved in an old turn", async () => {
    const on = await slider({}, { context: { disabled: true } });
    assert.isTrue(input(on).disabled);
  });
});
