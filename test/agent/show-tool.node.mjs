// The tool's definition against each provider's own rules for schemas, and against trees that it has to take.
import assert from "node:assert/strict";
import { test } from "node:test";
import Ajv2020 from "ajv/dist/2020.js";
import { agent, asStrict, core, trees, writable } from "./kit.mjs";

const { showTool } = agent;
const catalogs = { core: core.core, "core and one's own": trees.withPanel };
const ajv = new Ajv2020.default({ strict: false, allErrors: true });

/** Every schema in a schema, with its path. */
function* schemasIn(schema, path = "#") {
  yield [path, schema];
  for (const keyword of ["properties", "$defs"]) {
    for (const [key, inside] of Object.entries(schema[keyword] ?? {}))
      yield* schemasIn(inside, `${path}/${keyword}/${key}`);
  }
  for (const keyword of ["items", "additionalProperties"]) {
    if (typeof schema[keyword] === "object") yield* schemasIn(schema[keyword], `${path}/${keyword}`);
  }
  for (const [index, option] of (schema.anyOf ?? []).entries()) yield* schemasIn(option, `${path}/anyOf/${index}`);
}

const nameIn = (ref) => ref.replace("#/$defs/", "").replaceAll("~1", "/").replaceAll("~0", "~");

/** What every provider wants of a schema, whichever keywords it knows. */
function checkCommon(schema) {
  assert.equal(schema.type, "object");
  for (const keyword of ["anyOf", "oneOf", "allOf", "enum", "not", "$ref"]) assert.ok(!(keyword in schema), keyword);
  for (const [path, each] of schemasIn(schema)) {
    if (!("$ref" in each)) continue;
    assert.deepEqual(Object.keys(each), ["$ref"], path);
    assert.ok(Object.hasOwn(schema.$defs, nameIn(each.$ref)), each.$ref);
  }
  ajv.compile(schema);
}

/** Only keywords that the provider knows, at every level. */
function checkKeywords(schema, known) {
  for (const [path, each] of schemasIn(schema)) {
    assert.deepEqual(
      Object.keys(each).filter((keyword) => !known.includes(keyword)),
      [],
      path,
    );
  }
}

/** Levels of objects and lists in each other, following no reference. */
function depth(schema) {
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(typeof schema.items === "object" ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ];
  return Math.max(0, ...inside.map(depth)) + (schema.properties ? 1 : 0);
}

for (const [name, catalog] of Object.entries(catalogs)) {
  test(`anthropic: ${name}`, () => {
    const tool = showTool(catalog, "anthropic");
    assert.deepEqual(Object.keys(tool), ["name", "description", "input_schema"]);
    checkCommon(tool.input_schema);
    for (const [path, { properties = {} }] of schemasIn(tool.input_schema)) {
      for (const key of Object.keys(properties)) assert.match(key, /^[\w.-]{1,64}$/, path);
    }
  });

  test(`openai, plain: ${name}`, () => {
    const flat = showTool(catalog, "openai-responses");
    const nested = showTool(catalog, "openai-chat");
    assert.deepEqual({ type: nested.type, ...nested.function }, flat);
    assert.equal(flat.strict, false);
    checkCommon(flat.parameters);
  });

  test(`openai, strict: ${name}`, () => {
    const { parameters, ...tool } = showTool(catalog, "openai-responses", { strict: true });
    assert.equal(tool.strict, true);
    assert.deepEqual(showTool(catalog, "openai-chat", { strict: true }).function.parameters, parameters);
    checkCommon(parameters);
    checkKeywords(parameters, [
      ..."$defs,$ref,type,description,enum,anyOf,items,properties,required,additionalProperties".split(","),
      ..."minItems,maxItems,pattern,minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf".split(","),
    ]);
    let properties = 0;
    let values = 0;
    let characters = 0;
    for (const [path, each] of schemasIn(parameters)) {
      assert.ok("type" in each || "anyOf" in each || "$ref" in each, path);
      if (each.type === "object") {
        assert.equal(each.additionalProperties, false, path);
        assert.deepEqual(each.required, Object.keys(each.properties), path);
        properties += each.required.length;
      }
      values += each.enum?.length ?? 0;
      const names = [...Object.keys(each.properties ?? {}), ...Object.keys(each.$defs ?? {}), ...(each.enum ?? [])];
      characters += names.join("").length;
    }
    assert.ok(properties <= 5000 && values <= 1000 && characters <= 120_000);
    const depths = [parameters, ...Object.values(parameters.$defs)].map(depth);
    assert.ok(Math.max(...depths) <= 10, String(depths));
  });

  test(`google: ${name}`, () => {
    const { parametersJsonSchema: schema } = showTool(catalog, "google");
    checkCommon(schema);
    checkKeywords(schema, [
      ..."$defs,$ref,$id,$anchor,type,format,title,description,enum,items,prefixItems,minItems,maxItems".split(","),
      ..."minimum,maximum,anyOf,properties,additionalProperties,required".split(","),
    ]);
    for (const [path, each] of schemasIn(schema)) {
      if (each.enum) assert.ok(["string", "number"].includes(each.type), path);
    }
    // From any definition, no way through required properties leads back to it.
    const required = (each) => [
      ...(each.required ?? []).map((key) => each.properties[key]),
      ...(typeof each.items === "object" ? [each.items] : []),
      ...(each.anyOf ?? []),
    ];
    const refs = (each) => [...(each.$ref ? [nameIn(each.$ref)] : []), ...required(each).flatMap(refs)];
    for (const definition of Object.keys(schema.$defs)) {
      const reached = new Set(refs(schema.$defs[definition]));
      for (const next of reached) for (const ref of refs(schema.$defs[next])) reached.add(ref);
      assert.ok(!reached.has(definition), `${definition} leads back to itself`);
    }
  });

  test(`mcp: ${name}`, () => {
    const tool = showTool(catalog, "mcp");
    assert.match(tool.name, /^[\w.-]{1,128}$/);
    assert.equal(typeof tool.title, "string");
    checkCommon(tool.inputSchema);
  });
}

