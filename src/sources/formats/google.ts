import { type CallStart, type Format, listOf, type ReplySink, textOf } from "../format.js";
import { SourceError } from "../source-error.js";
import { GoogleArguments, type PartialArgument } from "./google-arguments.js";

interface FunctionCall {
  readonly id?: string;
  readonly name?: string;
  readonly args?: object;
  readonly partialArgs?: readonly PartialArgument[];
  readonly willContinue?: boolean;
}

interface Part {
  readonly text?: string;
  readonly thought?: boolean;
  readonly functionCall?: FunctionCall;
}

/** A response of generateContent, which streams as several of them, as far as it is read here. */
interface Response {
  readonly candidates?: readonly {
    readonly index?: number;
    readonly content?: { readonly parts?: readonly Part[] };
    readonly finishReason?: string;
    readonly finishMessage?: string;
  }[];
  readonly promptFeedback?: { readonly blockReason?: string; readonly blockReasonMessage?: string };
  readonly responseId?: string;
  readonly error?: unknown;
}

/** Google Gemini and Vertex AI. Of several candidates the first one is read. */
export class GoogleFormat implements Format {
  #id = "";
  /** Parts have no ids, so they are counted. */
  #count = 0;
  #inText = false;
  /** The call that goes on. */
  #start: CallStart = { id: "", name: "" };
  #arguments = new GoogleArguments();

  read(response: Response, reply: ReplySink): void {
    if (response.error) reply.fail(SourceError.said(response.error));
    this.#id = textOf(response.responseId) || this.#id;
    const { blockReason, blockReasonMessage } = response.promptFeedback ?? {};
    if (blockReason) reply.fail(SourceError.stopped("refused", blockReason, textOf(blockReasonMessage)));
    const candidate = listOf(response.candidates).find(({ index = 0 }) => index === 0);
    for (const part of listOf(candidate?.content?.parts)) this.#part(part, reply);
    const reason = textOf(candidate?.finishReason);
    if (reason && reason !== "FINISH_REASON_UNSPECIFIED") finish(reason, textOf(candidate?.finishMessage), reply);
  }

  #part({ text, thought, functionCall }: Part, reply: ReplySink): void {
    if (functionCall) this.#call(functionCall, reply);
    if (!text || thought) return;
    if (!this.#inText) this.#count++;
    this.#inText = true;
    reply.text(this.#key(), text, this.#id);
  }

  #key(): string {
    return String(this.#count);
  }

  /** One with a name begins; one without goes on with the one before, and is its last part unless it says otherwise. */
  #call({ id, name, args, partialArgs, willContinue }: FunctionCall, reply: ReplySink): void {
    if (name) this.#begin(textOf(id), name, reply);
    for (const part of listOf(partialArgs)) this.#arguments.add(part);
    if (!willContinue) this.#arguments.close();
    const { text, anew } = this.#arguments.take();
    if (anew) reply.call(this.#key(), this.#start);
    reply.argue(this.#key(), text);
    if (args && !partialArgs) reply.wholeArguments(this.#key(), args);
    if (!willContinue) this.#end(reply);
  }

  #begin(id: string, name: string, reply: ReplySink): void {
    this.#end(reply);
    this.#count++;
    this.#start = { id: id || (this.#id && `${this.#id}-${this.#count}`), name };
    reply.call(this.#key(), this.#start);
  }

  #end(reply: ReplySink): void {
    reply.end(this.#key());
    this.#inText = false;
    this.#arguments = new GoogleArguments();
  }
}

const FAULTS = /^(?:MALFORMED|UNEXPECTED|TOO_MANY|MISSING|OTHER)/;

function finish(reason: string, words: string, reply: ReplySink): void {
  if (reason === "STOP") reply.finish();
  else if (reason === "MAX_TOKENS") reply.fail(SourceError.stopped("length", reason, words));
  else if (FAULTS.test(reason)) reply.fail(SourceError.said({ type: reason, message: words || reason }));
  else reply.fail(SourceError.stopped("refused", reason, words));
}
