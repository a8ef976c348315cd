import { JsonStream } from "../stream/json-stream.js";
import type { CallStart } from "./format.js";

/** A stretch of prose in a reply. */
export interface ReplyText {
  readonly type: "text";
  /** The message's id; empty where the provider gives none. */
  readonly id: string;
  /** Its text, in pieces. Can be read once, also after the loop over the parts has gone on. */
  readonly text: AsyncIterable<string>;
}

/** A tool call in a reply. */
export interface ToolCall {
  readonly type: "tool";
  /**
   * The provider's id of the call: what a tool's result names, and the `source` of what is drawn from the call. Where
   * the provider gives none, it is made of the reply's id and the call's place, so that a replay gives the same one; it is
   * empty where there is no such id either, so that no two calls share one by accident.
   */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** True for a call that the provider answers itself, such as its own search or a connected MCP server's tool. */
  readonly providerExecuted: boolean;
  /** The text of its arguments, in pieces. Can be read once, also after the loop over the calls has gone on. */
  readonly text: AsyncIterable<string>;
  /**
   * Its arguments as a value that grows in place, once for every piece that has come. Reads `text`, so take one of the
   * two.
   */
  readonly values: AsyncIterable<unknown>;
}

/** What a reply consists of, in the order in which its parts begin. */
export type ReplyPart = ReplyText | ToolCall;

/** A call as its readers see it. */
export function toolCall({ id, name, providerExecuted = false }: CallStart, text: AsyncIterable<string>): ToolCall {
  return {
    type: "tool",
    id,
    name,
    providerExecuted,
    text,
    get values() {
      return growing(text);
    },
  };
}

/** The JSON value of a text that is still arriving, each time that more of it has come. */
async function* growing(text: AsyncIterable<string>): AsyncGenerator<unknown, void, undefined> {
  const json = new JsonStream();
  for await (const piece of text) {
    json.write(piece);
    if (json.value !== undefined) yield json.value;
  }
}
