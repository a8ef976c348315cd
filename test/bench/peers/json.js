/** Readers of JSON that is not whole yet, each as its README says. */
import { JSONParser } from "@streamparser/json";
import { parsePartialJson } from "ai";
import { parse as bestEffort } from "best-effort-json-parser";
import { parse as river } from "jsonriver";
import { parse as partial } from "partial-json";
import { checkValue, pushed, reread } from "../cases/value.js";
import { budgetFor } from "../kit.js";

/** Calls back for every value within, also half ones; the outermost one is at the bottom of its stack. */
const streamparser = pushed(() => {
  const parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true });
  const reader = { value: undefined, write: (chunk) => parser.write(chunk) };
  parser.onValue = ({ value, stack }) => {
    reader.value = stack.length > 1 ? stack[1].value : value;
  };
  return reader;
});

/** Takes an iterable of chunks and gives one of values: the value it gave last is usable, and grows in place. */
function jsonriver(input, budget) {
  const { chunks } = input;
  let value;
  let usable = 0;
  async function* giving() {
    const check = budgetFor(budget);
    for (let at = 0; at < chunks.length; at++) {
      check(at, chunks.length);
      if (value !== undefined) usable++;
      yield chunks[at];
    }
  }
  return {
    chunks: chunks.length,
    repeat: true,
    async work() {
      value = undefined;
      usable = 0;
      for await (const found of river(giving())) value = found;
    },
    check: () => checkValue(input, value, usable),
  };
}

export const peers = [
  { name: "@streamparser/json", lines: { value: streamparser } },
  { name: "jsonriver", lines: { value: jsonriver } },
  { name: "partial-json", lines: { value: reread((text) => partial(text)) } },
  { name: "best-effort-json-parser", lines: { value: reread((text) => bestEffort(text)) } },
  { name: "ai (parsePartialJson)", lines: { value: reread(async (text) => (await parsePartialJson(text)).value) } },
];
