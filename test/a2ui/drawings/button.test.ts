import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type Component, frame, read, type Stage, type StageOptions, stage, unstage } from "./stage.js";

const button = (props: object = {}, options: StageOptions = {}): Promise<Stage> =>
  stage(
    [{ id: "go", component: "Button", child: "t", ...props } as Component, { id: "t", component: "Text", text: "Go" }],
    options,
  );
const failing = { failing: (id: string) => (id === "go" ? ["You must agree first."] : []) };

describe("Button", () => {
  afterEach(unstage);

  it("is a button with its child in it, and asks for its action when it is pressed", async () => {
    const on = await button();
    const found = on.one<HTMLButtonElement>("button");
    assert.deepEqual([found.type, read(found)], ["button", "Go"]);
    found.click();
    assert.deepEqual(on.acts, ["go"]);
  });

  it("is filled where it is the main one, and words alone where it is borderless", async () => {
    const looks: string[][] = [];
    for (const variant of ["default", "primary", "borderless"]) {
      const on = await button({ variant });
      const { backgroundColor, borderTopColor } = getComputedStyle(on.one("button"));
      looks.push([backgroundColor, borderTopColor].map((color) => (color.endsWith(", 0)") ? "none" : "some")));
    }
    assert.deepEqual(looks, [
      ["none", "some"],
      ["some", "some"],
      ["none", "none"],
    ]);
  });

  it("has the agent's colour, and words that can be read on it", async () => {
    const on = await button({ variant: "primary" });
    on.one(".tree").style.setProperty("--_primary", "#ffee00");
    on.one(".tree").style.setProperty("--_on-primary", "#0b0d11");
    const { backgroundColor, color } = getComputedStyle(on.one("button"));
    assert.deepEqual([backgroundColor, color], ["rgb(255, 238, 0)", "rgb(11, 13, 17)"]);
    assert.equal(getComputedStyle(on.one(".copy")).color, "rgb(11, 13, 17)");
  });

  it("says why it may not be pressed, to everybody, and stays where the keyboard finds it", async () => {
    const on = await button({}, failing);
    const found = on.one<HTMLButtonElement>("button");
    assert.deepEqual([found.disabled, found.ariaDisabled], [false, "true"]);
    const why = on.one(`#${found.getAttribute("aria-describedby")}`);
    assert.equal(read(why), "You must agree first.");
    assert.isAbove(why.getBoundingClientRect().height, 0);
    assert.notEqual(why.className, "problem", "nobody has tried");
  });

  it("says it again, louder, to somebody who tries; its owner shows the rest", async () => {
    const on = await button({}, failing);
    on.one("button").focus();
    await sendKeys({ press: "Enter" });
    assert.deepEqual(on.session.announcements, ["You must agree first."]);
    assert.deepEqual(on.acts, ["go"], "the press goes up: who was overlooked is shown");
    on.touched.add("go");
    on.draw();
    assert.equal(read(on.one(".problem")), "You must agree first.");
  });

  it("opens again without losing its focus", async () => {
    const on = await button({}, failing);
    const found = on.one("button");
    found.focus();
    await on.update(
      [
        { id: "go", component: "Button", child: "t" },
        { id: "t", component: "Text", text: "Go" },
      ],
      {
        failing: () => [],
      },
    );
    assert.isTrue(on.focused === found);
    assert.isNull(found.getAttribute("aria-disabled"));
    assert.isEmpty(on.all(".reason"));
  });

  it("is busy while its action goes out, and says why when that failed", async () => {
    const on = await button();
    on.phases.set("go", { is: "busy", value: "" });
    on.draw();
    assert.equal(on.one("button").dataset.state, "busy");
    assert.include(read(on.one("button")), on.session.words.sending);
    on.phases.set("go", { is: "failed", value: "", reason: "no network" });
    on.draw();
    assert.equal(read(on.one(".problem")), "Not sent: no network");
    assert.equal(on.one("button").getAttribute("aria-describedby"), on.one(".problem").id);
    assert.equal(on.one("button").dataset.state, "ready");
  });

  it("is over in an old turn, and waits while it is being written; neither says why", async () => {
    for (const [context, state] of [
      [{ disabled: true }, "over"],
      [{ disabled: true, open: true }, "waiting"],
    ] as const) {
      const on = await button({}, { ...failing, context });
      assert.equal(on.one("button").dataset.state, state);
      assert.isEmpty(on.all(".reason"));
    }
  });

  it("takes a held Enter and a double click for one press", async () => {
    const on = await button();
    on.one("button").focus();
    for (let at = 0; at < 4; at++) await sendKeys({ down: "Enter" });
    await sendKeys({ up: "Enter" });
    assert.lengthOf(on.acts, 1);
    for (const detail of [1, 2]) on.one("button").dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    assert.lengthOf(on.acts, 2);
  });

  it("goes by the label that it was given", async () => {
    const on = await button({ accessibility: { label: "Go to the shop", description: "Opens a page" } });
    assert.deepEqual(
      [on.one("button").ariaLabel, on.one("button").ariaDescription],
      ["Go to the shop", "Opens a page"],
    );
  });

  it("shows its reason on a line of its own in a row", async () => {
    const on = await stage(
      [
        { id: "r", component: "Row", children: ["go", "no"] },
        { id: "go", component: "Button", child: "t" },
        { id: "no", component: "Button", child: "t" },
        { id: "t", component: "Text", text: "Go" },
      ],
      failing,
    );
    await frame();
    const [go, no] = on.all("button").map((each) => each.getBoundingClientRect());
    assert.equal(go?.top, no?.top);
    assert.isAtLeast(on.one(".reason").getBoundingClientRect().top, go?.bottom ?? 0);
  });
});
