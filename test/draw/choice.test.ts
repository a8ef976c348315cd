import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import type { ChoiceNode } from "../../src/core/kinds/choice.js";
import { drawChoice } from "../../src/draw/choice.js";
import { SendState } from "../../src/draw/control/send-state.js";
import type { Draft } from "../../src/draw/drawing.js";
import { english } from "../../src/draw/words.js";
import { axeBoth, frame, read, type Stage, stage, stageSession, unstage } from "./control-stage.js";

type Props = Omit<ChoiceNode, "type">;

const once: Props = {
  id: "next",
  prompt: "What next?",
  repeat: "once",
  options: [
    { id: "explore", label: "Start exploring", emphasis: "primary" },
    { id: "park", label: "Park" },
    { id: "drop", label: "Drop it" },
  ],
};
const many: Props = { ...once, repeat: "many" };

const buttons = (on: Stage<Props>): HTMLButtonElement[] => on.all<HTMLButtonElement>("button");
const pressable = (on: Stage<Props>): HTMLButtonElement[] =>
  buttons(on).filter((button) => button.getAttribute("aria-disabled") !== "true");
const active = (on: Stage<Props>): Element | null => on.root.activeElement;

async function clickAt(button: Element, times = 1): Promise<void> {
  const box = button.getBoundingClientRect();
  const position: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  for (let at = 0; at < times; at++) await sendMouse({ type: "click", position });
}

