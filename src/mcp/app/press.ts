/** What a person did, on its way to the agent. No one way is open in every host, so it goes all of them. */
import type { IntuiEvent } from "../../core/event.js";
import type { EventData } from "../../core/event-data.js";
import { EVENT_TOOL } from "../protocol.js";
import type { Bridge, Params } from "./bridge.js";
import { recordIn } from "./theme.js";

export interface Press {
  readonly event: IntuiEvent;
  /** The same in words, for the person and for the model. */
  readonly words: string;
  /** Everything that was done with this surface so far, this included. */
  readonly all: readonly EventData[];
}

export interface Carried {
  /** Whether the conversation took it, too. If not, the agent finds it only when it looks. */
  readonly said: Promise<boolean>;
}

/**
 * Tells the server, then the model's context, then the conversation. Resolves as soon as one of them has it: there are chats
 * that never answer. Rejects when none took it.
 *
 * @param hasTools whether the host lets the app call the server's tools
 */
export async function carry(bridge: Bridge, press: Press, hasTools: boolean): Promise<Carried> {
  const stored = hasTools && (await took(bridge, "tools/call", toolCall(press)));
  const known = await took(bridge, "ui/update-model-context", context(press));
  // Not every host that takes messages says so.
  const said = took(bridge, "ui/message", { role: "user", content: [textBlock(messageOf(press))] });
  if (!stored && !known && !(await said)) throw new Error("");
  return { said };
}

/** What stands in the conversation: words first, then what a program can read. */
export function messageOf({ words, event }: Press): string {
  return `${words}\n\n\`\`\`intui-event\n${JSON.stringify(event)}\n\`\`\``;
}

async function took(bridge: Bridge, method: string, params: Params): Promise<boolean> {
  try {
    return recordIn(await bridge.request(method, params)).isError !== true;
  } catch {
    return false;
  }
}

const toolCall = ({ event }: Press): Params => ({ name: EVENT_TOOL, arguments: event.toJSON() });

/** It takes the place of what was said before, so it says all. Hosts have been seen to pass on only one of the two. */
const context = (press: Press): Params => ({
  content: [textBlock(messageOf(press))],
  structuredContent: { events: press.all },
});

/** A list of blocks is what hosts read, though the specification's prose shows one alone. */
const textBlock = (text: string): Params => ({ type: "text", text });
