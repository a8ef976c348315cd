import { waitUntil } from "@open-wc/testing";
import "../../src/define.js";
import type { IntuiTree } from "../../src/index.js";
import { examples } from "./answers.js";

/** A Flow that is a picture, beside the examples of the nine. */
const graph = {
  type: "Flow",
  steps: ["a", "b", "c"].map((id) => ({ id, label: `Step ${id}`, detail: "A detail" })),
  links: [
    { from: "a", to: "b", label: "yes" },
    { from: "a", to: "c" },
  ],
};
const markdown =
  "# Title\n\nA *first* **line** with `code`, [a link](https://a.example/) and ~~no~~.\n\n- one\n  1. two\n- [x] three\n\n> A quote\n\n" +
  "| a | b |\n|---|--:|\n| 1 | 2 |\n\n---\n\n```js\nlet a = 1;\n```\n\n![A picture](https://b.example/c.png)";
const labels = ["neutral", "positive", "warning", "critical", "muted"].map((tone) => ({
  type: "Label",
  text: tone,
  tone,
}));
const children = [...examples.map(({ tree }) => tree.root), graph, { type: "Text", markdown }, ...labels];

/** One answer with everything in it that can be drawn. */
const gallery = { v: 1, root: { type: "Group", children } };

/** The gallery in a box of its own, at the page's upper left corner, with all its pictures drawn. */
export async function drawnGallery(width = "700px"): Promise<{ readonly page: HTMLElement; readonly tree: IntuiTree }> {
  const page = document.createElement("div");
  page.style.cssText =
    "all: initial; display: block; position: absolute; inset: 0 auto auto 0; font: 16px/1.5 sans-serif";
  const tree = document.createElement("intui-tree");
  tree.style.cssText = "display: block; box-sizing: border-box; margin: 0; padding: 0; border: 0";
  page.style.width = width;
  tree.style.width = width;
  tree.tree = gallery;
  page.append(tree);
  document.body.append(page);
  const drawn = [".chart-canvas canvas", 'intui-flow[data-picture="drawn"]', "[part~=heading]"];
  await waitUntil(() => drawn.every((each) => tree.shadowRoot?.querySelector(each)), "all is drawn", {
    timeout: 15_000,
  });
  await settled();
  return { page, tree };
}

/** Resolves when what follows a change of the page (sizes, colours, pictures) is drawn. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
