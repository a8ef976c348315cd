/**
 * The scripted agent, walked: every question, then every press and every form of every answer, until nothing new
 * comes. It runs on the built package, as the demo does: `npm run build` first.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const built = fileURLToPath(new URL("dist/npm/core.js", root));
if (!existsSync(built)) throw new Error("dist/npm/core.js is missing: run `npm run build` before this test.");

/** Loaded by address: the demo is plain JavaScript, and no part of the type-checked sources. */
const load = (/** @type {string} */ path) => import(new URL(path, root).href);

const { Tree, IntuiError, IntuiEvent } = await load("dist/npm/core.js");
const { reply } = await load("demo/agent/agent.js");
const { readConversation, RequestError } = await load("demo/agent/conversation.js");
const { check, compose, textOf } = await load("demo/agent/compose.js");
const { chunksOf, paced, providers, speeds } = await load("demo/agent/pace.js");
const { topicOfQuestion, topics } = await load("demo/agent/script.js");
const { slipPaths } = await load("demo/agent/answers/broken.js");
const data = await load("demo/agent/data.js");
const tools = await load("demo/agent/tools.js");

const questions = [
  "How was the week?",
  "Which pages changed?",
  "Show every day",
  "How does this work?",
  "Write a summary",
  "xyz",
];
const ask = (/** @type {string} */ question) => ({ from: "person", question });
const answerOf = ({ source, pieces }) => ({ from: "agent", source, text: textOf(pieces) });
const treeOf = (answer) => Tree.parse(JSON.parse(textOf(answer.pieces)));

/** A value that a person could give to a field. */
const valueFor = ({ input, options, label }) =>
  ({ text: `A ${label}`, number: 2.5, select: options?.[0], checkbox: true })[/** @type {string} */ (input)];

/** Every event that a person can cause in a tree. */
function eventsIn(tree, /** @type {string} */ source) {
  return tree.walk().flatMap(({ node }) => {
    if (node.type === "Choice") return node.options.map(({ id }) => IntuiEvent.press(source, node.id, id));
    if (node.type !== "Form") return [];
    const required = node.fields.filter((field) => field.required);
    return [node.fields, required].map((fields) =>
      IntuiEvent.submit(source, node.id, Object.fromEntries(fields.map((field) => [field.id, valueFor(field)]))),
    );
  });
}

/** Walks the script from every question, breadth first; an answer is entered once per topic. */
function walkScript() {
  const seen = new Map();
  const queue = questions.map((question) => [ask(question)]);
  let presses = 0;
  for (let messages = queue.shift(); messages; messages = queue.shift()) {
    const answer = reply(readConversation({ messages: JSON.parse(JSON.stringify(messages)) }));
    presses += 1;
    if (seen.has(answer.topic)) continue;
    seen.set(answer.topic, { answer, messages });
    if (answer.topic === "broken") continue;
    for (const event of eventsIn(treeOf(answer), answer.source)) {
      queue.push([...messages, answerOf(answer), { from: "person", event: event.toJSON() }]);
    }
  }
  return { seen, presses };
}

const { seen, presses } = walkScript();
const knowledge = {
  ideas: [{ title: "One", budget: 2 }],
  idea: { title: "One", budget: 2 },
  problem: slipPaths.join("\n"),
};

describe("the script", () => {
  it("reaches every topic by questions, presses and forms alone", () => {
    assert.deepEqual([...seen.keys(), "mended"].sort(), Object.keys(topics).sort());
    assert.ok(presses > 40, `only ${presses} exchanges were made`);
  });

  it("reaches at least eight answers from the first one by pressing", () => {
    const byPress = [...seen.values()].filter(({ messages }) => messages.length > 1);
    assert.ok(byPress.length >= 8, byPress.map(({ answer }) => answer.topic).join(", "));
  });

  for (const topic of Object.keys(topics).filter((name) => name !== "broken")) {
    it(`writes a valid tree: ${topic}`, () => {
      const turn = topics[topic](knowledge);
      const tree = check(turn, compose(turn, knowledge));
      assert.equal(Tree.of(tree.root).toText(), tree.toText());
      assert.ok(tree.toText().length > 20);
    });
  }

  it("lets the model write no number component, and tools write all of them", () => {
    const kindsOf = (/** @type {string} */ author) =>
      Object.keys(topics).flatMap((topic) =>
        compose(topics[topic](knowledge), knowledge)
          .filter((piece) => piece.author === author)
          .flatMap((piece) => [...piece.text.matchAll(/"type":"(Chart|Stat)"/g)].map(([, kind]) => kind)),
      );
    assert.deepEqual(kindsOf("model"), []);
    assert.ok(kindsOf("code").includes("Chart") && kindsOf("code").includes("Stat"));
  });

  it("refuses a turn in which the model writes a figure", () => {
    const turn = [{ component: { type: "Stat", label: "Visitors", value: 1204 } }];
    assert.throws(
      () => check(turn, compose(turn, knowledge)),
      (error) => error.problems[0].code === "author",
    );
  });

  it("shows a table of eight weeks, a line with a gap, and an approval", () => {
    const rows = (/** @type {string} */ topic) =>
      treeOf(seen.get(topic).answer)
        .walk()
        .find(({ node }) => node.type === "Table").node.rows.length;
    assert.equal(rows("days"), 56);
    const [usual, tuesday] = tools.loadByHour().series;
    assert.ok(tuesday.points.length < usual.points.length);
    const approval = treeOf(seen.get("fix").answer).interactive("approve");
    assert.deepEqual(
      approval.options.map(({ id }) => id),
      ["shipped", "cancelled"],
    );
  });

  it("finds the topic of a question by its words", () => {
    const asked = { "How was the week?": "week", "Which pages changed?": "pages", "Show me a broken answer": "broken" };
    for (const [question, topic] of Object.entries(asked)) assert.equal(topicOfQuestion(question), topic);
    assert.equal(topicOfQuestion("why is SIGNUP so slow"), "load");
    assert.equal(topicOfQuestion("Wie spät ist es?"), "unknown");
  });
});

