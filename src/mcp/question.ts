/** What a tree asks a person, where it is one thing only; and how that reads in a client without pictures. */
import type { Catalog } from "../core/catalog.js";
import type { ComponentNode } from "../core/component-node.js";
import type { ChoiceNode } from "../core/kinds/choice.js";
import type { FormNode } from "../core/kinds/form.js";
import { textForm } from "../core/text-form.js";
import type { Tree } from "../core/tree.js";

export type Question = ChoiceNode | FormNode;

/** The most characters that a client's dialog is asked to show above its fields. */
const LONGEST = 2000;

const isChoice = (node: ComponentNode): node is ChoiceNode => node.type === "Choice";
const isForm = (node: ComponentNode): node is FormNode => node.type === "Form";

/** The one Choice or Form of a tree in which nothing else can be answered. */
export function questionOf(tree: Tree, catalog: Catalog): Question | undefined {
  const asking = tree.walk().flatMap(({ node }) => (asks(node, catalog) ? [node] : []));
  const [only] = asking;
  if (asking.length !== 1 || !only) return undefined;
  return isChoice(only) || isForm(only) ? only : undefined;
}

/** True when the tree can be answered at all. */
export function isInteractive(tree: Tree, catalog: Catalog): boolean {
  return tree.walk().some(({ node }) => asks(node, catalog));
}

const asks = (node: ComponentNode, catalog: Catalog): boolean => (catalog.kindOf(node)?.ids?.(node).length ?? 0) > 0;

/** What stands around a question, and its prompt: what a person has to read before they answer. */
export function messageFor(tree: Tree, question: Question, catalog: Catalog): string {
  const rest = without(tree.root, question);
  const prompt = isChoice(question) ? question.prompt : undefined;
  const parts = [rest && textForm(rest, catalog), prompt].filter(Boolean);
  return shortened(parts.join("\n\n") || (isChoice(question) ? "Choose one" : question.submitLabel));
}

/** The component without one that it holds; undefined where nothing is left. */
function without(node: ComponentNode, gone: ComponentNode): ComponentNode | undefined {
  if (node === gone) return undefined;
  if (!("children" in node) || !Array.isArray(node.children)) return node;
  const children = (node.children as ComponentNode[]).flatMap((child) => without(child, gone) ?? []);
  return children.length > 0 ? ({ ...node, children } as ComponentNode) : undefined;
}

/** Whole lines only. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf("\n"), 0)) || cut}\n…`;
}

/** Every Choice's options, numbered, for a person who answers by a number. */
export function numberedOptions(tree: Tree): string {
  const choices = tree.walk().flatMap(({ node }) => (isChoice(node) ? [node] : []));
  return choices
    .map(({ prompt, options }) => {
      const lines = options.map(({ label }, index) => `${index + 1}. ${label.replace(/\s+/g, " ")}`);
      return [...(choices.length > 1 && prompt ? [prompt] : []), ...lines].join("\n");
    })
    .join("\n\n");
}
