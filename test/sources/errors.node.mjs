// A reply that does not come whole: what is thrown says which way, in the provider's own words, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asEventStream, iterable, readAll, respond, SourceError } from "./kit.mjs";

const begun = {
  anthropic: [
    { type: "message_start", message: { id: "m" } },
    { type: "content_block_start", index: 0, content_block: { type: "tool_use", id: "a", name: "show", input: {} } },
    { type: "content_block_delta", index: 0, delta: { type: "input_json_delta", partial_json: '{"v":' } },
  ],
  "openai-responses": [
    { type: "response.created" },
    {
      type: "response.output_item.added",
      output_index: 0,
      item: { type: "function_call", call_id: "a", name: "show" },
    },
    { type: "response.function_call_arguments.delta", output_index: 0, delta: '{"v":' },
  ],
  "openai-chat": [
    { choices: [{ delta: { tool_calls: [{ index: 0, id: "a", function: { name: "show", arguments: '{"v":' } }] } }] },
  ],
  google: [
    {
      candidates: [
        {
          content: {
            parts: [
              {
                functionCall: {
                  id: "a",
                  name: "show",
                  partialArgs: [{ jsonPath: "$.v", stringValue: "x", willContinue: true }],
                  willContinue: true,
                },
              },
            ],
          },
        },
      ],
    },
  ],
  "google-interactions": [
    { event_type: "interaction.created", interaction: { id: "i" } },
    { event_type: "step.start", index: 0, step: { type: "function_call", id: "a", name: "show" } },
    { event_type: "step.delta", index: 0, delta: { type: "arguments_delta", arguments: '{"v":' } },
  ],
  "ai-sdk": [
    { type: "start" },
    { type: "tool-input-start", toolCallId: "a", toolName: "show" },
    { type: "tool-input-delta", toolCallId: "a", inputTextDelta: '{"v":' },
  ],
  "ag-ui": [
    { type: "RUN_STARTED" },
    { type: "TOOL_CALL_START", toolCallId: "a", toolCallName: "show" },
    { type: "TOOL_CALL_ARGS", toolCallId: "a", delta: '{"v":' },
  ],
};

/** The event that ends a reply, with the error's code, the provider's own word, and a part of the message. */
const endings = /** @type {const} */ ([
  [
    "anthropic",
    { type: "error", error: { type: "overloaded_error", message: "Overloaded" } },
    "provider",
    "overloaded_error",
    "Overloaded",
  ],
  [
    "anthropic",
    { type: "message_delta", delta: { stop_reason: "max_tokens" } },
    "length",
    "max_tokens",
    "limit of tokens",
  ],
  ["anthropic", { type: "message_delta", delta: { stop_reason: "refusal" } }, "refused", "refusal", "would not go on"],
  [
    "openai-responses",
    { type: "error", code: "rate_limit_exceeded", message: "Slow down" },
    "provider",
    "rate_limit_exceeded",
    "Slow down",
  ],
  [
    "openai-responses",
    { type: "response.failed", response: { status: "failed", error: { code: "server_error", message: "Sorry" } } },
    "provider",
    "server_error",
    "Sorry",
  ],
  [
    "openai-responses",
    {
      type: "response.incomplete",
      response: { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } },
    },
    "length",
    "max_output_tokens",
    "limit",
  ],
  [
    "openai-responses",
    {
      type: "response.incomplete",
      response: { status: "incomplete", incomplete_details: { reason: "content_filter" } },
    },
    "refused",
    "content_filter",
    "filter",
  ],
  [
    "openai-chat",
    { error: { message: "Slow down", type: "requests", code: "rate_limit" } },
    "provider",
    "requests",
    "Slow down",
  ],
  ["openai-chat", { choices: [{ delta: {}, finish_reason: "length" }] }, "length", "length", "limit"],
  [
    "openai-chat",
    { choices: [{ delta: { refusal: "I can't" }, finish_reason: "stop" }] },
    "refused",
    "stop",
    "I can't",
  ],
  [
    "openai-chat",
    { choices: [{ delta: {}, finish_reason: "error", error: { code: 502, message: "Upstream" } }] },
    "provider",
    undefined,
    "Upstream",
  ],
  [
    "google",
    { error: { code: 503, status: "UNAVAILABLE", message: "Overloaded" } },
    "provider",
    "UNAVAILABLE",
    "Overloaded",
  ],
  ["google", { candidates: [{ finishReason: "MAX_TOKENS" }] }, "length", "MAX_TOKENS", "limit"],
  ["google", { candidates: [{ finishReason: "SAFETY", finishMessage: "Unsafe" }] }, "refused", "SAFETY", "Unsafe"],
  [
    "google",
    { candidates: [{ finishReason: "MALFORMED_FUNCTION_CALL" }] },
    "provider",
    "MALFORMED_FUNCTION_CALL",
    "MALFORMED",
  ],
  [
    "google-interactions",
    { event_type: "error", error: { code: "unavailable", message: "Later" } },
    "provider",
    "unavailable",
    "Later",
  ],
  [
    "google-interactions",
    { event_type: "interaction.completed", interaction: { status: "incomplete" } },
    "length",
    "incomplete",
    "limit",
  ],
  ["ai-sdk", { type: "error", errorText: "It broke" }, "provider", undefined, "It broke"],
  ["ai-sdk", { type: "abort", reason: "stopped" }, "provider", undefined, "stopped"],
  ["ai-sdk", { type: "finish", finishReason: "content-filter" }, "refused", "content-filter", "filter"],
  ["ag-ui", { type: "RUN_ERROR", message: "It broke", code: "E1" }, "provider", "E1", "It broke"],
]);

