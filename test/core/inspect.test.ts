import { assert } from "@open-wc/testing";
import fc from "fast-check";
import * as v from "valibot";
import { inspect } from "../../src/core/inspect.js";
import { pathIn } from "../../src/core/path.js";
import { component, words } from "../../src/core/schema.js";

const path = pathIn("root", "Thing");
const read = (schema: v.GenericSchema, input: unknown) => inspect(schema, input, path);
const places = (schema: v.GenericSchema, input: unknown) =>
  read(schema, input).problems.map((problem) => `${problem.path} ${problem.code}`);

describe("inspect", () => {
  const item = v.strictObject({
    id: words(),
    size: v.optional(v.picklist(["s", "m"]), "m"),
    note: v.optional(words()),
  });

  it("keeps everything that can be read, and every problem at its place in the input", () => {
    const schema = v.strictObject({ name: words({ max: 3 }), items: v.array(item) });
    const { value, problems } = read(schema, {
      name: "too long",
      items: [5, { id: 7, size: "xl", note: "" }, { id: "ok", more: 1 }, null, {}],
    });
    assert.deepEqual(value, {
      name: "too long",
      items: [{ note: "" }, { id: "ok", size: "m" }, { size: "m" }],
    });
    assert.deepEqual(
      problems.map((problem) => `${problem.path} ${problem.code}`),
      [
        "root.name limit",
        "root.items[0] type",
        "root.items[1].id type",
        "root.items[1].size value",
        "root.items[1].note value",
        "root.items[2] unknown-prop",
        "root.items[3] type",
        "root.items[4].id missing",
      ],
    );
  });

  it("counts the items of a list, also those that can't be read", () => {
    const schema = v.strictObject({ list: v.pipe(v.array(v.number()), v.minLength(2), v.maxLength(3)) });
    assert.deepEqual(places(schema, { list: [1, "x"] }), ["root.list[1] type"]);
    assert.deepEqual(places(schema, { list: [1, 2, 3, "x"] }), ["root.list[3] type", "root.list limit"]);
  });

  it("counts characters as Unicode code points", () => {
    const schema = words({ max: 2 });
    assert.deepEqual(places(schema, "🙂🙂"), []);
    assert.deepEqual(places(schema, "🙂🙂🙂"), ["root (Thing) limit"]);
    assert.include(read(schema, "🙂🙂🙂").problems[0].message, "3 characters");
  });

  it("takes own keys only, all of them, and never touches a prototype", () => {
    const input = JSON.parse('{"__proto__": "a", "constructor": "b", "toString": "c"}');
    const { value, problems } = read(v.record(v.string(), v.string()), input);
    assert.deepEqual(problems, []);
    assert.sameMembers(Object.keys(value as object), ["__proto__", "constructor", "toString"]);
    assert.strictEqual(Object.getPrototypeOf(value), Object.prototype);
    assert.deepEqual(places(v.strictObject({ toString: v.string() }), {}), ["root.toString missing"]);
    assert.deepEqual(places(v.strictObject({}), input), [
      "root (Thing) unknown-prop",
      "root (Thing) unknown-prop",
      "root (Thing) unknown-prop",
    ]);
    assert.isUndefined(({} as { a?: unknown }).a);
  });

  it("names the nearest prop and the nearest value", () => {
    const schema = v.strictObject({ label: v.optional(words()), tone: v.optional(v.picklist(["warning", "muted"])) });
    const messages = read(schema, { lable: "x", tone: "warnign", zzz: 1 }).problems.map(({ message }) => message);
    assert.match(messages[0], /found "warnign": write "warning"$/);
    assert.match(messages[1], /"lable": use "label"$/);
    assert.match(messages[2], /"zzz": remove it, or use one of "label", "tone"$/);
  });

  it("keeps a message short, whatever it is about", () => {
    const long = "long ".repeat(10_000);
    const { problems } = read(v.strictObject({ a: v.optional(v.number()) }), { [long]: 1, a: long });
    for (const problem of problems) assert.isBelow(problem.message.length + problem.path.length, 400);
    const { problems: lines } = read(v.strictObject({}), { "two\nlines": 1 });
    assert.notInclude(lines[0].message, "\n");
  });

  it("reports of a union what is wrong with the option that was meant", () => {
    const schema = v.union([v.strictObject({ a: v.number(), b: v.number() }), v.strictObject({ c: v.string() })]);
    assert.deepEqual(places(schema, { c: 5 }), ["root.c type"]);
    assert.deepEqual(places(schema, "x"), ["root (Thing) type"]);
    assert.deepEqual(places(v.union([v.literal("a"), v.literal("b")]), "c"), ["root (Thing) value"]);
    assert.deepEqual(places(v.union([v.string(), v.number()]), Number.NaN), ["root (Thing) value"]);
  });

  it("tells the options of a variant apart by their key", () => {
    const schema = v.variant("as", [
      v.strictObject({ as: v.literal("text"), text: words() }),
      v.strictObject({ as: v.literal("number"), number: v.number() }),
    ]);
    assert.deepEqual(read(schema, { as: "number", number: 1 }).value, { as: "number", number: 1 });
    assert.deepEqual(places(schema, { as: "number", text: "x" }), ["root.number missing", "root (Thing) unknown-prop"]);
    assert.deepEqual(places(schema, { as: "none" }), ["root.as value"]);
    assert.deepEqual(places(schema, { as: 5 }), ["root.as type"]);
    assert.deepEqual(places(schema, {}), ["root.as missing"]);
  });

  it("runs a product's own checks once its value is otherwise sound, and says what they say", () => {
    const schema = v.pipe(
      v.strictObject({ low: v.number(), high: v.number() }),
      v.check(({ low, high }) => low <= high, "low must not be above high: swap them"),
      v.rawCheck(({ dataset, addIssue }) => {
        if (dataset.typed && dataset.value.high > 9) {
          const { value } = dataset;
          addIssue({
            message: "too high: lower it",
            path: [{ type: "object", origin: "value", input: value, key: "high", value: value.high }],
          });
        }
      }),
    );
    assert.deepEqual(places(schema, { low: 1, high: 2 }), []);
    assert.deepEqual(places(schema, { low: 20, high: 10 }), ["root (Thing) value"]);
    assert.strictEqual(
      read(schema, { low: 20, high: 10 }).problems[0].message,
      "low must not be above high: swap them",
    );
    assert.deepEqual(places(schema, { low: 1, high: 10 }), ["root.high value"]);
    assert.deepEqual(places(schema, { low: "x", high: 10 }), ["root.low type"]);
  });

  it("hands what it does not know to valibot, at its place", () => {
    const schema = v.strictObject({
      pair: v.tuple([v.string(), v.number()]),
      mail: v.pipe(v.string(), v.trim(), v.email()),
      size: v.fallback(v.number(), 3),
    });
    assert.deepEqual(read(schema, { pair: ["a", 1], mail: " a@b.de ", size: "?" }).value, {
      pair: ["a", 1],
      mail: "a@b.de",
      size: 3,
    });
    assert.deepEqual(places(schema, { pair: ["a", "b"], mail: "x", size: 1 }), [
      "root.pair[1] type",
      "root.mail value",
    ]);
  });

  it("ends on a schema that holds itself, however deep the input", () => {
    const tree: v.GenericSchema = v.strictObject({ next: v.optional(v.lazy(() => tree)) });
    let input = {};
    for (let level = 0; level < 100_000; level++) input = { next: input };
    assert.deepEqual(
      read(tree, input).problems.map(({ code }) => code),
      ["limit"],
    );
    const cycle: { next?: unknown } = {};
    cycle.next = cycle;
    assert.lengthOf(read(tree, cycle).problems, 1);
  });

  it("gives the places of child components, and changes nothing of the input", () => {
    const schema = v.strictObject({
      head: v.optional(component()),
      list: v.array(v.strictObject({ body: component() })),
    });
    const child = Object.freeze({ type: "Text", markdown: "x" });
    const input = Object.freeze({ head: child, list: Object.freeze([5, Object.freeze({ body: child })]) });
    const { value, children } = read(schema, input);
    assert.deepEqual(
      children.map((place) => [place.path, place.raw === child]),
      [
        ["root.head", true],
        ["root.list[1].body", true],
      ],
    );
    for (const { holder, key } of children) (holder as Record<string, unknown>)[key] = "replaced";
    assert.deepEqual(value, { head: "replaced", list: [{ body: "replaced" }] });
    assert.strictEqual(input.head, child);
  });
});