describe("events", () => {
  const first = reply([ask("How was the week?")]);
  const after = (event) => [ask("How was the week?"), answerOf(first), { from: "person", event }];

  it("are described with their labels", () => {
    const answer = reply(after(IntuiEvent.press(first.source, "next", "load").toJSON()));
    assert.equal(answer.heard, `Pressed "Look into load time" in next (from ${first.source}).`);
  });

  it("that can't come from their tree are refused", () => {
    assert.throws(() => reply(after(IntuiEvent.press(first.source, "next", "shipped").toJSON())), IntuiError);
    assert.throws(() => reply(after({ v: 1, source: first.source })), IntuiError);
    assert.throws(() => reply(after(IntuiEvent.press("another", "next", "load").toJSON())), /doesn't know that answer/);
  });

  it("of a form come back as a table, and are remembered", () => {
    const idea = IntuiEvent.submit(first.source, "new-idea", { title: "Faster", budget: 1.5 });
    const added = reply(after(idea.toJSON()));
    assert.match(treeOf(added).toText(), /\| Faster \| {1,2}\| 1\.5 \|/);
    const later = [
      ...after(idea.toJSON()),
      answerOf(added),
      { from: "person", event: IntuiEvent.press(added.source, "more", "ideas").toJSON() },
    ];
    assert.match(treeOf(reply(later)).toText(), /Ideas so far[\s\S]*Faster/);
  });

  it("in a conversation of no known form are refused", () => {
    for (const messages of [
      undefined,
      [],
      [null],
      [{ from: "person" }],
      [{ from: "agent", source: "a", text: "{}" }],
    ]) {
      assert.throws(() => readConversation({ messages }), RequestError);
    }
  });
});

describe("the broken answer", () => {
  const conversation = [ask("Show me a broken answer")];
  const wrong = reply(conversation);

  const report = (/** @type {string} */ problem) =>
    reply([...conversation, answerOf(wrong), { from: "page", source: wrong.source, problem }]);

  const faultsOf = (answer) => {
    try {
      treeOf(answer);
      return [];
    } catch (error) {
      return error.problems.map(({ path, code }) => [path, code]);
    }
  };

  it("has three faults, of three kinds", () => {
    assert.deepEqual(
      faultsOf(wrong),
      slipPaths.map((/** @type {string} */ path, /** @type {number} */ index) => [
        path,
        ["unknown-component", "reference", "reference"][index],
      ]),
    );
  });

  it("comes right once the agent has read the error", () => {
    let error;
    try {
      treeOf(wrong);
    } catch (caught) {
      error = caught;
    }
    assert.deepEqual(faultsOf(report(error.message)), []);
  });

  it("keeps the faults that the error did not name", () => {
    const [first, ...rest] = slipPaths;
    assert.deepEqual(
      faultsOf(report(`It has a problem.\n${first}`)).map(([path]) => path),
      rest,
    );
  });
});

describe("the figures", () => {
  it("are what the data says", () => {
    const week = data.visitors.at(-1).reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b);
    const [visitors, load, errors] = tools.figuresOfTheWeek().children;
    assert.deepEqual([visitors.value, visitors.change.value, visitors.tone], [week, 18, "positive"]);
    assert.deepEqual([load.value, load.change.value, load.tone], [842, 96, "critical"]);
    assert.deepEqual([errors.value, errors.change.value, errors.tone], [3, 0, "neutral"]);
    assert.equal(data.failures.length, errors.value);
  });

  it("have a day for each weekday in every week", () => {
    for (const rows of [data.visitors, data.loadTimes, data.errors]) {
      assert.deepEqual(
        rows.map((/** @type {number[]} */ row) => row.length),
        Array(8).fill(7),
      );
    }
  });
});

describe("the pace", () => {
  const text = '{"label":"Größe 👩‍👩‍👧 und mehr"}'.repeat(40);

  for (const provider of [...providers, "tool"]) {
    it(`cuts text so that it joins again: ${provider}`, () => {
      for (let seed = 0; seed < 50; seed++) {
        const chunks = [...chunksOf(text, provider, seed)];
        assert.equal(chunks.join(""), text);
        assert.ok(chunks.every((chunk) => chunk !== "" && chunk.isWellFormed()));
        assert.deepEqual([...chunksOf(text, provider, seed)], chunks);
      }
    });
  }

  it("has the sizes of the provider it plays", () => {
    const sizes = [...chunksOf("x".repeat(100_000), "anthropic", 1)].map((chunk) => chunk.length).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => sizes[Math.floor(sizes.length * share)];
    assert.deepEqual([at(0.1), at(0.5)], [2, 7]);
    assert.ok(Math.abs(at(0.9) - 12) <= 1, String(at(0.9)));
  });

  it("keeps an answer whole at every speed, and waits only where it should", () => {
    const { pieces } = reply([ask("How was the week?")]);
    for (const speed of speeds) {
      const steps = [...paced(pieces, { provider: "anthropic", speed, seed: 1 })];
      assert.equal(steps.map(({ chunk }) => chunk).join(""), textOf(pieces));
      const total = steps.reduce((sum, { wait }) => sum + wait, 0);
      if (speed === "instant") assert.equal(total, 0);
      else assert.ok(total > 300 && total < 20_000, `${speed}: ${total} ms`);
    }
  });
});
