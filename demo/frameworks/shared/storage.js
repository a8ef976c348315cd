// The conversation, kept in this browser: messages and events as their JSON, which is all that a reload needs.

/**
 * @typedef {object} Message
 * @property {string} id of a reply, the `source` of what is drawn in it
 * @property {"person" | "agent"} from
 * @property {string} text what the person said; or the whole reply, as it was written
 * @property {boolean} [open] true while the reply is being written
 */

/**
 * @typedef {object} Chat
 * @property {Message[]} messages
 * @property {object[]} events what was pressed and sent: the `history` of the replies
 */

const key = `intui:${globalThis.location?.pathname}`;

/** @returns {Chat} */
export function load() {
  const { messages = [], events = [] } = JSON.parse(localStorage.getItem(key) ?? "{}");
  // What was being written when the page was left is as long as it is.
  for (const message of messages) if (message.open) message.open = false;
  return { messages, events };
}

/** @param {{ readonly messages: readonly Message[], readonly events: readonly object[] }} chat */
export function save(chat) {
  localStorage.setItem(key, JSON.stringify(chat));
}
