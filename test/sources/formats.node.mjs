// What each format makes of its events: where a part begins and ends, ids, order, calls in turns, and a call sent again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { iterable, readAll } from "./kit.mjs";

const tree = { v: 1, root: { type: "Text", markdown: 'Hi \u2013 "you"' } };
const json = JSON.stringify(tree);
const [head, tail] = [json.slice(0, 44), json.slice(44)];
const chat = (delta, finish_reason = null, id = "c1") => ({
  id,
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason }],
});
const called = (index, id, name, args) => ({ tool_calls: [{ index, id, function: { name, arguments: args } }] });
const said = (text, id) => ({ type: "text", id, text });
const call = (id, name, text, more = {}) => ({ type: "tool", id, name, ...more, text });

/** @type {Record<string, { events: object[], parts: object[] }>} */
const cases = {
  "anthropic: prose, a call, a call of the provider's own, and a call without arguments": {
    events: [
      { type: "message_start", message: { id: "msg_1" } },
      { type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "hidden" } },
      { type: "content_block_stop", index: 0 },
      { type: "content_block_start", index: 1, content_block: { type: "text", text: "He" } },
      { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "llo" } },
      { type: "content_block_stop", index: 1 },
      { type: "ping" },
      { type: "content_block_start", index: 2, content_block: { type: "tool_use", id: "t1", name: "show", input: {} } },
      { type: "content_block_delta", index: 2, delta: { type: "input_json_delta", partial_json: "" } },
      { type: "content_block_delta", index: 2, delta: { type: "input_json_delta", partial_json: head } },
      { type: "content_block_delta", index: 2, delta: { type: "input_json_delta", partial_json: tail } },
      { type: "content_block_stop", index: 2 },
      {
        type: "content_block_start",
        index: 3,
        content_block: { type: "mcp_tool_use", id: "t2", name: "f", input: tree },
      },
      { type: "content_block_stop", index: 3 },
      { type: "content_block_start", index: 4, content_block: { type: "tool_use", id: "t3", name: "now", input: {} } },
      { type: "content_block_stop", index: 4 },
      { type: "message_delta", delta: { stop_reason: "tool_use" } },
      { type: "message_stop" },
    ],
    parts: [
      said("Hello", "msg_1"),
      call("t1", "show", json),
      call("t2", "f", json, { providerExecuted: true }),
      call("t3", "now", "{}"),
    ],
  },
  "anthropic: two messages in one stream": {
    events: ["a", "b"].flatMap((id) => [
      { type: "message_start", message: { id } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: `I am ${id}` } },
      { type: "content_block_stop", index: 0 },
      { type: "message_stop" },
    ]),
    parts: [said("I am a", "a"), said("I am b", "b")],
  },
  "anthropic: a message that is not streamed": {
    events: [
      {
        type: "message",
        id: "msg_1",
        content: [
          { type: "text", text: "Hello" },
          { type: "tool_use", id: "t1", name: "show", input: tree },
        ],
        stop_reason: "tool_use",
      },
    ],
    parts: [said("Hello", "msg_1"), call("t1", "show", json)],
  },
  "openai-responses: two calls in turns, prose, a custom tool's text": {
    events: [
      { type: "response.created", response: { id: "r" } },
      { type: "response.output_item.added", output_index: 0, item: { type: "reasoning", id: "x" } },
      {
        type: "response.output_item.added",
        output_index: 1,
        item: { type: "function_call", id: "fc_1", call_id: "c1", name: "show", arguments: "" },
      },
      {
        type: "response.output_item.added",
        output_index: 2,
        item: { type: "function_call", id: "fc_2", call_id: "c2", name: "show", arguments: "" },
      },
      { type: "response.function_call_arguments.delta", output_index: 1, item_id: "fc_1", delta: head },
      { type: "response.function_call_arguments.delta", output_index: 2, item_id: "fc_2", delta: "{}" },
      { type: "response.function_call_arguments.delta", output_index: 1, item_id: "other", delta: tail },
      { type: "response.function_call_arguments.done", output_index: 1, item_id: "fc_1", arguments: json },
      { type: "response.output_text.delta", output_index: 3, item_id: "m", content_index: 0, delta: "Hel" },
      { type: "response.output_text.delta", output_index: 3, item_id: "m", content_index: 0, delta: "lo" },
      { type: "response.output_text.done", output_index: 3, item_id: "m", content_index: 0, text: "Hello" },
      {
        type: "response.output_item.added",
        output_index: 4,
        item: { type: "custom_tool_call", id: "ct", call_id: "c3", name: "code", input: "" },
      },
      { type: "response.custom_tool_call_input.delta", output_index: 4, delta: "print" },
      { type: "response.custom_tool_call_input.done", output_index: 4, input: "print(1)" },
      { type: "response.completed", response: { id: "r", status: "completed", output: [] } },
    ],
    parts: [call("c1", "show", json), call("c2", "show", "{}"), said("Hello", "m"), call("c3", "code", "print(1)")],
  },
  "openai-responses: only the whole items come": {
    events: [
      { type: "response.created", response: { id: "r" } },
      {
        type: "response.output_item.done",
        output_index: 0,
        item: { type: "mcp_call", id: "mcp_1", name: "show", arguments: json },
      },
      {
        type: "response.completed",
        response: {
          status: "completed",
          output: [
            { type: "mcp_call", id: "mcp_1", name: "show", arguments: json },
            { type: "message", id: "m", content: [{ type: "output_text", text: "Hello" }] },
          ],
        },
      },
    ],
    parts: [call("mcp_1", "show", json, { providerExecuted: true }), said("Hello", "m")],
  },
  "openai-responses: a response that is not streamed": {
    events: [
      {
        object: "response",
        status: "completed",
        output: [
          { type: "message", id: "m", content: [{ type: "output_text", text: "Hello" }] },
          { type: "function_call", id: "f", call_id: "c1", name: "show", arguments: json },
        ],
      },
    ],
    parts: [said("Hello", "m"), call("c1", "show", json)],
  },
  "openai-chat: prose, then two calls in turns": {
    events: [
      { id: "c1", object: "chat.completion.chunk", choices: [], prompt_filter_results: [] },
      chat({ role: "assistant", content: "" }),
      chat({ content: "Hello" }),
      chat(called(0, "a", "show", "")),
      chat(called(0, undefined, undefined, head)),
      chat(called(1, "b", "show", "{")),
      chat(called(0, undefined, undefined, tail)),
      chat(called(1, undefined, undefined, "}")),
      chat({}, "tool_calls"),
      { id: "c1", object: "chat.completion.chunk", choices: [], usage: {} },
    ],
    parts: [said("Hello", "c1"), call("a", "show", json), call("b", "show", "{}")],
  },
  "openai-chat: one index for all calls; ids and names in every piece; arguments as a value; no index": {
    events: [
      chat(called(0, "a", "show", head)),
      chat(called(0, "a", "show", tail)),
      chat(called(0, "b", "show", tree)),
      chat({ tool_calls: [{ id: "d", function: { name: "show", arguments: head } }] }),
      chat({ tool_calls: [{ function: { arguments: tail } }] }),
      chat({}, "stop"),
    ],
    parts: [call("a", "show", json), call("b", "show", json), call("d", "show", json)],
  },
  "openai-chat: an id ahead of its name, another id in every piece, and no id at all": {
    events: [
      chat({ tool_calls: [{ index: 0, id: "a", function: {} }] }),
      chat(called(0, undefined, "show", head)),
      chat(called(0, "random", undefined, tail)),
      chat(called(1, undefined, "show", json)),
      chat({}, "tool_calls"),
    ],
    parts: [call("a", "show", json), call("c1-1", "show", json)],
  },
  "openai-chat: a call that comes as it was once more is one call": {
    events: [
      chat(called(0, "a", "show", head)),
      chat(called(0, undefined, undefined, tail)),
      chat(called(0, "a", "show", json)),
      chat({}, "tool_calls"),
    ],
    parts: [call("a", "show", json)],
  },
  "openai-chat: content in parts, the older function_call, and a completion that is not streamed": {
    events: [
      chat({
        content: [
          { type: "thinking", thinking: [] },
          { type: "text", text: "Hello" },
        ],
      }),
      chat({ function_call: { name: "show", arguments: head } }),
      chat({ function_call: { arguments: tail } }, "function_call"),
      {
        id: "c2",
        object: "chat.completion",
        choices: [
          {
            index: 0,
            message: { content: "Bye", tool_calls: [{ id: "z", function: { name: "show", arguments: json } }] },
            finish_reason: "tool_calls",
          },
          { index: 1, message: { content: "not read" } },
        ],
      },
    ],
    parts: [said("Hello", "c1"), call("c1-0", "show", json), said("Bye", "c2"), call("z", "show", json)],
  },
  "google: thoughts, prose, a whole call with and without an id": {
    events: [
      { candidates: [{ content: { parts: [{ text: "hidden", thought: true }, { text: "Hel" }] } }], responseId: "r" },
      { candidates: [{ content: { parts: [{ text: "lo" }] } }], responseId: "r" },
      { candidates: [{ content: { parts: [{ functionCall: { id: "own", name: "show", args: tree } }] } }] },
      {
        candidates: [
          { content: { parts: [{ functionCall: { name: "now" } }, { text: "Bye" }] }, finishReason: "STOP" },
        ],
      },
    ],
    parts: [said("Hello", "r"), call("own", "show", json), call("r-3", "now", "{}"), said("Bye", "r")],
  },
  "google-interactions: thoughts, prose, a call, a search of Google's own": {
    events: [
      { event_type: "interaction.created", interaction: { id: "i" } },
      { event_type: "step.start", index: 0, step: { type: "thought" } },
      { event_type: "step.delta", index: 0, delta: { type: "thought_signature", signature: "x" } },
      { event_type: "step.stop", index: 0 },
      { event_type: "step.start", index: 1, step: { type: "google_search_call", id: "s" } },
      { event_type: "step.delta", index: 1, delta: { type: "google_search_call", arguments: { q: 1 } } },
      { event_type: "step.stop", index: 1 },
      { event_type: "step.start", index: 2, step: { type: "model_output" } },
      { event_type: "step.delta", index: 2, delta: { type: "text", text: "Hello" } },
      { event_type: "step.stop", index: 2 },
      { event_type: "step.start", index: 3, step: { type: "function_call", id: "a", name: "show", arguments: {} } },
      { event_type: "step.delta", index: 3, delta: { type: "arguments_delta", arguments: head } },
      { event_type: "step.delta", index: 3, delta: { type: "arguments_delta", arguments: tail } },
      { event_type: "step.stop", index: 3 },
      { event_type: "interaction.completed", interaction: { id: "i", status: "requires_action" } },
    ],
    parts: [
      call("s", "google_search_call", '{"q":1}', { providerExecuted: true }),
      said("Hello", "i"),
      call("a", "show", json),
    ],
  },
  "ai-sdk: prose, a call that streams, one that does not, one of the provider's": {
    events: [
      { type: "start", messageId: "m" },
      { type: "start-step" },
      { type: "reasoning-delta", id: "r", delta: "hidden" },
      { type: "text-start", id: "0" },
      { type: "text-delta", id: "0", delta: "Hello" },
      { type: "text-end", id: "0" },
      { type: "tool-input-start", toolCallId: "a", toolName: "show" },
      { type: "tool-input-delta", toolCallId: "a", inputTextDelta: head },
      { type: "data-note", data: {} },
      { type: "tool-input-available", toolCallId: "b", toolName: "show", input: tree },
      { type: "tool-input-delta", toolCallId: "a", inputTextDelta: tail },
      { type: "tool-input-available", toolCallId: "a", toolName: "show", input: tree },
      { type: "tool-input-available", toolCallId: "c", toolName: "s", input: {}, providerExecuted: true },
      { type: "finish-step" },
      { type: "start-step" },
      { type: "text-start", id: "0" },
      { type: "text-delta", id: "0", delta: "Bye" },
      { type: "text-end", id: "0" },
      { type: "finish-step" },
      { type: "finish", finishReason: "stop" },
    ],
    parts: [
      said("Hello", "m"),
      call("a", "show", json),
      call("b", "show", json),
      call("c", "s", "{}", { providerExecuted: true }),
      said("Bye", "m"),
    ],
  },
  "ai-sdk: the parts of a fullStream on the server": {
    events: [
      { type: "start" },
      { type: "text-delta", id: "0", text: "Hello" },
      { type: "tool-input-start", id: "a", toolName: "show" },
      { type: "tool-input-delta", id: "a", delta: json },
      { type: "tool-input-end", id: "a" },
      { type: "tool-call", toolCallId: "a", toolName: "show", input: tree },
      { type: "finish", finishReason: "tool-calls" },
    ],
    parts: [said("Hello", "0"), call("a", "show", json)],
  },
  "ag-ui: messages, calls in turns, and a snapshot that agrees": {
    events: [
      { type: "RUN_STARTED", runId: "r" },
      { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "Hello" },
      { type: "TEXT_MESSAGE_END", messageId: "m" },
      { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
      { type: "TOOL_CALL_START", toolCallId: "b", toolCallName: "show" },
      { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: head },
      { type: "TOOL_CALL_ARGS", toolCallId: "b", delta: "{}" },
      { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: tail },
      { type: "TOOL_CALL_END", toolCallId: "a" },
      { type: "TOOL_CALL_END", toolCallId: "b" },
      {
        type: "MESSAGES_SNAPSHOT",
        messages: [
          {
            id: "old",
            role: "assistant",
            content: "Old",
            toolCalls: [{ id: "z", function: { name: "show", arguments: "{}" } }],
          },
          { id: "u", role: "user", content: "Show me" },
          {
            id: "m",
            role: "assistant",
            content: "Hello",
            toolCalls: [{ id: "a", function: { name: "show", arguments: json } }],
          },
        ],
      },
      { type: "RUN_FINISHED", runId: "r" },
    ],
    parts: [said("Hello", "m"), call("a", "show", json), call("b", "show", "{}")],
  },
  "ag-ui: chunks, a person's message, and a reply that only a snapshot brings": {
    events: [
      { type: "RUN_STARTED", runId: "r" },
      { type: "TEXT_MESSAGE_CHUNK", messageId: "m", role: "assistant", delta: "Hel" },
      { type: "TEXT_MESSAGE_CHUNK", delta: "lo" },
      { type: "TOOL_CALL_CHUNK", toolCallId: "a", toolCallName: "show", delta: head },
      { type: "TOOL_CALL_CHUNK", delta: tail },
      { type: "TEXT_MESSAGE_START", messageId: "u", role: "user" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "u", delta: "mine" },
      {
        type: "MESSAGES_SNAPSHOT",
        messages: [
          { id: "u0", role: "user", content: "Show me" },
          {
            id: "n",
            role: "assistant",
            content: "Bye",
            toolCalls: [{ id: "b", function: { name: "show", arguments: json } }],
          },
        ],
      },
      { type: "RUN_FINISHED", runId: "r" },
    ],
    parts: [said("Hello", "m"), call("a", "show", json), call("b", "show", json), said("Bye", "n")],
  },
};

