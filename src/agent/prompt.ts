import type { Catalog } from "../core/catalog.js";
import { core } from "../core/core.js";
import type { JsonSchema } from "../core/json-schema.js";
import { isSchema } from "./schema-walk.js";
import { signature } from "./signature.js";

export interface PromptOptions {
  /**
   * How the model sends a tree: by calling the tool, whose schema says what may stand in it; or in a fenced block in its
   * prose, which `<intui-message>` draws, so that the prompt has to say that. Default: "tool".
   */
  readonly carrier?: "tool" | "fence" | undefined;
  /** The tool's name. Default: `show`. */
  readonly name?: string | undefined;
}

/** What to tell a model of what it may show, for a system prompt. */
export function prompt(catalog: Catalog = core, { carrier = "tool", name = "show" }: PromptOptions = {}): string {
  const written = catalog.writableBy("model");
  return [WHEN, ...(carrier === "tool" ? forTool(written, name) : forFence(written)), RULES].join("\n");
}

const WHEN =
  "You can show the person more than prose: a comparison, a process, a choice, a form. For a plain answer, write plain text.";

const RULES =
  "Write each id once. After a Choice or a Form, stop: what the person presses or sends comes back as the next message.";

/** The schema has all but what a component looks like. */
function forTool({ kinds }: Catalog, name: string): string[] {
  const lines = kinds.map(({ summary, example }) => `- ${summary}\n  ${JSON.stringify(example)}`);
  return [`Call ${name} with {"v":1,"root":COMPONENT}. Components, each with an example:`, ...lines];
}

function forFence(catalog: Catalog): string[] {
  const { $defs } = catalog.jsonSchema();
  const schemas = isSchema($defs) ? $defs : {};
  const lines = catalog.kinds.map(
    ({ type, summary }) => `- ${signature((schemas[type] ?? {}) as JsonSchema)} ${summary}`,
  );
  const holder = catalog.kinds.find(({ example }) => "children" in example) ?? catalog.kinds[0];
  return [
    "Write it into your answer as JSON, in a fenced block of its own, with prose around it where that helps:",
    `\`\`\`ui:intui\n${JSON.stringify({ v: 1, root: holder?.example })}\n\`\`\``,
    "The root, and each child, is one of these (? may be left out):",
    ...lines,
  ];
}
