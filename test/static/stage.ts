import { core, Tree } from "../../src/core.js";
import { type HtmlOptions, toHtml } from "../../src/static.js";

/** A tree that code has made. */
export const treeOf = (...children: readonly unknown[]): Tree => Tree.of({ type: "Group", children });

/** The examples of the nine in one tree. */
export const nine = treeOf(...core.kinds.map(({ example }) => example));

/** A Flow that branches. */
export const graph = {
  type: "Flow",
  steps: ["a", "b", "c", "d"].map((id) => ({ id, label: `Step ${id}`, detail: "A detail" })),
  links: [
    { from: "a", to: "b", label: "yes" },
    { from: "a", to: "c" },
    { from: "c", to: "d" },
  ],
};

/** Markup as a browser reads it. */
export function parsed(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html);
}

/** A piece of HTML in the page, in a box of its own. */
export function mounted(html: string, { width = "700px", dir = "ltr", scheme = "light" } = {}): HTMLElement {
  const box = document.createElement("div");
  box.style.cssText = `all: initial; display: block; position: absolute; inset: 0 auto auto 0; font: 16px/1.5 sans-serif; width: ${width}; color-scheme: ${scheme}`;
  box.style.background = scheme === "dark" ? "#0b0d11" : "#ffffff";
  box.style.color = scheme === "dark" ? "#e9ebee" : "#16181d";
  box.dir = dir;
  box.append(parsed(html));
  document.body.append(box);
  return box;
}

/** The HTML of a tree, whose every part was drawn. */
export async function drawn(tree: Tree, options?: HtmlOptions): Promise<string> {
  const { html, warnings } = await toHtml(tree, options);
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
  return html;
}
