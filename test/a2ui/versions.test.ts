import { assert } from "@open-wc/testing";
import { at, button, column, components, create, data, event, part, remove, surface, text } from "./messages.js";
import { ModelStage } from "./model-stage.js";

const run = (messages: readonly unknown[]): ModelStage => new ModelStage().stream(messages).end();

describe("a2ui: messages", () => {
  it("replace a component whole, and keep those that they do not name", () => {
    const stage = run([
      ...surface([column("root", ["a", "b"]), text("a", "A", { variant: "h1" }), text("b", "B")]),
      components([text("a", "A2")]),
    ]);
    assert.equal(stage.text(), "A2\n\nB");
    assert.deepEqual(stage.reports, []);
  });

  it("may come in any order", () => {
    const list = [
      components([column("root", ["a", "b"])]),
      components([text("b", at("/b"))]),
      components([text("a", at("/a"))]),
      data("/a", "A"),
      data("/b", "B"),
    ];
    for (let turn = 0; turn < list.length; turn++) {
      const turned = [...list.slice(turn), ...list.slice(0, turn)];
      const stage = run([create(), ...turned, ...turned.toReversed()]);
      assert.equal(stage.text(), "A\n\nB");
      assert.deepEqual(stage.reports, []);
    }
  });

  it("make a surface that nobody created, and a later createSurface takes it over", () => {
    const stage = run([components([text("root", at("/a"))]), data("/a", "A"), create("s", { sendDataModel: true })]);
    assert.equal(stage.text(), "A");
    assert.lengthOf(stage.reports, 1);
    assert.include(stage.reports[0], 'there is no surface "s": send createSurface before its updates');
    assert.isTrue(stage.surface().options.sendDataModel);
    assert.lengthOf(stage.parts, 1);
  });

  it("repeat a createSurface in silence, and refuse another one", () => {
    const theme = { primaryColor: "#0077cc" };
    const again = run([create("s", { theme }), components([text("root", "A")]), create("s", { theme })]);
    assert.deepEqual(again.reports, []);
    const other = run([create(), components([text("root", "A")]), create("s", { theme })]);
    assert.lengthOf(other.reports, 1);
    assert.include(other.reports[0], "exists: delete it first");
    assert.equal(other.text(), "A");
    assert.isUndefined(other.surface().options.theme.primaryColor);
  });

  it("begin a surface anew by another createSurface, where the host lets them", () => {
    const stage = new ModelStage();
    stage.model.surfaces.recreate = true;
    const first = surface([column("root", ["a", "b"]), text("a", at("/a")), text("b", "B")], { a: "A" });
    stage.stream([...first, ...surface([column("root", ["a"]), text("a", at("/a"))])]).end();
    assert.equal(stage.text(), "");
    assert.equal(stage.surface().size, 2);
    assert.lengthOf(stage.parts, 1);
    assert.deepEqual(stage.reports, []);
  });

  it("delete a surface, whose id is free then", () => {
    const stage = run([...surface([text("root", "A")], { a: 1 }), remove(), ...surface([text("root", at("/a"))])]);
    assert.equal(stage.text(), "");
    assert.deepEqual(stage.surface().data.toJSON(), {});
    assert.deepEqual(stage.reports, []);
    assert.include(run([remove("x")]).reports[0], 'there is no surface "x"');
  });

  it("set, replace and delete data by path", () => {
    const stage = run([
      create(),
      data("/", { a: { b: 1, c: 2 }, list: [1, 2, 3] }),
      data("/a", { d: 4 }),
      data("/list/1"),
      data("/new/deep/0/x", true),
      data("/list/3", "end"),
      data("/nothing", null),
    ]);
    assert.deepEqual(stage.surface().data.toJSON(), {
      a: { d: 4 },
      list: [1, undefined, 3, "end"],
      new: { deep: [{ x: true }] },
      nothing: null,
    });
    assert.deepEqual(stage.reports, []);
  });

  it("refuse data where none can stand, with the place and a remedy, and go on", () => {
    const stage = run([
      create(),
      data("/", { a: 1, list: [] }),
      data("/a/b", 2),
      data("/list/x", 1),
      data("/list/999999999", 1),
      data("/__proto__/polluted", 1),
      data("/c", 3),
    ]);
    assert.deepEqual(stage.surface().data.toJSON(), { a: 1, list: [], c: 3 });
    assert.lengthOf(stage.reports, 4);
    for (const report of stage.reports) assert.match(report, /^VALIDATION_FAILED \| \/path \| .*: /);
    assert.isUndefined(({} as { polluted?: number }).polluted);
  });

  it("are refused one by one, each once", () => {
    const bad = { version: "v0.9", createSurface: { surfaceId: "s" }, deleteSurface: { surfaceId: "s" } };
    const stage = run([
      ...surface([text("root", "A")]),
      bad,
      bad,
      { version: "v7", updateDataModel: { surfaceId: "s", path: "/x", value: 1 } },
      { updateDataModel: { surfaceId: "s", path: "/y", value: 1 } },
      { version: "v0.9" },
      5,
      { version: "v0.9", updateComponents: { surfaceId: "s", components: [] } },
      { version: "v0.9", updateComponents: { surfaceId: "s" } },
      {
        version: "v0.9",
        updateComponents: { surfaceId: "s", components: [5, {}, { id: "x" }, { component: "Text" }] },
      },
    ]);
    assert.equal(stage.text(), "A");
    assert.deepEqual(stage.surface().data.toJSON(), { x: 1, y: 1 });
    assert.lengthOf(stage.reports, 10, stage.reports.join("\n"));
  });

  it("tell of twins in a list, of which the last counts, and of unknown catalogs and types", () => {
    const twins = run(surface([text("root", "A"), text("root", "B")]));
    assert.equal(twins.text(), "B");
    assert.include(twins.reports[0], "stands twice");
    const foreign = run([create("s", { catalogId: "https://x.example/c.json" }), components([text("root", "A")])]);
    assert.equal(foreign.text(), "A");
    assert.include(foreign.reports[0], "is not known here");
    for (const catalogId of [
      "basic",
      "https://a2ui.org/specification/v0_9/basic_catalog.json",
      "https://a2ui.org/specification/v0_8/standard_catalog_definition.json",
      "https://a2ui.org/specification/v0_9/catalogs/minimal/catalog.json",
    ]) {
      assert.deepEqual(run([create("s", { catalogId }), components([text("root", "A")])]).reports, []);
    }
    const near = run(surface([part("root", "Txt", { text: "A" })]));
    assert.include(near.reports[0], 'the catalog has no component "Txt": use "Text"');
  });

  it("show what was written in an old or wrong way as it was meant, and report it", () => {
    const stage = run(
      surface(
        [
          column("root", ["f", "g", "i", "c"]),
          part("f", "TextField", {
            label: "F",
            text: "typed",
            checks: [{ call: "email", args: { value: "x" }, message: "No email" }],
          }),
          part("g", "Button", { text: "Press", action: { name: "old", context: { a: 1 } } }),
          part("i", "Icon", { name: { path: "M0 0h24v24" } }),
          part("c", "ChoicePicker", { value: "x", options: [{ label: "X", value: "x" }] }),
        ],
        {},
      ),
    );
    assert.equal(stage.text(), "F: typed\n  (No email)\n\n[Press]\n\n- (x) X");
    assert.isAbove(stage.reports.length, 3);
    assert.deepEqual(stage.surface().component("g")?.props.action, event("old", { a: 1 }) as unknown);
  });

  it("end with what is wrong with the surface as a whole", () => {
    const stage = run(
      surface([
        column("root", ["a", "missing"]),
        part("a", "Card", { child: "b" }),
        part("b", "Card", { child: "a" }),
        part("self", "Card", { child: "self" }),
        text("unused", "is no fault"),
      ]),
    );
    assert.deepEqual(
      stage.reports.map((report) => report.split(" | ").slice(1, 3)),
      [
        [
          "/components/root/children/1",
          'references non-existent component "missing": send it, or take the reference away',
        ],
        ["/components/b", 'Circular reference: "a" holds it, and it holds that'],
        ["/components/self", "Self-reference: a component can't hold itself"],
      ],
    );
  });
});

