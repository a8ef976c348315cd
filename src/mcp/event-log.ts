import { IntuiError } from "../core/error.js";
import type { IntuiEvent } from "../core/event.js";
import type { Tree } from "../core/tree.js";

/** One thing that a person did. */
export interface LoggedEvent {
  readonly event: IntuiEvent;
  /** The same in one plain sentence. */
  readonly sentence: string;
}

export interface EventLogOptions {
  /** The most trees that are kept; of more, the oldest go. Default: 1,000. */
  readonly surfaces?: number | undefined;
  /** The most events of one tree that are kept. Default: 100. */
  readonly events?: number | undefined;
}

interface Surface {
  readonly tree: Tree;
  readonly events: LoggedEvent[];
}

/**
 * What was shown, and what people did with it. It lives as long as its process: a server that makes a new instance for each
 * request (HTTP) gives them all the same log. Whoever knows a surface's id, which can't be guessed, may read its events.
 */
export class EventLog {
  readonly #surfaces = new Map<string, Surface>();
  readonly #most: { readonly surfaces: number; readonly events: number };

  constructor({ surfaces = 1000, events = 100 }: EventLogOptions = {}) {
    this.#most = { surfaces, events };
  }

  /** Takes note of a tree that is being shown, and gives the id that its events name as their source. */
  open(tree: Tree): string {
    const surface = newSurface();
    this.#surfaces.set(surface, { tree, events: [] });
    for (const oldest of this.#surfaces.keys()) {
      if (this.#surfaces.size <= this.#most.surfaces) break;
      this.#surfaces.delete(oldest);
    }
    return surface;
  }

  /** Takes note of an event. Throws an IntuiError when it can't come from what was shown. */
  add(event: IntuiEvent): LoggedEvent {
    const { source } = event;
    const surface = this.#surfaces.get(source);
    if (!surface) throw unknownSurface(source);
    surface.tree.verify(event);
    const logged = { event, sentence: surface.tree.describe(event) };
    surface.events.push(logged);
    if (surface.events.length > this.#most.events) surface.events.shift();
    return logged;
  }

  /** What was done so far with what the surface shows. Throws an IntuiError when no such surface is known. */
  events(source: string): readonly LoggedEvent[] {
    const surface = this.#surfaces.get(source);
    if (!surface) throw unknownSurface(source);
    return surface.events;
  }
}

function unknownSurface(source: string): IntuiError {
  const message = `${JSON.stringify(source)} was never shown, or the server was started anew since: ask the person`;
  return new IntuiError("No tree is known by this id.", [{ path: "surface", code: "reference", message }]);
}

/** Everything that may run a server has it; the compiler is told of no platform here. */
declare const crypto: { randomUUID(): string };

const newSurface = (): string => crypto.randomUUID();
