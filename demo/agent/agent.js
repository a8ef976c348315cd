/**
 * The scripted agent: one conversation in, one answer out. It has no state, no key and no network, and answers the same
 * conversation the same way every time.
 */
import { check, compose } from "./compose.js";
import { ideasIn, readEvent } from "./conversation.js";
import { topicOfEvent, topicOfQuestion, topics } from "./script.js";

/**
 * @typedef {object} Reply
 * @property {string} topic which answer this is
 * @property {string} source names the answer; events that come from it carry this
 * @property {string | undefined} heard what the agent understood of a press or a submit, in a sentence
 * @property {import("./compose.js").Piece[]} pieces the text of its tree, by author
 */

/**
 * @param {import("./conversation.js").Message[]} messages the last one is the one to answer
 * @returns {Reply}
 * @throws {IntuiError} when an event can't have come from its tree
 * @throws {RequestError} when the conversation makes no sense
 */
export function reply(messages) {
  const { topic, heard, problem } = understand(messages);
  const ideas = ideasIn(messages);
  const knowledge = { ideas, idea: ideas.at(-1), problem };
  const turn = topics[topic](knowledge);
  const pieces = compose(turn, knowledge);
  // An agent that streams while its model writes can't check first; the page does. The script is checked all the
  // same, so that a slip of ours fails here and not on somebody's screen. Only the answer that is wrong by intent
  // goes out unread.
  if (topic !== "broken" && topic !== "mended") check(turn, pieces);
  return { topic, heard, source: `answer-${messages.length}`, pieces };
}

function understand(messages) {
  const message = messages.at(-1);
  if (message.from === "page") return { topic: "mended", problem: message.problem };
  if (message.question !== undefined) return { topic: topicOfQuestion(message.question) };
  const { event, sentence } = readEvent(message.event, messages);
  return { topic: topicOfEvent(event), heard: sentence };
}
