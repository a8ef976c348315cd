import { assert, waitUntil } from "@open-wc/testing";
import "../../src/define.js";
import type { Tree } from "../../src/core.js";
import { drawn, graph, nine, treeOf } from "./stage.js";

interface Place {
  readonly name: string;
  readonly top: number;
  readonly height: number;
}

/** Where the components of a column stand, from the top of the tree. */
function placesIn(root: ParentNode): Place[] {
  const tree = root.querySelector(".tree") as Element;
  const { top } = tree.getBoundingClientRect();
  const parts = [...(tree.firstElementChild as Element).children, tree];
  return parts.map((part) => {
    const box = part.getBoundingClientRect();
    return {
      name: part.className.replace(/intui-\w+ ?/, "") || part.localName,
      top: box.top - top,
      height: box.height,
    };
  });
}

const LOOK = "margin: 0; font: 16px/1.5 sans-serif;";

/** The places in a page without scripts, whose element is still what the browser makes of a tag that it doesn't know. */
async function before(tree: Tree, width: string): Promise<Place[]> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "border: 0; width: 900px; height: 600px";
  frame.srcdoc = `<!doctype html><body><intui-tree>${await drawn(tree)}</intui-tree>`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const { body } = frame.contentDocument as Document;
  body.style.cssText = `${LOOK} width: ${width}`;
  const places = placesIn(body);
  frame.remove();
  return places;
}

async function after(tree: Tree, width: string): Promise<Place[]> {
  const page = document.createElement("div");
  page.style.cssText = `${LOOK} width: ${width}`;
  const element = document.createElement("intui-tree");
  element.tree = tree;
  page.append(element);
  document.body.append(page);
  const root = element.shadowRoot as ShadowRoot;
  const wanted = tree
    .walk()
    .some(({ node }) => node.type === "Flow" && "links" in node && (node.links as []).length > 0);
  await waitUntil(
    () => root.querySelector(".tree") && (!wanted || root.querySelector('intui-flow[data-picture="drawn"]')),
    "it is drawn",
    { timeout: 15_000 },
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  const places = placesIn(root);
  page.remove();
  return places;
}

const markdown =
  "# One\n\nA text of *several* words.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n```js\nlet a = 1;\n```";
const form = {
  type: "Form",
  id: "f",
  fields: [
    { id: "a", label: "A", input: "text", required: true, help: "Some help" },
    { id: "b", label: "B", input: "checkbox" },
    { id: "c", label: "C", input: "textarea" },
    { id: "d", label: "D", input: "date", value: "2026-02-28" },
  ],
};

describe("the element takes the static form over", () => {
  for (const width of ["700px", "360px"]) {
    it(`in the same places, in a page of ${width}`, async () => {
      const tree = treeOf(...(nine.root.children as []), { type: "Text", markdown }, form);
      const [one, other] = [await before(tree, width), await after(tree, width)];
      assert.lengthOf(one, other.length);
      const moved = other.filter((place, at) => {
        const was = one[at] as Place;
        return Math.abs(place.top - was.top) > 1 || Math.abs(place.height - was.height) > 1;
      });
      assert.deepEqual(
        moved.map((place) => ({ ...place, was: one[other.indexOf(place)] })),
        [],
      );
    });

    it(`with a graph that moves nothing by more than a line, in a page of ${width}`, async () => {
      const tree = treeOf(graph, { type: "Text", markdown: "After" });
      const [one, other] = [await before(tree, width), await after(tree, width)];
      for (const [at, place] of other.entries()) {
        assert.approximately(place.top, (one[at] as Place).top, 24, place.name);
      }
    });
  }
});
