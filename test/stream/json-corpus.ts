import { core } from "../../src/core/core.js";
import { JsonStream } from "../../src/stream/json-stream.js";

const examples = core.kinds.map(({ example }) => ({ v: 1, root: example }));

/** JSON texts of every shape that the tests cut into pieces. */
export const corpus: readonly string[] = [
  ...examples.map((tree) => JSON.stringify(tree)),
  JSON.stringify(examples, null, 1),
  JSON.stringify(examples.slice(0, 4), null, "\t").replace(/\n/g, "\r\n"),
  "{}",
  "[]",
  " [ ] ",
  "[[],[[]],{}]",
  '[{"a":[]},{"a":{}}]',
  '{"":{"":[""]}}',
  '["one","two"]',
  "[true,false,null]",
  "[1,-2,3.25,-0.5,0,-0,1e3,1E+2,-2.5e-3,123456789012345678,0.1234567890123456789,1e400]",
  '{ "deep" : [ [ [ { "x" : [ 1 , { "y" : "z" } ] } ] ] ] }',
  JSON.stringify({ text: 'quotes " and \\ and / and \b\f\n\r\t and \u0001 end' }),
  '{"escapes":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u4E2D\\uD83D\\uDE00\\ud83d","next":1}',
  '{"halves":["\\uD83D","\\uDE00","\\uD83Dx","\\uD83D\\n","\\uD83D\\uD83D\\uDE00"]}',
  JSON.stringify({ "größe 👩‍👩‍👧": "Ünï 中文 العربية 👍🏽", "😀": ["😀😀", "x😀"] }),
  '{"raw half":"\uD83D","two":"\uD83D\uD83D","pair":"\uD83D\uDE00"}',
  '{"__proto__":{"x":1},"constructor":2,"toString":"3","hasOwnProperty":[]}',
  '{"a":1,"a":"two","a":[3]}',
  '{"10":"b","2":"a","key with spaces":{"and.dots":[{"x":1}]}}',
];

/** Writes a text in pieces that end at the given offsets, and calls `after` behind each. */
export function feed(
  text: string,
  cuts: readonly number[],
  after?: (stream: JsonStream, end: number) => void,
): JsonStream {
  const stream = new JsonStream();
  const ends = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].sort((a, b) => a - b);
  let start = 0;
  for (const end of [...ends, text.length]) {
    stream.write(text.slice(start, end));
    start = end;
    after?.(stream, end);
  }
  stream.end();
  after?.(stream, text.length);
  return stream;
}

/** Cuts after every so many characters. */
export function every(size: number, text: string): number[] {
  return Array.from({ length: Math.floor(text.length / size) }, (_, index) => (index + 1) * size);
}

/** Reads a whole text in one piece. */
export function readAll(text: string): JsonStream {
  return feed(text, []);
}

/** The way in which every test reads: in one piece, by single characters, and in pieces of a few sizes. */
export const cutters: readonly ((text: string) => number[])[] = [
  () => [],
  (text) => every(1, text),
  (text) => every(2, text),
  (text) => every(3, text),
  (text) => every(7, text),
  (text) => every(64, text),
];
