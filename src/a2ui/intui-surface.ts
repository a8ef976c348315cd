import type { Part } from "./model/a2ui-model.js";
import { SurfacesElement } from "./surfaces-element.js";

/**
 * Draws one A2UI surface of what it is given, and nothing else: for a place of its own in a page.
 *
 * @tagname intui-surface
 *
 * @event {CustomEvent<A2uiEventDetail>} intui-event - A person pressed a button. Cancelable.
 * @event {CustomEvent<A2uiOpenDetail>} intui-open - A person pressed what opens a page. Cancelable: the host may open it.
 * @event {CustomEvent<A2uiErrorDetail>} intui-error - A part of a message was refused, or a function has failed.
 * @event {CustomEvent<A2uiCompleteDetail>} intui-complete - A reply has ended, and all of it is drawn.
 *
 * @cssstate streaming - A reply is being written.
 * @cssstate complete - The last reply has ended, and nothing of it was refused.
 * @cssstate invalid - The last reply has ended, and a part of it was refused.
 */
export class IntuiSurface extends SurfacesElement {
  static override properties = { ...SurfacesElement.properties, surfaceId: { attribute: "surface-id" } };

  /** Which surface to draw. Default: the first one. */
  declare surfaceId: string | null | undefined;

  #shown: readonly Part[] = [];

  protected override shown(parts: readonly Part[]): readonly Part[] {
    const part = parts.find((each) => each.is === "surface" && (!this.surfaceId || each.surface.id === this.surfaceId));
    if (this.#shown[0] !== part) this.#shown = part ? [part] : [];
    return this.#shown;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-surface": IntuiSurface;
  }
}
