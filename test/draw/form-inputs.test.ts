import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { FormNode } from "../../src/core/kinds/form.js";
import { drawForm } from "../../src/draw/form.js";
import { english } from "../../src/draw/words.js";
import { axeBoth, frame, read, type Stage, stage, stageSession, unstage } from "./control-stage.js";

type Props = Omit<FormNode, "type">;
type Field = Props["fields"][number];

const one = (more: Partial<Field> & { readonly input: Field["input"] }): Props => ({
  id: "f",
  submitLabel: "Send",
  fields: [{ id: "x", label: "X", required: false, ...more }],
});
const input = (on: Stage<Props>): HTMLInputElement => on.one<HTMLInputElement>("[name=x]");
async function send(on: Stage<Props>): Promise<void> {
  on.one("button").click();
  await frame();
}
async function put(on: Stage<Props>, value: string): Promise<void> {
  input(on).value = value;
  input(on).dispatchEvent(new InputEvent("input", { bubbles: true }));
  await frame();
}
const options = ["a", "b"];

describe("Form: what a field may say and ask", () => {
  afterEach(unstage);

  it("begins with its value and sends it when nobody changes it", async () => {
    for (const [props, shown, sent] of [
      [one({ input: "text", value: "Ann" }), "Ann", "Ann"],
      [one({ input: "textarea", value: "a\nb" }), "a\nb", "a\nb"],
      [one({ input: "number", value: 1234.5 }), "1234.5", 1234.5],
      [one({ input: "date", value: "2026-02-28" }), "2026-02-28", "2026-02-28"],
      [one({ input: "select", options, value: "b" }), "b", "b"],
    ] as const) {
      const session = stageSession();
      const on = await stage(drawForm, props, session);
      expect(input(on).value).to.equal(shown);
      await send(on);
      expect(session.sends.map(({ value }) => value)).to.deep.equal([{ x: sent }]);
      unstage();
    }
    const session = stageSession();
    const on = await stage(drawForm, one({ input: "checkbox", value: true }), session);
    expect(input(on).checked).to.equal(true);
    await send(on);
    expect(session.sends[0]?.value).to.deep.equal({ x: true });
  });

  it("writes a number as the reader does, and reads it back", async () => {
    for (const [locale, shown] of [
      ["de", "1234,5"],
      ["fr", "1234,5"],
      ["en", "1234.5"],
    ] as const) {
      const session = stageSession({ locale });
      const on = await stage(drawForm, one({ input: "number", value: 1234.5 }), session);
      expect(input(on).value).to.equal(shown);
      await send(on);
      expect(session.sends[0]?.value).to.deep.equal({ x: 1234.5 });
      unstage();
    }
  });

  it("keeps what was typed, also nothing, over the value it began with", async () => {
    const session = stageSession();
    const on = await stage(drawForm, one({ input: "text", value: "Ann" }), session);
    await put(on, "");
    await on.draw(one({ input: "text", value: "Bea" }));
    expect(input(on).value).to.equal("");
    await send(on);
    expect(session.sends[0]?.value).to.deep.equal({});
  });

  it("says its help to the ear, beside what is wrong", async () => {
    const on = await stage(
      drawForm,
      one({ input: "text", help: "As in the passport.", required: true }),
      stageSession(),
    );
    const describedBy = (): string[] =>
      (input(on).getAttribute("aria-describedby") ?? "").split(" ").map((id) => read(on.one(`#${id}`)));
    expect(describedBy()).to.deep.equal(["As in the passport."]);
    await send(on);
    expect(describedBy()).to.deep.equal(["As in the passport.", "X is needed"]);
  });

  it("shows an example where nothing is typed", async () => {
    for (const kind of ["text", "number", "textarea"] as const) {
      const on = await stage(drawForm, one({ input: kind, placeholder: "Q3" }), stageSession());
      expect(input(on).placeholder).to.equal("Q3");
      unstage();
    }
  });

  it("sends a day as ISO writes it, and refuses half of one", async () => {
    const session = stageSession();
    const on = await stage(drawForm, one({ input: "date", required: true }), session);
    expect(input(on).type).to.equal("date");
    input(on).focus();
    await sendKeys({ press: "1" });
    await frame();
    await send(on);
    expect(session.sends).to.have.length(0);
    expect(read(on.one(".problem"))).to.equal(english.fieldNotADate);
    expect(input(on).validity.badInput, "what was begun is still there").to.equal(true);
    await put(on, "2026-02-28");
    await send(on);
    expect(session.sends[0]?.value).to.deep.equal({ x: "2026-02-28" });
  });

  it("tells the day that was sent in the reader's language, whatever the time zone", async () => {
    const session = stageSession({ locale: "de" });
    session.answers.set("f", { x: "2026-02-28" });
    const on = await stage(drawForm, one({ input: "date" }), session);
    expect(read(on.one("dd"))).to.equal("28.02.2026");
  });

  it("takes lines in a text area: Enter is a line, held or not, and sends nothing", async () => {
    const session = stageSession();
    const on = await stage(drawForm, one({ input: "textarea" }), session);
    input(on).focus();
    await sendKeys({ type: "a" });
    await sendKeys({ press: "Enter" });
    await sendKeys({ type: "b" });
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    input(on).dispatchEvent(held);
    expect(held.defaultPrevented).to.equal(false);
    await frame();
    expect(session.sends).to.have.length(0);
    await send(on);
    expect(session.sends[0]?.value).to.deep.equal({ x: "a\nb" });
  });

  it("has nothing that axe finds fault with", async () => {
    const on = await stage(
      drawForm,
      {
        id: "f",
        submitLabel: "Send",
        fields: [
          { id: "a", label: "A", input: "date", required: true, help: "A working day." },
          { id: "b", label: "B", input: "textarea", required: false, placeholder: "Family, travel" },
          { id: "c", label: "C", input: "checkbox", required: false, value: true, help: "Once a week." },
        ],
      },
      stageSession(),
    );
    expect(await axeBoth(on.host)).to.deep.equal([]);
  });
});
