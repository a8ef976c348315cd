import type { Catalog } from "../core/catalog.js";
import { core } from "../core/core.js";
import { IntuiError } from "../core/error.js";
import { Tree } from "../core/tree.js";
import { strictCatalog } from "./strict-catalog.js";

/** A tree that was found valid, and what the tool gives back to the model. */
export interface ShownAnswer {
  readonly isError: false;
  readonly tree: Tree;
  /** The tree's text form: what the person sees. */
  readonly text: string;
}

/** A tree that was refused, and what the tool gives back to the model. */
export interface RefusedAnswer {
  readonly isError: true;
  readonly error: IntuiError;
  /** What is wrong, where, and what to do, for the model. */
  readonly text: string;
  /** True when no further try will be read: see `answerWithin`. */
  readonly gaveUp: boolean;
}

export type Answer = ShownAnswer | RefusedAnswer;

export interface AnswerOptions {
  /** The kinds that may stand in the tree; the same as the tool's. Default: `core`. */
  readonly catalog?: Catalog | undefined;
}

/**
 * Reads the arguments of a call of the tool, as a value or as JSON text, by whichever schema they were written, and gives
 * what to answer: the text form of the tree, or what the model has to mend. Throws nothing.
 */
export function answer(input: unknown, { catalog = core }: AnswerOptions = {}): Answer {
  try {
    const value = typeof input === "string" ? parsed(input) : input;
    const tree = Tree.parse(value, { author: "model", catalog: strictCatalog(catalog) });
    return { isError: false, tree, text: tree.toText() };
  } catch (error) {
    if (!(error instanceof IntuiError)) throw error;
    return { isError: true, error, text: error.message, gaveUp: false };
  }
}

/**
 * `answer` for one turn of a conversation, in which a model may try again. Every refusal says which try it was; after so
 * many in a row the model is told to stop and answer in plain text, and nothing more is read. A valid tree begins anew.
 */
export function answerWithin(tries: number, options: AnswerOptions = {}): (input: unknown) => Answer {
  let refused = 0;
  let last: RefusedAnswer | undefined;
  return (input) => {
    if (last?.gaveUp) return last;
    const result = answer(input, options);
    refused = result.isError ? refused + 1 : 0;
    if (!result.isError) return result;
    const gaveUp = refused >= tries;
    const text = `${result.text}\n\n${gaveUp ? stop(tries) : `This was try ${refused} of ${tries}.`}`;
    last = { ...result, text, gaveUp };
    return last;
  };
}

function stop(tries: number): string {
  const which = tries === 1 ? "This was the only try" : `This was try ${tries} of ${tries}`;
  return `${which}. Don't call this tool again in this turn: answer the person in plain text.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "it can't be read";
    const message = `this is not JSON (${why}): send one whole JSON object, {"v":1,"root":{…}}`;
    throw IntuiError.refused("tree", [{ path: "(top level)", code: "shape", message }]);
  }
}
