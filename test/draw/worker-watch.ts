/** Counts the workers that are started and ended, and may forbid them. */
export class WorkerWatch {
  /** Script addresses of the workers started since the last `reset`. */
  readonly started: string[] = [];
  readonly #real = globalThis.Worker;
  #running = 0;

  get running(): number {
    return this.#running;
  }

  /** From now on every worker goes through this watch; `refuse` lets each fail as a policy would. */
  begin({ refuse = false } = {}): void {
    const watch = this;
    globalThis.Worker = class extends this.#real {
      #ended = false;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(refuse ? "/no-such-worker.js" : url, options);
        watch.started.push(String(url));
        watch.#running += 1;
      }
      override terminate(): void {
        if (!this.#ended) watch.#running -= 1;
        this.#ended = true;
        super.terminate();
      }
    };
  }

  end(): void {
    globalThis.Worker = this.#real;
  }
}
