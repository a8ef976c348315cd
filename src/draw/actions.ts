import { html, nothing } from "lit";
import type { Tree } from "../core/tree.js";
import type { Session } from "./drawing.js";
import { lazyElement } from "./lazy.js";
import type { Action } from "./menu/action.js";

interface ActionsView {
  readonly session: Session;
  /** What the actions are for, in the component's own words (its title) or in `words.ts`'s. */
  readonly name: string;
  readonly actions: readonly Action[];
}

/**
 * Draws the menu of a component's actions. It may be there while the component streams (an action then takes what has
 * arrived); a component that is broken has none.
 *
 * ```ts
 * context.broken ? nothing : drawActions({
 *   session, name: props.title ?? words.chart,
 *   actions: [
 *     { id: "csv", label: words.downloadCsv, done: words.saved, run: (kit) => kit.save(kit.csvFile(data()), title, "csv") },
 *     { id: "png", label: words.downloadPng, done: words.saved, run: async (kit) => kit.save(await paint(), title, "png") },
 *   ],
 * })
 * ```
 *
 * It takes a line of the button's height at the end of a row (`display: inline-flex`): put it into the component's head.
 */
export function drawActions({ session, name, actions }: ActionsView): unknown {
  return canHave("intui-actions", "IntuiActions")
    ? html`<intui-actions .session=${session} .name=${name} .actions=${actions}></intui-actions>`
    : nothing;
}

/** Draws what copies a whole answer, below it. */
export function drawCopy(session: Session, tree: Tree): unknown {
  return canHave("intui-copy", "IntuiCopy")
    ? html`<intui-copy .session=${session} .tree=${tree}></intui-copy>`
    : nothing;
}

/** What nobody presses in the first moment comes after it. Where it can't be had, there is nothing to press. */
const canHave = (tag: string, name: "IntuiActions" | "IntuiCopy"): boolean =>
  lazyElement(tag, async () => (await import("./menu/elements.js"))[name]).state !== "failed";
