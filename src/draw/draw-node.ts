import { html, nothing } from "lit";
import type { Catalog } from "../core/catalog.js";
import { Tree } from "../core/tree.js";
import type { DraftNode } from "../stream/draft.js";
import type { DrawContext, Session } from "./drawing.js";
import { growing } from "./growing.js";
import type { Place } from "./place.js";
import { drawingOf } from "./registry.js";
import { drawNote, drawStandIn } from "./stand-in.js";

/** What is the same for every component of a tree while it is drawn once. */
export interface DrawScope {
  readonly session: Session;
  readonly catalog: Catalog;
  /** Another value: everything has to be drawn again, closed or not. */
  readonly epoch: unknown;
}

/** Draws components that stand in one place after another. A drawing that throws costs its own component only. */
export function drawNodes(nodes: readonly DraftNode[], scope: DrawScope): unknown {
  return growing(
    nodes,
    (node, _index, place) => drawNode(node, scope, place),
    (node) => !node.open,
    scope.epoch,
    keyOf,
    (node, error) => {
      console.error(`intui: the drawing of "${node.type}" failed`, error);
      return drawStandIn(node.type ?? scope.session.words.unnamed, scope.session.words);
    },
  );
}

/** Draws one component: its drawing, or what stands for it. Nothing while it can't be told yet what it will be. */
function drawNode(node: DraftNode, scope: DrawScope, place: Place): unknown {
  const { words } = scope.session;
  if (!node.kind) return node.open || node.cut ? nothing : drawStandIn(node.type ?? words.unnamed, words);
  const drawing = drawingOf(node.kind.type);
  if (!drawing) return drawTextForm(node, scope);
  const broken = node.problems.length > 0;
  if (broken && !hasContent(node)) return drawStandIn(node.kind.type, words);
  const drawn = drawing(node.props, contextOf(node, scope, place));
  return broken ? [drawn, drawNote(words.partMistake)] : drawn;
}

function contextOf(node: DraftNode, scope: DrawScope, place: Place): DrawContext {
  return {
    session: scope.session,
    open: node.open,
    broken: node.problems.length > 0 || node.cut,
    key: node.key,
    place,
    children: () => drawNodes(node.children, scope),
  };
}

/** By id where the component has one, so that a tree that is sent anew keeps focus and typed text; else by place. */
function keyOf(child: DraftNode, index: number): unknown {
  const { id } = child.props;
  return typeof id === "string" ? `${child.type} ${id}` : index;
}

/** True when at least one of the props that were written can be shown. */
function hasContent(node: DraftNode): boolean {
  const raw = node.raw as object;
  return Object.entries(node.props).some(
    ([name, value]) => name !== "type" && Object.hasOwn(raw, name) && !(Array.isArray(value) && value.length === 0),
  );
}

/** A kind that has no drawing on this page: its text form, once it has arrived whole and is valid with all it holds. */
function drawTextForm(node: DraftNode, { catalog, session }: DrawScope): unknown {
  if (node.open || node.cut) return nothing;
  if (node.allProblems().length > 0) return drawStandIn(node.type ?? session.words.unnamed, session.words);
  const text = Tree.parse({ v: 1, root: node.raw }, { catalog }).toText();
  return html`<pre class="text-form" part="text-form" dir="auto">${text}</pre>`;
}
