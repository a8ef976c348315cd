import { html, nothing, type TemplateResult } from "lit";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { ModalProps } from "../kinds/modal.js";
import { drawIconPaths } from "./icon.js";
import { pressable } from "./pressable.js";

/** That it has been opened once is remembered with the instance: before that, its content is not drawn. */
type Props = ModalProps & { readonly opened?: boolean };

/** Browsers that have it close a dialog by themselves when somebody presses beside it. */
const closesBeside = "closedBy" in HTMLDialogElement.prototype;

/** The browser's own dialog: it holds the focus, gives it back, closes on Escape, and stands above the page. */
export const drawModal: A2uiDrawing<Props> = ({ trigger, content, opened }, context) => {
  const id = `${context.key}-dialog`;
  return html`<div class="trigger" ${pressable((box) => open(box, id, context))}>${context.child(trigger)}</div
    ><dialog
      class="dialog"
      part="dialog"
      id=${id}
      closedby="any"
      @click=${closesBeside ? nothing : closeBeside}
      @keydown=${keepEscape}
    ><div class="dialog-sheet">${drawClose(context)}${opened ? context.child(content) : nothing}</div></dialog>`;
};

function drawClose({ session }: A2uiContext): TemplateResult {
  return html`<button type="button" class="button borderless dialog-close" part="button" data-state="ready" aria-label=${session.words.close} @click=${close}
    ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawIconPaths("close")}</svg></button>`;
}

function open(box: HTMLElement, id: string, context: A2uiContext): void {
  const dialog = box.nextElementSibling;
  if (!(dialog instanceof HTMLDialogElement) || dialog.id !== id || dialog.open) return;
  // What it was opened by is what it is about; a heading in it is not drawn yet when it opens for the first time.
  dialog.ariaLabel =
    context.accessibility.label || box.textContent?.trim() || box.querySelector("[aria-label]")?.ariaLabel || null;
  dialog.showModal();
  context.set("opened", true);
}

const dialogOf = (event: Event): HTMLDialogElement | null => (event.currentTarget as Element).closest("dialog");

function close(event: Event): void {
  dialogOf(event)?.close();
}

/** A press on the ground around it is one on the dialog itself: its sheet fills it. */
function closeBeside(event: Event): void {
  if (event.target === event.currentTarget) close(event);
}

/** Closes this dialog, and not also something of the page's own. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}
