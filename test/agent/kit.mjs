// What the tests of the agent's side share: the room itself, and core, from one graph of modules.
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./edges.ts") }} */
const { module } = await runnerImport("./test/agent/edges.ts", { configFile: false });
export const { agent, core, TreeReader, trees } = module;

/** Trees that a model may write, in both catalogs. */
export const writable = [
  ...trees.roots
    .filter(({ root }) => !/"type":"(?:Chart|Stat)"/.test(JSON.stringify(root)))
    .map(({ name, root }) => ({ name, root, catalog: core.core })),
  {
    name: "every prop that core has",
    root: { type: "Group", children: trees.roots.flatMap(modelled) },
    catalog: core.core,
  },
  { name: "a kind of one's own", root: trees.panel.example, catalog: trees.withPanel },
  {
    name: "a kind of one's own with little in it",
    root: { type: "Panel", size: 1, code: "a", body: null, as: { as: "number", number: 1 }, outline: { title: "A" } },
    catalog: trees.withPanel,
  },
];

/** The parts of a tree that a model may write. */
function modelled({ root }) {
  const parts = root.type === "Group" ? root.children : [root];
  return parts.filter(({ type }) => !["Chart", "Stat", "Group", "Choice", "Form"].includes(type));
}

/** What a schema says, or what it refers to. */
function definition(root, schema) {
  const name = schema.$ref?.replace("#/$defs/", "").replaceAll("~1", "/").replaceAll("~0", "~");
  return name === undefined ? schema : definition(root, root.$defs[name]);
}

/** Whether a value comes into question for one of several schemas. */
function suits(root, option, value) {
  const schema = definition(root, option);
  if (schema.type === "null") return value === null || value === undefined;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === "array") return Array.isArray(value) || isEntries(schema, value);
  if (schema.type !== "object")
    return typeof value === schema.type || (schema.type === "integer" && Number.isInteger(value));
  const tag = ["type", "as"].find((key) => schema.properties[key]?.enum);
  return typeof value === "object" && value !== null && (!tag || schema.properties[tag].enum.includes(value[tag]));
}

const isEntries = ({ items }, value) => items.properties?.value && typeof value === "object" && value !== null;

/** A value as a model has to write it that is held to a strict schema: null for what is left out, lists of keys and values. */
export function asStrict(root, given, value) {
  const schema = definition(root, given);
  if (schema.anyOf) {
    const option = schema.anyOf.find((each) => suits(root, each, value));
    return option ? asStrict(root, option, value) : value;
  }
  if (value === undefined || value === null) return null;
  if (schema.type === "array" && !Array.isArray(value)) {
    const { value: inside } = schema.items.properties;
    return Object.entries(value).map(([key, each]) => ({ key, value: asStrict(root, inside, each) }));
  }
  if (schema.type === "array") return value.map((item) => asStrict(root, schema.items, item));
  if (schema.type !== "object") return value;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([key, inside]) => [key, asStrict(root, inside, value[key])]),
  );
}
