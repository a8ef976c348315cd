/** Who lays graphs out: one queue for the page, a worker where there may be one, this thread where not. */

import type { layoutHere } from "../vendor/elk.js";
import type { ElkGraph } from "../vendor/elk-graph.js";
import { DeadlineError, type LayoutWorker, openWorker } from "./worker.js";

/** The graph is more than can be laid out in bearable time. */
export class TooLargeError extends Error {
  override message = "Too many steps and links to lay out in bearable time";
}

/** Longest time, in ms, that a layout may take in a worker: the page is free meanwhile, and its reader has the list. */
const DEADLINE = 10_000;
/** How long, in ms, an idle worker is kept for the next graph. */
const IDLE = 10_000;
/**
 * Most steps × links. Here nothing can stop a layout once it has begun: below this the densest graphs took about a
 * second on a small machine. In a worker the deadline decides, and the limit only spares the page the measuring.
 */
const BUDGET = { here: 3000, worker: 1_000_000 } as const;

export interface LayoutOptions {
  /** "off": no worker may be started. */
  readonly workers: "auto" | "off";
  readonly signal: AbortSignal;
}

interface Job extends LayoutOptions {
  readonly graph: ElkGraph;
  readonly resolve: (graph: ElkGraph) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a test may replace. */
export interface EngineParts {
  readonly open?: (life: AbortSignal) => Promise<LayoutWorker>;
  readonly load?: () => Promise<{ readonly layoutHere: typeof layoutHere }>;
  readonly deadline?: number;
  readonly idle?: number;
}

export class LayoutEngine {
  readonly #parts: Required<EngineParts>;
  readonly #queue: Job[] = [];
  #busy = false;
  #users = 0;
  #worker: Promise<LayoutWorker | undefined> | undefined;
  /** Ends the worker, also one that is only being started. */
  #life = new AbortController();
  /** The page has refused a worker once: each further try would be one more report of its policy. */
  #refused = false;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EngineParts = {}) {
    this.#parts = {
      open: openWorker,
      load: () => import("../vendor/elk.js"),
      deadline: DEADLINE,
      idle: IDLE,
      ...parts,
    };
  }

  /** Says that somebody needs the engine. When the last one leaves, by the returned function, the worker ends. */
  use(): () => void {
    let using = true;
    this.#users += 1;
    return () => {
      if (using) this.#users -= 1;
      using = false;
      if (this.#users === 0) this.#endWorker();
    };
  }

  /** Whether a graph of this size may be tried at all. */
  takes(steps: number, links: number, workers: LayoutOptions["workers"]): boolean {
    return steps * links <= (workers === "off" || this.#refused ? BUDGET.here : BUDGET.worker);
  }

  /** Says that a graph will come soon: starts a worker for it, where there may be one. */
  prepare(workers: LayoutOptions["workers"]): void {
    if (workers === "off" || this.#refused || this.#busy || this.#users === 0) return;
    void this.#openedWorker().catch(() => {});
    this.#waitIdly();
  }

  /**
   * Resolves to the graph with positions. Rejects with a TooLargeError, with the signal's reason, or with an Error
   * where the engine can't be loaded or refuses the graph.
   */
  layout(graph: ElkGraph, options: LayoutOptions): Promise<ElkGraph> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...options, graph, resolve, reject });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#idleTimer);
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      await this.#run(job).then(job.resolve, job.reject);
    }
    this.#busy = false;
    this.#waitIdly();
  }

  #waitIdly(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#endWorker(), this.#parts.idle);
  }

  async #run(job: Job): Promise<ElkGraph> {
    job.signal.throwIfAborted();
    const { children, edges } = job.graph;
    if (!this.takes(children.length, edges.length, job.workers)) throw new TooLargeError();
    if (job.workers === "off" || this.#refused) return this.#runHere(job);
    const worker = await this.#openedWorker();
    job.signal.throwIfAborted();
    if (worker) return this.#runInWorker(worker, job);
    if (!this.takes(children.length, edges.length, "off")) throw new TooLargeError();
    return this.#runHere(job);
  }

  async #runInWorker(worker: LayoutWorker, { graph, signal }: Job): Promise<ElkGraph> {
    try {
      return await worker.run(graph, { deadline: this.#parts.deadline, signal });
    } catch (error) {
      throw error instanceof DeadlineError ? new TooLargeError() : error;
    } finally {
      if (worker.closed) this.#worker = undefined;
    }
  }

  async #runHere({ graph, signal }: Job): Promise<ElkGraph> {
    const { layoutHere } = await this.#parts.load();
    signal.throwIfAborted();
    return layoutHere(graph);
  }

  /** The worker, started if need be; `undefined` where there can be none. Rejects where nothing can be loaded. */
  #openedWorker(): Promise<LayoutWorker | undefined> {
    const life = this.#life.signal;
    return (this.#worker ??= this.#parts.open(life).catch(async () => {
      life.throwIfAborted();
      // The reason is the page's own policy or the network's. That the engine can be loaded here tells which.
      this.#worker = undefined;
      await this.#parts.load();
      this.#refused = true;
      return undefined;
    }));
  }

  #endWorker(): void {
    clearTimeout(this.#idleTimer);
    this.#life.abort(new DOMException("The worker has ended", "AbortError"));
    this.#life = new AbortController();
    this.#worker = undefined;
  }
}

/** The page's engine. */
export const pageEngine = new LayoutEngine();
