/** The layout engine on a thread of its own, so that a layout can be stopped. */
import type { ElkGraph } from "../vendor/elk-graph.js";
import type { LayoutReply, LayoutRequest } from "../vendor/elk-worker.js";

/** A layout took longer than it may. */
export class DeadlineError extends Error {}

export interface RunOptions {
  /** Longest time in ms. */
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/**
 * Starts a worker on the script beside this one. Rejects where the page, its policy or the way it was bundled allows
 * none: a policy reports that, so the caller remembers it. `life` ends it, at any time.
 */
export async function openWorker(life: AbortSignal): Promise<LayoutWorker> {
  const { workerUrl } = await import("../vendor/elk-worker.js");
  life.throwIfAborted();
  // All in one file: a worker would run all of it, elements and all, where there are no elements.
  if (workerUrl === import.meta.url) throw new Error("The worker's script is no file of its own");
  const url = new URL(workerUrl);
  // What some bundlers put in place of a module's address is one of the machine that they ran on.
  if (!/^https?:$/.test(url.protocol)) throw new Error("The worker's script has no address");
  return url.origin === location.origin
    ? new LayoutWorker(workerFrom(url.href), life).started()
    : openFromBlob(url.href, life);
}

/**
 * A worker's own script must come from the page's origin; what it imports need not. A policy has to allow both `blob:`
 * and the script's origin in `worker-src`: it counts what a worker imports at its start as a worker's too.
 */
async function openFromBlob(url: string, life: AbortSignal): Promise<LayoutWorker> {
  const blob = URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: "text/javascript" }));
  try {
    return await new LayoutWorker(workerFrom(blob), life).started();
  } finally {
    URL.revokeObjectURL(blob);
  }
}

function workerFrom(url: string): Worker {
  return new Worker(scriptUrl(url), { type: "module", name: "intui-flow" });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Pages may demand that a script's address comes from a named policy: ours is `intui`, and vouches for this file. */
function scriptUrl(url: string): string {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("intui", { createScriptURL: (trusted) => trusted });
  return policy.createScriptURL(url);
}

/** One running worker. It lays out one graph at a time; once closed it stays so. */
export class LayoutWorker {
  closed = false;
  readonly #worker: Worker;
  readonly #life: AbortSignal;
  #requests = 0;

  constructor(worker: Worker, life: AbortSignal) {
    this.#worker = worker;
    this.#life = life;
    life.addEventListener("abort", () => this.close());
  }

  /** Resolves when the engine has been loaded there. */
  async started(): Promise<this> {
    const reply = await this.#reply(() => {}, this.#life);
    if ("ready" in reply) return this;
    this.close();
    throw new Error("failed" in reply ? reply.failed : "The worker does not answer as it should");
  }

  /** Rejects with a DeadlineError, the signal's reason, or what the engine says; the first two close the worker. */
  async run(graph: ElkGraph, { deadline, signal }: RunOptions): Promise<ElkGraph> {
    this.#requests += 1;
    const request: LayoutRequest = { id: this.#requests, graph };
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new DeadlineError("The layout took too long")), deadline);
    try {
      const reply = await this.#reply(
        () => this.#worker.postMessage(request),
        AbortSignal.any([signal, timeout.signal, this.#life]),
      );
      if ("graph" in reply) return reply.graph;
      throw new Error("error" in reply ? reply.error : "The worker does not answer as it should");
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.closed = true;
    this.#worker.terminate();
  }

  /** The next thing the worker says after `ask`. Nothing else may be asked meanwhile. */
  #reply(ask: () => void, signal: AbortSignal): Promise<LayoutReply> {
    const worker = this.#worker;
    return new Promise<LayoutReply>((resolve, reject) => {
      const settled = new AbortController();
      const once = { signal: settled.signal };
      const fail = (error: unknown): void => {
        settled.abort();
        this.close();
        reject(error);
      };
      const answered = ({ data }: MessageEvent<LayoutReply>): void => {
        settled.abort();
        resolve(data);
      };
      const failed = (event: Event): void => {
        // Handled here: the page's own error handlers have no part in it.
        event.preventDefault();
        fail(new Error("The worker failed"));
      };
      worker.addEventListener("message", answered, once);
      worker.addEventListener("messageerror", failed, once);
      worker.addEventListener("error", failed, once);
      signal.addEventListener("abort", () => fail(signal.reason), once);
      if (signal.aborted) fail(signal.reason);
      else ask();
    });
  }
}
