/**
 * POST /agent?speed=…&provider=…: a conversation in, the next answer out as server-sent events, each event's data the
 * next run of characters of one tree. An event that can't come from its tree is refused before anything is streamed.
 */
import { setTimeout as pause } from "node:timers/promises";
import { IntuiError } from "../../dist/npm/core.js";
import { reply } from "../agent/agent.js";
import { RequestError, readConversation } from "../agent/conversation.js";
import { paced, providers, speeds } from "../agent/pace.js";

const bodyLimit = 4 * 1024 * 1024;

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) throw new RequestError("The conversation is too long for the demo. Start a new one.");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new RequestError("The request is not JSON.");
  }
}

const oneOf = (value, known) => (known.includes(value) ? value : known[0]);

function refuse(response, status, message) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify({ error: message }));
}

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
    const messages = readConversation(await readBody(request));
    count = messages.length;
    answer = reply(messages);
  } catch (error) {
    if (error instanceof RequestError) return refuse(response, 400, error.message);
    if (error instanceof IntuiError) return refuse(response, 422, error.message);
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