describe("a2ui: other versions", () => {
  it("v0.9.1 and relatives are read as v0.9", () => {
    for (const version of ["v0.9.1", "0.9.1", "0.9"]) {
      const stage = run(surface([text("root", "A")]).map((message) => ({ ...message, version })));
      assert.equal(stage.text(), "A");
      assert.deepEqual(stage.reports, []);
    }
  });

  it("v0.8 messages become the same surfaces", () => {
    const stage = run([
      { beginRendering: { surfaceId: "s", root: "top", styles: { primaryColor: "#ff0000", font: "x" } } },
      {
        surfaceUpdate: {
          surfaceId: "s",
          components: [
            {
              id: "top",
              component: {
                Column: { children: { explicitList: ["t", "f", "m", "s", "l", "tabs", "go"] }, distribution: "center" },
              },
            },
            { id: "t", component: { Text: { text: { literalString: "Title" }, usageHint: "h1" } } },
            {
              id: "f",
              component: {
                TextField: {
                  label: { literalString: "Name" },
                  text: { path: "/user/name" },
                  textFieldType: "longText",
                },
              },
            },
            {
              id: "m",
              component: {
                MultipleChoice: {
                  selections: { path: "/picked" },
                  maxAllowedSelections: 1,
                  options: [{ label: { literalString: "One" }, value: "1" }],
                },
              },
            },
            { id: "s", component: { Slider: { value: { path: "/n" }, minValue: 1, maxValue: 9 } } },
            { id: "l", component: { List: { children: { template: { componentId: "li", dataBinding: "/items" } } } } },
            { id: "li", component: { Text: { text: { path: "name" } } } },
            { id: "tabs", component: { Tabs: { tabItems: [{ title: { literalString: "Tab" }, child: "in" }] } } },
            { id: "in", component: { Text: { text: { literalString: "Inside" } } } },
            {
              id: "go",
              component: {
                Button: {
                  child: "gl",
                  primary: true,
                  action: {
                    name: "go",
                    context: [
                      { key: "who", value: { path: "/user/name" } },
                      { key: "n", value: { literalNumber: 5 } },
                    ],
                  },
                },
              },
            },
            { id: "gl", component: { Text: { text: { literalString: "Go" } } } },
          ],
        },
      },
      {
        dataModelUpdate: {
          surfaceId: "s",
          contents: [
            { key: "user", valueMap: [{ key: "name", valueString: "Ada" }] },
            { key: "n", valueNumber: 5 },
            {
              key: "items",
              valueMap: [
                { key: "a", valueMap: [{ key: "name", valueString: "A" }] },
                { key: "b", valueMap: [{ key: "name", valueString: "B" }] },
              ],
            },
          ],
        },
      },
      { dataModelUpdate: { surfaceId: "s", path: "/", contents: [{ key: "picked", valueString: "1" }] } },
    ]);
    assert.equal(
      stage.text(),
      "# Title\n\nName: Ada\n\n- (x) One\n\n5 (1 to 9)\n\n- A\n- B\n\n**Tab**\n\nInside\n\n[Go]",
    );
    assert.deepEqual(stage.reports, []);
    const props = stage.surface().component("go")?.props ?? {};
    assert.deepEqual(props.action as unknown, event("go", { who: at("/user/name"), n: 5 }));
    assert.equal(props.variant, "primary");
    assert.equal(stage.surface().options.theme.primaryColor, "#ff0000");
  });

  it("v1.0 creates with components and data, and deletes by null", () => {
    const stage = run([
      {
        version: "v1.0",
        createSurface: {
          surfaceId: "s",
          sendDataModel: true,
          dataModel: { a: "A", b: "B", list: [{ n: "x" }, { n: "y" }] },
          components: [
            column("root", ["a", "b", "l"]),
            text("a", at("/a"), {
              accessibility: { label: "L", live: "polite", hidden: false },
              metadata: { extensions: {} },
            }),
            text("b", at("/b")),
            part("l", "List", { children: { componentId: "li", path: "/list" } }),
            text("li", { call: "formatString", args: { value: "${@index(offset: 1)}. ${n}" } }),
          ],
        },
      },
      { version: "v1.0", updateDataModel: { surfaceId: "s", path: "/b", value: null } },
    ]);
    assert.equal(stage.text(), "A\n\n- 1. x\n- 2. y");
    assert.deepEqual(stage.reports, []);
  });

  it("v1.0 calls of the agent are answered, with a refusal", () => {
    const stage = run([
      ...surface([text("root", "A")]),
      { version: "v1.0", callRendererFunction: { functionCallId: "f1", callFunction: { call: "openUrl", args: {} } } },
      { version: "v1.0", agentFunctionResponse: { functionCallId: "f1", value: 1 } },
    ]);
    assert.lengthOf(stage.reports, 1);
    assert.match(stage.reports[0] ?? "", /^INVALID_FUNCTION_CALL \| f1 \| /);
  });

  it("buttons of v0.9 and their relatives hold what was said", () => {
    const stage = run(surface(button("root", "Go", event("x"))));
    assert.equal(stage.text(), "[Go]");
  });
});
