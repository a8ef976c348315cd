/**
 * From a turn to the text of a tree. The parts keep who wrote them: what the model writes travels at a model's pace,
 * what a tool returns travels as it is, and each is held to the rules of its writer.
 */
import { Tree } from "../../dist/npm/core.js";
import * as toolModule from "./tools.js";

const tools = new Map(Object.entries(toolModule));

/**
 * @typedef {{ author: "model" | "code", text: string }} Piece
 * A run of the tree's JSON text. All pieces of an answer, joined, are the tree.
 */

const head = '{"v":1,"root":{"type":"Group","direction":"column","children":[';
const foot = "]}}";

/**
 * Runs the turn's tool calls and writes the tree down.
 * @param turn what `write` and `call` made
 * @param knowledge what the tools may read of the conversation
 * @returns {Piece[]}
 */
export function compose(turn, knowledge) {
  const parts = turn.flatMap((part, index) => [
    ...(index === 0 ? [] : [{ author: "model", text: "," }]),
    "tool" in part ? fromTool(part.tool, knowledge) : { author: "model", text: JSON.stringify(part.component) },
  ]);
  return [{ author: "model", text: head }, ...parts, { author: "model", text: foot }];
}

function fromTool(name, knowledge) {
  return { author: "code", text: JSON.stringify(tools.get(name)(knowledge)) };
}

export const textOf = (pieces) => pieces.map((piece) => piece.text).join("");

/**
 * Checks a turn by the rules of its writers: every component of the model's own with `author: "model"`, so that it
 * has no Chart and no Stat, then the tree as a whole.
 * @throws {IntuiError} with every problem
 */
export function check(turn, pieces) {
  for (const part of turn) {
    if ("component" in part) Tree.parse({ v: 1, root: part.component }, { author: "model" });
  }
  return Tree.parse(JSON.parse(textOf(pieces)));
}
