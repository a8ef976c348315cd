import type { A2uiCatalog } from "./catalog.js";
import { DataModel } from "./data-model.js";
import type { Watcher } from "./path-watch.js";
import type { Component } from "./read-component.js";

/** What an agent says of the looks of its surface, and of itself. */
export interface Theme {
  /** `#rrggbb` */
  readonly primaryColor?: string | undefined;
  /** Who the agent says it is: shown only where the host vouches for it. */
  readonly agentDisplayName?: string | undefined;
  readonly iconUrl?: string | undefined;
}

/** How a surface was made, or would be made again. */
export interface SurfaceOptions {
  readonly catalog: A2uiCatalog;
  readonly theme: Theme;
  readonly sendDataModel: boolean;
  /** The id of the component that all others hang from. */
  readonly rootId: string;
  /** The version that the agent speaks, for what goes back to it. */
  readonly version: string;
}

/** One surface: its components by id, its data, and who shows what of both. */
export class Surface {
  readonly id: string;
  readonly data = new DataModel();
  /** True while nobody has created it: an update for it came first. */
  implicit: boolean;
  #options: SurfaceOptions;
  readonly #components = new Map<string, Component>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #optionWatchers = new Set<Watcher>();

  constructor(id: string, options: SurfaceOptions, implicit = false) {
    this.id = id;
    this.#options = options;
    this.implicit = implicit;
  }

  get options(): SurfaceOptions {
    return this.#options;
  }

  set options(options: SurfaceOptions) {
    this.#options = options;
    for (const watcher of this.#optionWatchers) watcher.changed();
  }

  /** How many components it has. */
  get size(): number {
    return this.#components.size;
  }

  get components(): Iterable<Component> {
    return this.#components.values();
  }

  component(id: string): Component | undefined {
    return this.#components.get(id);
  }

  /** Adds a component, or puts it in the place of the one with its id. */
  put(component: Component): void {
    this.#components.set(component.id, component);
    for (const watcher of this.#watchers.get(component.id) ?? []) watcher.changed();
  }

  /** Calls `watcher.changed()` whenever a component comes, grows or is replaced. Returns a function that stops it. */
  watch(id: string, watcher: Watcher): () => void {
    let watchers = this.#watchers.get(id);
    if (!watchers) this.#watchers.set(id, (watchers = new Set()));
    const set = watchers.add(watcher);
    return () => {
      set.delete(watcher);
      if (set.size === 0 && this.#watchers.get(id) === set) this.#watchers.delete(id);
    };
  }

  /** Calls `watcher.changed()` when the theme or the catalog is another one. */
  watchOptions(watcher: Watcher): () => void {
    this.#optionWatchers.add(watcher);
    return () => this.#optionWatchers.delete(watcher);
  }
}
