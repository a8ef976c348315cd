import { html, type TemplateResult } from "lit";
import type { Session } from "../drawing.js";
import { copyText } from "../export/copy-text.js";
import { say } from "../words.js";

/** How long the button says what has been done, in ms. */
const NOTE_STAYS = 2500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The button that copies a block of code as it was written. What it says after a press is no template's. */
export function drawCopyButton(text: string, session: Session): TemplateResult {
  const { words } = session;
  const press = ({ currentTarget }: Event): void => void copy(currentTarget as Element, text, session);
  return html`<button type="button" class="code-copy" part="copy" aria-label=${words.copyCode} @click=${press}
    ><span class="code-copy-idle">${words.copy}</span><span class="code-copy-done" hidden>${words.copied}</span></button>`;
}

async function copy(button: Element, text: string, session: Session): Promise<void> {
  const { words } = session;
  try {
    await copyText(text);
  } catch {
    session.announce(say(words.actionFailed, { label: words.copyCode }));
    return;
  }
  session.announce(words.copied);
  show(button, true);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show(button, false), NOTE_STAYS),
  );
}

/** Which of its words a button shows. */
function show(button: Element, copied: boolean): void {
  button.toggleAttribute("data-copied", copied);
  const [idle, done] = button.children;
  idle?.toggleAttribute("hidden", copied);
  done?.toggleAttribute("hidden", !copied);
}
