// The entry as it is shipped, where there is no page. `npm run build` first.
import assert from "node:assert/strict";
import { test } from "node:test";

const { ProfyReader, profyCatalog } = await import(new URL("../../dist/npm/profy.js", import.meta.url).href);

test("reads payloads under Node, and registers nothing", () => {
  const reader = ProfyReader.of([{ type: "Badge", props: { text: "Beta" } }], { catalog: profyCatalog });
  assert.equal(reader.tree?.toText(), "[Beta]");
  assert.equal(reader.problems[0]?.path, "components[0] (Badge).props.text");
  assert.equal(globalThis.customElements?.get("intui-profy"), undefined);
});

test("its catalog has a text form for each kind, and a place for each in a tool's schema", () => {
  const { $defs } = profyCatalog.jsonSchema();
  const kinds = profyCatalog.kinds.filter((/** @type {{ type: string }} */ { type }) => type.startsWith("Profy"));
  assert.equal(kinds.length, 17);
  for (const kind of kinds) {
    assert.ok(Object.hasOwn($defs, kind.type), kind.type);
    const text = kind.toText(kind.example, (/** @type {{ type: string }} */ child) => `<${child.type}>`);
    assert.ok(text.length > 0, kind.type);
  }
});
