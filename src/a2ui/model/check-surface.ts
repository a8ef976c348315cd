import { quote } from "../../core/raw.js";
import { type ChildReference, childReferences } from "./child-ids.js";
import { MAX_DEPTH } from "./limits.js";
import type { Component } from "./read-component.js";
import type { Reports } from "./report.js";
import type { Surface } from "./surface.js";

/**
 * Looks at a surface as a whole, once a reply has ended: whether its root has come, whether what is named is there, and
 * whether everything stays above what it holds. Components that nothing holds are no fault: they may be used later.
 */
export function checkSurface(surface: Surface, reports: Reports): void {
  const { id: surfaceId, options } = surface;
  if (surface.size === 0) return;
  if (!surface.component(options.rootId)) {
    const message = `the root component is missing: send a component with the id ${quote(options.rootId)}`;
    reports.add({ surfaceId, path: "/components", code: "missing", message });
  }
  const references = new Map<string, readonly ChildReference[]>();
  for (const component of surface.components) {
    const children = childReferences(component);
    references.set(component.id, children);
    reportMissing(surface, component, children, reports);
  }
  for (const [id, message] of faultsOfTree(references)) {
    reports.add({ surfaceId, path: `/components/${id}`, code: "reference", message });
  }
}

function reportMissing(
  surface: Surface,
  { id }: Component,
  children: readonly ChildReference[],
  reports: Reports,
): void {
  for (const child of children) {
    if (surface.component(child.id)) continue;
    const message = `references non-existent component ${quote(child.id)}: send it, or take the reference away`;
    reports.add({
      surfaceId: surface.id,
      path: `/components/${id}/${child.keys.join("/")}`,
      code: "reference",
      message,
    });
  }
}

/** Components that hold themselves, at whatever distance; and chains that are longer than is drawn. */
function faultsOfTree(references: ReadonlyMap<string, readonly ChildReference[]>): Map<string, string> {
  const faults = new Map<string, string>();
  const heights = new Map<string, number>();
  for (const start of references.keys()) {
    if (heights.has(start)) continue;
    // A stack of its own: components may be chained as long as somebody likes.
    const stack: { readonly id: string; next: number; height: number }[] = [{ id: start, next: 0, height: 1 }];
    const above = new Set<string>([start]);
    while (stack.length > 0) {
      const top = stack[stack.length - 1] as (typeof stack)[number];
      const child = references.get(top.id)?.[top.next++];
      if (!child) {
        heights.set(top.id, top.height);
        above.delete(top.id);
        stack.pop();
        const holder = stack[stack.length - 1];
        if (holder) holder.height = Math.max(holder.height, top.height + 1);
        if (top.height === MAX_DEPTH + 1)
          faults.set(top.id, `more than ${MAX_DEPTH} components stand in each other: flatten them`);
      } else if (above.has(child.id)) {
        const self = child.id === top.id;
        faults.set(
          top.id,
          self
            ? "Self-reference: a component can't hold itself"
            : `Circular reference: ${quote(child.id)} holds it, and it holds that`,
        );
      } else if (references.has(child.id)) {
        const height = heights.get(child.id);
        if (height === undefined) {
          stack.push({ id: child.id, next: 0, height: 1 });
          above.add(child.id);
        } else top.height = Math.max(top.height, height + 1);
      }
    }
  }
  return faults;
}
