/**
 * The layout engine (elkjs, EPL-2.0), and the only file that imports it. Loaded when the first branching Flow is laid
 * out: 1.6 MB of code. The same chunk serves a worker and the main thread.
 */

// Stays first: the engine runs after it and needs what it lends.
import "./elk-scope.js";
import * as wrapped from "elkjs/lib/elk-worker.min.js";
import type { ElkGraph } from "./elk-graph.js";
import { lent } from "./elk-scope.js";

interface ElkMessage {
  readonly id: number;
  readonly cmd: "register" | "layout";
  readonly algorithms?: readonly string[];
  readonly graph?: ElkGraph;
}

interface ElkAnswer {
  readonly id: number;
  readonly data?: ElkGraph;
  readonly error?: unknown;
}

/** The engine's stand-in for a worker: it answers messages on the thread that it runs on. */
export interface ElkWorkerClass {
  new (): {
    postMessage(message: ElkMessage): void;
    onmessage: (event: { readonly data: ElkAnswer }) => void;
  };
}

const Engine = wrapped.Worker ?? (lent.exports.Worker as ElkWorkerClass);
const engine = new Engine();
const waiting = new Map<number, { resolve: (graph: ElkGraph) => void; reject: (error: Error) => void }>();
let messages = 0;

engine.onmessage = ({ data: { id, data, error } }) => {
  const job = waiting.get(id);
  waiting.delete(id);
  if (data) job?.resolve(data);
  else job?.reject(new Error(reason(error)));
};
engine.postMessage({ id: messages, cmd: "register", algorithms: ["layered"] });

/** The engine throws strings, errors and Java exceptions in disguise; none of them can cross to another thread. */
function reason(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "The layout engine failed";
}

/**
 * Lays a graph out on this thread, in one go that nothing can interrupt. Resolves to the same graph with positions;
 * rejects with an Error when the engine refuses the graph.
 */
export function layoutHere(graph: ElkGraph): Promise<ElkGraph> {
  messages += 1;
  const id = messages;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    engine.postMessage({ id, cmd: "layout", graph });
  });
}