describe("inspect and valibot's safeParse", () => {
  const keys = ["a", "b", "c"] as const;
  const text = fc.string({ unit: "grapheme-ascii", maxLength: 4 });

  /** A schema, and values that it takes. */
  interface Sample {
    readonly schema: v.GenericSchema;
    readonly value: fc.Arbitrary<unknown>;
  }

  const leaf: fc.Arbitrary<Sample> = fc.oneof(
    fc.constant({ schema: v.string(), value: text }),
    fc.constant({ schema: v.pipe(v.string(), v.minLength(1), v.maxLength(3)), value: fc.constantFrom("x", "xyz") }),
    fc.constant({ schema: words({ max: 2 }), value: fc.constantFrom("x", "xy") }),
    fc.constant({ schema: v.pipe(v.string(), v.regex(/^x/)), value: fc.constant("xy") }),
    fc.constant({ schema: v.number(), value: fc.integer() }),
    fc.constant({ schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), value: fc.nat(9) }),
    fc.constant({ schema: v.boolean(), value: fc.boolean() }),
    fc.constant({ schema: v.null(), value: fc.constant(null) }),
    fc.constant({ schema: v.literal("a"), value: fc.constant("a") }),
    fc.constant({ schema: v.picklist(["a", "b", 1]), value: fc.constantFrom("a", 1) }),
    fc.constant({
      schema: v.pipe(
        v.string(),
        v.transform((each) => each.length),
      ),
      value: text,
    }),
  );

  const objects: readonly ((entries: v.ObjectEntries) => v.GenericSchema)[] = [
    (entries) => v.strictObject(entries),
    (entries) => v.object(entries),
    (entries) => v.looseObject(entries),
  ];
  const wrappers = [
    (each: Sample) => ({ schema: v.nullable(each.schema), value: fc.oneof(each.value, fc.constant(null)) }),
    (each: Sample) => ({ schema: v.nullish(each.schema, null), value: fc.oneof(each.value, fc.constant(null)) }),
    (each: Sample) => ({ schema: v.lazy(() => each.schema), value: each.value }),
    (each: Sample) => ({ schema: v.array(each.schema), value: fc.array(each.value, { maxLength: 3 }) }),
    (each: Sample) => ({
      schema: v.pipe(v.array(each.schema), v.minLength(1), v.maxLength(2)),
      value: fc.array(each.value, { minLength: 1, maxLength: 2 }),
    }),
    (each: Sample) => ({
      schema: v.record(v.string(), each.schema),
      value: fc.dictionary(fc.constantFrom(...keys), each.value),
    }),
    (each: Sample) => ({
      schema: v.variant("as", [
        v.strictObject({ as: v.literal("a"), x: each.schema }),
        v.object({ as: v.literal("b") }),
      ]),
      value: fc.oneof(fc.record({ as: fc.constant("a"), x: each.value }), fc.record({ as: fc.constant("b") })),
    }),
    (each: Sample) => ({
      schema: v.pipe(
        v.strictObject({ x: each.schema }),
        v.check((object) => object.x !== "xy"),
      ),
      value: fc.record({ x: each.value }),
    }),
  ];

  const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
    sample: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      fc.tuple(tie("sample"), fc.constantFrom(...wrappers)).map(([each, wrap]) => wrap(each)),
      // Of leaves and an object alone: valibot takes a list for the object, were one among the options.
      fc.tuple(leaf, leaf).map(([one, other]) => ({
        schema: v.union([one.schema, v.strictObject({ a: one.schema }), other.schema]),
        value: fc.oneof(one.value, fc.record({ a: one.value }), other.value),
      })),
      fc.tuple(tie("sample"), tie("sample"), fc.constantFrom(...objects)).map(([one, other, of]) => ({
        schema: of({ a: one.schema, b: v.optional(other.schema) }),
        value: fc.record({ a: one.value, b: other.value }, { requiredKeys: ["a"] }),
      })),
    ),
  }));

  /** Puts something else at a random place. Never a list: valibot takes one for an object. */
  function damage(value: unknown, steps: readonly number[], other: unknown): unknown {
    if (typeof value !== "object" || value === null || steps.length === 0) return other;
    const [step, ...rest] = steps;
    const all = [...Object.keys(value), "c"];
    const key = all[step % all.length];
    if (Array.isArray(value))
      return value.map((each, index) => (String(index) === key ? damage(each, rest, other) : each));
    return { ...value, [key]: damage((value as Record<string, unknown>)[key], rest, other) };
  }

  const other = fc.constantFrom<unknown>("", "a", "xyzxyz", -1, 1.5, 1, true, null, {}, { a: "a" }, { as: "a", x: 1 });

  it("agree on what is valid, and on what becomes of it", () => {
    const cases = sample.chain(({ schema, value }) =>
      fc.record({
        schema: fc.constant(schema),
        input: fc.oneof(
          value,
          fc
            .tuple(value, fc.array(fc.nat(5), { maxLength: 3 }), other)
            .map(([good, steps, bad]) => damage(good, steps, bad)),
          other,
        ),
      }),
    );
    const seen = { valid: 0, refused: 0 };
    fc.assert(
      fc.property(cases, ({ schema, input }) => {
        const theirs = v.safeParse(schema, input);
        const ours = read(schema, input);
        assert.strictEqual(ours.problems.length === 0, theirs.success, JSON.stringify(ours.problems));
        if (theirs.success) assert.deepEqual(ours.value, theirs.output);
        seen[theirs.success ? "valid" : "refused"]++;
      }),
      { numRuns: 3000 },
    );
    assert.isAbove(seen.valid, 300);
    assert.isAbove(seen.refused, 300);
  });
});
