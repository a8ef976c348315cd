import { assert } from "@open-wc/testing";
import { basicKinds } from "../../src/a2ui/model/basic-catalog.js";
import { basicFunctions } from "../../src/a2ui/model/library-code.js";
import { basicCatalog, catalogJson, INTUI_CATALOG_ID, intuiCatalog } from "../../src/a2ui.js";
import { describeWithFixtures } from "../fixtures.js";

type Json = { readonly [key: string]: Json } & readonly Json[];

/** What a published component or function says of its own props: the part that is not common to all. */
const ownPart = (component: Json): Json => (component.allOf as unknown as Json[]).at(-1) as Json;

/** Props that come with later versions, and what is not said of a prop in the published catalog. */
const LATER = ["posterUrl", "placeholder", "steps"];

await describeWithFixtures("a2ui: the basic catalog as JSON", "a2ui/schema/basic-catalog.json", (content) => {
  const theirs = content as { components: Record<string, Json>; functions: Record<string, Json> };
  const ours = catalogJson(basicCatalog) as unknown as typeof theirs;

  it("has the same components, with the same props, required ones, enums and defaults", () => {
    assert.deepEqual(Object.keys(ours.components), Object.keys(theirs.components));
    for (const type of basicKinds.map((kind) => kind.type)) {
      const [mine, other] = [ownPart(ours.components[type] as Json), ownPart(theirs.components[type] as Json)];
      assert.deepEqual(
        [...(mine.required as unknown as string[])].sort(),
        [...(other.required as unknown as string[])].sort(),
        type,
      );
      const names = Object.keys(mine.properties as object).filter((name) => name !== "checks" && !LATER.includes(name));
      assert.deepEqual(names.sort(), Object.keys(other.properties as object).sort(), type);
      for (const name of names) {
        const [one, two] = [(mine.properties as Json)[name] as Json, (other.properties as Json)[name] as Json];
        assert.deepEqual(
          [...((one.enum ?? []) as unknown as string[])].sort(),
          [...((two.enum ?? []) as unknown as string[])].sort(),
          `${type}.${name}`,
        );
        assert.deepEqual(one.default, two.default, `${type}.${name}`);
        if (two.$ref) assert.equal(one.$ref as unknown, two.$ref as unknown, `${type}.${name}`);
      }
    }
  });

  it("has the same functions, with the same arguments and results", () => {
    for (const { name } of basicFunctions) {
      const [mine, other] = [ours.functions[name] as Json, theirs.functions[name] as Json];
      const args = (each: Json): Json => (each.properties as Json).args as Json;
      assert.deepEqual(
        Object.keys(args(mine).properties as object).sort(),
        Object.keys(args(other).properties as object).sort(),
        name,
      );
      assert.deepEqual(
        [...(args(mine).required as unknown as string[])].sort(),
        [...(args(other).required as unknown as string[])].sort(),
        name,
      );
      assert.deepEqual((mine.properties as Json).returnType, (other.properties as Json).returnType, name);
      assert.deepEqual(args(mine).anyOf, args(other).anyOf, name);
    }
  });
});

describe("a2ui: our own catalog as JSON", () => {
  const json = catalogJson(intuiCatalog) as unknown as { catalogId: string; components: Record<string, Json> };

  it("holds the basic catalog and five more, under the published id", () => {
    assert.equal(json.catalogId, INTUI_CATALOG_ID);
    assert.deepEqual(Object.keys(json.components).slice(-5), ["Table", "Chart", "Stat", "Flow", "Label"]);
    assert.lengthOf(Object.keys(json.components), 23);
  });

  it("lets numbers be bound only", () => {
    const binding = { $ref: "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DataBinding" };
    const stat = ownPart(json.components.Stat as Json).properties as Json;
    assert.deepEqual(stat.value as unknown, binding);
    const chart = JSON.stringify(ownPart(json.components.Chart as Json));
    assert.include(chart, `"points":${JSON.stringify(binding)}`);
    assert.notInclude(chart, '"y"');
  });

  it("is JSON", () => {
    assert.deepEqual(JSON.parse(JSON.stringify(json)), json as unknown);
  });
});
