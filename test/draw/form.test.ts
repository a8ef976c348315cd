import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { FormNode } from "../../src/core/kinds/form.js";
import type { Draft } from "../../src/draw/drawing.js";
import { drawForm } from "../../src/draw/form.js";
import { english } from "../../src/draw/words.js";
import { axeBoth, frame, read, type Stage, stage, stageSession, unstage } from "./control-stage.js";

type Props = Omit<FormNode, "type">;

const idea: Props = {
  id: "idea",
  submitLabel: "Add idea",
  fields: [
    { id: "title", label: "Title", input: "text", required: true },
    { id: "hours", label: "Budget in hours", input: "number", required: false },
    { id: "source", label: "Source", input: "select", options: ["self", "client"], required: false },
    { id: "tell", label: "Tell the team", input: "checkbox", required: false },
  ],
};
const [title, hours, source, tell] = idea.fields;
const only = (...fields: Props["fields"]): Props => ({ ...idea, fields });

type On = Stage<Props>;
const field = <Found extends Element = HTMLInputElement>(on: On, id: string): Found => on.one<Found>(`[name="${id}"]`);
const submit = (on: On): HTMLButtonElement => on.one<HTMLButtonElement>("button");
const active = (on: On): Element | null => on.root.activeElement;
const pressable = (on: On): boolean => submit(on).getAttribute("aria-disabled") !== "true";

async function type(on: On, id: string, text: string): Promise<void> {
  field(on, id).focus();
  await sendKeys({ type: text });
  await frame();
}

async function chord(modifier: string, key: string): Promise<void> {
  await sendKeys({ down: modifier });
  await sendKeys({ press: key });
  await sendKeys({ up: modifier });
}

async function choose(on: On, id: string, value: string): Promise<void> {
  const select = field<HTMLSelectElement>(on, id);
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await frame();
}

async function press(on: On): Promise<void> {
  submit(on).click();
  await frame();
}