for (const { name, root, catalog } of writable) {
  const tree = { v: 1, root };

  test(`each schema takes the tree that it has to take: ${name}`, () => {
    for (const schema of [
      showTool(catalog, "anthropic").input_schema,
      showTool(catalog, "openai-chat").function.parameters,
      showTool(catalog, "google").parametersJsonSchema,
      showTool(catalog, "mcp").inputSchema,
    ]) {
      const validate = ajv.compile(schema);
      assert.ok(validate(tree), ajv.errorsText(validate.errors));
    }
  });

  test(`what the strict schema makes of it is taken by the schema, and read as the same tree: ${name}`, () => {
    const schema = showTool(catalog, "openai-responses", { strict: true }).parameters;
    const validate = ajv.compile(schema);
    const strict = asStrict(schema, schema, tree);
    assert.ok(validate(strict), ajv.errorsText(validate.errors));
    const read = agent.answer(JSON.stringify(strict), { catalog });
    const parsed = core.Tree.parse(tree, { author: "model", catalog });
    assert.deepEqual(JSON.parse(JSON.stringify(read.tree)), JSON.parse(JSON.stringify(parsed)), read.text);
    assert.equal(read.text, parsed.toText());
  });
}

test("only what a model may write stands in it, with each kind's summary", () => {
  const { $defs } = showTool(undefined, "anthropic").input_schema;
  assert.deepEqual(Object.keys($defs), core.core.writableBy("model").types());
  for (const { type, summary } of core.core.writableBy("model").kinds) assert.equal($defs[type].description, summary);
});

test("limits that a provider has no keyword for are said in words", () => {
  const { $defs } = showTool(undefined, "google").parametersJsonSchema;
  assert.equal($defs.Label.properties.text.description, "not empty, at most 40 characters");
});

test("a name and a description of one's own; what some provider refuses is refused here", () => {
  const tool = showTool(undefined, "google", { name: "present", description: "Shows it." });
  assert.deepEqual([tool.name, tool.description], ["present", "Shows it."]);
  assert.ok(showTool(undefined, "openai-chat").function.description.length <= 1024);
  for (const name of ["", "a b", "1a", "x".repeat(65), "a.b"])
    assert.throws(() => showTool(undefined, "mcp", { name }), TypeError);
  assert.throws(() => showTool(undefined, "mcp", { description: "x".repeat(1025) }), /1025 characters/);
});

test("a kind in which anything may stand can't be held to a strict schema, and says so", async () => {
  const v = await import("valibot");
  const schema = v.strictObject({ data: v.unknown() });
  const free = core.defineKind({
    type: "Free",
    summary: "x",
    writer: "anyone",
    schema,
    example: { type: "Free", data: 1 },
    toText: () => "",
  });
  const catalog = core.core.extend(free);
  assert.throws(() => showTool(catalog, "openai-chat", { strict: true }), /anything may stand/);
  assert.ok(showTool(catalog, "openai-chat"));
});
