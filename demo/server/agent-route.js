/**
 * POST /agent?speed=…&provider=…: a conversation in, the next answer out as server-sent events, each event's data the
 * next run of characters of one tree. An event that can't come from its tree is refused before anything is streamed.
 */
import { setTimeout as pause } from "node:timers/promises";
import { IntuiError } from "../../dist/npm/core.js";
import { reply } from "../agent/agent.js";
import { RequestError, readConversation } from "../agent/conversation.js";
import { paced, providers, speeds } from "../agent/pace.js";
import { jsonOf, sendJson } from "./messages.js";

const oneOf = (value, known) => (known.includes(value) ? value : known[0]);

async function stream(answer, how, response) {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-answer-source": answer.source,
  });
  response.flushHeaders();
  for (const { wait, chunk } of paced(answer.pieces, how)) {
    if (wait > 0) await pause(wait, undefined, { signal: gone.signal });
    if (gone.signal.aborted) return;
    // JSON text has no line break outside of escapes, so an event's data is always one line.
    response.write(`data: ${chunk}\n\n`);
  }
  response.end();
}

/** @param {(line: string) => void} log told once per answer what was asked and what is answered */
export async function answerRequest(url, request, response, log) {
  let answer;
  let count;
  try {
    const messages = readConversation(await jsonOf(request));
    count = messages.length;
    answer = reply(messages);
  } catch (error) {
    if (error instanceof RequestError) return sendJson(response, 400, { error: error.message });
    if (error instanceof IntuiError) return sendJson(response, 422, { error: error.message });
    throw error;
  }
  log(`${answer.source}  ${answer.topic}${answer.heard ? `  ← ${answer.heard}` : ""}`);
  const how = {
    provider: oneOf(url.searchParams.get("provider"), providers),
    speed: oneOf(url.searchParams.get("speed"), speeds),
    seed: count,
  };
  try {
    await stream(answer, how, response);
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
}
