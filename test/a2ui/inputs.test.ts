import { assert } from "@open-wc/testing";
import { all, mount, settled, type } from "./host.js";
import { at, call, column, components, create, data, part, text } from "./messages.js";

type Props = Readonly<Record<string, unknown>>;

interface Case {
  readonly props: Props;
  /** What the model holds at first, and what a person makes of it. */
  readonly before: unknown;
  readonly after: unknown;
  act(root: ShadowRoot): void;
  /** What the agent makes of it then, and what the input shows. */
  readonly written: unknown;
  shows(root: ShadowRoot): unknown;
  readonly shown: unknown;
}

const input = (root: ShadowRoot, selector = "input"): HTMLInputElement =>
  root.querySelector(selector) as HTMLInputElement;
const options = [
  { label: "One", value: "1" },
  { label: "Two", value: "2" },
  { label: "Three", value: "3" },
];
const chosen = (root: ShadowRoot): boolean[] =>
  [...root.querySelectorAll<HTMLInputElement>("input")].map(({ checked }) => checked);

function slide(root: ShadowRoot, value: string): void {
  const slider = input(root, "input[type=range]");
  slider.value = value;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

function pick(root: ShadowRoot, selector: string, value: string): void {
  const field = input(root, selector);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const cases: Readonly<Record<string, Case>> = {
  TextField: {
    props: { label: "L" },
    before: "one",
    after: "typed",
    act: (root) => type(input(root), "typed"),
    written: "agent",
    shows: (root) => input(root).value,
    shown: "agent",
  },
  "TextField longText": {
    props: { label: "L", variant: "longText" },
    before: "one",
    after: "two\nlines",
    act: (root) => type(root.querySelector("textarea") as HTMLTextAreaElement, "two\nlines"),
    written: "agent",
    shows: (root) => root.querySelector("textarea")?.value,
    shown: "agent",
  },
  "TextField obscured": {
    props: { label: "L", variant: "obscured" },
    before: "",
    after: "secret",
    act: (root) => type(input(root, "input[type=password]"), "secret"),
    written: "other",
    shows: (root) => input(root).value,
    shown: "other",
  },
  CheckBox: {
    props: { label: "L" },
    before: false,
    after: true,
    act: (root) => input(root).click(),
    written: false,
    shows: (root) => input(root).checked,
    shown: false,
  },
  ChoicePicker: {
    props: { label: "L", options },
    before: ["1"],
    after: ["2"],
    act: (root) => (root.querySelectorAll("input")[1] as HTMLInputElement).click(),
    written: ["3"],
    shows: chosen,
    shown: [false, false, true],
  },
  "ChoicePicker multipleSelection": {
    props: { label: "L", options, variant: "multipleSelection", displayStyle: "chips" },
    before: ["1"],
    after: ["1", "3"],
    act: (root) => (root.querySelectorAll("input")[2] as HTMLInputElement).click(),
    written: [],
    shows: chosen,
    shown: [false, false, false],
  },
  Slider: {
    props: { label: "L", min: 0, max: 10 },
    before: 2,
    after: 7,
    act: (root) => slide(root, "7"),
    written: 4,
    shows: (root) => input(root, "input[type=range]").value,
    shown: "4",
  },
  DateTimeInput: {
    props: { label: "L", enableDate: true },
    before: "2025-12-15",
    after: "2026-01-02",
    act: (root) => pick(root, "input[type=date]", "2026-01-02"),
    written: "2027-03-04T10:15:00Z",
    shows: (root) => input(root, "input[type=date]").value.slice(0, 7),
    shown: "2027-03",
  },
};

describe("a2ui: what is put into each input", () => {
  for (const [name, { props, before, after, act, written, shows, shown }] of Object.entries(cases)) {
    const [component = ""] = name.split(" ");

    it(`${name} writes to its path at once, and follows it`, async () => {
      const element = await mount({
        messages: [
          create("s", { sendDataModel: true }),
          components([
            column("root", ["field", "echo"]),
            part("field", component, { ...props, value: at("/form/value") }),
            text("echo", call("formatString", { value: "${/form/value}" })),
          ]),
          data("/form", { value: before }),
        ],
      });
      const root = element.shadowRoot as ShadowRoot;
      const model = (): unknown =>
        (element.dataModel as { a2uiClientDataModel: { surfaces: { s: { form: { value: unknown } } } } })
          .a2uiClientDataModel.surfaces.s.form.value;
      act(root);
      assert.deepEqual(model(), after);
      await settled(element);
      const echo = all(element, "p").at(-1)?.textContent;
      assert.include(
        String(echo).replace(/\s+/g, " "),
        (typeof after === "object" ? JSON.stringify(after) : String(after)).replace(/\s+/g, " "),
      );
      element.append(JSON.stringify([data("/form/value", written)]));
      element.end();
      await settled(element);
      // What has the focus may keep what is typed in it; the rest follows.
      assert.deepEqual(shows(root), shown);
    });

    it(`${name} keeps what is put into it where it is bound to nothing`, async () => {
      const element = await mount({
        messages: [create(), components([part("root", component, { ...props, value: before })])],
      });
      const root = element.shadowRoot as ShadowRoot;
      const first = shows(root);
      act(root);
      await settled(element);
      assert.notDeepEqual(shows(root), first);
      assert.deepEqual(element.reports, []);
    });

    it(`${name} takes nothing in an old turn`, async () => {
      const element = await mount({
        disabled: true,
        messages: [create(), components([part("root", component, { ...props, value: at("/v") })]), data("/v", before)],
      });
      const root = element.shadowRoot as ShadowRoot;
      const field = all<HTMLInputElement>(element, "input, textarea")[0] as HTMLInputElement;
      assert.isTrue(field.disabled || field.readOnly || field.getAttribute("aria-disabled") === "true");
      assert.isNotNull(root);
    });
  }
});
