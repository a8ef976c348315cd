// The rules for core hold, and the checks of them can fail: each is shown something that breaks it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";
import fc from "fast-check";
import { brokenRules, foreignWords, loadCore, notes, unproposed, unsaid } from "../tools/core-rules.js";
import { narrowings } from "../tools/schema-growth.js";

/** @typedef {import("../tools/schema-growth.js").Schema} Schema */

const { core, Tree } = await loadCore();
const schema = core.jsonSchema();

/**
 * A copy of a schema with another value at a place; undefined takes it away.
 * @param {string} place keys, with dots between them @param {unknown} value @param {Schema} [of]
 */
function changed(place, value, of = schema) {
  const copy = /** @type {Record<string, unknown>} */ (structuredClone(of));
  const keys = place.split(".");
  const last = keys.pop() ?? "";
  let at = copy;
  for (const key of keys) at = /** @type {Record<string, unknown>} */ (at[key]);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return /** @type {Schema} */ (copy);
}

/** What stands at a place. @param {string} place */
const standing = (place) =>
  place
    .split(".")
    .reduce((at, key) => /** @type {Record<string, unknown>} */ (at)[key], /** @type {unknown} */ (schema));

/** A list at a place, with more in it. @param {string} place @param {unknown} more */
const with_ = (place, more) => [.../** @type {unknown[]} */ (standing(place)), more];

const label = "$defs.Label.properties";
const stat = "$defs.Stat";
const component = "properties.root.anyOf";

/** @type {Record<string, [place: string, value: unknown, said: RegExp]>} */
const NARROWER = {
  "a prop is gone": [`${label}.tone`, undefined, /\.tone: is gone/],
  "a kind is gone": ["$defs.Label.properties.type", { const: "Tag" }, /no longer takes "Label"/],
  "a kind may not stand somewhere": [component, [{ $ref: "#/$defs/Text" }], /no longer takes "Group"/],
  "a prop must be there": [`${stat}.required`, with_(`${stat}.required`, "unit"), /\.unit: must be there now/],
  "a value is gone": [`${label}.tone.enum`, ["neutral"], /no longer takes "muted"/],
  "a text may be less long": [`${label}.text.maxLength`, 20, /maxLength 20/],
  "a text may not be short": [`${label}.text.minLength`, 3, /minLength 3/],
  "a text has a pattern": [`${stat}.properties.unit`, { type: "string", pattern: "^%$" }, /pattern is new/],
  "a number has a limit": [`${stat}.properties.value`, { type: "number", minimum: 0 }, /minimum 0/],
  "a number is whole": [`${stat}.properties.value.type`, "integer", /takes only integer/],
  "a list may not be empty": ["$defs.Table.properties.rows.minItems", 1, /minItems 1/],
  "a list has other items": [
    "$defs.Table.properties.columns.items.properties.label.type",
    "number",
    /columns\[\]\.label/,
  ],
  "a cell may not be null": [
    "$defs.Table.properties.rows.items.additionalProperties.anyOf",
    [{ type: "string" }, { type: "number" }, { type: "boolean" }],
    /takes only string/,
  ],
  "rows have other names": [
    "$defs.Table.properties.rows.items",
    { type: "object", additionalProperties: false },
    /no other names/,
  ],
  "a default is another": [`${label}.tone.default`, "muted", /what is left out means "muted", and not "neutral"/],
  "something new is asked that the checker can't follow": [`${label}.text.format`, "email", /does not know format/],
};

/** @type {Record<string, [place: string, value: unknown]>} */
const WIDER = {
  "a prop may be there": [`${label}.detail`, { type: "string" }],
  "a prop may be left out": [`${label.replace(".properties", "")}.required`, ["type"]],
  "a value more": [`${label}.tone.enum`, with_(`${label}.tone.enum`, "urgent")],
  "a text may be longer": [`${label}.text.maxLength`, 80],
  "a text has no limit": [`${label}.text.maxLength`, undefined],
  "a list may be empty": ["$defs.Group.properties.children.minItems", undefined],
  "a number may be a text, too": [`${stat}.properties.value`, { anyOf: [{ type: "number" }, { type: "string" }] }],
  "a kind more": [component, with_(component, { $ref: "#/$defs/Quote" })],
  "an object takes other names": ["$defs.Label.additionalProperties", undefined],
  "a definition that nothing needs is gone": ["$defs.Nothing", undefined],
};

const QUOTE = { type: "object", required: ["type"], additionalProperties: false };

