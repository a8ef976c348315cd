import type { Steps } from "./pointer.js";

/** Somebody who is told that what they have read may be another value now. Must not read or write in the call. */
export interface Watcher {
  changed(): void;
}

interface Node {
  readonly below: Map<string, Node>;
  /** Those who show the value here: told of every change at it, above it and below it. */
  readonly values: Set<Watcher>;
  /** Those who show a list by its items: told of every change at it and above it, and of an item as a whole. */
  readonly lists: Set<Watcher>;
}

const newNode = (): Node => ({ below: new Map(), values: new Set(), lists: new Set() });

/** By these an item is told from others: they are part of what a list is. */
const isKey = (step: string | undefined): boolean => step === "id" || step === "key";

/** Who watches which path. The work of a change depends on who watches it, not on the size of the model or the view. */
export class PathWatch {
  readonly #root = newNode();

  /** Watches a path; "list": its length and the identity of its items only. Returns a function that stops it. */
  watch(steps: Steps, watcher: Watcher, what: "value" | "list" = "value"): () => void {
    const way: Node[] = [this.#root];
    for (const step of steps) {
      const last = way[way.length - 1] as Node;
      let next = last.below.get(step);
      if (!next) last.below.set(step, (next = newNode()));
      way.push(next);
    }
    const node = way[way.length - 1] as Node;
    const set = what === "list" ? node.lists : node.values;
    set.add(watcher);
    return () => {
      set.delete(watcher);
      prune(way, steps);
    };
  }

  /** Tells who watches the path, what holds it, or what it holds. */
  tell(steps: Steps): void {
    const told = new Set<Watcher>();
    let node: Node | undefined = this.#root;
    for (let at = 0; at < steps.length && node; at++) {
      for (const watcher of node.values) told.add(watcher);
      const left = steps.length - at;
      const wholeItem = left === 1 || (left === 2 && isKey(steps[at + 1]));
      if (wholeItem) for (const watcher of node.lists) told.add(watcher);
      node = node.below.get(steps[at] as string);
    }
    if (node) collect(node, told);
    for (const watcher of told) watcher.changed();
  }
}

function collect(top: Node, told: Set<Watcher>): void {
  const pending = [top];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const watcher of node.values) told.add(watcher);
    for (const watcher of node.lists) told.add(watcher);
    for (const next of node.below.values()) pending.push(next);
  }
}

/** Takes out nodes that nobody watches any more, so that a long life of a surface costs no more than what it shows. */
function prune(way: readonly Node[], steps: Steps): void {
  for (let at = way.length - 1; at > 0; at--) {
    const { below, values, lists } = way[at] as Node;
    if (below.size > 0 || values.size > 0 || lists.size > 0) return;
    const holder = (way[at - 1] as Node).below;
    const step = steps[at - 1] as string;
    if (holder.get(step) === way[at]) holder.delete(step);
  }
}
