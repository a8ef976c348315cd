import { assert } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { IntuiSurface } from "../../../src/a2ui.js";
import { all, heard, mountAs, one, settled } from "../host.js";
import { at, button, call, column, components, create, data, part, text } from "../messages.js";

type Props = Readonly<Record<string, unknown>>;

async function draw(parts: readonly Props[], model: unknown = {}): Promise<IntuiSurface> {
  const element = await mountAs("intui-surface", { messages: [create(), components(parts), data("/", model)] });
  await settled(element);
  return element;
}

/** A message from the agent, after the ones that are there. */
async function say(element: IntuiSurface, message: Props): Promise<void> {
  element.messages = [...element.messages, message];
  await settled(element);
}

const active = (element: IntuiSurface): Element | null => (element.shadowRoot as ShadowRoot).activeElement;

describe("the drawings in a surface", () => {
  const inputs = [
    part("words", "TextField", { label: "Words", value: at("/words") }),
    part("area", "TextField", { label: "Area", variant: "longText", value: at("/area") }),
    part("number", "TextField", { label: "Number", variant: "number", value: at("/number") }),
    part("tick", "CheckBox", { label: "Tick", value: at("/tick") }),
    part("pick", "ChoicePicker", { value: at("/pick"), options: [{ label: "One", value: "1" }] }),
    part("slide", "Slider", { label: "Slide", value: at("/slide"), max: 10 }),
    part("when", "DateTimeInput", { label: "When", value: at("/when"), enableDate: true }),
  ];
  const start = { words: "a", area: "b", number: "1", tick: false, pick: [], slide: 3, when: "2026-01-16" };

  it("show what the agent sets, whoever has the focus, and what a person puts in goes to the data", async () => {
    const element = await draw(
      [
        column(
          "root",
          inputs.map((input) => input.id),
        ),
        ...inputs,
        text("echo", at("/words")),
      ],
      start,
    );
    const found = all<HTMLInputElement>(element, "input, textarea");
    for (const [index, [path, value, held]] of (
      [
        ["/words", "ab", "ab"],
        ["/area", "bc", "bc"],
        ["/number", "2.5", "2.5"],
        ["/tick", true, "on"],
        ["/pick", ["1"], "on"],
        ["/slide", 7, "7"],
        ["/when", "2026-02-01", "2026-02-01"],
      ] as const
    ).entries()) {
      const input = found[index] as HTMLInputElement;
      input.focus();
      await say(element, data(path, value));
      assert.equal(input.value, held, path);
      if (held === "on") assert.isTrue(input.checked, path);
      assert.isTrue(active(element) === input, path);
    }
    (found[0] as HTMLInputElement).select();
    await sendKeys({ type: "typed" });
    await settled(element);
    assert.equal((found[0] as HTMLInputElement).value, "typed");
  });

  it("show each other what is typed, at each key", async () => {
    const field = part("field", "TextField", { label: "Name", value: at("/name") });
    const element = await draw([column("root", ["field", "echo"]), field, text("echo", at("/name"))]);
    one<HTMLInputElement>(element, "input").focus();
    for (const [key, shown] of [
      ["A", "A"],
      ["d", "Ad"],
      ["a", "Ada"],
    ] as const) {
      await sendKeys({ press: key });
      await settled(element);
      assert.equal(one(element, "p").textContent?.trim(), shown);
    }
  });

  it("block a button until its checks hold, and show everything that fails to whoever tries", async () => {
    const check = { condition: call("required", { value: at("/name") }), message: "A name is needed" };
    const element = await draw([
      column("root", ["field", "go"]),
      part("field", "TextField", { label: "Name", value: at("/name"), checks: [check] }),
      ...button("go", "Go", { event: { name: "go" } }, { checks: [check] }),
    ]);
    const { events } = heard(element);
    const pressed = one<HTMLButtonElement>(element, "button");
    assert.equal(one(element, ".reason").textContent?.trim(), "A name is needed");
    pressed.click();
    await settled(element);
    assert.lengthOf(events, 0);
    assert.lengthOf(all(element, ".problem"), 2, "at the field, and at the button");
    one<HTMLInputElement>(element, "input").focus();
    await sendKeys({ type: "Ada" });
    await settled(element);
    assert.lengthOf(all(element, ".problem, .reason"), 0);
    pressed.click();
    await settled(element);
    assert.lengthOf(events, 1);
  });

  it("keep what is typed from the page's hotkeys", async () => {
    const element = await draw([part("root", "TextField", { label: "Name", value: at("/name") })]);
    const keys: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void keys.push(key);
    document.addEventListener("keydown", hear);
    one<HTMLInputElement>(element, "input").focus();
    await sendKeys({ type: "j" });
    await sendKeys({ press: "Escape" });
    document.removeEventListener("keydown", hear);
    assert.deepEqual(keys, ["Escape"]);
  });

  it("show what an input itself can't take, though it has no checks", async () => {
    const element = await draw([part("root", "TextField", { label: "Age", variant: "number", value: at("/age") })]);
    const input = one<HTMLInputElement>(element, "input");
    input.focus();
    await sendKeys({ type: "old" });
    input.blur();
    await settled(element);
    assert.equal(input.getAttribute("aria-invalid"), "true");
  });

  it("stay as a person left them when the agent sends their components again", async () => {
    const tabs = (title: string): Props[] => [
      part("root", "Tabs", {
        tabs: [
          { title: "First", child: "a" },
          { title, child: "b" },
        ],
      }),
      text("a", "One"),
      text("b", "Two"),
    ];
    const element = await draw(tabs("Second"));
    all(element, "[role=tab]")[1]?.click();
    await settled(element);
    await say(element, components(tabs("Renamed")));
    assert.equal(one(element, "[aria-selected=true]").textContent?.trim(), "Renamed");
    assert.equal(one(element, "[role=tabpanel]:not([hidden])").textContent?.trim(), "Two");
  });
});
