import { readText, type StopSignal, type TextResponse } from "../stream/text-source.js";
import { SourceError } from "./source-error.js";

/** As much as is read of the body of a response that is no success. */
const MOST = 64 * 1024;

/** Throws a SourceError with what the body says where a response is no success. */
export async function expectSuccess(response: TextResponse, signal: StopSignal | undefined): Promise<void> {
  const { ok, status, statusText, body } = response;
  if (ok) return;
  let text = "";
  if (body) {
    for await (const piece of readText(body, signal)) {
      text += piece;
      if (text.length > MOST) break;
    }
  }
  throw SourceError.status(status, statusText, text);
}
