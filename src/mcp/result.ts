/** What a tool gives back for a tree that is shown, or that was answered at once. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Catalog } from "../core/catalog.js";
import type { Tree } from "../core/tree.js";
import type { Client } from "./client.js";
import type { LoggedEvent } from "./event-log.js";
import { type Draws, EVENTS_TOOL, SHOWN_META, type Shown } from "./protocol.js";
import { isInteractive, numberedOptions } from "./question.js";

export interface ShownTree {
  readonly tree: Tree;
  readonly catalog: Catalog;
  readonly surface: string;
  readonly client: Client;
  /** Where the app has the tree from: where it is the tool's result, it stands in there. */
  readonly draws: Draws;
}

/** A tree on show: its text form, what the model is to do about it, and what the app draws. */
export function shownResult(shown: ShownTree): CallToolResult {
  const { tree, surface, client, draws } = shown;
  const data: Shown = { surface, ...(draws === "result" && { tree: tree.toJSON() }) };
  return {
    content: texts(tree.toText(), client.draws ? drawnNote(shown) : textNote(shown)),
    // Clients that draw nothing may show this, or give it to the model, in place of the text.
    ...(client.draws && { structuredContent: { ...data } }),
    _meta: { [SHOWN_META]: data },
  };
}

/** The same, answered while the tool was running. */
export function answeredResult({ tree }: ShownTree, { event, sentence }: LoggedEvent): CallToolResult {
  return {
    content: texts(tree.toText(), `The person has answered. ${withoutSource(sentence, event.source)}`),
    _meta: { "intui/event": event.toJSON() },
  };
}

/** The same, where the person was asked and did not answer, or not in a way that can be read. */
export function unansweredResult(shown: ShownTree, why: string): CallToolResult {
  const result = shownResult(shown);
  return { ...result, content: texts(shown.tree.toText(), `${why} ${textNote(shown)}`) };
}

/** Something that the model has to mend. */
export function refusedResult(text: string): CallToolResult {
  return { content: texts(text), isError: true };
}

/** A sentence about an event, for who knows where it comes from. */
export const withoutSource = (sentence: string, source: string): string => sentence.replace(` (from ${source})`, "");

function texts(...blocks: readonly string[]): CallToolResult["content"] {
  return blocks.filter(Boolean).map((text) => ({ type: "text", text }));
}

function drawnNote({ tree, catalog, surface }: ShownTree): string {
  if (!isInteractive(tree, catalog)) return "The person sees this drawn: don't repeat it.";
  return [
    "The person sees this drawn: don't repeat it, and wait.",
    "What they press or send comes as their next message.",
    `Should it not, ${EVENTS_TOOL} says what they did: {"surface":"${surface}"}.`,
  ].join(" ");
}

function textNote({ tree, catalog }: ShownTree): string {
  const repeat = "The person does not see this result: repeat the text above to them, as it is.";
  const options = numberedOptions(tree);
  if (options) {
    return `${repeat} Then ask them to choose, with your tool for asking a person if you have one, else by a number:\n\n${options}`;
  }
  return isInteractive(tree, catalog) ? `${repeat} Then ask them for what the form asks.` : repeat;
}
