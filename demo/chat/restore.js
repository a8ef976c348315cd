/** Draws a kept conversation again, from its messages alone. */

import { addFooter, mendedNote, newAnswer, newTurn, plainNote, wordsOf } from "/chat/turns.js";
import { Tree } from "/dist/intui.js";

/** The answer as a tree, or undefined when it was stopped or came broken. */
export function treeIn(text) {
  try {
    return Tree.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * @param {HTMLElement} log
 * @param {import("/chat/transcript.js").Transcript} transcript
 * @returns the last turn, or undefined when there is none
 */
export function restore(log, { messages, events }) {
  const trees = new Map();
  let turn;
  let card;
  for (const message of messages) {
    if (message.from === "person") {
      turn = newTurn(wordsOf(message, trees.get(message.event?.source)));
      log.append(turn);
    } else if (message.from === "page") {
      mendedNote(message.problem, card);
    } else {
      const answer = newAnswer(message.source, events);
      ({ card } = answer);
      turn.append(card);
      const tree = treeIn(message.text);
      trees.set(message.source, tree);
      answer.tree.text = message.text;
      if (tree) addFooter(card, message.text);
      else answer.tree.end();
      if (message.stopped) turn.append(plainNote("Stopped."));
    }
  }
  return turn;
}