describe("Choice", () => {
  afterEach(unstage);

  describe("ready", () => {
    it("is a group named by its prompt, with its buttons in a list", async () => {
      const on = await stage(drawChoice, once, stageSession());
      const group = on.one("[role=group]");
      const label = on.one(`#${group.getAttribute("aria-labelledby")}`);
      expect(read(label)).to.equal("What next?");
      expect(on.all("[role=list] > li > button").map(read)).to.deep.equal(["Start exploring", "Park", "Drop it"]);
      expect(buttons(on).every((button) => button.type === "button")).to.equal(true);
      expect(group.hasAttribute("aria-busy")).to.equal(false);
    });

    it("has a name of its own where there is no prompt", async () => {
      const on = await stage(drawChoice, { ...once, prompt: undefined }, stageSession());
      expect(on.one("[role=group]").getAttribute("aria-label")).to.equal(english.choicePrompt);
      expect(on.all("[part=prompt]")).to.have.length(0);
    });

    it("fills the primary button with the accent and gives the others a border", async () => {
      const on = await stage(drawChoice, once, stageSession());
      const [primary, other] = buttons(on).map((button) => getComputedStyle(button)) as [
        CSSStyleDeclaration,
        CSSStyleDeclaration,
      ];
      expect(primary.backgroundColor).to.equal("rgb(33, 93, 179)");
      expect(other.backgroundColor).to.equal("rgba(0, 0, 0, 0)");
      expect(other.borderTopStyle).to.equal("solid");
      expect(buttons(on)[0].part.contains("button-primary")).to.equal(true);
      expect(buttons(on)[1].part.contains("button-primary")).to.equal(false);
    });

    it("is at least 24 px to press", async () => {
      const on = await stage(drawChoice, { ...once, options: [{ id: "a", label: "a" }] }, stageSession());
      const box = on.one("button").getBoundingClientRect();
      expect(box.height).to.be.at.least(24);
      expect(box.width).to.be.at.least(24);
    });

    it("never gets wider than its room", async () => {
      const label = "Zweihundertsiebenundvierzigtausendfünfhun";
      const on = await stage(drawChoice, { ...once, options: [{ id: "a", label }] }, stageSession());
      on.host.style.width = "120px";
      await frame();
      expect(on.one("button").getBoundingClientRect().width).to.be.at.most(120);
    });
  });

  describe("one press, one event", () => {
    it("sends a press with the option's id, and leaves a record", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, once, session);
      buttons(on)[1].click();
      await frame();
      expect(session.sends).to.deep.equal([{ id: "next", action: "press", value: "park" }]);
      expect(buttons(on)).to.have.length(0);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Park");
      expect(read(on.one("[part=prompt]"))).to.equal("What next?");
      expect(session.announcements).to.deep.equal([english.sent]);
    });

    for (const [name, props] of [
      ["once", once],
      ["many", many],
    ] as const) {
      it(`${name}: a double click is one press`, async () => {
        const session = stageSession();
        const on = await stage(drawChoice, props, session);
        const box = buttons(on)[0].getBoundingClientRect();
        const position: [number, number] = [Math.round(box.x + 10), Math.round(box.y + 10)];
        await sendMouse({ type: "click", position });
        buttons(on)[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
        await frame();
        expect(session.sends).to.have.length(1);
      });

      it(`${name}: two buttons pressed in one frame are one press, the first`, async () => {
        const session = stageSession();
        const on = await stage(drawChoice, props, session);
        const [first, second] = buttons(on);
        first.click();
        second.click();
        first.click();
        await frame();
        expect(session.sends.map(({ value }) => value)).to.deep.equal(["explore"]);
      });

      it(`${name}: a second press while the first is being sent is none`, async () => {
        const session = stageSession({}, true);
        const on = await stage(drawChoice, props, session);
        buttons(on)[0].click();
        await frame();
        for (const button of buttons(on)) button.click();
        await session.settle();
        expect(session.sends).to.have.length(1);
      });

      it(`${name}: a held Enter is one press`, async () => {
        const session = stageSession();
        const on = await stage(drawChoice, props, session);
        buttons(on)[0].focus();
        await sendKeys({ down: "Enter" });
        for (let at = 0; at < 5; at++) await sendKeys({ down: "Enter" });
        await sendKeys({ up: "Enter" });
        expect(session.sends).to.have.length(1);
      });

      it(`${name}: Space presses once, also when held`, async () => {
        const session = stageSession();
        const on = await stage(drawChoice, props, session);
        buttons(on)[1].focus();
        for (let at = 0; at < 3; at++) await sendKeys({ down: "Space" });
        await sendKeys({ up: "Space" });
        expect(session.sends.map(({ value }) => value)).to.deep.equal(["park"]);
      });
    }

    it("once: a second click that reaches the handler of a button already gone sends nothing", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, once, session);
      const [first, second] = buttons(on);
      first.click();
      await Promise.resolve();
      await frame();
      second.click();
      first.click();
      expect(session.sends).to.have.length(1);
    });

    it("the second click of a double click is no press on what moved up to its place", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, once, session);
      on.one("button").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
      await frame();
      expect(session.sends).to.have.length(0);
    });

    it("many: stays pressable, says what was chosen last, and sends each press", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, many, session);
      await clickAt(buttons(on)[0]);
      await frame();
      expect(pressable(on)).to.have.length(3);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Start exploring");
      await clickAt(buttons(on)[2]);
      await frame();
      expect(session.sends.map(({ value }) => value)).to.deep.equal(["explore", "drop"]);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Drop it");
    });
  });

  describe("sending", () => {
    it("is busy with a word at the pressed button, whose name and place stay", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawChoice, once, session);
      const width = buttons(on)[0].getBoundingClientRect().width;
      buttons(on)[0].click();
      await frame();
      expect(on.one("[role=group]").getAttribute("aria-busy")).to.equal("true");
      expect(read(on.one(".button-busy"))).to.equal(english.sending);
      expect(buttons(on)[0].contains(on.one(".button-busy"))).to.equal(true);
      expect(read(buttons(on)[0])).to.contain("Start exploring");
      expect(buttons(on)[0].getBoundingClientRect().width).to.equal(width);
      expect(pressable(on)).to.have.length(0);
      expect(buttons(on).map((button) => button.dataset.state)).to.deep.equal(["busy", "held", "held"]);
    });

    it("says so when it takes a while, and not when it doesn't", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawChoice, once, session);
      buttons(on)[0].click();
      await frame();
      expect(session.announcements).to.deep.equal([]);
      await new Promise((done) => setTimeout(done, 350));
      expect(session.announcements).to.deep.equal([english.sending]);
      await session.settle();
      expect(session.announcements).to.deep.equal([english.sending, english.sent]);
    });

    it("opens again after a failure, with the reason beside it, and can be tried again", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawChoice, once, session);
      buttons(on)[1].click();
      await session.settle(new Error("the service is down"));
      const error = on.one("[part=error]");
      expect(read(error)).to.equal("Not sent: the service is down");
      expect(error.querySelector("svg")).to.not.equal(null);
      expect(buttons(on)[1].getAttribute("aria-describedby")).to.equal(error.id);
      expect(session.announcements).to.deep.equal(["Not sent: the service is down"]);
      expect(on.one("[role=group]").hasAttribute("aria-busy")).to.equal(false);
      expect(pressable(on)).to.have.length(3);

      buttons(on)[0].click();
      await frame();
      expect(on.all("[part=error]")).to.have.length(0);
      await session.settle();
      expect(session.sends.map(({ value }) => value)).to.deep.equal(["park", "explore"]);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Start exploring");
    });

    it("asks to try again where the host gave no reason", async () => {
      const session = stageSession({ send: () => Promise.reject(new Error("")) });
      const on = await stage(drawChoice, once, session);
      buttons(on)[0].click();
      await frame();
      expect(read(on.one("[part=error]"))).to.equal(english.sendFailedNoReason);
    });

    it("goes on while its element is out of the document, and lands when it is back", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawChoice, once, session);
      buttons(on)[0].click();
      await frame();
      on.host.remove();
      await session.settle(new Error("offline"));
      expect(on.all("[part=error]"), "what is out of the document draws nothing").to.have.length(0);
      document.body.append(on.host);
      await frame();
      expect(read(on.one("[part=error]"))).to.equal("Not sent: offline");
    });

    it("outlives its element: another one for the same id is busy, not pressable", async () => {
      const session = stageSession({}, true);
      const first = await stage(drawChoice, once, session);
      buttons(first)[0].click();
      first.host.remove();
      const second = await stage(drawChoice, once, session);
      expect(pressable(second)).to.have.length(0);
      buttons(second)[1].click();
      await session.settle();
      expect(session.sends).to.have.length(1);
      expect(read(second.one("[part=answer]"))).to.equal("You chose Start exploring");
      expect(buttons(first), "an element that has gone draws no more").to.have.length(3);
    });
  });

  it("forgets a failure when the session's tree answers for another turn", async () => {
    const session = stageSession({}, true);
    const on = await stage(drawChoice, once, session);
    buttons(on)[0].click();
    await session.settle(new Error("no"));
    expect(on.all("[part=error]")).to.have.length(1);
    SendState.forget(session);
    session.change({});
    await frame();
    expect(on.all("[part=error]")).to.have.length(0);
    buttons(on)[0].click();
    await session.settle();
    expect(session.sends).to.have.length(2);
  });

  describe("not pressable", () => {
    const states = [
      ["while the tree streams", { live: false }, {}, "waiting"],
      ["while it is open", { live: true }, { open: true }, "waiting"],
      ["when it is broken", { live: true }, { broken: true }, "waiting"],
      ["in an old turn", { live: false, disabled: true }, {}, "over"],
      ["in an old turn, even if called live", { live: true, disabled: true }, {}, "over"],
    ] as const;
    for (const [name, patch, place, look] of states) {
      it(`${name}: shown, focusable, and deaf to mouse and keyboard`, async () => {
        const session = stageSession(patch);
        const on = await stage(drawChoice, once, session, place);
        expect(buttons(on).map((button) => button.dataset.state)).to.deep.equal([look, look, look]);
        expect(buttons(on).every((button) => !button.disabled)).to.equal(true);
        expect(pressable(on)).to.have.length(0);
        await clickAt(buttons(on)[0]);
        buttons(on)[1].focus();
        expect(active(on)).to.equal(buttons(on)[1]);
        await sendKeys({ press: "Enter" });
        await sendKeys({ press: "Space" });
        expect(session.sends).to.have.length(0);
      });
    }

    it("opens in place when the tree has arrived: same buttons, same focus", async () => {
      const session = stageSession({ live: false });
      const on = await stage(drawChoice, once, session);
      const before = buttons(on);
      before[1].focus();
      session.change({ live: true });
      await frame();
      expect(buttons(on)).to.deep.equal(before);
      expect(active(on)).to.equal(before[1]);
      expect(pressable(on)).to.have.length(3);
      await sendKeys({ press: "Enter" });
      expect(session.sends.map(({ value }) => value)).to.deep.equal(["park"]);
    });
  });

  describe("while it is written", () => {
    const drafts: [Draft<Props>, string[]][] = [
      [{}, []],
      [{ id: "next" }, []],
      [{ id: "next", options: [{}] }, []],
      [{ id: "next", options: [{ id: "a" }] }, []],
      [{ id: "next", options: [{ id: "a", label: "" }] }, []],
      [{ id: "next", options: [{ label: "Sta" }] }, []],
      [{ id: "next", options: [{ id: "a", label: "Sta" }] }, ["Sta"]],
      [{ id: "next", options: [{ id: "a", label: "Start" }, { id: "b" }] }, ["Start"]],
      [
        {
          options: [
            { id: "a", label: "Start" },
            { id: "b", label: "P" },
          ],
        },
        ["Start", "P"],
      ],
    ];
    it("shows a button as soon as it has an id and a word, whatever else is missing", async () => {
      const session = stageSession({ live: false });
      const on = await stage(drawChoice, {} as Draft<Props>, session, { open: true });
      for (const [draft, labels] of drafts) {
        await on.draw(draft, { open: true });
        expect(buttons(on).map(read), JSON.stringify(draft)).to.deep.equal(labels);
        expect(pressable(on)).to.have.length(0);
      }
    });

    it("draws nothing while there is nothing to show", async () => {
      const on = await stage(drawChoice, { id: "next" }, stageSession({ live: false }), { open: true });
      expect(on.all("[role=group]")).to.have.length(0);
    });

    it("sees props that grew in place", async () => {
      const options: { id: string; label: string }[] = [{ id: "a", label: "St" }];
      const props = { id: "next", options };
      const on = await stage(drawChoice, props as Draft<Props>, stageSession({ live: false }), { open: true });
      const [button] = buttons(on);
      options[0].label = "Start";
      options.push({ id: "b", label: "Park" });
      await on.draw(props as Draft<Props>, { open: true });
      expect(buttons(on).map(read)).to.deep.equal(["Start", "Park"]);
      expect(buttons(on)[0]).to.equal(button);
    });

    it("keeps the focus on an option that moves", async () => {
      const on = await stage(drawChoice, once, stageSession());
      const park = buttons(on)[1];
      park.focus();
      await on.draw({ ...once, options: [{ id: "new", label: "New" }, ...once.options] });
      expect(active(on)).to.equal(park);
      expect(buttons(on)[2]).to.equal(park);
    });

    it("shows both of two options that share an id, as old trees may have them", async () => {
      const twins = [
        { id: "a", label: "One" },
        { id: "a", label: "Two" },
      ];
      const on = await stage(drawChoice, { ...once, options: twins }, stageSession());
      expect(buttons(on).map(read)).to.deep.equal(["One", "Two"]);
    });
  });

  describe("answered", () => {
    it("is locked at first paint: never a frame with buttons", async () => {
      for (let at = 0; at < 20; at++) {
        const session = stageSession();
        session.answers.set("next", "park");
        let seen = 0;
        const watch = new MutationObserver((records) => {
          for (const { addedNodes } of records) {
            for (const node of addedNodes) if (node instanceof Element && node.querySelector("button")) seen += 1;
          }
        });
        const observe = Element.prototype.attachShadow;
        Element.prototype.attachShadow = function (init) {
          const root = observe.call(this, init);
          watch.observe(root, { childList: true, subtree: true });
          return root;
        };
        const on = await stage(drawChoice, once, session).finally(() => {
          Element.prototype.attachShadow = observe;
        });
        watch.disconnect();
        expect(seen).to.equal(0);
        expect(read(on.one("[part=answer]"))).to.equal("You chose Park");
        unstage();
      }
    });

    it("shows the id of an option that does not exist, once no more can come", async () => {
      const session = stageSession({ live: false });
      session.answers.set("next", "gone");
      const on = await stage(drawChoice, once, session, { open: true });
      expect(on.all("[part=answer]")).to.have.length(0);
      expect(buttons(on)).to.have.length(0);
      await on.draw(once, { open: false });
      expect(read(on.one("[part=answer]"))).to.equal("You chose gone");
    });

    it("is answered by another copy while it is on the page", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, once, session);
      session.answers.set("next", "explore");
      session.change({});
      await frame();
      expect(buttons(on)).to.have.length(0);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Start exploring");
    });

    it("takes an answer that is no option's id for none", async () => {
      const session = stageSession();
      session.answers.set("next", { a: "form" });
      const on = await stage(drawChoice, once, session);
      expect(buttons(on)).to.have.length(3);
      expect(on.all("[part=answer]")).to.have.length(0);
    });

    it("puts the label where the words of another language have it", async () => {
      const session = stageSession({ words: { ...english, chosen: "« {label} » a été choisi" } });
      session.answers.set("next", "park");
      const on = await stage(drawChoice, once, session);
      expect(read(on.one("[part=answer]"))).to.equal("« Park » a été choisi");
      expect(read(on.one("[part=answer] b"))).to.equal("Park");
    });

    it("many: shows the last answer beside live buttons", async () => {
      const session = stageSession();
      session.answers.set("next", "park");
      const on = await stage(drawChoice, many, session);
      expect(pressable(on)).to.have.length(3);
      expect(read(on.one("[part=answer]"))).to.equal("You chose Park");
    });
  });

  describe("focus", () => {
    it("goes to the record when it was on a button that gave way", async () => {
      const on = await stage(drawChoice, once, stageSession());
      buttons(on)[0].focus();
      await sendKeys({ press: "Enter" });
      await frame();
      expect(active(on)).to.equal(on.one("[part=answer]"));
    });

    it("stays where it is when it was elsewhere", async () => {
      const outside = document.createElement("input");
      document.body.append(outside);
      const session = stageSession();
      const on = await stage(drawChoice, once, session);
      outside.focus();
      session.answers.set("next", "park");
      session.change({});
      await frame();
      expect(document.activeElement).to.equal(outside);
      expect(active(on)).to.equal(null);
      outside.remove();
    });

    it("stays on the button that failed", async () => {
      const session = stageSession({}, true);
      const on = await stage(drawChoice, once, session);
      buttons(on)[2].focus();
      await sendKeys({ press: "Enter" });
      await session.settle(new Error("no"));
      expect(active(on)).to.equal(buttons(on)[2]);
    });

    it("walks the buttons by Tab in reading order, and the record is no stop", async () => {
      const session = stageSession();
      const on = await stage(drawChoice, many, session);
      session.answers.set("next", "park");
      session.change({});
      await frame();
      buttons(on)[0].focus();
      await sendKeys({ press: "Tab" });
      expect(active(on)).to.equal(buttons(on)[1]);
      await sendKeys({ press: "Tab" });
      expect(active(on)).to.equal(buttons(on)[2]);
      await sendKeys({ press: "Tab" });
      expect(active(on)).to.equal(null);
    });

    it("shows where it is", async () => {
      const on = await stage(drawChoice, once, stageSession());
      buttons(on)[0].focus();
      await sendKeys({ press: "Tab" });
      const { outlineStyle, outlineWidth } = getComputedStyle(buttons(on)[1]);
      expect([outlineStyle, outlineWidth]).to.deep.equal(["solid", "2px"]);
    });
  });

  it("leaves nothing behind when it goes", async () => {
    const session = stageSession();
    for (let at = 0; at < 20; at++) {
      const on = await stage(drawChoice, once, session);
      on.host.remove();
    }
    expect(session.subscribers).to.equal(0);
  });

  describe("axe, light and dark", () => {
    const never = (): Promise<void> => new Promise(() => undefined);
    const scenes: [string, () => Promise<Stage<Props>>][] = [
      ["ready", () => stage(drawChoice, once, stageSession())],
      ["waiting", () => stage(drawChoice, once, stageSession({ live: false }), { open: true })],
      ["old", () => stage(drawChoice, once, stageSession({ live: false, disabled: true }))],
      ["answered", () => stage(drawChoice, once, stageSession({ answer: () => "park" }))],
      ["many", () => stage(drawChoice, many, stageSession({ answer: () => "park" }))],
      ["busy", () => pressed(stage(drawChoice, once, stageSession({ send: never })))],
      ["failed", () => pressed(stage(drawChoice, once, stageSession({ send: () => Promise.reject(new Error("no")) })))],
    ];
    async function pressed(on: Promise<Stage<Props>>): Promise<Stage<Props>> {
      buttons(await on)[0].click();
      await frame();
      return on;
    }
    for (const [name, scene] of scenes) {
      it(name, async () => {
        const on = await scene();
        expect(await axeBoth(on.host)).to.deep.equal([]);
      });
    }
  });
});
