/** The way of the README: a provider's stream, its calls, an element for each; and one whose call is sent again. */
import { expect } from "@open-wc/testing";
import "../../src/define.js";
import { strictCatalog } from "../../src/agent.js";
import { core } from "../../src/core.js";
import type { IntuiTree } from "../../src/draw/tree.js";
import { replyTextStream, toolCallStream, toolCalls } from "../../src/sources.js";

const treeOf = (markdown: string) => ({ v: 1, root: { type: "Text", markdown } });
const bytes = new TextEncoder();

function respond(events: readonly object[]): Response {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  const chunks = text.match(/[\s\S]{1,7}/g) ?? [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve));
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(bytes.encode(chunk) as Uint8Array<ArrayBuffer>);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const run = (...events: object[]) => [{ type: "RUN_STARTED" }, ...events, { type: "RUN_FINISHED" }];
const start = (toolCallId: string, toolCallName = "show") => ({ type: "TOOL_CALL_START", toolCallId, toolCallName });
const args = (toolCallId: string, delta: string) => ({ type: "TOOL_CALL_ARGS", toolCallId, delta });
const end = (toolCallId: string) => ({ type: "TOOL_CALL_END", toolCallId });

/** Draws the calls of a reply as the README does. */
async function draw(response: Response, page: HTMLElement): Promise<IntuiTree[]> {
  const trees = new Map<string, IntuiTree>();
  const drawn: Promise<unknown>[] = [];
  for await (const call of toolCalls(response)) {
    if (call.name !== "show") continue;
    let tree = trees.get(call.id);
    if (!tree) {
      tree = document.createElement("intui-tree");
      tree.source = call.id;
      tree.author = "model";
      trees.set(call.id, tree);
      page.append(tree);
    }
    drawn.push(tree.stream(call.text).catch(() => {}));
  }
  await Promise.all(drawn);
  return [...trees.values()];
}

describe("a provider's stream, drawn", () => {
  let page: HTMLElement;
  let told: string[];

  beforeEach(() => {
    page = document.createElement("div");
    document.body.append(page);
    told = [];
    for (const name of ["intui-complete", "intui-error"] as const) {
      page.addEventListener(name, (event) => told.push(`${name} ${event.detail.source}`));
    }
  });

  afterEach(() => page.remove());

  it("calls in turns, each in an element of its own, by their ids", async () => {
    const [one, two] = [JSON.stringify(treeOf("One")), JSON.stringify(treeOf("Two"))];
    const turns = [...one].flatMap((piece, at) => [args("a", piece), args("b", two[at] ?? ""), args("c", piece)]);
    const events = run(start("a"), start("b"), start("c", "other"), ...turns, end("a"), end("b"), end("c"));
    const trees = await draw(respond(events), page);
    expect(trees.map(({ source, tree }) => [source, tree?.toText()])).to.deep.equal([
      ["a", "One"],
      ["b", "Two"],
    ]);
    expect(told.sort()).to.deep.equal(["intui-complete a", "intui-complete b"]);
  });

  it("a call that is sent again takes the place of what was drawn of it, and nothing is told of the first", async () => {
    const first = JSON.stringify(treeOf("Not this, but that")).slice(0, 50);
    const events = run(start("a"), args("a", first), start("a"), args("a", JSON.stringify(treeOf("Mended"))), end("a"));
    const trees = await draw(respond(events), page);
    expect(trees.map(({ tree }) => tree?.toText())).to.deep.equal(["Mended"]);
    expect(told).to.deep.equal(["intui-complete a"]);
  });

  it("an error in mid-stream reaches the element with the provider's words", async () => {
    const events = [
      { type: "RUN_STARTED" },
      start("a"),
      args("a", '{"v":1,'),
      { type: "RUN_ERROR", message: "Overloaded" },
    ];
    const tree = document.createElement("intui-tree");
    page.append(tree);
    let message = "";
    try {
      for await (const call of toolCalls(respond(events))) {
        tree.stream(call.text).catch((error: Error) => {
          message = error.message;
        });
      }
    } catch (error) {
      expect((error as Error).message).to.contain("Overloaded");
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(message).to.contain("Overloaded");
  });

  it("what a strict schema made is drawn with the strict catalog", async () => {
    const tree = document.createElement("intui-tree");
    tree.catalog = strictCatalog(core);
    tree.author = "model";
    page.append(tree);
    const root = {
      type: "Table",
      columns: [{ key: "a", label: "A", align: null }],
      rows: [[{ key: "a", value: "cell" }], [{ key: "a", value: null }]],
      caption: null,
    };
    const text = JSON.stringify({ v: 1, root });
    for await (const call of toolCalls(
      respond(run(start("a"), ...[...text].map((piece) => args("a", piece)), end("a"))),
    )) {
      await tree.stream(call.text);
    }
    expect(tree.problems).to.deep.equal([]);
    expect(tree.shadowRoot?.querySelector("table")?.textContent).to.contain("cell");
  });

  it("as streams to pipe through, with the page's own types", async () => {
    const events = run(start("a"), args("a", JSON.stringify(treeOf("Piped"))), end("a"));
    const calls = respond(events).body?.pipeThrough(toolCallStream()).getReader();
    const { value } = (await calls?.read()) ?? {};
    expect(value?.id).to.equal("a");
    const prose = respond(run({ type: "TEXT_MESSAGE_CHUNK", messageId: "m", delta: "Hi" })).body;
    const text = prose?.pipeThrough(replyTextStream()).getReader();
    expect((await text?.read())?.value).to.equal("Hi");
  });
});