describe("the rules for core", () => {
  it("hold", async () => assert.deepEqual(await brokenRules(), []));

  it("are held against a release that has all nine kinds", () => {
    const { releases } = notes();
    assert.ok(releases.length > 0);
    for (const release of releases)
      assert.equal(Object.keys(/** @type {object} */ (release.schema.$defs)).length >= 9, true);
  });

  for (const [name, [place, value, said]] of Object.entries(NARROWER)) {
    it(`a schema that has not only grown is told: ${name}`, () => {
      assert.match(narrowings(schema, changed(place, value)).join("\n"), said);
    });
  }

  for (const [name, [place, value]] of Object.entries(WIDER)) {
    it(`a schema that has grown is not: ${name}`, () => {
      const grown = changed(
        place,
        value,
        changed("$defs.Quote", { ...QUOTE, properties: { type: { const: "Quote" } } }),
      );
      assert.deepEqual(narrowings(schema, grown), []);
      if (!name.includes("definition")) assert.notDeepEqual(narrowings(grown, schema), [], "and the other way round");
    });
  }

  it("are proved by a validator: what is valid under the old one is valid under each that passes", () => {
    const leaf = fc.oneof(
      fc.record({ type: fc.constant("string") }, { requiredKeys: ["type"] }),
      fc.record(
        {
          type: fc.constant("string"),
          minLength: fc.integer({ min: 0, max: 2 }),
          maxLength: fc.integer({ min: 2, max: 4 }),
        },
        { requiredKeys: ["type"] },
      ),
      fc.record({ type: fc.constant("number"), minimum: fc.integer({ min: -1, max: 1 }) }, { requiredKeys: ["type"] }),
      fc.record({ enum: fc.uniqueArray(fc.constantFrom("a", "bb", 1, null), { minLength: 1 }) }),
      fc.constant({}),
    );
    const made = fc.letrec((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.record(
          { type: fc.constant("array"), items: tie("schema"), minItems: fc.integer({ min: 0, max: 1 }) },
          { requiredKeys: ["type", "items"] },
        ),
        fc.record(
          {
            type: fc.constant("object"),
            properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema")),
            required: fc.uniqueArray(fc.constantFrom("a", "b")),
            additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
          },
          { requiredKeys: ["type", "properties"] },
        ),
        fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
      ),
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom("", "a", "bb", "ccccc", 0, 1, -2, 0.5, null, true),
        fc.array(tie("value"), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value")),
      ),
    }));
    const { schema: anySchema, value: anyValue } = made;
    assert.ok(anySchema && anyValue);
    let proved = 0;
    fc.assert(
      fc.property(anySchema, anySchema, fc.array(anyValue, { minLength: 20, maxLength: 20 }), (old, now, values) => {
        assert.deepEqual(narrowings(/** @type {Schema} */ (old), /** @type {Schema} */ (old)), []);
        if (narrowings(/** @type {Schema} */ (old), /** @type {Schema} */ (now)).length > 0) return;
        const ajv = new Ajv2020.default({ strict: false });
        const [before, after] = [ajv.compile(/** @type {Schema} */ (old)), ajv.compile(/** @type {Schema} */ (now))];
        for (const value of values.filter((each) => before(each))) {
          assert.ok(after(value), `${JSON.stringify(value)} was valid`);
          proved++;
        }
      }),
      { numRuns: 600 },
    );
    assert.ok(proved > 100, String(proved));
  });

  it("a text form that leaves something out, or is empty", () => {
    const [text] = core.kinds;
    const kind = { ...text, type: "Quote", example: { type: "Quote", words: "Well said", by: "Nobody" } };
    const catalog = { kinds: [/** @type {(typeof core.kinds)[number]} */ (kind)], jsonSchema: () => schema };
    assert.deepEqual(
      unsaid(catalog, () => ({ toText: () => "> Well said" })),
      ['Quote: its text form does not say "Nobody"'],
    );
    assert.deepEqual(
      unsaid(catalog, () => ({ toText: () => " " })),
      ["Quote: its text form is empty"],
    );
    assert.deepEqual(
      unsaid({ kinds: core.kinds, jsonSchema: () => schema }, (root) => Tree.of(root)),
      [],
    );
  });

  it("words of a trade, and of looks", () => {
    const kind = (/** @type {string} */ type, /** @type {Schema} */ properties, summary = "") => ({
      kinds: [{ type, summary, schema: {}, example: { type } }],
      jsonSchema: () => ({ $defs: { [type]: { properties } } }),
    });
    assert.deepEqual(
      foreignWords(kind("Card", { dealIds: {}, next: { properties: { textColor: {} } } }, "For page views.")),
      [
        'Card: "deal" is a word of somebody\'s trade',
        'Card: "page" is a word of somebody\'s trade',
        'Card: "views" is a word of somebody\'s trade',
        'Card: "color" is about looks, not meaning',
      ],
    );
    assert.deepEqual(foreignWords(kind("Card", { tone: { enum: ["red", "calm"] } })), [
      'Card: "red" is about looks, not meaning',
    ]);
  });

  it("a kind that nobody has proposed", () => {
    const catalog = {
      kinds: [{ type: "Quote", summary: "", schema: {}, example: { type: "Quote" } }],
      jsonSchema: () => schema,
    };
    const release = { release: "0.1.0", schema };
    assert.deepEqual(unproposed(catalog, release, ["# Text"]), ["Quote: no record in proposals proposes it"]);
    assert.deepEqual(unproposed(catalog, release, ["# `Quote`"]), []);
  });
});
