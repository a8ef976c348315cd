// What the model is told: all that it may write, nothing else, and short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agent, core, trees } from "./kit.mjs";

const { answer, prompt } = agent;
const kinds = core.core.writableBy("model").kinds;

test("for the tool: its name, a line and an example for each kind that a model may write", () => {
  const text = prompt(undefined, { name: "present" });
  assert.match(text, /Call present with/);
  for (const { summary, example } of kinds) {
    assert.ok(text.includes(summary));
    assert.ok(text.includes(JSON.stringify(example)));
  }
  assert.ok(!text.includes('"Stat"') && !text.includes('"Chart"'));
});

test("for the fence: a block that is a valid tree, and what every prop may be", () => {
  const text = prompt(core.core, { carrier: "fence" });
  const block = /```ui:intui\n(.+)\n```/.exec(text)?.[1];
  assert.equal(answer(block).isError, false);
  assert.ok(
    text.includes(
      '- {type: "Label", text: string up to 40, tone?: "neutral"|"positive"|"warning"|"critical"|"muted"} A short',
    ),
  );
  assert.ok(text.includes('{type: "Group", direction?: "row"|"column", children: [COMPONENT]}'));
  assert.ok(text.includes("rows: [{KEY: string|number|boolean|null}]"));
});

test("kinds of one's own are told as core's are", () => {
  for (const carrier of /** @type {const} */ (["tool", "fence"])) {
    assert.ok(prompt(trees.withPanel, { carrier }).includes(trees.panel.summary));
  }
});

test("they are as short as the README says", () => {
  assert.ok(prompt().length < 2100, String(prompt().length));
  assert.ok(
    prompt(undefined, { carrier: "fence" }).length < 2100,
    String(prompt(undefined, { carrier: "fence" }).length),
  );
});
