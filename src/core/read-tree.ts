/** The walk over a whole tree: every component once, without recursion, within the limits. */
import type { Catalog } from "./catalog.js";
import type { ComponentNode } from "./component-node.js";
import type { ChildPlace } from "./inspection.js";
import type { Author } from "./kind.js";
import { isTooLarge, MAX_BYTES, MAX_DEPTH, MAX_NODES } from "./limits.js";
import { type PathOf, pathIn, ROOT } from "./path.js";
import type { Problem } from "./problem.js";
import { own, quote, setOwn } from "./raw.js";

/** A component of a tree, and where it stands. */
export interface WalkEntry {
  readonly node: ComponentNode;
  /** As in a problem: `root.children[0] (Label)`. */
  readonly path: string;
}

/** What a walk has found. The root is whole only when there are no problems. */
export interface TreeReading {
  readonly root: ComponentNode;
  /** Depth first, a component before its children. */
  readonly entries: readonly WalkEntry[];
  /** The components that answer events, by their ids. */
  readonly targets: ReadonlyMap<string, WalkEntry>;
  readonly problems: readonly Problem[];
}

interface Pending {
  readonly place: ChildPlace;
  readonly level: number;
}

/** Reads the root component and everything below it. */
export function readTree(root: unknown, catalog: Catalog, author: Author | undefined): TreeReading {
  const walk = new Walk(catalog, author);
  const top: { root: ComponentNode } = { root: { type: "" } };
  if (isTooLarge(root)) walk.problems.push(tooLarge);
  else walk.from({ holder: top, key: "root", raw: root, path: ROOT });
  return { root: top.root, entries: walk.entries, targets: walk.targets, problems: walk.problems };
}

const tooLarge: Problem = {
  path: ROOT,
  code: "limit",
  message: `more than ${MAX_BYTES / 1024 / 1024} MiB of text, or an object that holds itself: send less`,
};

class Walk {
  readonly entries: WalkEntry[] = [];
  readonly targets = new Map<string, WalkEntry>();
  readonly problems: Problem[] = [];
  readonly #catalog: Catalog;
  readonly #author: Author | undefined;
  #seen = 0;

  constructor(catalog: Catalog, author: Author | undefined) {
    this.#catalog = catalog;
    this.#author = author;
  }

  from(root: ChildPlace): void {
    const pending: Pending[] = [{ place: root, level: 1 }];
    for (let at = pending.pop(); at; at = pending.pop()) {
      if (++this.#seen > MAX_NODES) {
        this.#limit(at.place, `more than ${MAX_NODES} components: send fewer`);
        return;
      }
      if (at.level > MAX_DEPTH) {
        this.#limit(at.place, `a component on level ${at.level}, at most ${MAX_DEPTH} are allowed: nest less`);
        continue;
      }
      const children = this.#read(at.place);
      for (let last = children.length - 1; last >= 0; last--) {
        pending.push({ place: children[last] as ChildPlace, level: at.level + 1 });
      }
    }
  }

  /** Reads one component, puts it in its place, and gives the places of its children. */
  #read(at: ChildPlace): readonly ChildPlace[] {
    const { kind, value, problems, ids, children } = this.#catalog.inspectNode(at.raw, at.path, {
      author: this.#author,
    });
    for (const problem of problems) this.problems.push(problem);
    if (!kind) return [];
    setOwn(at.holder, at.key, value);
    const path = pathIn(at.path, kind.type);
    const entry = { node: value, path: path([]) };
    this.entries.push(entry);
    for (const id of ids) {
      const first = this.targets.get(id);
      if (first) this.#repeated(id, first, value, path);
      else this.targets.set(id, entry);
    }
    return children;
  }

  #repeated(id: string, first: WalkEntry, node: ComponentNode, path: PathOf): void {
    const prop = Object.keys(node).filter((key) => node[key] === id);
    const message = `id ${quote(id)} is used by ${first.path} before: use each id once`;
    this.problems.push({ path: path(prop.slice(0, 1)), code: "duplicate", message });
  }

  #limit(at: ChildPlace, message: string): void {
    const type = own(at.raw, "type");
    const path = typeof type === "string" ? pathIn(at.path, type)([]) : at.path;
    this.problems.push({ path, code: "limit", message });
  }
}
