import { assert } from "@open-wc/testing";
import type { A2uiCompleteDetail, A2uiEventDetail } from "../../src/a2ui.js";
import { listen } from "../../src/host/listen.js";
import { all, heard, mount, mountAs, one, settled, shown, type } from "./host.js";
import { at, button, call, column, components, create, data, event, part, remove, surface, text } from "./messages.js";

const hello = surface([column("root", ["a", "b"]), text("a", "Hello", { variant: "h2" }), text("b", at("/name"))], {
  name: "Ada",
});

describe("<intui-a2ui>", () => {
  it("shows prose and surfaces in order, and says what it does by states and events", async () => {
    const element = await mount();
    let ends: A2uiCompleteDetail[] = [];
    element.addEventListener("intui-complete", (dom) => {
      ends = [...ends, (dom as unknown as CustomEvent<A2uiCompleteDetail>).detail];
    });
    element.append(`Before\n\n<a2ui-json>${JSON.stringify(hello)}</a2ui-json>\n\nAfter`);
    await settled(element);
    assert.equal(shown(element), "Before Hello Ada After");
    assert.isTrue(element.matches(":state(streaming)"));
    assert.equal(element.ariaBusy, "true");
    assert.lengthOf(ends, 0);
    element.end();
    await settled(element);
    assert.isTrue(element.matches(":state(complete)"));
    assert.isNull(element.ariaBusy);
    assert.deepEqual(ends, [{ protocol: "a2ui", source: element.source, surfaces: ["s"] }]);
    assert.equal(element.toText(), "Before\n\n## Hello\n\nAda\n\nAfter");
  });

  it("lets a later reply update the surfaces of an earlier one, and bring more below", async () => {
    const element = await mount();
    element.append(JSON.stringify(hello));
    element.end();
    await settled(element);
    const [heading] = all(element, "h3");
    element.append(JSON.stringify([data("/name", "Grace"), ...surface([text("root", "Second")], undefined, "t")]));
    element.end();
    await settled(element);
    assert.equal(shown(element), "Hello Grace Second");
    assert.isTrue(all(element, "h3")[0] === heading);
    element.append(JSON.stringify([remove()]));
    element.end();
    await settled(element);
    assert.equal(shown(element), "Second");
    assert.lengthOf(all(element, ".surface"), 1);
  });

  it("reads a stream, and rejects with what it fails with", async () => {
    const element = await mount();
    async function* pieces(): AsyncGenerator<string> {
      const full = JSON.stringify(hello);
      for (let from = 0; from < full.length; from += 20) yield full.slice(from, from + 20);
    }
    await element.stream(pieces());
    assert.equal(shown(element), "Hello Ada");
    assert.isTrue(element.matches(":state(complete)"));
    async function* fails(): AsyncGenerator<string> {
      yield "Some text";
      throw new Error("gone");
    }
    const failure = await element.stream(fails()).then(
      () => "none",
      (error: Error) => error.message,
    );
    await settled(element);
    assert.equal(failure, "gone");
    assert.equal(shown(element), "Hello Ada Some text");
    assert.isFalse(element.matches(":state(streaming)"));
  });

  it("takes a history of messages: the same again changes nothing, a longer one goes on, another one takes its place", async () => {
    const element = await mount({ messages: hello });
    assert.equal(shown(element), "Hello Ada");
    const [heading] = all(element, "h3");
    element.messages = JSON.parse(JSON.stringify(hello));
    await settled(element);
    assert.isTrue(all(element, "h3")[0] === heading);
    element.messages = [...hello, data("/name", "Grace")];
    await settled(element);
    assert.equal(shown(element), "Hello Grace");
    assert.isTrue(all(element, "h3")[0] === heading);
    assert.deepEqual(element.reports, []);
    element.messages = surface([text("root", "Other")], undefined, "o");
    await settled(element);
    assert.equal(shown(element), "Other");
    element.messages = null;
    await settled(element);
    assert.equal(shown(element), "");
  });

  it("reads a script child", async () => {
    const parent = document.createElement("div");
    document.body.append(parent);
    const element = document.createElement("intui-a2ui");
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = JSON.stringify(hello);
    element.append(script);
    parent.append(element);
    await settled(element);
    assert.equal(shown(element), "Hello Ada");
    parent.remove();
  });

  it("sends a press as the protocol's message, with the values of the moment", async () => {
    const element = await mount({
      source: "call-1",
      messages: [
        create("s", { sendDataModel: true }),
        components([
          column("root", ["name", "go"]),
          part("name", "TextField", { label: "Name", value: at("/name") }),
          ...button(
            "go",
            "Send",
            event("submit", { name: at("/name"), fixed: 5, none: at("/none"), deep: { a: at("/name") } }),
          ),
        ]),
        data("/", { name: "Ada" }),
      ],
    });
    const { events } = heard(element);
    type(one<HTMLInputElement>(element, "input"), "Grace");
    one<HTMLButtonElement>(element, "button").click();
    await settled(element);
    const [detail] = events as [A2uiEventDetail];
    const { action } = detail.event as { action: { timestamp: string } };
    assert.isFalse(Number.isNaN(Date.parse(action.timestamp)));
    assert.deepEqual(detail.event as unknown, {
      version: "v0.9",
      action: {
        name: "submit",
        surfaceId: "s",
        sourceComponentId: "go",
        timestamp: action.timestamp,
        context: { name: "Grace", fixed: 5, none: null, deep: { a: "Grace" } },
      },
    });
    assert.equal(detail.protocol, "a2ui");
    assert.equal(detail.source, "call-1");
    assert.include(detail.sentence, 'Pressed "Send" (submit)');
    assert.deepEqual(detail.metadata, {
      a2uiClientDataModel: { version: "v0.9", surfaces: { s: { name: "Grace" } } },
    });
    assert.deepEqual(element.dataModel, detail.metadata);
    assert.deepInclude(element.capabilities.a2uiClientCapabilities as object, {});
  });

  it("works with listen: busy while the host sends, open again with the reason when that fails", async () => {
    const element = await mount({ messages: surface([...button("root", "Go", event("go"))]) });
    let refuse: (error: Error) => void = () => {};
    const stop = listen<A2uiEventDetail>(element, () => new Promise((_resolve, reject) => (refuse = reject)));
    const pressed = one<HTMLButtonElement>(element, "button");
    pressed.click();
    await settled(element);
    assert.equal(pressed.dataset.state, "busy");
    refuse(new Error("no network"));
    await settled(element);
    assert.equal(pressed.dataset.state, "ready");
    assert.include(shown(element), "no network");
    stop();
  });

  it("runs a function of its own on a press, and sends nothing", async () => {
    const element = await mount({
      messages: surface([...button("root", "Open", { functionCall: call("openUrl", { url: "https://a.example/" }) })]),
    });
    const { events } = heard(element);
    const opened: unknown[][] = [];
    const { open } = window;
    window.open = (...args) => {
      opened.push(args);
      return null;
    };
    one<HTMLButtonElement>(element, "button").click();
    window.open = open;
    assert.deepEqual(opened, [["https://a.example/", "_blank", "noopener,noreferrer"]]);
    assert.lengthOf(events, 0);
  });

  it("lets the host open a page in its own way, or not at all", async () => {
    const element = await mount({
      source: "call-1",
      messages: surface([...button("root", "Open", { functionCall: call("openUrl", { url: "https://a.example/x" }) })]),
    });
    const asked: unknown[] = [];
    document.addEventListener(
      "intui-open",
      (dom) => {
        dom.preventDefault();
        asked.push(dom.detail);
      },
      { once: true },
    );
    const opened: unknown[] = [];
    const { open } = window;
    window.open = (...args) => {
      opened.push(args);
      return null;
    };
    one<HTMLButtonElement>(element, "button").click();
    window.open = open;
    assert.deepEqual(asked, [{ protocol: "a2ui", url: "https://a.example/x", surfaceId: "s", source: "call-1" }]);
    assert.deepEqual(opened, []);
  });

  it("presses nothing in an old turn", async () => {
    const element = await mount({ disabled: true, messages: surface([...button("root", "Go", event("go"))]) });
    const { events } = heard(element);
    one<HTMLButtonElement>(element, "button").click();
    await settled(element);
    assert.lengthOf(events, 0);
    element.disabled = false;
    await settled(element);
    one<HTMLButtonElement>(element, "button").click();
    assert.lengthOf(events, 1);
  });

  it("tells each refusal once, for the agent and for the host", async () => {
    const element = await mount();
    const { errors } = heard(element);
    element.append(
      JSON.stringify([create(), components([text("root", 5), part("x", "Nothing")]), components([text("root", 5)])]),
    );
    element.end();
    await settled(element);
    assert.deepEqual(
      errors.map(({ event: { error } }) => [error.code, error.path]),
      [
        ["VALIDATION_FAILED", "/components/0/text"],
        ["VALIDATION_FAILED", "/components/1/component"],
      ],
    );
    assert.equal(errors[0]?.error.problems[0]?.path, "/components/0/text");
    assert.include(errors[0]?.error.message, "write a string");
    assert.equal(shown(element), "5");
    assert.isTrue(element.matches(":state(invalid)"));
  });

  it("shows what is missing as quiet room while it may come, and says so when it does not", async () => {
    const element = await mount();
    element.append(JSON.stringify([create(), components([column("root", ["a", "b"]), text("a", "Here")])]));
    await settled(element);
    assert.equal(shown(element), "Here");
    assert.lengthOf(all(element, ".coming"), 1);
    element.end();
    await settled(element);
    assert.equal(shown(element), "Here ! A part is missing here");
    element.append(JSON.stringify([components([text("b", "There")])]));
    element.end();
    await settled(element);
    assert.equal(shown(element), "Here There");
  });

  it("shows what there is as text where the root never came", async () => {
    const element = await mount();
    element.append(JSON.stringify([create(), components([text("a", "Alone"), text("b", "Also")])]));
    await settled(element);
    assert.equal(shown(element), "");
    element.end();
    await settled(element);
    assert.equal(shown(element), "! This could not be shown as it was meant Alone Also");
  });

  it("names the agent only where the host vouches for it, and keeps its colour readable", async () => {
    const theme = { primaryColor: "#ffe600", agentDisplayName: "Bank", iconUrl: "https://i.example/i.png" };
    const messages = [
      create("s", { theme }),
      components([...button("root", "Go", event("go"), { variant: "primary" })]),
    ];
    const element = await mount({ messages });
    assert.equal(shown(element), "Go");
    element.vouched = true;
    await settled(element);
    assert.equal(shown(element), "Bank Go");
    assert.lengthOf(all(element, "img"), 0);
    const box = one(element, ".surface");
    assert.equal(box.style.getPropertyValue("--_primary"), "#ffe600");
    assert.equal(box.style.getPropertyValue("--_on-primary"), "#0b0d11");
  });

  it("draws again in another language, with other words, and after it was moved", async () => {
    const element = await mount({
      messages: surface([text("root", { call: "formatNumber", args: { value: 1234.5 } })]),
    });
    assert.equal(shown(element), "1,234.5");
    element.lang = "de";
    element.parentElement?.append(element);
    await settled(element);
    assert.equal(shown(element), "1.234,5");
  });

  it("goes on while it is out of the document", async () => {
    const element = await mount({ messages: hello });
    const { parentElement } = element;
    element.remove();
    element.append(JSON.stringify([data("/name", "Grace")]));
    element.end();
    parentElement?.append(element);
    await settled(element);
    assert.equal(shown(element), "Hello Grace");
  });
});

describe("<intui-surface>", () => {
  it("shows one surface and nothing else", async () => {
    const element = await mountAs("intui-surface");
    element.append(
      `Prose <a2ui-json>${JSON.stringify([...hello, ...surface([text("root", "Other")], undefined, "t")])}</a2ui-json> more`,
    );
    element.end();
    await settled(element);
    assert.equal(shown(element), "Hello Ada");
    element.surfaceId = "t";
    await settled(element);
    assert.equal(shown(element), "Other");
    assert.equal(element.toText(), "Other");
  });
});
