import type { Part } from "./model/a2ui-model.js";
import { SurfacesElement } from "./surfaces-element.js";

/**
 * Draws what an A2UI agent streams: every surface in its place, live, and the prose between them.
 *
 * Give it text by `append` and `end`, or a `stream`, or a whole history of `messages`. A reply that has ended stays: the
 * next one goes on below it, and may update its surfaces.
 *
 * @tagname intui-a2ui
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
export class IntuiA2ui extends SurfacesElement {
  protected override shown(parts: readonly Part[]): readonly Part[] {
    return parts;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-a2ui": IntuiA2ui;
  }
}
