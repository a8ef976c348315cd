/** The walk over a whole tree: every component once, without recursion, within the limits. */
import type { Catalog } from "./catalog.js";
import type { ChildPlace } from "./inspect.js";
import type { Author, ComponentNode, Kind } from "./kind.js";
import { isTooLarge, MAX_BYTES, MAX_DEPTH, MAX_NODES } from "./limits.js";
import { componentPath, propsBase, ROOT } from "./path.js";
import { copyWithPlaces } from "./places.js";
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

interface Pending extends ChildPlace {
  readonly level: number;
}

/** Reads the root component and everything below it. */
export function readTree(root: unknown, catalog: Catalog, author: Author | undefined): TreeReading {
  const walk = new Walk(catalog, author);
  const top: { root: ComponentNode } = { root: { type: "" } };
  if (isTooLarge(root)) walk.problems.push(tooLarge);
  else walk.from({ holder: top, key: "root", raw: root, path: ROOT, level: 1 });
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

  from(start: Pending): void {
    const pending = [start];
    for (let at = pending.pop(); at; at = pending.pop()) {
      if (++this.#seen > MAX_NODES) {
        this.#limit(at, `more than ${MAX_NODES.toLocaleString("en")} components: send fewer`);
        return;
      }
      if (at.level > MAX_DEPTH) {
        this.#limit(at, `a component on level ${at.level}, at most ${MAX_DEPTH} are allowed: nest less`);
        continue;
      }
      const level = at.level + 1;
      for (const place of this.#read(at).toReversed()) pending.push({ ...place, level });
    }
  }

  /** Reads one component, puts it in its place, and gives the places of its children. */
  #read(at: Pending): readonly ChildPlace[] {
    const children: ChildPlace[] = [];
    const { kind, value, problems } = this.#catalog.inspectNode(at.raw, at.path, {
      author: this.#author,
      child: (place) => children.push(place),
    });
    for (const problem of problems) this.problems.push(problem);
    if (!kind) return [];
    const broken = problems.length > 0;
    const named = ownChildren(kind, value, broken);
    const { copy, places } = named
      ? copyWithPlaces(value, at.raw, propsBase(at.path, kind.type), named)
      : { copy: value, places: children };
    setOwn(at.holder, at.key, copy);
    const entry = { node: copy as ComponentNode, path: componentPath(at.path, kind.type) };
    this.entries.push(entry);
    for (const id of idsOf(kind, value, broken)) this.#target(id, entry, propsBase(at.path, kind.type));
    return places;
  }

  #target(id: string, entry: WalkEntry, base: string): void {
    const first = this.targets.get(id);
    if (!first) {
      this.targets.set(id, entry);
      return;
    }
    const prop = Object.keys(entry.node).find((key) => entry.node[key] === id);
    const message = `the id ${quote(id)} is used by ${first.path} already: give each its own id`;
    this.problems.push({ path: prop === undefined ? entry.path : `${base}.${prop}`, code: "duplicate", message });
  }

  #limit(at: Pending, message: string): void {
    const type = own(at.raw, "type");
    const path = typeof type === "string" ? componentPath(at.path, type) : at.path;
    this.problems.push({ path, code: "limit", message });
  }
}

/** A kind's own functions expect a valid component: what one throws on a broken one only means that it has none. */
function orNone<Result>(broken: boolean, call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    if (!broken) throw error;
    return undefined;
  }
}

function ownChildren(kind: Kind, value: ComponentNode, broken: boolean): readonly ComponentNode[] | undefined {
  if (!kind.children) return undefined;
  return orNone(broken, () => kind.children?.(value)) ?? [];
}

function idsOf(kind: Kind, value: ComponentNode, broken: boolean): readonly string[] {
  const ids = orNone(broken, () => kind.ids?.(value)) ?? [];
  return ids.filter((id) => typeof id === "string" && id !== "");
}
