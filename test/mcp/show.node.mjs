// `npx @intui/web mcp`, over stdio, by the protocol's own client library, in both revisions of the core protocol.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Tree } from "../../dist/npm/core.js";
import { choice, ERAS, form, ORDERS, show, textOf, withClient } from "./kit.mjs";

const accept = (content) => () => ({ action: "accept", content });

for (const [era, mode] of Object.entries(ERAS)) {
  describe(`the server, to a client of ${era}`, () => {
    it("gives show, with what a model may write", () =>
      withClient({ era: mode }, async (client) => {
        const { tools } = await client.listTools();
        const tool = tools.find(({ name }) => name === "show");
        assert.deepEqual(Object.keys(tool.inputSchema.properties), ["v", "root"]);
        const kinds = Object.keys(tool.inputSchema.$defs);
        assert.ok(kinds.includes("Table") && !kinds.includes("Chart") && !kinds.includes("Stat"));
        assert.equal(tool._meta.ui.resourceUri, tool._meta["ui/resourceUri"]);
        assert.match(tool._meta.ui.resourceUri, /^ui:\/\/intui\/show-\d+\.\d+\.\d+.*\.html$/);
        const [event] = tools.filter(({ _meta }) => _meta?.ui?.visibility?.join() === "app");
        assert.equal(event.name, "intui_event");
      }));

    it("answers with the text form, and says what a client that draws nothing has to do", () =>
      withClient({ era: mode }, async (client) => {
        const result = await show(client, choice);
        assert.equal(result.content[0].text, Tree.of(choice).toText());
        assert.match(result.content[1].text, /repeat the text above/);
        assert.match(result.content[1].text, /1\. Ship now\n2\. Wait a week$/);
        assert.equal(result.structuredContent, undefined);
      }));

    it("refuses a tree with what the model has to mend, charts and stats among it", () =>
      withClient({ era: mode }, async (client) => {
        const result = await show(client, { type: "Group", children: [{ type: "Stat", label: "a", value: 1 }, {}] });
        assert.equal(result.isError, true);
        assert.match(textOf(result), /children\[0\] \(Stat\): only code may write this/);
        assert.match(textOf(result), /children\[1\]\.type/);
        for (const args of [{}, { v: 1 }, { v: 1, root: "{" }]) {
          assert.equal((await client.callTool({ name: "show", arguments: args })).isError, true);
        }
      }));

    it("reads a root that is JSON text, as some models write what is nested", () =>
      withClient({ era: mode }, async (client) => {
        const result = await show(client, JSON.stringify({ type: "Label", text: "hi" }));
        assert.equal(result.content[0].text, "[hi]");
      }));

    it("gives the app, one file that loads nothing", () =>
      withClient({ era: mode, apps: true }, async (client) => {
        const { resources } = await client.listResources();
        assert.equal(resources.length, 2);
        for (const { uri } of resources) {
          const [{ text, mimeType, _meta }] = (await client.readResource({ uri })).contents;
          assert.equal(mimeType, "text/html;profile=mcp-app");
          assert.doesNotMatch(text, /\s(?:src|href)=/);
          assert.deepEqual(_meta.ui.csp.resourceDomains, []);
          assert.match(text, uri.includes("show") ? /"draws":"input"/ : /"draws":"result"/);
        }
      }));

    it("names the surface to a client that draws, asks nothing there, and takes what was pressed", () =>
      withClient({ era: mode, apps: true, answer: accept({ choice: "a" }) }, async (client, asked) => {
        const result = await show(client, choice);
        assert.deepEqual(asked, []);
        assert.equal(result.content[0].text, Tree.of(choice).toText());
        const { surface } = result.structuredContent;
        assert.deepEqual(result._meta["intui/shown"], { surface });
        assert.ok(result.content[1].text.includes(surface));

        const read = () => client.callTool({ name: "get_events", arguments: { surface } });
        assert.match(textOf(await read()), /Nothing was pressed/);
        const event = { v: 1, source: surface, target: "way", action: "press", value: "b" };
        const told = await client.callTool({ name: "intui_event", arguments: event });
        assert.equal(told.isError, undefined);
        const heard = await read();
        assert.equal(textOf(heard), 'Pressed "Wait a week" in way.');
        assert.deepEqual(heard.structuredContent.events, [event]);
      }));

    it("takes no event that can't come from what it has shown", () =>
      withClient({ era: mode, apps: true }, async (client) => {
        const { surface } = (await show(client, choice)).structuredContent;
        const event = { v: 1, source: surface, target: "way", action: "press", value: "b" };
        for (const change of [{ value: "c" }, { target: "no" }, { source: "none" }, { v: 2 }, { extra: 1 }]) {
          const told = await client.callTool({ name: "intui_event", arguments: { ...event, ...change } });
          assert.equal(told.isError, true, JSON.stringify(change));
        }
        const unknown = await client.callTool({ name: "get_events", arguments: { surface: "none" } });
        assert.equal(unknown.isError, true);
        assert.match(textOf(unknown), /ask the person/);
        assert.equal((await client.callTool({ name: "get_events", arguments: {} })).isError, true);
      }));

    it("has a terminal ask: one choice", () =>
      withClient({ era: mode, answer: accept({ choice: "b" }) }, async (client, asked) => {
        const result = await show(client, choice);
        assert.equal(asked.length, 1);
        const [{ message, requestedSchema }] = asked;
        assert.equal(message, "Two ways **remain**.\n\nWhich way?");
        assert.deepEqual(requestedSchema.properties.choice.oneOf, [
          { const: "a", title: "Ship now" },
          { const: "b", title: "Wait a week" },
        ]);
        assert.match(textOf(result), /The person has answered\. Pressed "Wait a week" in way\.$/);
        assert.equal(result._meta["intui/event"].value, "b");
      }));

    it("has a terminal ask: one form, each field by its kind", () =>
      withClient(
        { era: mode, answer: accept({ name: "Ada", people: 3, day: "2026-12-24", class: "first", field_5: true }) },
        async (client, asked) => {
          const result = await show(client, form);
          const { properties, required } = asked[0].requestedSchema;
          assert.deepEqual(required, ["name", "people"]);
          assert.deepEqual(properties.people, { type: "number", title: "People", description: "You too" });
          assert.equal(properties.day.format, "date");
          assert.deepEqual(properties.class.enum, ["first", "second"]);
          assert.equal(properties.field_5.type, "boolean");
          assert.deepEqual(result._meta["intui/event"].value, {
            name: "Ada",
            people: 3,
            day: "2026-12-24",
            class: "first",
            "needs pets": true,
          });
        },
      ));

    it("asks in strings, enums and booleans where a client draws no more", () =>
      withClient(
        { era: mode, name: "codex-mcp-client", answer: accept({ name: "Ada", people: " 2,5 ", day: "" }) },
        async (client, asked) => {
          const result = await show(client, form);
          const types = Object.values(asked[0].requestedSchema.properties).map(({ type, format }) => [type, format]);
          assert.deepEqual(types, [
            ["string", undefined],
            ["string", undefined],
            ["string", undefined],
            ["string", undefined],
            ["boolean", undefined],
          ]);
          assert.deepEqual(result._meta["intui/event"].value, { name: "Ada", people: 2.5, "needs pets": false });
        },
      ));

    it("asks once, whatever comes back: nothing, or what can't be", async () => {
      for (const content of [{}, { choice: "z" }, { choice: 3 }, undefined]) {
        await withClient({ era: mode, name: "codex", answer: accept(content) }, async (client, asked) => {
          const result = await show(client, choice);
          assert.equal(asked.length, 1);
          assert.equal(result.content[0].text, Tree.of(choice).toText());
          assert.match(textOf(result), /can't be read:\n- [\s\S]+1\. Ship now/);
        });
      }
    });

    it("says so when the person declines, or closes the question, and gives the text", async () => {
      for (const [action, said] of [
        ["decline", /declined to answer/],
        ["cancel", /closed the question/],
      ]) {
        await withClient({ era: mode, answer: () => ({ action }) }, async (client) => {
          const result = await show(client, choice);
          assert.equal(result.content[0].text, Tree.of(choice).toText());
          assert.match(textOf(result), said);
          assert.match(textOf(result), /1\. Ship now/);
        });
      }
    });

    it("asks nothing where a tree asks more than one thing, or none", () =>
      withClient({ era: mode, answer: accept({}) }, async (client, asked) => {
        const second = { ...form, id: "second" };
        const text = textOf(await show(client, { type: "Group", children: [...choice.children, second] }));
        assert.match(text, /Ship now/);
        await show(client, { type: "Text", markdown: "Hi" });
        assert.deepEqual(asked, []);
      }));

    it("asks nothing in a client that draws booleans alone", () =>
      withClient({ era: mode, name: "opencode", answer: accept({}) }, async (client, asked) => {
        assert.match(textOf(await show(client, choice)), /1\. Ship now/);
        assert.deepEqual(asked, []);
      }));

    it("draws what a server's own tool returns: charts and stats, which code supplies", () =>
      withClient({ server: ORDERS, era: mode, apps: true }, async (client) => {
        const { tools } = await client.listTools();
        const { _meta } = tools.find(({ name }) => name === "query_orders");
        assert.match(_meta.ui.resourceUri, /result-/);
        const result = await client.callTool({ name: "query_orders", arguments: { region: "South" } });
        const { tree, surface } = result.structuredContent;
        const types = Tree.parse(tree)
          .walk()
          .map(({ node }) => node.type);
        assert.deepEqual(types, ["Group", "Stat", "Chart", "Choice"]);
        assert.match(result.content[0].text, /\| W43 \| 297 \|/);
        const event = { v: 1, source: surface, target: "next-region", action: "press", value: "North" };
        await client.callTool({ name: "intui_event", arguments: event });
        assert.match(textOf(await client.callTool({ name: "get_events", arguments: { surface } })), /"North"/);
      }));

    it("has a terminal ask for what such a tool's tree asks, and goes on with the answer", () =>
      withClient({ server: ORDERS, era: mode, answer: accept({ choice: "South" }) }, async (client, asked) => {
        const result = await client.callTool({ name: "query_orders", arguments: { region: "North" } });
        assert.match(asked[0].message, /Orders by week[\s\S]+Which region next\?$/);
        assert.match(textOf(result), /Pressed "South" in next-region/);
      }));
  });
}
