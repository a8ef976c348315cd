/** What requests bring, and answers as JSON. */
import { RequestError } from "../agent/conversation.js";

/** Bytes. */
const MOST = 4 * 1024 * 1024;

/** The text of a request. Throws a RequestError when it is longer than the demo takes. */
export async function textOf(request, most = MOST) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw new RequestError("The request is too long for the demo. Start a new conversation.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The JSON of a request. Throws a RequestError when it is none. */
export async function jsonOf(request, most = MOST) {
  const text = await textOf(request, most);
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError("The request is not JSON.");
  }
}

/** Sends a text that nobody is to keep. */
export function send(response, status, type, body, headers = {}) {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...headers });
  response.end(body);
}

export const sendJson = (response, status, value) => send(response, status, "application/json", JSON.stringify(value));
