import type { Catalog } from "../core/catalog.js";
import { core } from "../core/core.js";
import type { JsonSchema } from "../core/json-schema.js";
import { googleSchema } from "./google-schema.js";
import { isSchema, without } from "./schema-walk.js";
import { strictSchema } from "./strict-schema.js";

/** A tool definition as each of the providers takes it. */
export interface ToolDefinitions {
  anthropic: { name: string; description: string; input_schema: JsonSchema & { type: "object" } };
  "openai-responses": {
    type: "function";
    name: string;
    description: string;
    parameters: Record<string, unknown>;
    strict: boolean;
  };
  "openai-chat": {
    type: "function";
    function: { name: string; description: string; parameters: Record<string, unknown>; strict: boolean };
  };
  google: { name: string; description: string; parametersJsonSchema: JsonSchema };
  mcp: {
    name: string;
    title: string;
    description: string;
    inputSchema: JsonSchema & { type: "object" };
    annotations: { readOnlyHint: true };
  };
}

/** The providers whose tool definitions can be made. */
export type ToolDialect = keyof ToolDefinitions;

export interface ShowToolOptions {
  /** The tool's name. Default: `show`. */
  readonly name?: string | undefined;
  /** When to call it, in place of our own words. */
  readonly description?: string | undefined;
  /**
   * OpenAI only: the model is held to the schema while it writes. The page then reads what it writes with
   * `strictCatalog`, and `answer` reads it anyway. Default: false.
   */
  readonly strict?: boolean | undefined;
}

/** What every provider takes for a name. */
const NAME = /^[A-Za-z_][\w-]{0,63}$/;

/** What the strictest of the providers takes for a description. */
const LONGEST = 1024;

/**
 * The definition of the tool by which a model shows a tree, as a provider takes it: only what a model may write of the
 * catalog stands in it.
 *
 * @throws TypeError for a name or a description that some provider refuses, and for an own kind that a strict schema
 *   can't describe
 */
export function showTool<Dialect extends ToolDialect>(
  catalog: Catalog | undefined,
  dialect: Dialect,
  options: ShowToolOptions = {},
): ToolDefinitions[Dialect] {
  const { name = "show", strict = false } = options;
  const written = (catalog ?? core).writableBy("model");
  const description = options.description ?? descriptionOf(written);
  if (!NAME.test(name)) throw new TypeError(`"${name}" is no name for a tool: letters, digits, _ and -, at most 64`);
  if (description.length > LONGEST) {
    throw new TypeError(`The tool's description has ${description.length} characters, at most ${LONGEST} are allowed`);
  }
  return definitions[dialect](name, description, described(written), strict) as ToolDefinitions[Dialect];
}

const definitions: {
  readonly [Dialect in ToolDialect]: (
    name: string,
    description: string,
    schema: JsonSchema & { type: "object" },
    strict: boolean,
  ) => ToolDefinitions[Dialect];
} = {
  anthropic: (name, description, schema) => ({ name, description, input_schema: schema }),
  "openai-responses": (name, description, schema, strict) => ({
    type: "function",
    name,
    description,
    parameters: strict ? strictSchema(schema) : schema,
    strict,
  }),
  "openai-chat": (name, description, schema, strict) => ({
    type: "function",
    function: { name, description, parameters: strict ? strictSchema(schema) : schema, strict },
  }),
  google: (name, description, schema) => ({ name, description, parametersJsonSchema: googleSchema(schema) }),
  mcp: (name, description, schema) => ({
    name,
    title: "Show",
    description,
    inputSchema: schema,
    annotations: { readOnlyHint: true },
  }),
};

function descriptionOf(catalog: Catalog): string {
  return [
    "Shows the person a tree of components, drawn while you write it. Use it for what prose says badly: a comparison, a",
    "process, a choice, a form. For a plain answer, write plain text. Write each id once. After a Choice or a Form, stop:",
    "what the person presses or sends comes back as the next message.",
    `Components: ${catalog.types().join(", ")}.`,
  ].join(" ");
}

/** The catalog's schema, with each kind's summary where a model reads it. Every provider takes draft 2020-12 unnamed. */
function described(catalog: Catalog): JsonSchema & { type: "object" } {
  const schema = without(catalog.jsonSchema(), ["$schema"]);
  const named = isSchema(schema.$defs) ? schema.$defs : {};
  const summaries = new Map(catalog.kinds.map(({ type, summary }) => [type, summary]));
  const $defs = Object.entries(named).map(([name, definition]) => {
    const description = summaries.get(name);
    return [name, description ? { description, ...(definition as JsonSchema) } : definition];
  });
  return { ...schema, type: "object", $defs: Object.fromEntries($defs) };
}
