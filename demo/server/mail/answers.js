/** What was answered from mails, in memory. The first answer of a person to a question counts, and no second one. */
import { IntuiEvent } from "../../../dist/npm/core.js";

export class Answers {
  #given = new Map();

  /** @returns {{ event: IntuiEvent, at: Date } | undefined} what this person has answered to this question */
  find({ event, to }) {
    return this.#given.get(keyOf(event, to));
  }

  /**
   * Takes an answer as a press on a page would bring it.
   * @param tree the tree that was asked. @param claims what the address says. @param value what the person chose there
   * @returns what counts: this answer, or the one that came before it
   * @throws an IntuiError when it can't be an answer to this question
   */
  give(tree, { event, to }, value) {
    const answer = IntuiEvent.parse({ ...event, value });
    tree.verify(answer);
    const before = this.find({ event, to });
    if (before) return { ...before, first: false };
    const given = { event: answer, at: new Date() };
    this.#given.set(keyOf(event, to), given);
    return { ...given, first: true };
  }

  /** The events of one person, for `history`. */
  of(to) {
    return [...this.#given].filter(([key]) => JSON.parse(key)[0] === to).map(([, { event }]) => event.toJSON());
  }
}

const keyOf = ({ source, target }, to) => JSON.stringify([to, source, target]);
