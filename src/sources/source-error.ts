/**
 * Why a reply did not come whole:
 * - `provider`: the provider said so in mid-stream, in its own words;
 * - `status`: the response has an HTTP status that is no success;
 * - `cut`: the stream ended, and nothing in it had said that the reply was whole;
 * - `length`: the model has written as much as it may;
 * - `refused`: the model, or a filter, would not go on;
 * - `replaced`: the call was sent again with other arguments, and comes again under its id;
 * - `left`: the loop over the reply was left before this part of it had been read;
 * - `format`: nothing in the stream is of the format.
 */
export type SourceErrorCode = "provider" | "status" | "cut" | "length" | "refused" | "replaced" | "left" | "format";

interface SourceErrorOptions {
  /** The provider's own word for what is wrong. */
  readonly type?: string | undefined;
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** A reply that did not come whole. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  readonly code: SourceErrorCode;
  /** The provider's own word for what is wrong, such as `overloaded_error` or `MAX_TOKENS`, where it has one. */
  readonly type: string | undefined;
  /** The HTTP status, where that is what is wrong. */
  readonly status: number | undefined;

  constructor(code: SourceErrorCode, message: string, { type, status, cause }: SourceErrorOptions = {}) {
    super(message, { cause });
    this.code = code;
    this.type = type;
    this.status = status;
  }

  /** What the provider says is wrong: an error object as any of them writes it, or a sentence. */
  static said(error: unknown): SourceError {
    const { type, message } = wordsOf(error);
    const word = type && type !== message ? ` (${type})` : "";
    return new SourceError("provider", `The provider ended the reply: ${message || "no reason given"}${word}`, {
      type,
      cause: error,
    });
  }

  /** A response that is no success, and what its body says. */
  static status(status: number, statusText: string, body: string): SourceError {
    const { type, message } = wordsOf(parsed(body));
    const head = `The answer came with HTTP status ${status} ${statusText}`.trim();
    return new SourceError("status", message ? `${head}: ${message}` : head, { type, status, cause: body });
  }

  /** The model has stopped early, for the reason that the provider gives. */
  static stopped(code: "length" | "refused", type: string, words?: string): SourceError {
    const why =
      code === "length" ? "The reply has reached its limit of tokens" : "The model, or a filter, would not go on";
    return new SourceError(code, `${why}: ${words || type}`, { type });
  }
}

/** A provider's error object, as any of them writes it. */
interface ProviderError {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

/** The sentence and the word in an error, which may stand in a wrapper. */
function wordsOf(given: unknown): { readonly type: string | undefined; readonly message: string } {
  if (typeof given === "string") return { type: undefined, message: clip(given) };
  const error = (Array.isArray(given) ? given[0] : given) as ProviderError | null | undefined;
  if (typeof error !== "object" || error === null) return { type: undefined, message: "" };
  if (error.error) return wordsOf(error.error);
  const word = [error.type, error.status, error.code].find((each) => typeof each === "string" && each !== "error");
  return { type: word as string | undefined, message: typeof error.message === "string" ? clip(error.message) : "" };
}

const LONGEST = 500;

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A body as JSON where it is that; else, where it is short enough to be a sentence and no page, as it is. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body.length > LONGEST || body.trimStart().startsWith("<") ? undefined : body.trim();
  }
}
