/** The parts of the conversation on the page. */

import { IntuiEvent } from "/dist/intui.js";
import { build } from "/site/dom.js";
import { linkTo } from "/site/share.js";

let count = 0;

/**
 * What a person said, in words for the page: a question as it was typed, a press or a sent form by its label, with the
 * sentence that the agent reads below.
 * @param {{ question?: string, event?: object }} message
 * @param {import("@intui/web").Tree} [tree] the tree that the event came from
 */
export function wordsOf({ question, event }, tree) {
  if (question !== undefined) return { title: question };
  if (tree === undefined) return { title: "Sent" };
  const node = tree.interactive(event.target);
  const option = node?.options?.find(({ id }) => id === event.value);
  return { title: option?.label ?? node?.submitLabel ?? "Sent", sentence: tree.describe(IntuiEvent.parse(event)) };
}

/** A turn: what was said, and room for the answer. */
export function newTurn({ title, sentence }) {
  const id = `turn-${++count}`;
  const said = build("div", { class: "said" }, build("h2", { id }, title));
  if (sentence) said.append(build("p", { title: "What the agent reads" }, sentence));
  return build("article", { class: "turn", "aria-labelledby": id }, said);
}

/** A card with a tree in it. The tree has its name and its history before it has anything to draw. */
export function newAnswer(source, history) {
  const tree = build("intui-tree", { source, history });
  return { card: build("div", { class: "card answer" }, tree), tree };
}

/** Under a finished answer: the way to its source. */
export function addFooter(card, json) {
  card.append(build("footer", {}, build("a", { href: linkTo({ json }) }, "Open in the playground")));
}

/** Says that an answer came wrong and was sent again; the answer that was wrong moves into it. */
export function mendedNote(problem, brokenCard) {
  const parts = [build("h3", {}, "What it was told"), build("pre", {}, problem)];
  const note = build(
    "details",
    { class: "note" },
    build("summary", {}, "The agent was told what was wrong and sent it again"),
    ...parts,
  );
  brokenCard.replaceWith(note);
  note.append(build("h3", {}, "What came first"), brokenCard);
}

export const plainNote = (text) => build("p", { class: "note" }, text);

/** Says why there is no answer, with a button to try again. */
export function failedNote(reason, again) {
  const button = build("button", { class: "button", type: "button" }, "Try again");
  const note = build("div", { class: "note failed", role: "alert" }, build("span", {}, reason), button);
  button.addEventListener("click", () => {
    note.remove();
    again();
  });
  return note;
}