describe("Form", () => {
  afterEach(unstage);

  describe("ready", () => {
    it("is a real form of real, labelled, named inputs", async () => {
      const on = await stage(drawForm, idea, stageSession());
      const form = on.one<HTMLFormElement>("form");
      expect(form.noValidate).to.equal(true);
      for (const { id, label } of idea.fields) {
        const input = field(on, id);
        expect(input.form, id).to.equal(form);
        expect(read((input.labels as NodeListOf<HTMLLabelElement>)[0]), id).to.contain(label);
      }
      expect([...form.elements].map((each) => (each as HTMLInputElement).type)).to.deep.equal([
        "text",
        "text",
        "select-one",
        "checkbox",
        "submit",
      ]);
      expect(read(submit(on))).to.equal("Add idea");
    });

    it("marks what is optional, and what is required for who hears it; a checkbox is neither", async () => {
      const on = await stage(drawForm, idea, stageSession());
      expect(on.all("label").map(read)).to.deep.equal([
        "Title",
        "Budget in hours optional",
        "Source optional",
        "Tell the team",
      ]);
      const required = idea.fields.map(({ id }) => field(on, id).getAttribute("aria-required"));
      expect(required).to.deep.equal(["true", null, null, null]);
    });

    it("offers the options of a select after a prompt that is none", async () => {
      const on = await stage(drawForm, idea, stageSession());
      const options = [...field<HTMLSelectElement>(on, "source").options].map(({ value, text }) => [value, text]);
      expect(options).to.deep.equal([
        ["", english.selectPrompt],
        ["self", "self"],
        ["client", "client"],
      ]);
    });

    it("has no password or card input, whatever the agent calls its fields", async () => {
      const ids = ["password", "new_password", "card-number", "cc-csc", "cvc", "PIN", "iban", "username", "otp"];
      const secret = ids.map((id): Props["fields"][number] => ({ ...title, id, label: id }));
      const on = await stage(drawForm, only(...secret), stageSession());
      for (const id of ids) {
        expect(field(on, id).type, id).to.equal("text");
        expect(field(on, id).autocomplete, id).to.equal("off");
      }
    });

    it("lets the browser fill in ordinary text", async () => {
      const known = ["email", "given_name", "Postal Code", "title", "spinning"];
      const on = await stage(drawForm, only(...known.map((id) => ({ ...title, id, label: id }))), stageSession());
      const filled = known.map((id) => field(on, id).autocomplete);
      expect(filled).to.deep.equal(["email", "given-name", "postal-code", "on", "on"]);
    });

    it("has two columns where there is room, one where there is not, and is never wider than its room", async () => {
      const on = await stage(drawForm, idea, stageSession());
      const left = (id: string): number => field(on, id).getBoundingClientRect().left;
      on.host.style.fontSize = "16px";
      on.host.style.width = "34em";
      expect(left("hours")).to.be.greaterThan(left("title"));
      for (const width of ["33em", "20em", "120px"]) {
        on.host.style.width = width;
        expect(left("hours"), width).to.equal(left("title"));
        expect(on.host.scrollWidth, width).to.equal(on.host.clientWidth);
      }
      on.host.style.width = "100em";
      expect(new Set(idea.fields.map(({ id }) => Math.round(left(id)))).size).to.equal(2);
    });

    it("stands its labels, inputs and button in line, also beside a problem", async () => {
      const on = await stage(drawForm, only(title, hours, source), stageSession());
      on.host.style.width = "800px";
      await press(on);
      const middle = (found: Element): number => {
        const { top, bottom } = found.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      };
      expect(on.all("[part=error]")).to.have.length(1);
      expect(middle(field(on, "hours"))).to.equal(middle(field(on, "title")));
      expect(middle(submit(on))).to.be.closeTo(middle(field(on, "source")), 1);
    });
  });

  describe("each input says what a person put into it", () => {
    it("text, as typed", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(title), session);
      await type(on, "title", " a <b> & 1.5 ");
      await press(on);
      expect(session.sends).to.deep.equal([{ id: "idea", action: "submit", value: { title: " a <b> & 1.5 " } }]);
    });

    for (const [locale, typed, value] of [
      ["en", "1,234.5", 1234.5],
      ["de", "1.234,5", 1234.5],
      ["fr", "1 234,5", 1234.5],
      ["en-IN", "1,23,456", 123456],
      ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
      ["fa", "۱۲٫۵", 12.5],
    ] as const) {
      it(`number, by the locale: ${locale} ${typed}`, async () => {
        const session = stageSession({ locale });
        const on = await stage(drawForm, only(hours), session);
        await type(on, "hours", typed);
        expect(field(on, "hours").value).to.equal(typed);
        await press(on);
        expect(session.sends[0]?.value).to.deep.equal({ hours: value });
      });
    }

    it("select, by keyboard", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(source), session);
      field(on, "source").focus();
      await sendKeys({ type: "cl" });
      await frame();
      expect(field<HTMLSelectElement>(on, "source").value).to.equal("client");
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({ source: "client" });
    });

    it("checkbox, by label, by Space, and unchecked", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(tell), session);
      on.one("label").click();
      await frame();
      expect(field(on, "tell").checked).to.equal(true);
      field(on, "tell").focus();
      await sendKeys({ press: "Space" });
      await frame();
      expect(field(on, "tell").checked).to.equal(false);
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({ tell: false });
    });

    it("leaves blank optional fields out, and always says a checkbox", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only({ ...title, required: false }, hours, source, tell), session);
      await type(on, "title", "   ");
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({ tell: false });
    });

    it("keeps a field called __proto__ apart from the object's own", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only({ ...title, id: "__proto__" }, { ...title, id: "constructor" }), session);
      await type(on, "__proto__", "a");
      await type(on, "constructor", "b");
      await press(on);
      expect(JSON.stringify(session.sends[0]?.value)).to.equal('{"__proto__":"a","constructor":"b"}');
      expect(on.all("dt").map(read)).to.deep.equal(["Title", "Title"]);
      expect(on.all("dd").map(read)).to.deep.equal(["a", "b"]);
    });

    it("offers the decimal keypad only where its one decimal sign is the locale's", async () => {
      const here = new Intl.NumberFormat().formatToParts(0.5)[1].value;
      const [same, other] = here === "." ? ["en", "de"] : ["de", "en"];
      const on = await stage(drawForm, only(hours), stageSession({ locale: same }));
      expect(field(on, "hours").inputMode).to.equal("decimal");
      expect(field(on, "hours").type).to.equal("text");
      const away = await stage(drawForm, only(hours), stageSession({ locale: other }));
      expect(field(away, "hours").inputMode).to.equal("text");
    });
  });

  describe("Enter", () => {
    it("submits from a text input, once, also when held", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(title, hours), session);
      await type(on, "title", "Docs");
      for (let at = 0; at < 4; at++) await sendKeys({ down: "Enter" });
      await sendKeys({ up: "Enter" });
      expect(session.sends).to.have.length(1);
    });

    it("held on a form that can't be sent says what is wrong once", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(title), session);
      field(on, "title").focus();
      for (let at = 0; at < 4; at++) await sendKeys({ down: "Enter" });
      await sendKeys({ up: "Enter" });
      await frame();
      expect(session.announcements).to.have.length(1);
    });

    it("does not submit while it ends a composition", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(title), session);
      await type(on, "title", "日本");
      field(on, "title").dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true, composed: true }));
      await sendKeys({ press: "Enter" });
      expect(session.sends).to.have.length(0);
      field(on, "title").dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, composed: true }));
      await sendKeys({ press: "Enter" });
      expect(session.sends).to.have.length(1);
    });
  });

  describe("one submit, one event", () => {
    it("sends once for presses in one frame, and for the second click of a double click", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(tell), session);
      const button = submit(on);
      button.click();
      button.click();
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
      await frame();
      expect(session.sends).to.have.length(1);
    });

    it("sends nothing once another copy was answered, also before that is drawn", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(tell), session);
      session.answers.set("idea", { tell: true });
      await press(on);
      expect(session.sends).to.have.length(0);
    });

    it("is busy while it is being sent: a word at the button, nothing changes, nothing is sent again", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawForm, idea, session);
      await type(on, "title", "Docs");
      await press(on);
      expect(on.one("form").getAttribute("aria-busy")).to.equal("true");
      expect(read(on.one(".button-busy"))).to.equal(english.sending);
      expect(pressable(on)).to.equal(false);
      expect(field(on, "title").readOnly).to.equal(true);
      field(on, "tell").click();
      await choose(on, "source", "client");
      expect(field(on, "tell").checked).to.equal(false);
      expect(field<HTMLSelectElement>(on, "source").value).to.equal("");
      await press(on);
      field(on, "title").focus();
      await sendKeys({ press: "Enter" });
      expect(session.sends).to.have.length(1);
      await session.settle();
      expect(on.all("form")).to.have.length(0);
    });

    it("opens again after a failure with everything as typed, and can be tried again", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawForm, idea, session);
      await type(on, "title", "Docs");
      await sendKeys({ press: "Enter" });
      await session.settle(new Error("the service is down"));
      const error = on.one("[part=error]");
      expect(read(error)).to.equal("Not sent: the service is down");
      expect(submit(on).getAttribute("aria-describedby")).to.equal(error.id);
      expect(session.announcements).to.deep.equal(["Not sent: the service is down"]);
      expect(field(on, "title").value).to.equal("Docs");
      expect(field(on, "title").readOnly).to.equal(false);
      expect(active(on)).to.equal(field(on, "title"));
      expect(on.one("form").hasAttribute("aria-busy")).to.equal(false);

      await press(on);
      expect(on.all("[part=error]")).to.have.length(0);
      await session.settle();
      expect(session.sends).to.have.length(2);
      expect(session.sends[1]).to.deep.equal(session.sends[0]);
      expect(read(on.one("[part=answer]"))).to.equal(english.formSent);
    });
  });

  describe("what can't be sent", () => {
    const fields = only(title, { ...hours, required: true }, { ...source, required: true });

    it("is not: reasons at the fields, the first one focused, all of them said once", async () => {
      const session = stageSession();
      const on = await stage(drawForm, fields, session);
      await type(on, "hours", "1.5x");
      await type(on, "title", " \t ");
      await press(on);
      expect(session.sends).to.have.length(0);
      const reasons = { title: "Title is needed", hours: "“1.5x” is not a number", source: "Source is needed" };
      for (const [id, reason] of Object.entries(reasons)) {
        const input = field(on, id);
        expect(input.getAttribute("aria-invalid"), id).to.equal("true");
        const error = on.one(`#${input.getAttribute("aria-describedby")}`);
        expect(read(error), id).to.equal(reason);
        expect(error.querySelector("svg"), id).to.not.equal(null);
      }
      expect(active(on)).to.equal(field(on, "title"));
      expect(session.announcements).to.deep.equal([
        "Not sent: Title is needed, Budget in hours: “1.5x” is not a number, and Source is needed",
      ]);
    });

    it("takes the form for unsent: nothing locks, nothing is busy", async () => {
      const on = await stage(drawForm, fields, stageSession());
      await press(on);
      expect(pressable(on)).to.equal(true);
      expect(field(on, "title").readOnly).to.equal(false);
      expect(on.one("form").hasAttribute("aria-busy")).to.equal(false);
    });

    it("loses its reason as it is mended, and only that one; none comes before the next try", async () => {
      const session = stageSession();
      const on = await stage(drawForm, fields, session);
      await press(on);
      await sendKeys({ type: "D" });
      await frame();
      expect(on.all("[part=error]").map(read)).to.deep.equal(["Budget in hours is needed", "Source is needed"]);
      expect(field(on, "title").hasAttribute("aria-invalid")).to.equal(false);
      await choose(on, "source", "self");
      await sendKeys({ press: "Backspace" });
      await frame();
      expect(on.all("[part=error]").map(read)).to.deep.equal(["Budget in hours is needed"]);
      await type(on, "hours", "3h");
      expect(on.all("[part=error]")).to.have.length(0);
      await press(on);
      expect(on.all("[part=error]").map(read)).to.deep.equal(["Title is needed", "“3h” is not a number"]);
    });

    it("names another way of writing numbers for what it is, and shows the one that is read", async () => {
      const on = await stage(drawForm, only(hours), stageSession({ locale: "de" }));
      await type(on, "hours", "1.5");
      await press(on);
      expect(read(on.one("[part=error]"))).to.equal("“1.5” is not a number here: write it like 12.345,5");
    });

    it("is never a checkbox: false is a value", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only({ ...tell, required: true }), session);
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({ tell: false });
    });
  });

  describe("what is typed", () => {
    it("is the session's: another element for the same form shows it", async () => {
      const session = stageSession();
      const first = await stage(drawForm, idea, session);
      await type(first, "title", "Docs");
      await choose(first, "source", "client");
      field(first, "tell").click();
      first.host.remove();
      const second = await stage(drawForm, idea, session);
      expect(field(second, "title").value).to.equal("Docs");
      expect(field<HTMLSelectElement>(second, "source").value).to.equal("client");
      expect(field(second, "tell").checked).to.equal(true);
    });

    it("stays with its field, focus and caret, when fields come before it", async () => {
      const on = await stage(drawForm, only(title, hours), stageSession());
      await type(on, "hours", "125");
      const input = field(on, "hours");
      input.setSelectionRange(1, 1);
      await on.draw(only(tell, title, hours));
      expect(field(on, "hours")).to.equal(input);
      expect(active(on)).to.equal(input);
      expect(input.selectionStart).to.equal(1);
      await sendKeys({ type: "9" });
      expect(input.value).to.equal("1925");
      expect(read((input.labels as NodeListOf<HTMLLabelElement>)[0])).to.contain("Budget");
    });

    it("is left alone by whatever else changes around it", async () => {
      const session = stageSession();
      const on = await stage(drawForm, idea, session);
      await type(on, "title", "Docs");
      field(on, "title").setSelectionRange(2, 2);
      session.change({ live: false });
      await frame();
      session.change({ live: true, locale: "de" });
      await frame();
      await on.draw({ ...idea, submitLabel: "Save" });
      await sendKeys({ type: "x" });
      expect(field(on, "title").value).to.equal("Doxcs");
    });

    it("of fields that are no more is not sent", async () => {
      const session = stageSession();
      const on = await stage(drawForm, idea, session);
      session.typed("idea").set("gone", "x");
      await type(on, "title", "Docs");
      await choose(on, "source", "client");
      await on.draw(only(title, { ...source, options: ["self"] }));
      expect(field<HTMLSelectElement>(on, "source").value).to.equal("");
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({ title: "Docs" });
    });
  });

  describe("while the tree streams", () => {
    it("can be filled in once it has closed, and sent once the tree has arrived", async () => {
      const session = stageSession({ live: false });
      const on = await stage(drawForm, idea, session);
      await type(on, "title", "Docs");
      expect(field(on, "title").value).to.equal("Docs");
      expect(submit(on).dataset.state).to.equal("waiting");
      await sendKeys({ press: "Enter" });
      await press(on);
      expect(session.sends).to.have.length(0);
      expect(on.all("[part=error]")).to.have.length(0);
      session.change({ live: true });
      await frame();
      expect(active(on)).to.equal(field(on, "title"));
      await sendKeys({ press: "Enter" });
      expect(session.sends[0]?.value).to.deep.equal({ title: "Docs", tell: false });
    });

    const drafts: [Draft<Props>, string[]][] = [
      [{}, []],
      [{ id: "idea", fields: [{}] }, []],
      [{ id: "idea", fields: [{ id: "title", label: "Ti" }] }, []],
      [{ id: "idea", fields: [{ id: "title", input: "text" }] }, []],
      [{ id: "idea", fields: [{ id: "title", label: "Ti", input: "text" }] }, ["Ti"]],
      [{ id: "idea", fields: [{ id: "title", label: "Title", input: "text", required: false }] }, ["Title optional"]],
      [{ id: "idea", fields: [title, { id: "s", label: "S", input: "select" }] }, ["Title", "S"]],
      [{ fields: [title, { id: "s", label: "S", input: "select", options: ["a"] }] }, ["Title", "S"]],
    ];
    it("shows a field as soon as its id, label and input are there; none can be typed in before it has closed", async () => {
      const on = await stage(drawForm, {} as Draft<Props>, stageSession(), { open: true });
      for (const [draft, labels] of drafts) {
        await on.draw(draft, { open: true });
        expect(on.all("label").map(read), JSON.stringify(draft)).to.deep.equal(labels);
        expect(on.all("button")).to.have.length(0);
        for (const input of on.all<HTMLInputElement>("input")) expect(input.readOnly).to.equal(true);
        for (const select of on.all<HTMLSelectElement>("select")) {
          expect(select.disabled).to.equal(true);
          expect(select.options).to.have.length(1);
        }
      }
    });

    it("keeps its inputs when it closes", async () => {
      const on = await stage(drawForm, idea, stageSession(), { open: true });
      const before = on.all("input, select, button");
      await on.draw(idea, { open: false });
      expect(on.all("input, select, button")).to.deep.equal(before);
      expect(field(on, "title").readOnly).to.equal(false);
      expect(field<HTMLSelectElement>(on, "source").options).to.have.length(3);
      expect(pressable(on)).to.equal(true);
    });
  });

  describe("not to be filled in", () => {
    for (const [name, patch, place] of [
      ["in an old turn", { live: false, disabled: true }, {}],
      ["when broken", {}, { broken: true }],
    ] as const) {
      it(`${name}: shown with what was typed, deaf to everything`, async () => {
        const session = stageSession(patch);
        session.typed("idea").set("title", "Docs").set("source", "client").set("tell", true);
        const on = await stage(drawForm, idea, session, place);
        expect(field(on, "title").value).to.equal("Docs");
        expect(field(on, "title").readOnly).to.equal(true);
        expect(field<HTMLSelectElement>(on, "source").value).to.equal("client");
        expect(field<HTMLSelectElement>(on, "source").disabled).to.equal(true);
        expect(field(on, "tell").checked).to.equal(true);
        expect(field(on, "tell").disabled).to.equal(true);
        await type(on, "title", "x");
        expect(field(on, "title").value).to.equal("Docs");
        await sendKeys({ press: "Enter" });
        await press(on);
        expect(session.sends).to.have.length(0);
      });
    }

    it("when broken: what can be read is drawn, and the button has a word even so", async () => {
      const on = await stage(drawForm, { fields: [{ label: "x" }, title] } as Draft<Props>, stageSession(), {
        broken: true,
      });
      expect(on.all("label").map(read)).to.deep.equal(["Title"]);
      expect(read(submit(on))).to.equal(english.submit);
      expect(pressable(on)).to.equal(false);
    });
  });

  describe("sent", () => {
    it("gives way to a summary by the reader's locale, and takes the focus", async () => {
      const session = stageSession({ locale: "de" });
      const on = await stage(drawForm, idea, session);
      await type(on, "hours", "12345,678901");
      field(on, "tell").click();
      await type(on, "title", "Docs");
      await sendKeys({ press: "Enter" });
      await frame();
      expect(on.all("form, input")).to.have.length(0);
      expect(on.all("dt").map(read)).to.deep.equal(["Title", "Budget in hours", "Tell the team"]);
      expect(on.all("dd").map(read)).to.deep.equal(["Docs", "12.345,678901", english.yes]);
      expect(read(on.one("[part=answer]"))).to.equal(english.formSent);
      expect(active(on)).to.equal(on.one("[part=answer]"));
      expect(session.announcements).to.deep.equal([english.sent]);
    });

    it("is the summary at first paint, where the history says so", async () => {
      const session = stageSession();
      session.answers.set("idea", { tell: false, title: "Docs", gone: 0.1, blank: "" });
      const on = await stage(drawForm, idea, session);
      expect(on.all("form")).to.have.length(0);
      expect(on.all("dt").map(read)).to.deep.equal(["Title", "Tell the team", "gone"]);
      expect(on.all("dd").map(read)).to.deep.equal(["Docs", english.no, "0.1"]);
      expect(active(on)).to.equal(null);
    });

    it("shows an id only when no field can come for it", async () => {
      const session = stageSession();
      session.answers.set("idea", { title: "Docs", hours: 3 });
      const on = await stage(drawForm, only(title), session, { open: true });
      expect(on.all("dt").map(read)).to.deep.equal(["Title"]);
      await on.draw(idea, { open: false });
      expect(on.all("dt").map(read)).to.deep.equal(["Title", "Budget in hours"]);
    });

    it("says so where nothing was filled in", async () => {
      const session = stageSession();
      const on = await stage(drawForm, only(hours), session);
      await press(on);
      expect(session.sends[0]?.value).to.deep.equal({});
      expect(read(on.one("[part=summary]"))).to.equal(english.formSent);
      expect(on.all("dl")).to.have.length(0);
    });
  });

  describe("keeps to itself", () => {
    let heard: string[] = [];
    const listen = (event: Event): void => {
      heard.push(event instanceof KeyboardEvent ? `${event.type} ${event.key}` : event.type);
    };
    const types = ["keydown", "keypress", "keyup", "input", "beforeinput", "change", "submit", "paste"];
    beforeEach(() => {
      heard = [];
      for (const each of types) document.addEventListener(each, listen);
    });
    afterEach(() => {
      for (const each of types) document.removeEventListener(each, listen);
    });

    it("what is typed, so that no hotkey of the page fires", async () => {
      const on = await stage(drawForm, idea, stageSession());
      await type(on, "title", "j/k? G");
      await sendKeys({ press: "ArrowLeft" });
      await chord("Shift", "A");
      await sendKeys({ press: "Backspace" });
      field(on, "source").focus();
      await sendKeys({ type: "c" });
      field(on, "tell").focus();
      await sendKeys({ press: "Space" });
      expect(heard.filter((each) => !/Shift/.test(each))).to.deep.equal([]);
      expect(field(on, "title").value).to.equal("j/k? G");
    });

    it("not the keys that are the page's: Escape, Tab, function keys, and with Ctrl, Meta or Alt", async () => {
      const on = await stage(drawForm, idea, stageSession());
      field(on, "title").focus();
      await sendKeys({ press: "Escape" });
      await sendKeys({ press: "F2" });
      for (const modifier of ["Control", "Alt", "Meta"]) await chord(modifier, "k");
      await sendKeys({ press: "Tab" });
      const downs = heard.filter((each) => each.startsWith("keydown"));
      for (const key of ["Escape", "F2", "Control", "Alt", "Meta", "Tab"]) expect(downs).to.include(`keydown ${key}`);
      expect(downs.filter((each) => each === "keydown k")).to.have.length(3);
      expect(heard.filter((each) => each === "keyup k")).to.have.length(3);
    });

    it("a key that came down in it comes up unseen; one that the page saw come down does not stick", async () => {
      const on = await stage(drawForm, idea, stageSession());
      await sendKeys({ down: "g" });
      field(on, "title").focus();
      await sendKeys({ up: "g" });
      expect(heard).to.include("keyup g");
      heard.length = 0;
      await sendKeys({ down: "x" });
      submit(on).focus();
      await sendKeys({ up: "x" });
      expect(heard).to.deep.equal([]);
    });

    it("keys typed with AltGr, which reports Ctrl and Alt", async () => {
      const on = await stage(drawForm, idea, stageSession());
      const init = { key: "@", code: "KeyQ", ctrlKey: true, altKey: true, bubbles: true, composed: true };
      field(on, "title").dispatchEvent(new KeyboardEvent("keydown", { ...init, modifierAltGraph: true }));
      expect(heard).to.deep.equal([]);
      field(on, "title").dispatchEvent(new KeyboardEvent("keydown", init));
      expect(heard).to.deep.equal(["keydown @"]);
    });

    it("its submit: the form around it neither submits nor holds its values, and the page stays", async () => {
      const around = document.createElement("form");
      const own = document.createElement("input");
      own.name = "own";
      own.required = true;
      around.append(own);
      document.body.append(around);
      let submitted = 0;
      around.addEventListener("submit", (event) => {
        event.preventDefault();
        submitted += 1;
      });
      const session = stageSession();
      const on = await stage(drawForm, only(title), session, {}, around);
      const { href } = location;
      await type(on, "title", "Docs");
      expect([...new FormData(around).keys()]).to.deep.equal(["own"]);
      await sendKeys({ press: "Enter" });
      await frame();
      expect(session.sends).to.have.length(1);
      expect(submitted).to.equal(0);
      expect(heard.filter((each) => /submit|input|change/.test(each))).to.deep.equal([]);
      expect(location.href).to.equal(href);
      around.remove();
    });
  });

  it("walks by Tab in the order of reading", async () => {
    const on = await stage(drawForm, idea, stageSession());
    field(on, "title").focus();
    const walked: (string | null | undefined)[] = [];
    for (let at = 0; at < 5; at++) {
      walked.push(active(on)?.getAttribute("name") ?? active(on)?.localName);
      await sendKeys({ press: "Tab" });
    }
    expect(walked).to.deep.equal(["title", "hours", "source", "tell", "button"]);
  });

  it("leaves nothing behind when it goes", async () => {
    const session = stageSession();
    for (let at = 0; at < 20; at++) {
      const on = await stage(drawForm, idea, session);
      on.host.remove();
    }
    expect(session.subscribers).to.equal(0);
  });

  describe("axe, light and dark", () => {
    const never = (): Promise<void> => new Promise(() => undefined);
    const optional = { ...idea, fields: idea.fields.map((each) => ({ ...each, required: false })) };
    async function pressed(on: Promise<On>): Promise<On> {
      await press(await on);
      return on;
    }
    const scenes: [string, () => Promise<On>][] = [
      ["ready", () => stage(drawForm, idea, stageSession())],
      ["open", () => stage(drawForm, idea, stageSession({ live: false }), { open: true })],
      ["closed in a streaming tree", () => stage(drawForm, idea, stageSession({ live: false }))],
      ["old", () => stage(drawForm, idea, stageSession({ live: false, disabled: true }))],
      ["faulty", () => pressed(stage(drawForm, idea, stageSession()))],
      ["busy", () => pressed(stage(drawForm, optional, stageSession({ send: never })))],
      [
        "failed",
        () => pressed(stage(drawForm, optional, stageSession({ send: () => Promise.reject(new Error("no")) }))),
      ],
      ["sent", () => stage(drawForm, idea, stageSession({ answer: () => ({ title: "Docs", tell: true }) }))],
    ];
    for (const [name, scene] of scenes) {
      it(name, async () => {
        const on = await scene();
        expect(await axeBoth(on.host)).to.deep.equal([]);
      });
    }
  });
});
