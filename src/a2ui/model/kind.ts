/** A component type is one record: its props, as they stand in a message and as a drawing gets them, and its text form. */
import * as v from "valibot";
import type { Draft } from "../../core/draft.js";
import type { PropsSchema } from "../../core/kind.js";
import { dynamicBoolean, dynamicWords } from "./schema.js";

/** What the text form of a component may ask for. */
export interface TextContext {
  /** The text form of the child with this id; empty while it has none. */
  child(id: string | undefined): string;
  /** The text forms of the children that a list prop names, templates included. */
  children(prop: string): readonly string[];
  /** The messages of the checks that fail. */
  readonly failedChecks: readonly string[];
}

export interface A2uiKindDefinition<Schema extends PropsSchema> {
  /** The name that stands in a component's `component`. */
  readonly type: string;
  /** One sentence for a model that chooses between components. */
  readonly summary: string;
  readonly schema: Schema;
  /** The props that a person changes, and that are written back to the path they are bound to. */
  readonly writes?: readonly string[];
  /** The Markdown text form: everything that the component shows. */
  toText(props: Draft<v.InferOutput<Schema>>, context: TextContext): string;
}

/** A component type, ready for a catalog. */
export interface A2uiKind {
  readonly type: string;
  readonly summary: string;
  readonly schema: PropsSchema;
  readonly writes: readonly string[];
  toText(props: Readonly<Record<string, unknown>>, context: TextContext): string;
}

/** The props of a kind, as a drawing gets them once they are whole. */
export type PropsOf<Schema extends PropsSchema> = Readonly<v.InferOutput<Schema>>;

/** What every component may have, in every catalog. */
const common = {
  accessibility: v.optional(
    v.object({
      label: v.optional(dynamicWords()),
      description: v.optional(dynamicWords()),
      hidden: v.optional(dynamicBoolean()),
      live: v.optional(v.picklist(["off", "polite", "assertive"])),
    }),
  ),
  weight: v.optional(v.number()),
  catalogId: v.optional(v.string()),
  metadata: v.optional(v.unknown()),
};

/** The props that are not a component's own. */
export const COMMON_PROPS: readonly string[] = ["id", "component", ...Object.keys(common)];

/** Makes a kind from its definition: all it does is add what every component has to the schema. */
export function defineA2uiKind<Schema extends PropsSchema>(definition: A2uiKindDefinition<Schema>): A2uiKind {
  const { schema, type } = definition;
  const entries = { id: v.string(), component: v.literal(type), ...schema.entries, ...common };
  return {
    writes: [],
    ...definition,
    schema: { ...schema, entries } as unknown as PropsSchema,
  } as A2uiKind;
}
