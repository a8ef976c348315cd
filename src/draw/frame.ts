/** Longest wait, in ms, for a frame that may not come: a hidden page has none, and its answers must finish too. */
const LONGEST_WAIT = 200;

/** Longest rest, in ms, between two drawings, however slow they are. */
const LONGEST_REST = 1000;

/** Resolves at the next animation frame, or soon when the page has no frames. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const frame = requestAnimationFrame(done);
    const timer = setTimeout(done, document.hidden ? 0 : LONGEST_WAIT);
  });
}

/**
 * When to draw what streams: at most once a frame, and leaving the page as much time as the last drawing took with its
 * layout. A big table is laid out whole by the browser for each row that comes: without a rest the page would do nothing
 * else.
 */
export class Pace {
  #restUntil = 0;

  /** Resolves when it is time for the next drawing. */
  async next(): Promise<void> {
    const rest = this.#restUntil - performance.now();
    if (rest > 1) await new Promise((resolve) => setTimeout(resolve, rest));
    await nextFrame();
  }

  /** Says that a drawing begins. What it costs is known in the first task after the frame that lays it out. */
  begin(): void {
    const start = performance.now();
    setTimeout(() => {
      const now = performance.now();
      const cost = now - start;
      // What fits in a frame needs no rest.
      this.#restUntil = cost > 16 ? now + Math.min(cost, LONGEST_REST) : 0;
    });
  }
}

const channel = typeof MessageChannel === "undefined" ? undefined : new MessageChannel();
const waiting: (() => void)[] = [];

/** Resolves in a task of its own, soon, also on a hidden page, whose timers come once a second. */
export function nextTask(): Promise<void> {
  if (!channel) return new Promise((resolve) => setTimeout(resolve));
  channel.port1.onmessage ??= () => waiting.shift()?.();
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(0);
  });
}
