import { assert } from "@open-wc/testing";
import { A2uiModel, basicCatalog, INTUI_CATALOG_ID, intuiCatalog, replyTree } from "../../src/a2ui.js";
import { toHtml } from "../../src/static.js";
import { at, button, call, column, components, create, data, event, part, text } from "./messages.js";

const listener = { changed: () => {}, reported: () => {} };

/** The tree of messages, which a reply has brought between words. */
function treeOf(messages: readonly object[], words = "") {
  const model = new A2uiModel(() => [basicCatalog, intuiCatalog], listener);
  model.append(`${words}\n<a2ui-json>${JSON.stringify(messages)}</a2ui-json>\n`);
  model.end();
  return replyTree(model, { lang: "de" });
}

describe("A2UI replies as trees", () => {
  it("are what they show: the kinds of core as they are, the rest as text", async () => {
    const tree = treeOf(
      [
        create("s", { catalogId: INTUI_CATALOG_ID }),
        data("/", { points: [{ x: "Mo", y: 1 }], n: 1204, names: ["A", "B"] }),
        components([
          column("root", ["title", "row", "chart", "list", "buy"]),
          text("title", "Visits", { variant: "h2" }),
          part("row", "Row", { children: ["stat", "label"] }),
          part("stat", "Stat", { label: "Visitors", value: at("/n") }),
          part("label", "Label", { text: call("upper", { value: "open" }) }),
          part("chart", "Chart", { kind: "line", series: [{ label: "Week", points: at("/points") }] }),
          part("list", "List", { children: { componentId: "item", path: "/names" } }),
          text("item", { path: "" }),
          ...button("buy", "Buy", event("buy")),
        ]),
      ],
      "Here it is:",
    );
    const kinds = tree?.walk().map(({ node }) => node.type);
    assert.deepEqual(kinds, [
      "Group",
      "Text",
      "Group",
      "Text",
      "Group",
      "Stat",
      "Label",
      "Chart",
      "Group",
      "Text",
      "Text",
      "Text",
    ]);
    const { html, warnings } = await toHtml(tree as NonNullable<typeof tree>, { lang: "de" });
    assert.deepEqual(warnings, []);
    for (const each of ["Here it is:", "<h3", "1.204", "A", "B", "Buy"]) assert.include(html, each);
  });

  it("are none where there is nothing, and text where data is missing", () => {
    assert.isUndefined(replyTree(new A2uiModel(() => [basicCatalog], listener)));
    const tree = treeOf([
      create("s", { catalogId: INTUI_CATALOG_ID }),
      components([
        column("root", ["stat", "text"]),
        part("stat", "Stat", { label: "A", value: at("/none") }),
        text("text", "B"),
      ]),
    ]);
    assert.deepEqual(
      tree?.walk().map(({ node }) => node.type),
      ["Group", "Text"],
    );
  });
});
