import type { OpenKey } from "../../core/inspection.js";
import { isRecord } from "../../core/raw.js";
import { DataError, pointerTo, type Steps, stepsOf } from "./pointer.js";
import type { Surfaces } from "./surfaces.js";

/**
 * Puts data into a model while it is being written: each value once it has closed, so that neither half a text nor half a
 * number is ever bound. Only where nothing stands yet: what is there is replaced as a whole, at the end.
 */
export class GrowingData {
  readonly #surfaces: Surfaces;
  readonly #surfaceId: string;
  readonly #steps: Steps;
  /** By container: the keys of the entries that are in the model. By name, since objects sort theirs. */
  readonly #done = new WeakMap<object, Set<string>>();

  private constructor(surfaces: Surfaces, surfaceId: string, steps: Steps) {
    this.#surfaces = surfaces;
    this.#surfaceId = surfaceId;
    this.#steps = steps;
  }

  /** Undefined when the data has to wait until it is whole. */
  static begin(surfaces: Surfaces, surfaceId: string, path: string): GrowingData | undefined {
    try {
      const steps = stepsOf(path);
      const there = surfaces.get(surfaceId)?.data.get(steps);
      const free = there === undefined || (isRecord(there) && Object.keys(there).length === 0);
      return free ? new GrowingData(surfaces, surfaceId, steps) : undefined;
    } catch (error) {
      if (error instanceof DataError) return undefined;
      throw error;
    }
  }

  /** Puts in what is new of the value. The same value every time, until it has closed. */
  read(value: object, open: OpenKey): void {
    this.#container(value, this.#steps, open);
  }

  #container(value: object, steps: Steps, open: OpenKey): void {
    let done = this.#done.get(value);
    if (!done) {
      this.#put(steps, Array.isArray(value) ? [] : {});
      this.#done.set(value, (done = new Set()));
    }
    const half = open(value);
    // A list's entries come in order: those that are done need no look.
    const first = Array.isArray(value) ? done.size : 0;
    const keys = Array.isArray(value) ? indexes(first, value.length) : Object.keys(value);
    for (const key of keys) {
      if (done.has(key)) continue;
      const each = (value as Record<string, unknown>)[key];
      const isHalf = half !== undefined && half !== null && String(half) === key;
      const holds = typeof each === "object" && each !== null;
      if (holds && (isHalf || this.#done.has(each))) this.#container(each, [...steps, key], open);
      else if (!isHalf) this.#put([...steps, key], each);
      if (!isHalf) done.add(key);
    }
  }

  #put(steps: Steps, value: unknown): void {
    this.#surfaces.data(this.#surfaceId, pointerTo(steps), value);
  }
}

function indexes(from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => String(from + at));
}
