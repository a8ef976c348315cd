// Streams as providers sent them: however they are cut and carried, the same parts come out, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asEventStream, bytePieces, iterable, pieces, readAll, recordings, respond } from "./kit.mjs";

const recorded = recordings();

/** The calls in those that we know, by name, with the names of their arguments. */
const calls = new Map([
  ["anthropic-json-output-format.1.jsonl", []],
  ["anthropic-json-tool.2.jsonl", [["json", ["elements"]]]],
  [
    "anthropic-programmatic-tool-calling.1.jsonl",
    [
      ["code_execution", ["code"]],
      ["rollDie", ["player"]],
    ],
  ],
  ["azure-tool-call.1.jsonl", [["weather", ["location"]]]],
  ["deepseek-tool-call.jsonl", [["weather", ["location"]]]],
  [
    "google-stream-tool-call-arguments.jsonl",
    [
      ["getWeather", ["location"]],
      ["getWeather", ["location"]],
    ],
  ],
]);

test("the recorded streams", { skip: recorded.size === 0 && "../shared/fixtures/streams is not here" }, async (t) => {
  for (const [file, events] of recorded) {
    await t.test(file, async () => {
      const lines = events.map((event) => JSON.stringify(event)).join("\n");
      const sse = asEventStream(events);
      const list = JSON.stringify(events, null, 2);
      const first = await readAll(iterable(events));
      for (const source of [
        respond(sse),
        respond(sse.replaceAll("\n", "\r\n")),
        respond(`: keep-alive\n\nretry: 10\n${sse}data: [DONE]\n\n`),
        respond(lines, "application/x-ndjson"),
        respond(list, "application/json"),
        iterable(pieces(sse, 1)),
        iterable(pieces(lines, 7)),
        iterable(bytePieces(sse, 1)),
        iterable(bytePieces(list, 3)),
      ]) {
        assert.deepEqual(await readAll(source), first);
      }
      // A recording may end as replies do: too long, refused, with an error. It is never one that can't be read.
      assert.ok(!["format", "cut"].includes(first.error?.code), String(first.error));
      for (const { type, id, name, text, failure } of first.parts) {
        assert.ok(id);
        if (failure) assert.equal(failure, first.error);
        else assert.ok(text.length > 0);
        if (type === "tool") assert.ok(name);
      }
      const expected = calls.get(file);
      if (!expected) return;
      assert.equal(first.error, undefined);
      const named = first.parts.flatMap(({ name, text }) => (name ? [[name, Object.keys(JSON.parse(text))]] : []));
      assert.deepEqual(named, expected);
    });
  }
});
