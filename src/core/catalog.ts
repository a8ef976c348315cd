import * as v from "valibot";
import type { ComponentNode } from "./component-node.js";
import { treeEnvelope } from "./envelope.js";
import { inspect } from "./inspect.js";
import type { Inspection, InspectOptions, KnownPlace } from "./inspection.js";
import { type JsonSchema, toJsonSchema } from "./json-schema.js";
import type { Author, Kind, RawNode } from "./kind.js";
import { type PathOf, pathIn } from "./path.js";
import type { Problem } from "./problem.js";
import { isRecord, own, quote } from "./raw.js";
import { component } from "./schema.js";
import type { Shape } from "./shape.js";

/** How one component is read: who is writing it, and what of it is still to come. */
export interface NodeOptions extends InspectOptions {
  readonly author?: Author | undefined;
}

/** What is known of one component; its children are not looked at. */
export interface NodeInspection extends Inspection {
  /** Undefined when the type is unknown, not written yet, or not for this author. */
  readonly kind: Kind | undefined;
  /** What can be read of the props; child components stand in it as they were given. */
  readonly value: ComponentNode;
  /** The ids by which events name the component, once it has closed. */
  readonly ids: readonly string[];
  readonly children: readonly KnownPlace<NodeInspection>[];
}

/** The kinds that may stand in a tree. Immutable. */
export class Catalog {
  readonly kinds: readonly Kind[];
  readonly #byType: ReadonlyMap<string, Kind>;

  /** The same kind twice counts once. Throws TypeError when two different kinds have one type. */
  constructor(kinds: Iterable<Kind>) {
    const byType = new Map<string, Kind>();
    for (const kind of kinds) {
      const other = byType.get(kind.type);
      if (other && other !== kind) {
        throw new TypeError(`Two different kinds have the type ${quote(kind.type)}: give one of them another type.`);
      }
      byType.set(kind.type, kind);
    }
    this.#byType = byType;
    this.kinds = [...byType.values()];
  }

  /** The types, in the catalog's order. */
  types(): string[] {
    return [...this.#byType.keys()];
  }

  /** The kind of a component, or undefined when the catalog has none for its type. */
  kindOf(node: unknown): Kind | undefined {
    const type = own(node, "type");
    return typeof type === "string" ? this.#byType.get(type) : undefined;
  }

  /** The catalog of what an author may write. */
  writableBy(author: Author): Catalog {
    return new Catalog(this.kinds.filter((kind) => mayWrite(author, kind)));
  }

  /** A new catalog with more kinds. Throws TypeError when one has the type of another kind. */
  extend(...kinds: readonly Kind[]): Catalog {
    return new Catalog([...this.kinds, ...kinds]);
  }

  /** JSON Schema (draft 2020-12) of a tree as it is given: a tool's input schema. */
  jsonSchema(): JsonSchema {
    const kinds = this.kinds.map((kind) => [kind.type, kind.schema as unknown as Shape] as const);
    return toJsonSchema(treeEnvelope as unknown as Shape, new Map(kinds));
  }

  /** One line a kind, for a prompt. */
  describe(): string {
    return this.kinds
      .map(
        ({ type, writer, summary }) => `${type} (${writer === "code" ? "built by code" : "model or code"}): ${summary}`,
      )
      .join("\n");
  }

  /**
   * Reads one component by itself, as `Tree.parse` reads each. `place` is its path without its type, as in
   * `root.children[0]`. What is still open is not accused: no type yet, no kind yet.
   */
  inspectNode(raw: unknown, place: string, options: NodeOptions = {}): NodeInspection {
    const { author, open } = options;
    const openAt = isRecord(raw) ? open?.(raw) : undefined;
    const type = own(raw, "type");
    if (openAt !== undefined && (type === undefined || openAt === "type")) return unread([]);
    const kind = this.kindOf(raw);
    if (!kind || !isRecord(raw)) return unread(this.#unknown(raw, place, author));
    const path = pathIn(place, kind.type);
    if (!mayWrite(author, kind)) return unread([{ path: path([]), code: "author", message: FORBIDDEN }]);
    return openAt === undefined ? readClosed(kind, raw, path, options) : readOpen(kind, raw, path, options);
  }

  #unknown(raw: unknown, place: string, author: Author | undefined): readonly Problem[] {
    if (!isRecord(raw)) return inspect(component(), raw, () => place).problems;
    const type = own(raw, "type");
    const types = this.kinds.filter((kind) => mayWrite(author, kind)).map((kind) => kind.type);
    const path = typeof type === "string" ? pathIn(place, type)(["type"]) : `${place}.type`;
    return inspect(v.picklist(types), type, () => path).problems.map((problem) => ({
      ...problem,
      code: "unknown-component",
    }));
  }
}

/** An author that is not known may write no more than a model; a tree that is read back, anything. */
function mayWrite(author: Author | undefined, kind: Kind): boolean {
  return kind.writer === "anyone" || author === undefined || author === "code";
}

const FORBIDDEN =
  "only code may write this, for its numbers must be right: call a tool that returns it, or write a Text or a Table";

function unread(problems: readonly Problem[]): NodeInspection {
  return { kind: undefined, value: {} as ComponentNode, problems, children: [], ids: [] };
}

function readOpen(kind: Kind, raw: RawNode, path: PathOf, options: NodeOptions): NodeInspection {
  const { value, problems, children } = inspect(kind.schema as v.GenericSchema, raw, path, options);
  return { kind, value: value as ComponentNode, problems, children, ids: [] };
}

function readClosed(kind: Kind, raw: RawNode, path: PathOf, options: NodeOptions): NodeInspection {
  const reading = readOpen(kind, raw, path, options);
  const problems = [...reading.problems];
  kind.rules?.(raw, (keys, code, message) => problems.push({ path: path(keys), code, message }), options);
  const broken = problems.length > 0;
  const ids = ask(broken, () => kind.ids?.(reading.value)).filter((id) => typeof id === "string" && id !== "");
  if (!kind.children) return { ...reading, problems, ids };
  const children = new Set(ask(broken, () => kind.children?.(reading.value)));
  return { ...readOpen(kind, raw, path, { ...options, children }), problems, ids };
}

/** A kind's own functions expect a valid component: what one throws on a broken one only means that it has none. */
function ask<Item>(broken: boolean, question: () => readonly Item[] | undefined): readonly Item[] {
  try {
    return question() ?? [];
  } catch (error) {
    if (!broken) throw error;
    return [];
  }
}
