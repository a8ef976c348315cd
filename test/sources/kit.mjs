// What the tests of the sources share: the room itself, and sources cut in every way.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("../../src/sources.ts") }} */
const { module } = await runnerImport("./src/sources.ts", { configFile: false });
export const { replyParts, replyText, replyTextStream, SourceError, toolCalls, toolCallStream } = module;

const encoder = new TextEncoder();

/** Events as server-sent events. @param {readonly object[]} events */
export const asEventStream = (events) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");

/** Yields what it is given, a turn of the loop apart. @param {Iterable<unknown>} chunks */
export async function* iterable(chunks) {
  for (const chunk of chunks) {
    await null;
    yield chunk;
  }
}

/** A text in pieces of a size. @param {string} text @param {number} size */
export const pieces = (text, size) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

/** A text's bytes in pieces of a size. @param {string} text @param {number} size */
export function bytePieces(text, size) {
  const bytes = encoder.encode(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
}

/** A Response. @param {string} text @param {string} type @param {ResponseInit} [init] */
export const respond = (text, type = "text/event-stream", init = {}) =>
  new Response(encoder.encode(text), { headers: { "content-type": type }, ...init });

/** All of a text. @param {AsyncIterable<string>} text */
export async function all(text) {
  let whole = "";
  for await (const piece of text) whole += piece;
  return whole;
}

/** Reads a reply: every part with its text, all at the same time, and what ended it. */
export async function readAll(source, options) {
  const parts = [];
  let error;
  try {
    for await (const part of replyParts(source, options)) {
      const { type, id, name, providerExecuted } = part;
      const told = type === "tool" ? { type, id, name, ...(providerExecuted && { providerExecuted }) } : { type, id };
      parts.push(
        all(part.text).then(
          (text) => ({ ...told, text }),
          (failure) => ({ ...told, failure }),
        ),
      );
    }
  } catch (thrown) {
    error = thrown;
  }
  return { parts: await Promise.all(parts), error };
}

/** What a failed promise threw. @param {Promise<unknown>} promise */
export async function failureOf(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("It should have failed");
}

const folder = "../shared/fixtures/streams";

/** Recorded streams, by file name; none where they are not here. @returns {Map<string, object[]>} */
export function recordings() {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".jsonl")) : [];
  return new Map(
    files.map((file) => [
      file,
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line)])),
    ]),
  );
}
