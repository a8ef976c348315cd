// One source, many readers: what is asked for is read and no more, nobody stops anybody, and nothing is held for ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  all,
  asEventStream,
  failureOf,
  iterable,
  replyParts,
  replyText,
  replyTextStream,
  respond,
  toolCallStream,
  toolCalls,
} from "./kit.mjs";

const json = '{"v":1,"root":{"type":"Text","markdown":"Hi"}}';

/** A reply of calls whose arguments come in turns. @param {readonly string[]} names @param {readonly string[]} args */
function inTurns(names, args) {
  const start = (name, index) => ({
    type: "content_block_start",
    index,
    content_block: { type: "tool_use", id: `id-${index}`, name, input: {} },
  });
  const delta = (index, partial_json) => ({
    type: "content_block_delta",
    index,
    delta: { type: "input_json_delta", partial_json },
  });
  const longest = Math.max(...args.map((text) => text.length));
  return [
    { type: "message_start", message: { id: "m" } },
    ...names.map(start),
    ...Array.from({ length: longest }, (_, at) => args.map((text, index) => delta(index, text[at] ?? ""))).flat(),
    ...names.map((_, index) => ({ type: "content_block_stop", index })),
    { type: "message_stop" },
  ];
}

/** A source that counts what is taken from it, and notices that it is let go. @param {readonly unknown[]} chunks */
function watched(chunks, { hangAt = Number.POSITIVE_INFINITY } = {}) {
  const seen = { taken: 0, released: false };
  const source = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        if (seen.taken >= hangAt) return new Promise(() => {});
        const done = seen.taken >= chunks.length;
        return Promise.resolve(done ? { done, value: undefined } : { done, value: chunks[seen.taken++] });
      },
      return: async () => {
        seen.released = true;
        return { done: true, value: undefined };
      },
    }),
  };
  return { source, seen };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test("calls are given as they begin, and read at the same time", async () => {
  const { source, seen } = watched(inTurns(["show", "show"], [json, json]));
  const calls = toolCalls(source);
  const first = (await calls.next()).value;
  assert.deepEqual([first.id, first.name, seen.taken], ["id-0", "show", 2]);
  const second = (await calls.next()).value;
  assert.deepEqual(await Promise.all([all(first.text), all(second.text)]), [json, json]);
  assert.equal((await calls.next()).done, true);
});

test("a call that nobody reads stops nobody, and can be read when all is over", async () => {
  const texts = [];
  const kept = [];
  for await (const call of toolCalls(iterable(inTurns(["other", "show"], [json, json])))) {
    if (call.name === "show") texts.push(all(call.text));
    else kept.push(call);
  }
  assert.deepEqual(await Promise.all(texts), [json]);
  assert.equal(await all(kept[0].text), json);
});

test("a call can be read to its end within the loop, while others come", async () => {
  const texts = [];
  for await (const call of toolCalls(iterable(inTurns(["a", "b", "c"], [json, "{}", json])))) {
    texts.push(await all(call.text));
  }
  assert.deepEqual(texts, [json, "{}", json]);
});

test("nothing is read that nobody asks for", async () => {
  const { source, seen } = watched(inTurns(["show"], [json]));
  const calls = toolCalls(source);
  await settle();
  assert.equal(seen.taken, 0);
  const { value } = await calls.next();
  const text = value.text[Symbol.asyncIterator]();
  await text.next();
  await settle();
  const taken = seen.taken;
  assert.ok(taken < 5, String(taken));
  await text.next();
  await settle();
  assert.equal(seen.taken, taken + 1);
});

test("many readers share each step: the source is read once", async () => {
  const events = inTurns(["a", "b", "c", "d"], [json, json, json, json]);
  const { source, seen } = watched(events);
  const texts = [];
  for await (const call of toolCalls(source)) texts.push(all(call.text));
  assert.deepEqual(await Promise.all(texts), [json, json, json, json]);
  assert.equal(seen.taken, events.length);
});

test("leaving the loop lets the source go; a call that had not been read then says so", async () => {
  const { source, seen } = watched(inTurns(["show"], [json]));
  let kept;
  for await (const call of toolCalls(source)) {
    kept = call;
    break;
  }
  assert.equal(seen.released, true);
  assert.equal((await failureOf(all(kept.text))).code, "left");
});

test("leaving the loop lets a text that is being read go on, and the source go at its end", async () => {
  const { source, seen } = watched(inTurns(["other", "show"], [json, json]));
  let text;
  for await (const call of toolCalls(source)) {
    if (call.name !== "show") continue;
    text = all(call.text);
    break;
  }
  assert.equal(seen.released, false);
  assert.equal(await text, json);
});

test("a text that is left early lets the source go when it was the last", async () => {
  const { source, seen } = watched(inTurns(["show"], [json]));
  for await (const call of toolCalls(source)) {
    const text = call.text[Symbol.asyncIterator]();
    await text.next();
    void settle().then(() => text.return());
    break;
  }
  assert.equal(seen.released, false);
  await settle();
  await settle();
  assert.equal(seen.released, true);
});

test("a text can be read once, and says so", async () => {
  for await (const { text } of toolCalls(iterable(inTurns(["show"], [json])))) {
    await all(text);
    await assert.rejects(all(text), /once/);
  }
});

