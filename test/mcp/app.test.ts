/** The app that MCP hosts draw our trees with, as it is shipped: what it says and hears, host by host. */
import { expect } from "@open-wc/testing";
import { choice, clear, look, type Message, resultOf, Stage, snapshots } from "./stage.js";

const NOTIFICATION = "ui/notifications/";
const text = (markdown: string) => ({ type: "Text", markdown });
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const everything = {
  type: "Group",
  children: [
    text("A **plan**, with [a link](https://example.com/a) and ![a picture](https://example.com/b.png)."),
    { type: "Table", columns: [{ key: "a", label: "A" }], rows: [{ a: 1 }, { a: 100 }] },
    {
      type: "Flow",
      steps: ["a", "b", "c", "d"].map((id) => ({ id, label: `Step ${id}` })),
      links: [
        { from: "a", to: "b", label: "yes" },
        { from: "a", to: "c", label: "no" },
        { from: "b", to: "d" },
        { from: "c", to: "d" },
        { from: "d", to: "a" },
      ],
    },
    choice,
  ],
};

describe("the MCP app", () => {
  afterEach(() => expect(clear()).to.deep.equal([]));

  describe("shaking hands", () => {
    it("says nothing before, and then first of all that it is ready", async () => {
      const stage = await Stage.open();
      await stage.show(text("Hi"));
      const [first, second] = stage.host.messages as [Message, Message];
      expect(first.method).to.equal("ui/initialize");
      expect(first.params.protocolVersion).to.equal("2026-01-26");
      expect(first.params.appInfo).to.have.keys("name", "version");
      expect(first.params.appCapabilities).to.deep.equal({ availableDisplayModes: ["inline", "fullscreen"] });
      expect(second.method).to.equal(`${NOTIFICATION}initialized`);
      expect(stage.host.faults).to.deep.equal([]);
    });

    it("waits for a host that takes its time, and says nothing else meanwhile", async () => {
      const stage = await Stage.open({ manners: { slow: 400 } });
      expect(stage.host.faults).to.deep.equal([]);
      expect(stage.said("ui/initialize")).to.have.length(1);
    });
  });

  describe("drawing", () => {
    it("draws arguments as they are written, and keeps what it has drawn", async () => {
      const stage = await Stage.open();
      const { args, cuts } = { args: { v: 1, root: everything }, cuts: [...snapshots({ v: 1, root: everything }, 9)] };
      for (const some of cuts.slice(0, 30)) stage.host.notify(`${NOTIFICATION}tool-input-partial`, { arguments: some });
      await stage.settles(() => stage.root.querySelector("table") !== null);
      expect(stage.is("streaming")).to.equal(true);
      const table = stage.root.querySelector("table");
      const paragraph = stage.root.querySelector("p");
      await stage.host.play({ args, partials: cuts.slice(30), result: resultOf("s1") });
      await stage.settles(() => stage.is("complete"));
      expect(stage.root.querySelector("table") === table).to.equal(true);
      expect(stage.root.querySelector("p") === paragraph).to.equal(true);
    });

    it("takes the last of what it is shown for unfinished: numbers, words, and which kind it is", async () => {
      const stage = await Stage.open();
      const partial = (root: unknown): void =>
        stage.host.notify(`${NOTIFICATION}tool-input-partial`, { arguments: { v: 1, root } });
      const table = (rows: unknown[]): unknown => ({ type: "Table", columns: [{ key: "a", label: "A" }], rows });
      const cells = (): string[] =>
        [...stage.root.querySelectorAll("tbody td")].map((cell) => cell.textContent?.trim() ?? "");
      partial(table([{ a: 1 }, { a: 10 }]));
      await stage.settles(() => cells().includes("1"));
      expect(cells()).not.to.include("10");
      partial(table([{ a: 1 }, { a: 100 }, {}]));
      await stage.settles(() => cells().includes("100"));
      partial({ type: "Label", text: "new", tone: "pos" });
      await wait(100);
      expect(stage.root.querySelector(".label.pos")).to.equal(null);
      expect(stage.root.querySelectorAll("button.button")).to.have.length(0);
    });

    it("takes nothing back when a host heals worse than before", async () => {
      const stage = await Stage.open();
      const partial = (args: unknown): void =>
        stage.host.notify(`${NOTIFICATION}tool-input-partial`, { arguments: args });
      partial({ v: 1, root: { type: "Group", children: [text("One two three"), text("Four")] } });
      await stage.settles(() => stage.root.textContent?.includes("three") ?? false);
      for (const less of [
        {},
        { v: 1 },
        { v: 1, root: null },
        { v: 1, root: { type: "Group", children: [text("One")] } },
      ]) {
        partial(less);
      }
      await wait(100);
      expect(stage.root.textContent).to.include("three");
      await stage.show({ type: "Group", children: [text("One two three"), text("Four five")] });
      expect(stage.root.textContent).to.include("five");
    });

    it("looks the same without any", async () => {
      const [streamed, whole] = [await Stage.open(), await Stage.open({ manners: { partials: false } })];
      const partials = [...snapshots({ v: 1, root: everything })];
      for (const stage of [streamed, whole]) await stage.show(everything, { partials });
      // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not shown
      const drawn = (stage: Stage): string => (stage.root.querySelector(".tree") as HTMLElement).innerText;
      await streamed.settles(() => drawn(streamed) === drawn(whole));
      expect(whole.said(`${NOTIFICATION}size-changed`)).not.to.deep.equal([]);
    });

    it("hears no more of parts once the whole has come", async () => {
      const stage = await Stage.open();
      await stage.show(text("All of it"));
      stage.host.notify(`${NOTIFICATION}tool-input-partial`, { arguments: { v: 1, root: text("Late") } });
      await wait(100);
      expect(stage.root.textContent).to.include("All of it");
    });

    it("draws a branching flow and a chart under the policy of hosts", async () => {
      const chart = {
        type: "Chart",
        kind: "line",
        series: [{ label: "A", points: [1, 5, 3].map((y, x) => ({ x, y })) }],
      };
      const tree = { v: 1, root: { type: "Group", children: [...everything.children.slice(1, 3), chart] } };
      const stage = await Stage.open({ draws: "result" });
      await stage.host.play({ args: { root: "of another kind" }, result: resultOf("s1", tree) });
      await stage.settles(() => stage.root.querySelector('intui-flow[data-picture="drawn"]') !== null);
      await stage.settles(() => stage.root.querySelector("canvas") !== null);
    });

    it("reads a tree of the server's own, from whichever part of the result a host passes on", async () => {
      const shown = { surface: "s9", tree: { v: 1, root: { type: "Stat", label: "Orders", value: 12 } } };
      for (const result of [{ structuredContent: shown }, { _meta: { "intui/shown": shown } }]) {
        const stage = await Stage.open({ draws: "result" });
        await stage.host.play({ args: {}, result: { content: [], ...result } });
        await stage.settles(() => stage.is("complete"));
        expect(stage.tree.source).to.equal("s9");
      }
    });

    it("shows a line where the server has refused the tree, and where the call was stopped", async () => {
      const refused = await Stage.open();
      await refused.host.play({ args: { v: 1, root: {} }, result: { content: [], isError: true } });
      await refused.settles(() => refused.note === "The answer could not be shown");
      expect(refused.tree.checkVisibility()).to.equal(false);
      const stopped = await Stage.open({ strings: { mcpCancelled: "Angehalten" } });
      stopped.host.notify(`${NOTIFICATION}tool-input-partial`, { arguments: { v: 1, root: text("Half") } });
      stopped.host.notify(`${NOTIFICATION}tool-cancelled`, { reason: "stopped" });
      await stopped.settles(() => stopped.note === "Angehalten" && stopped.is("invalid"));
    });
  });

  describe("a press", () => {
    it("goes three ways: to the server, to the model's context, into the conversation", async () => {
      const stage = await Stage.open();
      await stage.show(choice);
      await stage.press("Wait a week");
      await stage.settles(() => stage.said("ui/message").length === 1);
      const event = { v: 1, source: "s1", target: "way", action: "press", value: "b" };
      expect(stage.told).to.deep.equal([{ name: "intui_event", arguments: event }]);
      const methods = stage.host.messages.map(({ method, params }) => (method === "tools/call" ? params.name : method));
      const order = ["intui_event", "ui/update-model-context", "ui/message"].map((method) => methods.indexOf(method));
      expect(order).to.deep.equal([...order].sort((a, b) => a - b));
      const said = `Pressed "Wait a week" in way.\n\n\`\`\`intui-event\n${JSON.stringify(event)}\n\`\`\``;
      expect(stage.said("ui/message")[0]).to.deep.equal({ role: "user", content: [{ type: "text", text: said }] });
      expect(stage.said("ui/update-model-context")[0]).to.deep.equal({
        content: [{ type: "text", text: said }],
        structuredContent: { events: [event] },
      });
      await stage.settles(() => stage.button("Ship now") === undefined);
      expect(stage.note).to.equal("");
    });

    for (const message of ["refuses", "fails"]) {
      it(`is kept where the chat ${message}, and says so, with the words to copy`, async () => {
        const stage = await Stage.open({ manners: { message } });
        await stage.show(choice);
        await stage.press("Ship now");
        await stage.settles(() => stage.note.startsWith("Your answer is saved."));
        expect(stage.button("Copy it")).not.to.equal(undefined);
        expect(stage.button("Wait a week")).to.equal(undefined);
        expect(stage.told).to.have.length(1);
      });
    }

    it("waits for no chat that never answers, once the server has it", async () => {
      const stage = await Stage.open({ manners: { message: "silent", modelContext: "refuses" } });
      await stage.show(choice);
      await stage.press("Ship now");
      await stage.settles(() => stage.button("Wait a week") === undefined);
      expect(stage.said("ui/message")).to.have.length(1);
    });

    it("does not ask whether the host takes messages: not every one that does says so", async () => {
      const stage = await Stage.open({ manners: { capabilities: {} } });
      await stage.show(choice);
      await stage.press("Ship now");
      await stage.settles(() => stage.said("ui/message").length === 1);
      expect(stage.said("tools/call")).to.deep.equal([]);
    });

    it("opens the buttons again where no way is open", async () => {
      const manners = { message: "fails", modelContext: "refuses" };
      const callTool = async () => ({ content: [], isError: true });
      const stage = await Stage.open({ manners, callTool });
      await stage.show(choice);
      await stage.press("Ship now");
      await stage.settles(() => /Not sent/.test(stage.root.textContent ?? ""));
      expect(stage.button("Wait a week")?.disabled).to.equal(false);
    });

    it("can't be made before the server has named what is shown", async () => {
      const stage = await Stage.open();
      await stage.host.play({ args: { v: 1, root: choice } });
      await stage.settles(() => stage.is("complete"));
      stage.button("Ship now")?.click();
      await wait(100);
      expect(stage.said("ui/message")).to.deep.equal([]);
    });
  });

  describe("opened again", () => {
    it("shows what was answered, by what this browser has kept", async () => {
      const first = await Stage.open();
      await first.show(choice, { surface: "kept" });
      await first.press("Ship now");
      await first.settles(() => first.said("ui/message").length === 1);
      await first.settles(() => (localStorage.getItem("intui-answers") ?? "").includes("kept"));
      await first.host.close();
      const [again, other] = [await Stage.open(), await Stage.open()];
      await again.show(choice, { surface: "kept" });
      await again.settles(() => again.button("Wait a week") === undefined);
      expect(again.root.textContent).to.include("Ship now");
      await other.show(choice, { surface: "another" });
      expect(other.button("Wait a week")).not.to.equal(undefined);
    });

    it("shows it by what the server knows, in a frame that can keep nothing", async () => {
      const calls: unknown[] = [];
      const callTool = async (name: string, args: unknown) => {
        calls.push([name, args]);
        const event = { v: 1, source: "far", target: "way", action: "press", value: "a" };
        return { content: [], structuredContent: { events: [event] } };
      };
      const inside = await Stage.open({ callTool });
      await inside.show(choice, { surface: "far" });
      await inside.settles(() => inside.button("Wait a week") === undefined);
      expect(calls).to.deep.equal([["get_events", { surface: "far" }]]);
      // Of an origin of its own it can't be looked into: that it goes on is what can be seen.
      const sealed = await Stage.open({ callTool, sandbox: "allow-scripts" });
      await sealed.host.play({ args: { v: 1, root: choice }, result: resultOf("far") });
      await sealed.settles(() => calls.length === 2);
    });
  });

  describe("beside other programs", () => {
    it("hears nothing but its host, and nothing of another kind", async () => {
      const stage = await Stage.open({ manners: { strays: true } });
      await stage.show(choice);
      const foreign = document.createElement("iframe");
      document.body.append(foreign);
      // What is posted by code of another frame has that frame for its source.
      const script = foreign.contentDocument?.createElement("script") as HTMLScriptElement;
      script.textContent = `window.post = (target, message) => target.postMessage(message, "*");`;
      foreign.contentDocument?.body.append(script);
      const { post } = foreign.contentWindow as unknown as { post(target: unknown, message: unknown): void };
      post(stage.host.frame.contentWindow, { jsonrpc: "2.0", method: `${NOTIFICATION}tool-cancelled`, params: {} });
      await wait(100);
      foreign.remove();
      expect(stage.note).to.equal("");
      await stage.press("Ship now");
      await stage.settles(() => stage.said("ui/message").length === 1);
    });

    it("answers what it is asked, and says what it does not know", async () => {
      const stage = await Stage.open();
      expect(await stage.host.request("ping")).to.deep.equal({});
      expect(await stage.host.request("ui/resource-teardown", { reason: "closed" })).to.deep.equal({});
      const refused = await stage.host.request("tools/list").catch((error: { code: number }) => error.code);
      expect(refused).to.equal(-32601);
      stage.host.notify(`${NOTIFICATION}from-a-later-version`, { a: 1 });
      await stage.show(text("Still here"));
    });

    it("has nothing to do with other frames of the same chat", async () => {
      const stages = [await Stage.open(), await Stage.open()];
      for (const [at, stage] of stages.entries()) await stage.show(choice, { surface: `s${at}` });
      await stages[0]?.press("Ship now");
      await stages[0]?.settles(() => stages[0]?.said("ui/message").length === 1);
      expect(stages[1]?.said("ui/message")).to.deep.equal([]);
      expect(stages[1]?.button("Ship now")).not.to.equal(undefined);
    });

    it("hands links to the host", async () => {
      const stage = await Stage.open();
      await stage.show(text("[a link](https://example.com/a)"));
      stage.root.querySelector("a")?.click();
      await stage.settles(() => stage.said("ui/open-link").length === 1);
      expect(stage.said("ui/open-link")[0]).to.deep.equal({ url: "https://example.com/a" });
    });
  });

  describe("its size", () => {
    const heights = (stage: Stage): number[] =>
      stage.said(`${NOTIFICATION}size-changed`).map(({ height }) => height as number);
    const content = (stage: Stage): number => Math.ceil(stage.document.documentElement.getBoundingClientRect().height);

    it("is its content's, however high its frame is; it grows and shrinks with it", async () => {
      const stage = await Stage.open();
      await stage.show(text("One line"));
      await stage.settles(() => stage.is("complete") && heights(stage).at(-1) === content(stage));
      const one = heights(stage).at(-1) as number;
      expect(one).to.be.within(20, 60);
      stage.tree.tree = { v: 1, root: text("Many\n\nlines\n\nof\n\ntext\n\nhere") };
      await stage.settles(() => (heights(stage).at(-1) as number) > one * 3);
      stage.tree.tree = { v: 1, root: text("One line") };
      await stage.settles(() => heights(stage).at(-1) === one);
      // Some hosts read the document itself.
      expect(content(stage)).to.equal(one);
      expect(new Set(heights(stage)).size).to.be.at.least(2);
    });

    it("is the most that there is, where its content needs more", async () => {
      const stage = await Stage.open({ manners: { context: { containerDimensions: { maxHeight: 80 } } } });
      await stage.show(text("Many\n\nlines\n\nof\n\ntext\n\nhere"));
      await stage.settles(() => stage.host.frame.getBoundingClientRect().height === 80);
      expect(heights(stage).at(-1)).to.be.greaterThan(80);
    });

    it("is the host's, where that is fixed: it fills it, and tells none", async () => {
      const stage = await Stage.open({ manners: { context: { containerDimensions: { height: 300 } } } });
      await stage.show(text("One line"));
      await wait(100);
      expect(heights(stage)).to.deep.equal([]);
      expect(content(stage)).to.equal(300);
      stage.host.change({ containerDimensions: { maxHeight: 500 } });
      await stage.settles(() => (heights(stage).at(-1) ?? 999) < 60);
    });

    it("is told no more once the host takes the frame away", async () => {
      const stage = await Stage.open();
      await stage.show(text("One line"));
      await stage.host.request("ui/resource-teardown");
      const before = heights(stage).length;
      stage.tree.tree = { v: 1, root: text("Many\n\nlines\n\nof\n\ntext") };
      await wait(150);
      expect(heights(stage)).to.have.length(before);
    });
  });

  describe("its look", () => {
    const property = (stage: Stage, name: string): string =>
      getComputedStyle(stage.document.documentElement).getPropertyValue(name);
    const colour = (stage: Stage): string => getComputedStyle(stage.root.querySelector(".tree") as Element).color;

    it("is the host's, and changes with it", async () => {
      const stage = await Stage.open({ manners: { context: look("light") } });
      await stage.show(text("Hi"));
      expect(colour(stage)).to.equal("rgb(26, 25, 21)");
      expect(getComputedStyle(stage.document.documentElement).colorScheme).to.equal("light");
      expect(getComputedStyle(stage.tree).fontFamily).to.include("Georgia");
      stage.host.change(look("dark"));
      await stage.settles(() => colour(stage) === "rgb(242, 240, 232)");
      expect(stage.document.documentElement.dataset.theme).to.equal("dark");
      stage.host.change({ theme: "light" });
      await stage.settles(() => getComputedStyle(stage.document.documentElement).colorScheme === "light");
    });

    it("mixes no text of the host's with a ground of ours", async () => {
      const variables = {
        "--color-text-success": "#2b6a2b",
        "--color-text-danger": "#900",
        "--color-background-danger": "#fee",
      };
      const stage = await Stage.open({ manners: { context: { theme: "light", styles: { variables } } } });
      await stage.show({ type: "Label", text: "Good", tone: "positive" });
      expect(property(stage, "--intui-positive")).to.equal("");
      expect(property(stage, "--intui-critical")).to.equal("#900");
    });

    it("has our own colours in a host without any, in its scheme", async () => {
      const stage = await Stage.open({ manners: { context: { theme: "dark" } } });
      await stage.show(text("Hi"));
      expect(colour(stage)).to.equal("rgb(233, 235, 238)");
      expect(getComputedStyle(stage.document.documentElement).backgroundColor).to.equal("rgba(0, 0, 0, 0)");
    });

    it("follows the host's language in numbers, and its insets", async () => {
      const context = { locale: "de-DE", safeAreaInsets: { top: 30, left: 0, right: 0, bottom: 0 } };
      const stage = await Stage.open({ draws: "result", manners: { context } });
      const tree = { v: 1, root: { type: "Stat", label: "Orders", value: 1234 } };
      await stage.host.play({ args: {}, result: resultOf("s1", tree) });
      await stage.settles(() => stage.root.textContent?.includes("1.234") ?? false);
      expect(getComputedStyle(stage.document.body).paddingTop).to.equal("30px");
    });
  });
});