for (const [format, ending, code, type, words] of endings) {
  test(`${format}: ${JSON.stringify(ending).slice(0, 90)} is "${code}"`, async () => {
    const events = [...begun[format], ending, { type: "after" }];
    for (const source of [iterable(events), respond(asEventStream(events))]) {
      const { parts, error } = await readAll(source);
      assert.ok(error instanceof SourceError);
      assert.deepEqual([error.code, error.type], [code, type]);
      assert.ok(error.message.includes(words), error.message);
      assert.deepEqual(
        parts.map(({ id, failure }) => [id, failure]),
        [["a", error]],
      );
    }
  });
}

for (const [format, events] of Object.entries(begun)) {
  test(`${format}: a stream that just ends is cut, and its call too`, async () => {
    const { parts, error } = await readAll(iterable(events));
    assert.equal(error.code, "cut");
    assert.deepEqual(
      parts.map(({ failure }) => failure),
      [error],
    );
  });
}

test("a stream that just ends behind calls that are whole is whole: some gateways never say so", async () => {
  const events = [
    ...begun["openai-chat"],
    { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: "1}" } }] } }] },
  ];
  const { parts, error } = await readAll(iterable(events));
  assert.equal(error, undefined);
  assert.equal(parts[0].text, '{"v":1}');
});

test("prose that just ends is cut", async () => {
  const { error } = await readAll(iterable([{ choices: [{ delta: { content: "Hel" } }] }]));
  assert.equal(error.code, "cut");
});

test("a source of nothing, and of nothing that can be read, says so and shows what came", async () => {
  assert.equal((await readAll(iterable([]))).error.code, "format");
  const { error } = await readAll(respond("data: upstream timed out\n\n"));
  assert.equal(error.code, "format");
  assert.match(error.message, /upstream timed out/);
});

test("a first event that is nothing but an error, of whatever format", async () => {
  const { error } = await readAll(iterable([{ error: { message: "No such model", code: "not_found" } }]));
  assert.deepEqual([error.code, error.type], ["provider", "not_found"]);
});

test("a response that is no success: its status, and what its body says", async () => {
  const cases = /** @type {const} */ ([
    [
      '{"type":"error","error":{"type":"invalid_request_error","message":"bad schema"}}',
      "invalid_request_error",
      "bad schema",
    ],
    ['[{"error":{"code":400,"status":"INVALID_ARGUMENT","message":"bad field"}}]', "INVALID_ARGUMENT", "bad field"],
    ["try later", undefined, "try later"],
    ["<html>".padEnd(2000, "x"), undefined, "503 Busy"],
    ["", undefined, "503 Busy"],
  ]);
  for (const [body, type, words] of cases) {
    for (const options of [{}, { format: "text" }]) {
      const response = respond(body, "application/json", { status: 503, statusText: "Busy" });
      const { parts, error } = await readAll(response, options);
      assert.deepEqual([parts.length, error.code, error.status, error.type], [0, "status", 503, type]);
      assert.ok(error.message.includes(words), error.message);
      assert.ok(error.message.length < 600);
    }
  }
});

test("a chunk that is no text, no bytes and no event", async () => {
  const { error } = await readAll(iterable([5]));
  assert.match(error.message, /neither text nor bytes nor events/);
});

test("a format that there is none of", async () => {
  const { error } = await readAll(iterable([]), { format: "openai" });
  assert.match(error.message, /"openai": it is one of anthropic, openai-responses/);
});
