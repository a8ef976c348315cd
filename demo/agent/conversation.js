/**
 * What the page sends: the whole conversation, its last message new. The agent keeps nothing between requests. A
 * product would keep the transcript on its server; here the page carries it, and the agent believes nothing in it
 * that it can't read.
 */
import { IntuiEvent, Tree } from "../../dist/npm/core.js";

/** A request that the agent can't answer. Its message is for the person: the page shows it beside the control. */
export class RequestError extends Error {}

/**
 * @typedef {{ from: "person", question: string }} Question
 * @typedef {{ from: "person", event: object }} Action an IntuiEvent, as JSON
 * @typedef {{ from: "agent", source: string, text: string }} Answer the text of a tree
 * @typedef {{ from: "page", source: string, problem: string }} Report an IntuiError's message, from what drew the tree
 * @typedef {Question | Action | Answer | Report} Message
 */

const isText = (value) => typeof value === "string" && value.trim() !== "";

const shapes = [
  (message) => message.from === "person" && isText(message.question),
  (message) => message.from === "person" && typeof message.event === "object" && message.event !== null,
  (message) => message.from === "agent" && isText(message.source) && typeof message.text === "string",
  (message) => message.from === "page" && isText(message.source) && isText(message.problem),
];

/** @returns {Message[]} */
export function readConversation(body) {
  const messages = body?.messages;
  if (!Array.isArray(messages) || messages.length === 0) throw new RequestError("There is no message to answer.");
  for (const message of messages) {
    if (!shapes.some((fits) => fits(message ?? {})))
      throw new RequestError("The conversation has a message of no known form.");
  }
  if (messages.at(-1).from === "agent") throw new RequestError("The last message is the agent's own.");
  return messages;
}

/** The tree that an event came from, or undefined when the conversation has none by that name that is valid. */
function treeOf(messages, source) {
  const answer = messages.findLast((message) => message.from === "agent" && message.source === source);
  if (answer === undefined) return undefined;
  try {
    return Tree.parse(JSON.parse(answer.text));
  } catch {
    return undefined;
  }
}

/**
 * Reads an event and proves that it can have come from the tree it names.
 * @returns the event and the sentence that a model would read
 * @throws {IntuiError} when it can't have, and {RequestError} when there is no such tree
 */
export function readEvent(json, messages) {
  const event = IntuiEvent.parse(json);
  const tree = treeOf(messages, event.source);
  if (tree === undefined) throw new RequestError("The agent doesn't know that answer any more.");
  tree.verify(event);
  return { event, sentence: tree.describe(event) };
}

/** The ideas that were sent in this conversation, oldest first. */
export const ideasIn = (messages) =>
  messages.flatMap(({ event }) => (event?.action === "submit" && event.target === "new-idea" ? [event.value] : []));
