/** Both edges together: a catalog of one is given to the other. */
import * as v from "valibot";
import * as agent from "../../src/agent.js";
import * as core from "../../src/core.js";
import { TreeReader } from "../../src/stream.js";
import { roots } from "../core/trees.js";

/** A kind with what core has none of: a variant, wrapped places, a record of components, a schema that holds itself. */
const outline: v.GenericSchema = v.strictObject({
  title: core.words(),
  parts: v.optional(v.array(v.lazy(() => outline)), []),
});

const panel = core.defineKind({
  type: "Panel",
  summary: "Everything that a schema may say.",
  writer: "anyone",
  schema: v.strictObject({
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    code: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    body: v.nullable(core.component()),
    named: v.optional(v.record(v.string(), core.component()), {}),
    note: v.optional(core.words()),
    as: v.variant("as", [
      v.strictObject({ as: v.literal("text"), text: core.words({ max: 3 }), more: v.optional(v.string()) }),
      v.strictObject({ as: v.literal("number"), number: v.number() }),
    ]),
    outline,
  }),
  example: {
    type: "Panel",
    size: 3,
    code: "abc",
    body: { type: "Text", markdown: "x" },
    named: { one: { type: "Label", text: "x" } },
    note: "n",
    as: { as: "text", text: "abc" },
    outline: { title: "A", parts: [{ title: "B", parts: [] }] },
  },
  toText: ({ note }) => `panel ${note ?? "without a note"}`,
});

const trees = { roots, withPanel: core.core.extend(panel), panel };

/** For the Node tests, which load this file through Vite. @public */
export { agent, core, TreeReader, trees };
