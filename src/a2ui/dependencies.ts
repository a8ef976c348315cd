import type { Watcher } from "./model/path-watch.js";
import { pointerTo, type Steps } from "./model/pointer.js";
import type { Surface } from "./model/surface.js";

type What = "value" | "list";

/** Which paths of the data something depends on, as they were read at its last working out; and following them. */
export class Dependencies {
  readonly #watcher: Watcher;
  #read: Map<string, readonly [Steps, What]> | undefined;
  #followed: Map<string, () => void> | undefined;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** To be called for each path that is read. */
  readonly note = (steps: Steps, what: What): void => {
    (this.#read ??= new Map()).set(what + pointerTo(steps), [steps, what]);
  };

  /** Follows what was read since the last time, and nothing else any more. */
  settle(surface: Surface): void {
    const read = this.#read;
    this.#read = undefined;
    for (const [key, stop] of this.#followed ?? []) {
      if (read?.has(key)) continue;
      stop();
      this.#followed?.delete(key);
    }
    for (const [key, [steps, what]] of read ?? []) {
      const followed = (this.#followed ??= new Map());
      if (!followed.has(key)) followed.set(key, surface.data.watch(steps, this.#watcher, what));
    }
  }

  clear(): void {
    for (const stop of this.#followed?.values() ?? []) stop();
    this.#followed = undefined;
    this.#read = undefined;
  }
}
