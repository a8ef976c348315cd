/** A component of Profy is one record: its kind in our catalog, and how a payload says it. */
import * as v from "valibot";
import type { ComponentNode } from "../../core/component-node.js";
import { defineKind, type Kind, type KindDefinition, type NodeOf } from "../../core/kind.js";
import { component } from "../../core/schema.js";
import type { ListReader } from "./list-reader.js";

const children = v.optional(v.array(component()));

type Props<Entries extends v.ObjectEntries> = v.StrictObjectSchema<
  Entries & { readonly children: typeof children },
  undefined
>;

/** The kinds' types begin with this: a product may have a Card of its own, and core has a Text and a Table. */
const PREFIX = "Profy";

/** A component of our catalog that was one of Profy's. */
export type ProfyNode<Name extends string, Entries extends v.ObjectEntries> = NodeOf<`Profy${Name}`, Props<Entries>>;

/** How a payload says a component. All names are those of the payload. */
export interface Wire {
  /** Names that are written for others, such as `text` for `label`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Props that a payload should say more of than is needed to draw them. */
  readonly stricter?: Readonly<Record<string, v.GenericSchema>>;
  /** What stands for a prop that must be there and is not. */
  readonly missing?: Readonly<Record<string, unknown>>;
  /** Values that a payload has other words for: by prop, then by word. */
  readonly synonyms?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What a wrong value of a prop may be taken for. */
  readonly meant?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** True for what shows other components in it: the others show them behind themselves, and a writer is told so. */
  readonly holds?: boolean;
  /** The prop in which children are written by mistake. */
  readonly childrenIn?: string;
  /** Props that are lists, which are read as they grow: they make up the kind's props in their own way. */
  readonly lists?: { readonly names: readonly string[]; readonly reader: () => ListReader };
  /** Ends the node that is drawn, once it has closed. */
  readonly finish?: (node: Record<string, unknown>, ids: (wanted: string) => string, fault: Fault) => void;
}

/** Reports what is wrong with a prop. */
export type Fault = (prop: string, code: "missing" | "type" | "value", message: string) => void;

export interface ProfyComponent {
  /** As in a payload's `type`. */
  readonly name: string;
  readonly kind: Kind;
  readonly wire: Wire;
  /** The schemas of the props that a payload may have, but for lists. */
  readonly props: Readonly<Record<string, v.GenericSchema>>;
}

type Definition<Name extends string, Entries extends v.ObjectEntries> = Omit<
  KindDefinition<`Profy${Name}`, Props<Entries>, ProfyNode<Name, Entries>>,
  "type" | "schema" | "writer" | "toText" | "children"
> & {
  readonly name: Name;
  readonly writer?: "code";
  readonly entries: Entries;
  /** Entries that a payload can't write: `finish` does, or a list's reader. */
  readonly derived?: readonly (keyof Entries)[];
  readonly wire?: Wire;
  /** The text form; `parts` are those of its children. What holds no others need not look at them. */
  toText(node: ProfyNode<Name, Entries>, parts: readonly string[]): string;
};

/** Makes a component's record. Every one may have children, as every node of a payload may. */
export function defineComponent<const Name extends string, Entries extends v.ObjectEntries>(
  definition: Definition<Name, Entries>,
): ProfyComponent & { readonly kind: Kind<`Profy${Name}`, Props<Entries>, ProfyNode<Name, Entries>> } {
  const { name, entries, derived = [], wire = {}, toText, writer = "anyone", ...rest } = definition;
  const kind = defineKind({
    ...rest,
    type: `${PREFIX}${name}` as `Profy${Name}`,
    writer,
    schema: v.strictObject({ ...entries, children }) as Props<Entries>,
    toText(node: ProfyNode<Name, Entries>, textOf: (child: ComponentNode) => string) {
      const inner = (node as { readonly children?: readonly ComponentNode[] }).children ?? [];
      const parts = inner.map(textOf);
      const own = toText(node, parts);
      return wire.holds ? own : [own, ...parts].filter(Boolean).join("\n\n");
    },
  } as KindDefinition<`Profy${Name}`, Props<Entries>, ProfyNode<Name, Entries>>);
  const written = Object.entries(entries).filter(([key]) => !derived.includes(key));
  const props = { ...Object.fromEntries(written), ...wire.stricter } as Readonly<Record<string, v.GenericSchema>>;
  return { name, kind, wire, props };
}
