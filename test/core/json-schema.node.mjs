// The JSON Schema of a catalog, proved with a validator: it takes what `Tree.parse` takes.
import assert from "node:assert/strict";
import { test } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./schema-cases.ts") }} */
const { module } = await runnerImport("./test/core/schema-cases.ts", { configFile: false });
const { suites, toolSchema } = module;

// Strict, but for anyOf branches that name props which stand beside them.
const ajv = new Ajv2020.default({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });

// Links between places and repeated ids are what JSON Schema can't say.
const unsaid = new Set(["reference", "duplicate"]);

for (const { name, schema, cases } of suites) {
  test(`takes what Tree.parse takes, and nothing else: ${name}`, () => {
    const validate = ajv.compile(schema);
    const taken = { valid: 0, refused: 0 };
    for (const each of cases) {
      const ok = each.codes.every((code) => unsaid.has(code));
      assert.equal(validate(each.input), ok, `${each.name}: ${each.codes.join()} ${ajv.errorsText(validate.errors)}`);
      taken[ok ? "valid" : "refused"]++;
    }
    assert.ok(taken.valid > 3 && taken.refused > 9, JSON.stringify(taken));
  });
}

test("is what tools of models want: an object, one definition a kind, recursion by $ref, no oneOf", () => {
  const text = JSON.stringify(toolSchema);
  assert.equal(toolSchema.$schema, "https://json-schema.org/draft/2020-12/schema");
  assert.equal(toolSchema.type, "object");
  assert.deepEqual(toolSchema.required, ["v", "root"]);
  assert.equal(toolSchema.additionalProperties, false);
  assert.deepEqual(Object.keys(/** @type {object} */ (toolSchema.$defs)), [
    "Text",
    "Group",
    "Label",
    "Table",
    "Flow",
    "Choice",
    "Form",
  ]);
  assert.equal(text.includes("oneOf"), false);
  assert.deepEqual(toolSchema.$defs.Group.properties.children.items, toolSchema.properties.root);
  assert.deepEqual(toolSchema.$defs.Group.required, ["type", "children"]);
  assert.deepEqual(toolSchema.$defs.Label.properties.text, { type: "string", minLength: 1, maxLength: 40 });
  assert.deepEqual(toolSchema.$defs.Label.properties.tone.default, "neutral");
  assert.equal(text, JSON.stringify(JSON.parse(text)));
});
