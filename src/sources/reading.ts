import type { StopSignal } from "../stream/text-source.js";
import { DONE, EventFeed, type ReplySource } from "./event-feed.js";
import type { Format } from "./format.js";
import type { ReplyPart } from "./part.js";
import { Parts } from "./parts.js";
import { SourceError } from "./source-error.js";
import { TextQueue } from "./text-queue.js";

/**
 * One reply being read, by one loop over its parts and one over the text of each, in any order or at the same time.
 *
 * The source is read only while one of the loops waits, one step for all of them. A part that nobody reads stops nobody:
 * its text is kept for whoever may yet ask. The source is let go once the loop over the parts has been left and no text
 * is being read any more; what had not been read by then can't be read later, and says so.
 */
export class Reading implements AsyncIterable<ReplyPart> {
  readonly #feed: EventFeed;
  readonly #format: Format;
  readonly #parts = new Parts(() => this.#newQueue());
  readonly #queues = new Set<TextQueue>();
  readonly #signal: StopSignal | undefined;
  #step: Promise<void> | undefined;
  #left = false;
  #thrown = false;
  /** How many wait for the next part. */
  #waiting = 0;

  constructor(source: ReplySource, format: Format, signal: StopSignal | undefined) {
    this.#feed = new EventFeed(source, signal);
    this.#format = format;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#stop);
    if (signal?.aborted) this.#stop();
  }

  [Symbol.asyncIterator](): AsyncIterator<ReplyPart, void, undefined> {
    return {
      next: () => this.#next(),
      return: async () => {
        this.#leave();
        return { done: true, value: undefined };
      },
    };
  }

  async #next(): Promise<IteratorResult<ReplyPart, void>> {
    this.#parts.failReplaced();
    while (!this.#left) {
      const value = this.#parts.waiting.shift();
      if (value) return { done: false, value };
      if (this.#parts.outcome) return this.#last(this.#parts.outcome);
      this.#waiting++;
      await this.#advance();
      this.#waiting--;
    }
    return { done: true, value: undefined };
  }

  /** Told once why the reply did not come whole. */
  #last(outcome: object): IteratorResult<ReplyPart, void> {
    if (this.#thrown || !("error" in outcome)) return { done: true, value: undefined };
    this.#thrown = true;
    throw outcome.error;
  }

  readonly #stop = (): void => {
    this.#end(this.#signal?.reason);
  };

  #newQueue(): TextQueue {
    const queue = new TextQueue(
      () => this.#advance(),
      () => this.#letGo(),
    );
    if (this.#left) queue.close(leftBehind());
    else this.#queues.add(queue);
    return queue;
  }

  /** Reads on by one step, the same for everybody who waits. */
  #advance(): Promise<void> {
    return (this.#step ??= this.#readOn().finally(() => {
      this.#step = undefined;
    }));
  }

  async #readOn(): Promise<void> {
    try {
      const events = await this.#feed.next();
      if (events === null) this.#parts.endOfSource(this.#feed.odd);
      for (const event of events ?? []) this.#take(event);
      if (this.#waiting === 0) this.#parts.failReplaced();
      if (this.#parts.outcome) this.#end(this.#parts.outcome.error);
    } catch (error) {
      this.#end(error);
    }
  }

  #take(event: unknown): void {
    if (this.#parts.outcome) return;
    if (event === DONE) this.#parts.finish();
    else if (typeof event === "object" && event !== null) this.#format.read(event, this.#parts);
  }

  /** However it has ended: the source is held no longer. */
  #end(error: unknown): void {
    this.#parts.fail(error);
    this.#feed.cancel(error);
    this.#signal?.removeEventListener("abort", this.#stop);
  }

  #leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#parts.waiting.length = 0;
    this.#parts.failReplaced();
    for (const queue of this.#queues) queue.close(leftBehind());
    this.#letGo();
  }

  #letGo(): void {
    if (!this.#left || this.#parts.outcome) return;
    if (![...this.#queues].some((queue) => queue.beingRead)) this.#end(leftBehind());
  }
}

function leftBehind(): SourceError {
  return new SourceError("left", "The loop over the reply was left before this part of it was read: read it within");
}
