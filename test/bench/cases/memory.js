/** Line 1, memory: what a reader keeps, value included. */
import { JsonStream } from "../../../src/bundle.ts";
import { chunksOf } from "../data/cards.js";
import { jsonOf } from "../data/json.js";

/** Several, so that what the page itself allocates does not matter. */
const COPIES = 4;

const kept = (make) => {
  const text = jsonOf(1_000_000);
  return Array.from({ length: COPIES }, () => make(text));
};

export const lines = [
  {
    id: "memory",
    group: "memory",
    how: "memory",
    name: "Memory of a reader and its value, 1 MB of JSON in 6-character chunks",
    floorName: "the parsed value",
    target: 3,
    floor: () => kept((text) => JSON.parse(text)),
    ours: () =>
      kept((text) => {
        const stream = new JsonStream();
        for (const chunk of chunksOf(text, 6)) stream.write(chunk);
        if (JSON.stringify(stream.value) !== text) throw new Error("the value differs");
        return stream;
      }),
  },
];
