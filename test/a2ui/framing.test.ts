import { assert } from "@open-wc/testing";
import { at, column, components, create, data, framings, surface, text } from "./messages.js";
import { ModelStage } from "./model-stage.js";

const messages = [
  create(),
  data("/", { name: 'Ada ] } </a2ui-json> " \\ ```', list: [1, 2] }),
  components([column("root", ["a", "b"]), text("a", at("/name")), text("b", "Two\nlines — “so”")]),
];
const wanted = 'Ada ] } </a2ui-json> " \\ ```\n\nTwo\nlines — “so”';
const calm = [
  create(),
  data("/", { name: "Ada" }),
  components([column("root", ["a", "b"]), text("a", at("/name")), text("b", "Two\nlines")]),
];

const prose = (stage: ModelStage): string[] =>
  stage.parts.flatMap((part) => (part.is === "prose" ? [part.text.trim()] : []));

describe("a2ui: text that holds messages", () => {
  for (const [name, frame] of Object.entries(framings)) {
    it(`is read from ${name}, however it is cut`, () => {
      const full = frame(calm);
      const whole = new ModelStage().stream(full).end();
      assert.equal(whole.text(), "Ada\n\nTwo\nlines");
      assert.deepEqual(whole.reports, []);
      for (const size of [1, 2, 3, 7, 50]) {
        const cut = new ModelStage().stream(full, size).end();
        assert.deepEqual([...cut.shown, ...cut.reports], whole.shown, `in pieces of ${size}`);
      }
      for (let end = 1; end < full.length; end += 5) {
        const two = new ModelStage().stream(full.slice(0, end)).stream(full.slice(end)).end();
        assert.deepEqual([...two.shown, ...two.reports], whole.shown, `cut at ${end}`);
      }
    });
  }

  it("keeps prose and surfaces in their order, and shows nothing of what is around the messages", () => {
    const one = `Hello *there*.\n\n<a2ui-json>${JSON.stringify(surface([text("root", "One")], undefined, "s1"))}</a2ui-json>\nAnd:\n`;
    const two = `\`\`\`json\n${JSON.stringify(surface([text("root", "Two")], undefined, "s2"))}\n\`\`\`\n\nBye.`;
    for (const size of [1, 5, 1000]) {
      const stage = new ModelStage().stream(one + two, size).end();
      assert.deepEqual(stage.shown, ["Hello *there*.", "[s1] One", "And:", "[s2] Two", "Bye."]);
    }
  });

  it("does not mistake what strings hold for what is around them", () => {
    for (const name of ["list", "JSON lines", "a tool's string", "a tool's list"]) {
      for (const size of [1, 9, 1000]) {
        assert.equal(
          new ModelStage()
            .stream(framings[name]?.(messages) ?? "", size)
            .end()
            .text(),
          wanted,
          name,
        );
      }
    }
  });

  it("passes on all prose, and JSON and code that is no message", () => {
    const texts = [
      'Use {x} and [see 1], `[a](b)`, or {"a": 1} and < 3 or <b>.',
      "```js\nconst a = { version: 1 };\n```",
      '```json\n{"name": "x", "version": "1.2.3"}\n```\nThat is a package.',
      '```js\nsend({"version": "v0.9", "createSurface": {"surfaceId": "s"}})\n```',
      "A rule:\n\n---\n\nand ~~gone~~ text -- with dashes -",
      "[link](https://a.example/) at the beginning",
      "Ends in a brace {",
      "Ends in `` two backticks",
      '{"a": [1, 2]',
      "~~~\n[1]\n~~~",
    ];
    for (const each of texts) {
      for (const size of [1, 3, 1000]) {
        const stage = new ModelStage().stream(each, size).end();
        assert.equal(prose(stage).join("|"), each, `in pieces of ${size}`);
        assert.equal(stage.parts.length, 1);
      }
    }
  });

  it("holds back no more than may be the beginning of something else", () => {
    const stage = new ModelStage();
    let written = "";
    for (const character of "Prose with [brackets] and {braces}, `code`, a < b and -- dashes.\nNext {line}: ") {
      written += character;
      stage.stream(character);
      const shown = prose(stage).join("");
      assert.isTrue(written.startsWith(shown));
      assert.isAtMost(written.length - shown.length, 4, written);
    }
  });

  it("goes on behind JSON that is broken, and reports it once", () => {
    const good = JSON.stringify(surface([text("root", "Good")]));
    for (const [broken, after] of [
      [`<a2ui-json>[{"version" "v0.9"}]</a2ui-json>\nThen\n`, "Then"],
      [`\`\`\`a2ui\n{"version": 'x', oops}\n\`\`\`\nThen\n`, "Then"],
      ["<a2ui-json></a2ui-json>\nThen\n", "Then"],
      ["<a2ui-json>invalid_json</a2ui-json>\nThen\n", "Then"],
    ]) {
      for (const size of [1, 6, 1000]) {
        const stage = new ModelStage().stream(`${broken}<a2ui-json>${good}</a2ui-json>`, size).end();
        assert.deepEqual(stage.shown, [after, "[s] Good"]);
        assert.lengthOf(stage.reports, 1, stage.reports.join("\n"));
      }
    }
  });

  it("mends what models write for JSON: commas too many, and quotes that a typesetter would like", () => {
    const stage = new ModelStage().stream(
      `<a2ui-json>[{“version”: "v0.9", "createSurface": {"surfaceId": "s", "catalogId": "basic",},}, ${JSON.stringify(components([text("root", "Hi")]))},]</a2ui-json>`,
    );
    assert.deepEqual(stage.end().shown, ["[s] Hi"]);
    assert.deepEqual(stage.reports, []);
  });

  it("reads a tool call that draws one surface", () => {
    const call = { surfaceId: "s", catalogId: "basic", components: [text("root", at("/items/0"))], items: ["First"] };
    for (const size of [1, 1000])
      assert.equal(new ModelStage().stream(JSON.stringify(call), size).end().text(), "First");
  });

  it("shows the components of such a call as each has come, once it is known which surface they are for", () => {
    const list = [column("root", ["a", "b"]), text("a", "First"), text("b", "Second")];
    const stage = new ModelStage();
    const full = JSON.stringify({ surfaceId: "s", catalogId: "basic", components: list, data: { x: 1 } });
    stage.stream(full.slice(0, full.indexOf('"Second"')), 3);
    assert.equal(stage.text(), "First");
    stage.stream(full.slice(full.indexOf('"Second"')), 3).end();
    assert.equal(stage.text(), "First\n\nSecond");
    assert.deepEqual(stage.surface().data.toJSON(), { x: 1 });
    assert.deepEqual(stage.reports, []);
    const turned = new ModelStage().stream(JSON.stringify({ components: list, surfaceId: "t" }), 3).end();
    assert.equal(turned.text("t"), "First\n\nSecond");
    assert.deepEqual(turned.reports, []);
  });

  describe("in events of AG-UI", () => {
    const type = "ACTIVITY_SNAPSHOT";
    const snapshot = (operations: readonly unknown[], more: object = {}) =>
      ({
        type,
        messageId: "m",
        activityType: "a2ui-surface",
        content: { operations },
        replace: true,
        ...more,
      }) as const;
    const delta = (...patch: readonly object[]) => ({
      type: "ACTIVITY_DELTA",
      messageId: "m",
      activityType: "a2ui-surface",
      patch,
    });
    const lines = (...events: readonly object[]) => events.map((each) => JSON.stringify(each)).join("\n");

    it("adds of a snapshot what the last one did not have: what was written meanwhile stays", () => {
      for (const size of [1, 40, 5000]) {
        const stage = new ModelStage().stream(lines(snapshot(calm.slice(0, 2)), snapshot(calm)), size);
        assert.equal(stage.text(), "Ada\n\nTwo\nlines");
        stage.surface().data.set(["name"], "typed");
        const more = components([text("b", "New")]);
        stage.stream(lines(snapshot(calm), snapshot([...calm, more]), snapshot([...calm, more])), size).end();
        assert.equal(stage.text(), "typed\n\nNew");
        stage.stream(lines(snapshot([...calm, more, data("/name", "Grace")]))).end();
        assert.equal(stage.text(), "Grace\n\nNew");
        assert.deepEqual(stage.reports, []);
      }
    });

    it("follows deltas, and reads operations under both of their names", () => {
      const stage = new ModelStage().stream(
        lines(
          snapshot([], { content: { a2ui_operations: [calm[0]] } }),
          delta(
            { op: "add", path: "/a2ui_operations/-", value: calm[2] },
            { op: "add", path: "/a2ui_operations/1", value: calm[1] },
          ),
          delta({ op: "replace", path: "/a2ui_operations/1/updateDataModel/value/name", value: "Grace" }),
          delta({ op: "remove", path: "/a2ui_operations/0" }),
        ),
        7,
      );
      assert.equal(stage.end().text(), "Grace\n\nTwo\nlines");
      assert.deepEqual(stage.reports, []);
    });

    it("takes no other activity, none twice that shall not replace, and tells of deltas that do not fit", () => {
      const stage = new ModelStage().stream(
        lines(
          snapshot(calm, { activityType: "progress" }),
          snapshot(calm),
          snapshot([...calm, data("/name", "no")], { replace: false }),
          delta({ op: "add", path: "/operations/9", value: {} }),
          delta({ op: "add", path: "/__proto__/x", value: {} }),
          delta({ op: "move", path: "/operations/0", from: "/operations/1" }),
          delta({ op: "add", path: "/none/x", value: 1 }),
        ),
      );
      assert.equal(stage.end().text(), "Ada\n\nTwo\nlines");
      assert.lengthOf(stage.reports, 4, stage.reports.join("\n"));
      assert.isUndefined(({} as { x?: unknown }).x);
    });
  });

  it("ends a reply where it is told to, whatever was open", () => {
    const full = framings["a tag"]?.(calm) ?? "";
    for (let end = 1; end < full.length; end += 7) {
      const stage = new ModelStage().stream(full.slice(0, end)).end();
      assert.isFalse(stage.model.streaming);
      stage.stream(JSON.stringify(surface([text("root", "Next")], undefined, "next"))).end();
      assert.equal(stage.text("next"), "Next");
    }
  });
});
