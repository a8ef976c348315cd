/** `@intui/web/core`: the protocol. Runs where there is no DOM. */
export { Catalog, type NodeInspection, type NodeOptions } from "./core/catalog.js";
export type { ComponentNode } from "./core/component-node.js";
export { type CoreType, core } from "./core/core.js";
export { VERSION } from "./core/envelope.js";
export { IntuiError } from "./core/error.js";
export { IntuiEvent } from "./core/event.js";
export { type EventData, type EventValue, verifyAnswer } from "./core/event-data.js";
export { formatNumber } from "./core/format-number.js";
export type { JsonSchema } from "./core/json-schema.js";
export {
  type Author,
  defineKind,
  type Kind,
  type KindDefinition,
  type NodeOf,
  type PropsSchema,
  type RawNode,
} from "./core/kind.js";
export type { ChartNode } from "./core/kinds/chart.js";
export type { ChoiceNode } from "./core/kinds/choice.js";
export type { FlowNode } from "./core/kinds/flow.js";
export type { FormNode } from "./core/kinds/form.js";
export type { GroupNode } from "./core/kinds/group.js";
export type { LabelNode } from "./core/kinds/label.js";
export type { StatNode } from "./core/kinds/stat.js";
export type { TableNode } from "./core/kinds/table.js";
export type { TextNode } from "./core/kinds/text.js";
export type { Keys, Problem, ProblemCode, Report } from "./core/problem.js";
export type { WalkEntry } from "./core/read-tree.js";
export { alsoInJsonSchema, component, identifier, type Tone, tone, words } from "./core/schema.js";
export { type ParseOptions, Tree, type TreeData } from "./core/tree.js";
