/** The walk over a whole tree: every component once, without recursion, within the limits. */
import type { Catalog, NodeInspection } from "./catalog.js";
import type { ComponentNode } from "./component-node.js";
import type { ChildPlace, KnownPlace } from "./inspection.js";
import type { Author, Kind } from "./kind.js";
import { isTooLarge, MAX_BYTES, MAX_DEPTH, MAX_NODES } from "./limits.js";
import { pathIn, ROOT } from "./path.js";
import type { Problem } from "./problem.js";
import { own, quote, setOwn } from "./raw.js";

/** A component of a tree, and where it stands. */
export interface WalkEntry {
  readonly node: ComponentNode;
  /** As in a problem: `root.children[0] (Label)`. */
  readonly path: string;
}

/** A component that has been read, with all that it holds. */
export interface ReadNode {
  readonly kind: Kind;
  readonly node: ComponentNode;
  /** Its path without its own type: `root.children[0]`. */
  readonly place: string;
  readonly children: readonly ReadNode[];
}

/** What a walk has found. Whole only when there are no problems. */
export interface TreeReading {
  /** The root, where it could be read. */
  readonly root: ReadNode | undefined;
  /** The components that answer events, by their ids. */
  readonly targets: ReadonlyMap<string, ReadNode>;
  readonly problems: readonly Problem[];
}

interface Pending {
  readonly place: KnownPlace<NodeInspection>;
  readonly level: number;
  /** Where it belongs when it has been read. */
  readonly siblings: ReadNode[];
}

/** Reads the root component and everything below it. `read`: what is known of the root, if it has been read before. */
export function readTree(
  root: unknown,
  catalog: Catalog,
  author: Author | undefined,
  read?: NodeInspection,
): TreeReading {
  const walk = new Walk(catalog, author);
  const top: ReadNode[] = [];
  if (isTooLarge(root)) walk.problems.push(tooLarge);
  else walk.from({ holder: {}, key: ROOT, raw: root, path: ROOT, read }, top);
  return { root: top[0], targets: walk.targets, problems: walk.problems };
}

/** Every component of a tree, depth first, a component before its children. */
export function entriesOf(root: ReadNode): WalkEntry[] {
  const entries: WalkEntry[] = [];
  const pending = [root];
  for (let at = pending.pop(); at; at = pending.pop()) {
    entries.push({ node: at.node, path: pathOf(at) });
    for (let last = at.children.length - 1; last >= 0; last--) pending.push(at.children[last] as ReadNode);
  }
  return entries;
}

function pathOf({ place, kind }: ReadNode): string {
  return pathIn(place, kind.type)([]);
}

const tooLarge: Problem = {
  path: ROOT,
  code: "limit",
  message: `more than ${MAX_BYTES / 1024 / 1024} MiB of text, or an object that holds itself: send less`,
};

class Walk {
  readonly targets = new Map<string, ReadNode>();
  readonly problems: Problem[] = [];
  readonly #catalog: Catalog;
  readonly #author: Author | undefined;
  #seen = 0;

  constructor(catalog: Catalog, author: Author | undefined) {
    this.#catalog = catalog;
    this.#author = author;
  }

  from(root: KnownPlace<NodeInspection>, top: ReadNode[]): void {
    const pending: Pending[] = [{ place: root, level: 1, siblings: top }];
    for (let at = pending.pop(); at; at = pending.pop()) {
      if (++this.#seen > MAX_NODES) {
        this.#limit(at.place, `more than ${MAX_NODES} components: send fewer`);
        return;
      }
      if (at.level > MAX_DEPTH) {
        this.#limit(at.place, `a component on level ${at.level}, at most ${MAX_DEPTH} are allowed: nest less`);
        continue;
      }
      const read = at.place.read ?? this.#inspect(at.place);
      if (!read.kind) continue;
      const children: ReadNode[] = [];
      this.#put(at, { kind: read.kind, node: read.value, place: at.place.path, children }, read.ids);
      for (let last = read.children.length - 1; last >= 0; last--) {
        const place = read.children[last] as KnownPlace<NodeInspection>;
        pending.push({ place, level: at.level + 1, siblings: children });
      }
    }
  }

  #inspect(at: ChildPlace): NodeInspection {
    const reading = this.#catalog.inspectNode(at.raw, at.path, { author: this.#author });
    for (const problem of reading.problems) this.problems.push(problem);
    return reading;
  }

  /** Puts a component that has been read in its place, and takes note of its ids. */
  #put({ place, siblings }: Pending, read: ReadNode, ids: readonly string[]): void {
    setOwn(place.holder, place.key, read.node);
    siblings.push(read);
    for (const id of ids) {
      const first = this.targets.get(id);
      if (first) this.#repeated(id, first, read);
      else this.targets.set(id, read);
    }
  }

  #repeated(id: string, first: ReadNode, { node, place, kind }: ReadNode): void {
    const prop = Object.keys(node).filter((key) => node[key] === id);
    const message = `id ${quote(id)} is used by ${pathOf(first)} before: use each id once`;
    this.problems.push({ path: pathIn(place, kind.type)(prop.slice(0, 1)), code: "duplicate", message });
  }

  #limit(at: ChildPlace, message: string): void {
    const type = own(at.raw, "type");
    const path = typeof type === "string" ? pathIn(at.path, type)([]) : at.path;
    this.problems.push({ path, code: "limit", message });
  }
}
