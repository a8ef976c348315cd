import type { Format, ReplySink } from "../format.js";
import { SourceError } from "../source-error.js";
import { AgUiFormat } from "./ag-ui.js";
import { AiSdkFormat } from "./ai-sdk.js";
import { AnthropicFormat } from "./anthropic.js";
import { GoogleFormat } from "./google.js";
import { GoogleInteractionsFormat } from "./google-interactions.js";
import { OpenAiChatFormat } from "./openai-chat.js";
import { OpenAiResponsesFormat } from "./openai-responses.js";
import { TextFormat } from "./text.js";

const formats = {
  anthropic: AnthropicFormat,
  "openai-responses": OpenAiResponsesFormat,
  "openai-chat": OpenAiChatFormat,
  google: GoogleFormat,
  "google-interactions": GoogleInteractionsFormat,
  "ai-sdk": AiSdkFormat,
  "ag-ui": AgUiFormat,
  text: TextFormat,
} as const satisfies Record<string, new () => Format>;

/** The formats of streams that can be read. */
export type FormatName = keyof typeof formats;

/** The format of that name; without a name, the one that the events show. */
export function formatNamed(name: FormatName | undefined): Format {
  if (name === undefined) return new ShownFormat();
  if (!Object.hasOwn(formats, name)) {
    throw new TypeError(`There is no format "${name}": it is one of ${Object.keys(formats).join(", ")}`);
  }
  return new formats[name]();
}

/** Whichever format the first event is of that can be told. */
class ShownFormat implements Format {
  #format: Format | undefined;

  read(event: object, reply: ReplySink): void {
    if (!this.#format) {
      const name = shownBy(event);
      if (name) this.#format = formatNamed(name);
    }
    if (this.#format) this.#format.read(event, reply);
    else if ("error" in event && event.error) reply.fail(SourceError.said(event.error));
  }
}

interface AnyEvent {
  readonly type?: unknown;
  readonly event_type?: unknown;
  readonly object?: unknown;
  readonly choices?: unknown;
  readonly candidates?: unknown;
  readonly promptFeedback?: unknown;
  readonly errorText?: unknown;
}

const AI_SDK = /^(?:start|finish|abort|(?:start|finish)-step|message-metadata|(?:text|reasoning|tool|source|data)-.+)$/;
const ANTHROPIC = /^(?:message(?:_\w+)?|content_block_\w+)$/;

function shownBy(event: AnyEvent): FormatName | undefined {
  const type = typeof event.type === "string" ? event.type : "";
  if (ANTHROPIC.test(type) && !("choices" in event)) return "anthropic";
  if (type.startsWith("response.") || event.object === "response") return "openai-responses";
  if (/^[A-Z]+(?:_[A-Z]+)+$/.test(type)) return "ag-ui";
  if (AI_SDK.test(type) || typeof event.errorText === "string") return "ai-sdk";
  if (Array.isArray(event.choices)) return "openai-chat";
  if (Array.isArray(event.candidates) || event.promptFeedback) return "google";
  if (typeof event.event_type === "string" && event.event_type.startsWith("interaction.")) return "google-interactions";
  return undefined;
}
