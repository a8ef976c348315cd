// Google's arguments in parts: put together into the value that they mean, in whatever order they come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { iterable, readAll } from "./kit.mjs";

/** A call whose arguments come as these parts, one an event. @param {readonly object[]} parts */
function callOf(parts) {
  const event = (functionCall, more = {}) => ({ candidates: [{ content: { parts: [{ functionCall }] }, ...more }] });
  return [
    event({ id: "a", name: "show", willContinue: true }),
    ...parts.map((part) => event({ partialArgs: [part], willContinue: true })),
    event({}, { finishReason: "STOP" }),
  ];
}

/** The parts in which a value comes, in the order in which JSON is written; strings in pieces. */
function* partsOf(value, jsonPath = "$") {
  if (typeof value === "string") {
    const characters = [...value];
    const half = Math.ceil(characters.length / 2);
    yield { jsonPath, stringValue: characters.slice(0, half).join(""), willContinue: true };
    yield { jsonPath, stringValue: characters.slice(half).join("") };
  } else if (typeof value === "number") yield { jsonPath, numberValue: value };
  else if (typeof value === "boolean") yield { jsonPath, boolValue: value };
  else if (value === null) yield { jsonPath, nullValue: "NULL_VALUE" };
  else {
    for (const [key, inside] of Object.entries(value)) {
      const step = Array.isArray(value)
        ? `[${key}]`
        : /^\w+$/.test(key)
          ? `.${key}`
          : `['${key.replaceAll("'", "\\'")}']`;
      yield* partsOf(inside, jsonPath + step);
    }
  }
}

const tree = {
  v: 1,
  root: {
    type: "Group",
    children: [
      { type: "Text", markdown: 'He said "hi"\n\\ 👩‍👩‍👧 {}[]' },
      {
        type: "Table",
        columns: [{ key: "a b", label: "A" }],
        rows: [{ "a b": null }, { "a b": true }, { "it's": 1.5 }],
      },
      { type: "Label", text: "", __proto__x: "y" },
    ],
  },
};

test("in the order of the text: text is only ever added", async () => {
  const { parts, error } = await readAll(iterable(callOf([...partsOf(tree)])));
  assert.equal(error, undefined);
  assert.equal(parts.length, 1);
  assert.equal(parts[0].text, JSON.stringify(tree));
});

test("in any other order: the call comes again, and what comes last is the whole", async () => {
  const whole = [...partsOf(tree)];
  for (let turn = 1; turn < whole.length; turn += 3) {
    const turned = [...whole.slice(turn), ...whole.slice(0, turn)].filter(
      ({ stringValue }) => stringValue === undefined,
    );
    const strings = whole.filter(({ stringValue }) => stringValue !== undefined);
    const { parts, error } = await readAll(iterable(callOf([...turned, ...strings])));
    assert.equal(error, undefined);
    assert.ok(parts.length > 1);
    assert.ok(parts.slice(0, -1).every(({ failure }) => failure.code === "replaced"));
    assert.deepEqual(JSON.parse(parts.at(-1).text), tree);
  }
});

test("strings that go on in turns", async () => {
  const piece = (jsonPath, stringValue, willContinue) => ({ jsonPath, stringValue, willContinue });
  const { parts } = await readAll(
    iterable(
      callOf([
        piece("$.a", "1", true),
        piece("$.b", "x", true),
        piece("$.a", "2", true),
        piece("$.b", "y"),
        piece("$.a", "3"),
      ]),
    ),
  );
  assert.deepEqual(JSON.parse(parts.at(-1).text), { a: "123", b: "xy" });
});

test("a value that is given again, and a place that turns out to hold more", async () => {
  const { parts } = await readAll(
    iterable(
      callOf([
        { jsonPath: "$.a", numberValue: 1 },
        { jsonPath: "$.a", numberValue: 2 },
        { jsonPath: "$.a.b[1]", boolValue: true },
        { jsonPath: "$.a.b[0]", stringValue: "x" },
      ]),
    ),
  );
  assert.deepEqual(JSON.parse(parts.at(-1).text), { a: { b: ["x", true] } });
});

test("places that can't be read are passed over; a far index makes no long list; prototypes stay as they are", async () => {
  const { parts } = await readAll(
    iterable(
      callOf([
        { jsonPath: "$..a", numberValue: 1 },
        { jsonPath: "$", numberValue: 1 },
        { jsonPath: "$[0]", numberValue: 1 },
        { numberValue: 1 },
        { jsonPath: "$.a" },
        { jsonPath: "$.list[999999999]", numberValue: 1 },
        { jsonPath: "$.__proto__.polluted", numberValue: 1 },
        { jsonPath: '$["constructor"]', numberValue: 2 },
        { jsonPath: "$.ok", boolValue: true },
      ]),
    ),
  );
  const value = JSON.parse(parts.at(-1).text);
  assert.equal(value.ok, true);
  assert.deepEqual(Object.keys(value), ["__proto__", "constructor", "ok"]);
  assert.equal({}.polluted, undefined);
});

test("no parts at all: an object with nothing in it; whole arguments: as they are", async () => {
  assert.equal((await readAll(iterable(callOf([])))).parts[0].text, "{}");
  const whole = {
    candidates: [{ content: { parts: [{ functionCall: { name: "f", args: { a: [] } } }] }, finishReason: "STOP" }],
  };
  assert.equal((await readAll(iterable([whole]))).parts[0].text, '{"a":[]}');
});
