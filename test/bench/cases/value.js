/** Line 1: a usable JSON value after every chunk. */
import { JsonStream } from "../../../src/bundle.ts";
import { chunksOf } from "../data/cards.js";
import { jsonOf } from "../data/json.js";
import { budgetFor } from "../kit.js";

/**
 * A contender that chunks are pushed into. `create` gives a reader with `write` (which may return a promise) and `value`,
 * what is usable now.
 */
export const pushed = (create) => (input, budget) => {
  let reader;
  let usable;
  return {
    chunks: input.chunks.length,
    repeat: true,
    async work() {
      reader = create();
      usable = 0;
      const check = budgetFor(budget);
      const { chunks } = input;
      for (let at = 0; at < chunks.length; at++) {
        check(at, chunks.length);
        const pending = reader.write(chunks[at]);
        if (pending) await pending;
        if (reader.value !== undefined) usable++;
      }
    },
    check: () => checkValue(input, reader.value, usable),
  };
};

/** Throws unless the value is that of the text, and one was there after all but the first chunks. */
export function checkValue({ text, chunks }, value, usable) {
  if (JSON.stringify(value) !== text) throw new Error("the value is not that of the text");
  if (usable < chunks.length - 5) throw new Error(`a value after ${usable} of ${chunks.length} chunks`);
}

/** A contender that only knows whole texts: everything is read again. */
export const reread = (parse) =>
  pushed(() => {
    let text = "";
    const reader = {
      value: undefined,
      write(chunk) {
        text += chunk;
        const value = parse(text);
        if (value instanceof Promise) return value.then((found) => void (reader.value = found));
        reader.value = value;
      },
    };
    return reader;
  });

const once = ({ text }) => {
  let value;
  return {
    repeat: true,
    work: () => void (value = JSON.parse(text)),
    check: () => checkValue({ text, chunks: [] }, value, 0),
  };
};

/** The loop over the chunks with nobody to read them: what the others are measured less. */
const nobody = (...given) => ({ ...pushed(() => ({ write() {}, value: null }))(...given), check() {} });

const line = (characters, size, target) => ({
  id: `value-${characters / 1000}k-${size}`,
  group: "value",
  name: `A usable value after every ${size}-character chunk, ${characters / 1000} KB of JSON`,
  floorName: "one JSON.parse",
  target,
  peers: size > 1,
  big: characters > 100_000,
  input() {
    const text = jsonOf(characters);
    return { text, chunks: chunksOf(text, size) };
  },
  floor: once,
  ours: pushed(() => new JsonStream()),
  harness: nobody,
});

export const lines = [line(100_000, 6, 6), line(1_000_000, 6, 6), line(100_000, 1, 15)];