test("values: the arguments as a value that grows in place", async () => {
  for await (const call of toolCalls(iterable(inTurns(["show"], [json])))) {
    const seen = [];
    for await (const value of call.values) seen.push([value, JSON.stringify(value)]);
    assert.ok(seen.length > 10);
    assert.ok(seen.every(([value]) => value === seen[0][0]));
    assert.equal(seen.at(-1)[1], json);
  }
});

test("the signal stops a source that hangs: the loop, the text, and the source itself", async () => {
  const { source, seen } = watched(inTurns(["show"], [json]), { hangAt: 6 });
  const stop = new AbortController();
  const calls = toolCalls(source, { signal: stop.signal });
  const { value } = await calls.next();
  const text = failureOf(all(value.text));
  const next = failureOf(calls.next());
  await settle();
  stop.abort(new Error("enough"));
  assert.equal((await text).message, "enough");
  assert.equal((await next).message, "enough");
  assert.equal(seen.released, true);
});

test("the signal lets go of a source that nobody is reading at the moment, and of one that was never read", async () => {
  for (const asked of [true, false]) {
    const { source, seen } = watched(inTurns(["show"], [json]));
    const stop = new AbortController();
    const calls = toolCalls(source, { signal: stop.signal });
    if (asked) await calls.next();
    stop.abort(new Error("enough"));
    assert.equal(seen.released, true);
    assert.equal((await failureOf(calls.next())).message, "enough");
    assert.equal((await calls.next()).done, true);
  }
});

test("what the source throws is thrown, after what came before it", async () => {
  const broken = async function* () {
    yield* inTurns(["show"], [json]).slice(0, 12);
    throw new RangeError("broken");
  };
  let text = "";
  const reading = (async () => {
    for await (const call of toolCalls(broken())) {
      void (async () => {
        try {
          for await (const piece of call.text) text += piece;
        } catch (error) {
          text += error.message;
        }
      })();
    }
  })();
  assert.ok((await failureOf(reading)) instanceof RangeError);
  await settle();
  assert.equal(text, `${json.slice(0, 10)}broken`);
});

test("a call that is sent again, read in the loop: the first text says so, the next call has the new one", async () => {
  const events = [
    { type: "RUN_STARTED" },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: '{"v":1,' },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: json },
    { type: "TOOL_CALL_END", toolCallId: "a" },
    { type: "RUN_FINISHED" },
  ];
  const told = [];
  for await (const call of toolCalls(iterable(events))) {
    told.push(await all(call.text).catch((error) => error.code));
  }
  assert.deepEqual(told, ["replaced", json]);
});

test("a call that is sent again, read beside the loop: the new one is given before the old one is told", async () => {
  const order = [];
  const events = [
    { type: "RUN_STARTED" },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: '{"v":1,' },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: json },
    { type: "RUN_FINISHED" },
  ];
  for await (const call of toolCalls(iterable(events))) {
    order.push("call");
    void all(call.text).then(
      () => order.push("whole"),
      (error) => order.push(error.code),
    );
  }
  await settle();
  assert.deepEqual(order, ["call", "call", "replaced", "whole"]);
});

test("replyText: prose alone, set apart where a call stood between", async () => {
  const text = (index, words) => [
    { type: "content_block_start", index, content_block: { type: "text", text: "" } },
    { type: "content_block_delta", index, delta: { type: "text_delta", text: words } },
    { type: "content_block_stop", index },
  ];
  const [start, ...rest] = inTurns(["show"], [json]);
  const events = [
    start,
    ...text(5, "One "),
    ...text(6, "sentence."),
    ...rest.slice(0, -1),
    ...text(7, "More."),
    rest.at(-1),
  ];
  assert.equal(await all(replyText(iterable(events))), "One sentence.\n\nMore.");
});

test("text: a body, an event stream's data, and text of any kind, as it is", async () => {
  const options = /** @type {const} */ ({ format: "text" });
  assert.equal(await all(replyText(respond("# Hi {", "text/plain"), options)), "# Hi {");
  assert.equal(await all(replyText(respond("data: a\n\ndata:  b\n\ndata: [DONE]\n\n"), options)), "a b");
  assert.equal(await all(replyText(iterable(["data", new TextEncoder().encode(": ö")]), options)), "data: ö");
  for await (const part of replyParts(iterable(["a"]), options)) assert.equal(part.type, "text");
});

test("as streams to pipe through: calls, prose, and letting go", async () => {
  const bytes = () => respond(asEventStream(inTurns(["show"], [json]))).body;
  const texts = [];
  for await (const call of bytes().pipeThrough(toolCallStream())) texts.push(await all(call.text));
  assert.deepEqual(texts, [json]);
  const prose = respond("data: a\n\ndata: b\n\n").body;
  assert.equal(await all(prose.pipeThrough(replyTextStream({ format: "text" }))), "data: a\n\ndata: b\n\n");
  let released = false;
  const hanging = new ReadableStream({
    cancel() {
      released = true;
    },
  });
  const reader = hanging.pipeThrough(replyTextStream()).getReader();
  void reader.read().catch(() => {});
  await settle();
  await reader.cancel(new Error("enough"));
  await settle();
  assert.equal(released, true);
});
