/** Trees, valid and broken, for the proof that the JSON Schema and `Tree.parse` agree. */
import * as v from "valibot";
import { type Author, type Catalog, component, core, defineKind, Tree, words } from "../../src/core.js";
import { mutationsOf } from "./mutations.js";
import { errorOf } from "./problems-of.js";
import { roots } from "./trees.js";

/** One input, and what `Tree.parse` says of it. */
export interface SchemaCase {
  readonly name: string;
  readonly input: unknown;
  /** The codes of its problems. */
  readonly codes: readonly string[];
}

export interface SchemaSuite {
  readonly name: string;
  readonly schema: unknown;
  readonly cases: readonly SchemaCase[];
}

/** A kind with what core has none of: a variant, wrapped places, limits of numbers, a schema that holds itself. */
const outline: v.GenericSchema = v.strictObject({
  title: words(),
  parts: v.optional(v.array(v.lazy(() => outline)), []),
});
const panel = defineKind({
  type: "a/Panel~1",
  summary: "Everything that a schema may say.",
  writer: "anyone",
  schema: v.strictObject({
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    code: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    body: v.nullable(component()),
    named: v.optional(v.record(v.string(), component()), {}),
    as: v.variant("as", [
      v.strictObject({ as: v.literal("text"), text: words({ max: 3 }) }),
      v.strictObject({ as: v.literal("number"), number: v.number() }),
    ]),
    outline,
  }),
  example: {
    type: "a/Panel~1",
    size: 3,
    code: "abc",
    body: { type: "Text", markdown: "x" },
    named: { one: { type: "Label", text: "x" } },
    as: { as: "text", text: "abc" },
    outline: { title: "A", parts: [{ title: "B" }] },
  },
  toText: () => "panel",
});

const withPanel = core.extend(panel);

function suite(
  name: string,
  catalog: Catalog,
  author: Author,
  inputs: readonly { name: string; input: unknown }[],
): SchemaSuite {
  const codesOf = (input: unknown) =>
    errorOf(() => Tree.parse(input, { catalog, author }))?.problems.map(({ code }) => code) ?? [];
  return {
    name,
    schema: catalog.jsonSchema(),
    cases: inputs.map((each) => ({ ...each, codes: codesOf(each.input) })),
  };
}

const text = { type: "Text", markdown: "x" };

const envelopes = [
  {},
  null,
  [],
  "x",
  5,
  { v: 1 },
  { v: 2, root: text },
  { root: text },
  { v: 1, root: text, more: 1 },
  { v: 1, root: [] },
].map((input) => ({ name: `envelope ${JSON.stringify(input)}`, input }));

/** What JSON can't hold (NaN, Infinity) is left out. */
const trees = roots.flatMap(({ name, root }) => [
  { name, input: { v: 1, root } },
  ...mutationsOf(root).flatMap((mutation) => {
    const copy = structuredClone(root);
    mutation.apply(copy);
    return /NaN|Infinity/.test(mutation.name) ? [] : [{ name: mutation.name, input: { v: 1, root: copy } }];
  }),
]);

const panels = [
  {},
  { size: 0 },
  { size: 10 },
  { size: 1.5 },
  { code: "ABC" },
  { body: null },
  { body: 5 },
  { body: { type: "Label" } },
  { named: { one: {} } },
  { named: undefined },
  { as: { as: "text", text: "🙂🙂🙂" } },
  { as: { as: "text", text: "🙂🙂🙂🙂" } },
  { as: { as: "text", number: 1 } },
  { as: { as: "number", number: 1 } },
  { as: { as: "other" } },
  { outline: { title: "A", parts: [{ title: "B", parts: [{ title: "" }] }] } },
  { outline: { title: "A", parts: [{ parts: [] }] } },
  { more: 1 },
].map((change) => ({
  name: `panel ${JSON.stringify(change)}`,
  // Through JSON: what is undefined is absent.
  input: JSON.parse(JSON.stringify({ v: 1, root: { ...panel.example, ...change } })),
}));

/** @public Loaded by json-schema.node.mjs. */
export const suites: readonly SchemaSuite[] = [
  suite("core, written by code", core, "code", [...envelopes, ...trees]),
  suite("core, written by a model", core.writableBy("model"), "model", [...envelopes, ...trees]),
  suite("a product's catalog", withPanel, "code", panels),
];

/**
 * The schema that a tool of a model gets.
 * @public Loaded by json-schema.node.mjs.
 */
export const toolSchema = core.writableBy("model").jsonSchema();
