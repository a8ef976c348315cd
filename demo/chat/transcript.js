/**
 * The conversation, as it is sent to the agent, kept for this tab: after a reload every answer is drawn again, with
 * what was pressed in it.
 */

const key = "intui-demo-conversation";

function load() {
  try {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(messages) ? messages : [];
  } catch {
    return [];
  }
}

export class Transcript {
  #messages = load();

  /** All messages, oldest first. Their shapes are described where the agent reads them. */
  get messages() {
    return this.#messages;
  }

  /** Every event that was sent, for an element's `history`. */
  get events() {
    return this.#messages.flatMap((message) => message.event ?? []);
  }

  add(message) {
    this.#messages = [...this.#messages, message];
    this.#save();
  }

  clear() {
    this.#messages = [];
    this.#save();
  }

  #save() {
    try {
      sessionStorage.setItem(key, JSON.stringify(this.#messages));
    } catch {
      // No storage, or it is full: then the conversation lasts as long as the page.
    }
  }
}
