/** A kind of component is one record: what it looks like as data, who may write it, how it reads, how it answers. */
import * as v from "valibot";
import type { ComponentNode } from "./component-node.js";
import type { EventData } from "./event-data.js";
import type { Problem, Report } from "./problem.js";

/** Who is writing a tree. A model must not type numbers that code has to supply. */
export type Author = "model" | "code";

/** A component as it was given: any prop may be missing or wrong. */
export type RawNode = Readonly<Record<string, unknown>>;

/** A valibot object schema, or a pipe that begins with one. */
export type PropsSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly entries: v.ObjectEntries;
};

/** What a product gives to `defineKind`. */
export interface KindDefinition<Type extends string, Schema extends PropsSchema, Node> {
  /** The name that stands in a component's `type`. */
  readonly type: Type;
  /** One sentence for a model that chooses between kinds. */
  readonly summary: string;
  /** "code" for kinds that show what only code knows, such as numbers. */
  readonly writer: "anyone" | "code";
  /** The props. `type` may be left out: `defineKind` adds it. */
  readonly schema: Schema;
  /** A component that shows what the kind is for. */
  readonly example: Node;
  /** The Markdown text form: everything that the component shows. `textOf` gives a child's. */
  toText(node: Node, textOf: (child: ComponentNode) => string): string;
  /**
   * Rules that compare two places of one component, such as ids that refer to each other. Runs on the component as it
   * was given, so that they are found beside the schema's own problems: look before reading, and skip what is broken.
   */
  rules?(raw: RawNode, report: Report, context: { readonly author?: Author | undefined }): void;
  /** The child components, for a kind that holds some where its schema does not say `component()`. */
  children?(node: Node): readonly ComponentNode[];
  /** The ids by which events name this component; each must be used once in a tree. */
  ids?(node: Node): readonly string[];
  /** What is wrong with an event that names this component: see `verifyAnswer`. */
  verify?(node: Node, event: EventData): readonly Problem[];
  /** Says in one plain sentence what the event did. It may not be valid. */
  describe?(node: Node, event: EventData): string;
}

/** A kind, ready for a catalog. */
export type Kind<
  Type extends string = string,
  Schema extends PropsSchema = PropsSchema,
  Node = ComponentNode,
> = KindDefinition<Type, Schema, Node>;

/** A parsed component of the kind that has this type and these props. */
export type NodeOf<Type extends string, Schema extends PropsSchema> = { readonly type: Type } & Readonly<
  v.InferOutput<Schema>
>;

/** Makes a kind from its definition: all it does is add `type` to the schema. */
export function defineKind<const Type extends string, Schema extends PropsSchema>(
  definition: KindDefinition<Type, Schema, NodeOf<Type, Schema>>,
): Kind<Type, Schema, NodeOf<Type, Schema>> {
  return { ...definition, schema: withType(definition.type, definition.schema) };
}

function withType<Schema extends PropsSchema>(type: string, schema: Schema): Schema {
  if (Object.hasOwn(schema.entries, "type")) return schema;
  const [first, ...actions] = (schema as { pipe?: [Schema, ...v.GenericPipeAction[]] }).pipe ?? [schema];
  const typed = { ...first, entries: { type: v.literal(type), ...first.entries } };
  return v.pipe(typed, ...actions) as unknown as Schema;
}
