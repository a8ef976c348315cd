import type { Drawing } from "./drawing.js";

const drawings = new Map<string, Drawing>();
const listeners = new Set<() => void>();

/** What a drawing is registered for: a type, or the kind itself, which also says what its props are. */
type TypeOrKind<Props> = string | { readonly type: string; readonly example: Props };

/**
 * Registers the drawing of a kind, by its type or by the kind itself. Registering the same pair again does nothing, so it
 * may stand in a component that mounts many times; a second, different drawing for a type is refused, since what is drawn
 * would depend on load order.
 *
 * @throws TypeError when the type already has another drawing
 */
export function registerDrawing<Props = Readonly<Record<string, unknown>>>(
  of: TypeOrKind<Props>,
  draw: Drawing<Props>,
): void {
  const type = typeof of === "string" ? of : of.type;
  const known = drawings.get(type);
  if (known === draw) return;
  if (known)
    throw new TypeError(`A drawing for "${type}" is registered already. Register another type for another drawing.`);
  drawings.set(type, draw as Drawing);
  for (const changed of listeners) changed();
}

export function drawingOf(type: string): Drawing | undefined {
  return drawings.get(type);
}

/** Calls back when a drawing comes later than the trees that need it. Returns a function that stops it. */
export function onRegister(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