for (const [name, { events, parts }] of Object.entries(cases)) {
  const format = name.slice(0, name.indexOf(":"));
  test(name, async () => {
    const shown = await readAll(iterable(events));
    assert.deepEqual(shown.parts, parts);
    assert.equal(shown.error, undefined);
    assert.deepEqual(await readAll(iterable(events), { format }), shown);
  });

  test(`${name}; events of unknown types and values of wrong ones are passed over`, async () => {
    const odd = events.flatMap((event) => [
      event,
      { type: "something_new", index: "x" },
      { type: "response.new", item: 5, output_index: {} },
      { type: "content_block_delta", index: 99, delta: { type: "citations_delta" } },
      { choices: "none" },
      { candidates: 7 },
      { type: "tool-output-available", toolCallId: 5 },
      { type: "STATE_DELTA", delta: [] },
    ]);
    assert.deepEqual((await readAll(iterable(odd), { format })).parts, parts);
  });
}

const again = JSON.stringify({ v: 1, root: { type: "Text", markdown: "Mended" } });
/** @type {Record<string, object[]>} */
const resent = {
  "openai-responses": [
    { type: "response.created" },
    {
      type: "response.output_item.added",
      output_index: 0,
      item: { type: "function_call", call_id: "a", name: "show" },
    },
    { type: "response.function_call_arguments.delta", output_index: 0, delta: head },
    { type: "response.function_call_arguments.done", output_index: 0, arguments: again },
    { type: "response.completed", response: { status: "completed", output: [] } },
  ],
  "openai-chat": [
    chat(called(0, "a", "show", json)),
    ...[again.slice(0, 9), again.slice(9)].map((piece) => chat(called(0, "a", "show", piece))),
    chat({}, "tool_calls"),
  ],
  "ai-sdk": [
    { type: "start" },
    { type: "tool-input-start", toolCallId: "a", toolName: "show" },
    { type: "tool-input-delta", toolCallId: "a", inputTextDelta: head },
    { type: "tool-input-available", toolCallId: "a", toolName: "show", input: JSON.parse(again) },
    { type: "finish" },
  ],
  "ag-ui": [
    { type: "RUN_STARTED" },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: head },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: again },
    { type: "TOOL_CALL_END", toolCallId: "a" },
    { type: "RUN_FINISHED" },
  ],
};

for (const [format, events] of Object.entries(resent)) {
  test(`${format}: a call that is sent again with other arguments comes again under its id`, async () => {
    const { parts, error } = await readAll(iterable(events));
    assert.equal(error, undefined);
    assert.equal(parts.length, 2);
    assert.deepEqual(
      parts.map(({ id }) => id),
      ["a", "a"],
    );
    assert.ok(parts[0].failure?.code === "replaced" || parts[0].text === json, JSON.stringify(parts[0]));
    assert.equal(parts[1].text, again);
  });
}
