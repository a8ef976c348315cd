import type { A2uiDrawing } from "./drawing.js";

const drawings = new Map<string, A2uiDrawing>();
const listeners = new Set<() => void>();

/**
 * Registers the drawing of a component type. The same pair again does nothing; a second, different drawing for a type is
 * refused, since what is drawn would depend on load order.
 *
 * @throws TypeError when the type already has another drawing
 */
export function registerA2uiDrawing<Props>(type: string, draw: A2uiDrawing<Props>): void {
  const known = drawings.get(type);
  if (known === draw) return;
  if (known)
    throw new TypeError(`A drawing for "${type}" is registered already. Register another type for another drawing.`);
  drawings.set(type, draw as A2uiDrawing);
  for (const changed of listeners) changed();
}

export function a2uiDrawingOf(type: string): A2uiDrawing | undefined {
  return drawings.get(type);
}

/** Calls back when a drawing comes later than the surfaces that need it. Returns a function that stops it. */
export function onA2uiRegister(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
