import type * as v from "valibot";
import { type InspectOptions, inspect } from "./inspect.js";
import { type JsonSchema, treeSchema } from "./json-schema.js";
import type { Author, ComponentNode, Kind } from "./kind.js";
import { nearest } from "./near.js";
import { componentPath, pathText, propsBase } from "./path.js";
import type { Problem } from "./problem.js";
import { found, isRecord, listOf, own, quote } from "./raw.js";
import { isComponent } from "./schema.js";
import { isOptional, type Shape } from "./shape.js";

/** How one component is read: who is writing it, and what of it is still to come. */
export interface NodeOptions extends InspectOptions {
  readonly author?: Author | undefined;
}

/** What is known of one component; its children are not looked at. */
export interface NodeInspection {
  /** Undefined when the type is unknown, not written yet, or not for this author. */
  readonly kind: Kind | undefined;
  /** What can be read of the props, as `inspect` gives it; child components stand in it as they were given. */
  readonly value: ComponentNode;
  /** Everything wrong with this component by itself. */
  readonly problems: readonly Problem[];
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
    const definitions = Object.fromEntries(this.kinds.map((kind) => [kind.type, kind.schema as v.GenericSchema]));
    return treeSchema(definitions, isComponent);
  }

  /** One line a kind, for a prompt: its type, what it is for, its props (`?`: may be left out). */
  describe(): string {
    return this.kinds.map(describeKind).join("\n");
  }

  /**
   * Reads one component by itself, as `Tree.parse` reads each. `place` is its path without its type: `root.children[0]`.
   * What is still open is not accused: no type yet, no kind yet.
   */
  inspectNode(raw: unknown, place: string, options: NodeOptions = {}): NodeInspection {
    const openAt = typeof raw === "object" && raw !== null ? options.open?.(raw) : undefined;
    const type = own(raw, "type");
    if (openAt !== undefined && (type === undefined || openAt === "type")) return unread([]);
    const kind = this.kindOf(raw);
    if (!kind) return unread([this.#unknown(raw, type, place, options.author)]);
    if (options.author && !mayWrite(options.author, kind)) return unread([this.#forbidden(kind, place)]);
    const base = propsBase(place, kind.type);
    const { value, problems } = inspect(kind.schema as v.GenericSchema, raw, base, options);
    if (openAt !== undefined || !kind.rules || !isRecord(raw)) return { kind, value: value as ComponentNode, problems };
    const all = [...problems];
    kind.rules(raw, (keys, code, message) => all.push({ path: pathText(base, keys), code, message }), {
      author: options.author,
    });
    return { kind, value: value as ComponentNode, problems: all };
  }

  #unknown(raw: unknown, type: unknown, place: string, author: Author | undefined): Problem {
    const shape = '{"type": "Text", "markdown": "…"}';
    if (!isRecord(raw)) {
      return { path: place, code: "type", message: `expected a component, found ${found(raw)}: write one such as ${shape}` };
    }
    const types = (author ? this.writableBy(author) : this).types();
    const known = `use one of ${listOf(types)}`;
    if (typeof type !== "string") {
      const what = type === undefined ? "no type" : `the type is ${found(type)}`;
      return { path: `${place}.type`, code: "unknown-component", message: `${what}: ${known}` };
    }
    const near = nearest(type, types);
    const remedy = near === undefined ? known : `did you mean ${quote(near)}? Otherwise ${known}`;
    const path = `${propsBase(place, type)}.type`;
    return { path, code: "unknown-component", message: `unknown component ${quote(type)}: ${remedy}` };
  }

  #forbidden(kind: Kind, place: string): Problem {
    const message =
      `only code may write a ${kind.type}, for code must supply what it shows: call a tool that returns one, ` +
      `or write one of ${listOf(this.writableBy("model").types())}`;
    return { path: componentPath(place, kind.type), code: "author", message };
  }
}

/** An author that is not known may write no more than a model. */
function mayWrite(author: Author, kind: Kind): boolean {
  return kind.writer === "anyone" || author === "code";
}

function unread(problems: readonly Problem[]): NodeInspection {
  return { kind: undefined, value: {} as ComponentNode, problems };
}

function describeKind(kind: Kind): string {
  const props = Object.entries(kind.schema.entries)
    .filter(([name]) => name !== "type")
    .map(([name, entry]) => (isOptional(entry as unknown as Shape) ? `${name}?` : name));
  const writer = kind.writer === "code" ? " Built by code." : "";
  return `${kind.type}: ${kind.summary}${writer} Props: ${props.join(", ")}.`;
}
