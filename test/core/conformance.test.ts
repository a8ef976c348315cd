import { assert } from "@open-wc/testing";
import { core, Tree } from "../../src/core.js";
import { describeWithFixtures } from "../fixtures.js";

interface Component {
  readonly type: string;
  readonly writer: string;
  readonly summary: string;
  readonly example: { readonly type: string };
  readonly text: string;
}

await describeWithFixtures("the nine components of the seed document", "intui/components.json", (content) => {
  const components = content as readonly Component[];

  it("are the kinds of core, in that order, with these summaries and writers", () => {
    assert.deepEqual(
      core.types(),
      components.map(({ type }) => type),
    );
    for (const { type, summary, writer } of components) {
      const kind = core.kinds.find((each) => each.type === type);
      assert.equal(kind?.summary, summary);
      assert.equal(kind?.writer, writer === "built by code" ? "code" : "anyone");
    }
  });

  it("have these examples, and these text forms to the letter", () => {
    for (const { type, example, text } of components) {
      assert.deepEqual(core.kinds.find((each) => each.type === type)?.example as unknown, example);
      assert.equal(Tree.parse({ v: 1, root: example }).toText(), text);
    }
  });
});
