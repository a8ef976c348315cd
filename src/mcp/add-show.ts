import type { CallToolResult, InputRequiredResult, McpServer, ServerContext } from "@modelcontextprotocol/server";
import { answer } from "../agent/answer.js";
import { showTool } from "../agent/show-tool.js";
import type { Catalog } from "../core/catalog.js";
import { core } from "../core/core.js";
import type { Tree } from "../core/tree.js";
import { type AppOptions, appHtml, appMeta, appUri } from "./app-file.js";
import { type Asking, clientOf } from "./client.js";
import { EventLog } from "./event-log.js";
import { addEventTools } from "./event-tools.js";
import { inputOf } from "./input.js";
import { anyInput } from "./input-schema.js";
import { APP_TYPE, type Draws } from "./protocol.js";
import { refusedResult } from "./result.js";
import { showTree } from "./show-tree.js";

export interface ShowOptions extends AppOptions {
  /** The kinds that may stand in a tree. Default: `core`. */
  readonly catalog?: Catalog | undefined;
  /** The tool's name. Default: `show`. */
  readonly name?: string | undefined;
  /** When to call it, in place of our own words. */
  readonly description?: string | undefined;
  /** What was shown and answered: one for all instances of a server. Default: one of this instance's own. */
  readonly log?: EventLog | undefined;
  /** How much of a form the client draws when a person is asked, where it is known better than by the client's name. */
  readonly asking?: Asking | undefined;
}

/** What `addShow` gives for a server's own tools. */
export interface TreeTools {
  /** For the `_meta` of a tool that returns `showResult`: by it a host draws the tree. */
  readonly toolMeta: Readonly<Record<string, unknown>>;
  readonly log: EventLog;
  /**
   * What a tool returns for a tree of its own: what hosts draw, terminals print, and the model reads. With the call's
   * context a client that draws nothing asks the person, where the tree has one Choice or one Form; then the tool is called
   * again with the answer, and has to come to the same tree.
   */
  showResult(tree: Tree, context?: ServerContext): CallToolResult | InputRequiredResult;
}

/**
 * Gives a server the tool `show`, by which a model shows a person a tree; the app that draws it; and the tools by which
 * what a person does in it comes back.
 *
 * @throws TypeError for a name or a description that some client refuses
 */
export function addShow(server: McpServer, options: ShowOptions = {}): TreeTools {
  const { catalog = core, log = new EventLog(), asking } = options;
  const { name, inputSchema, ...tool } = showTool(catalog, "mcp", options);
  const show = (tree: Tree, draws: Draws, context?: ServerContext) =>
    showTree({ tree, catalog, log, draws, client: clientOf(server, context, asking), context });
  server.registerTool(
    name,
    { ...tool, inputSchema: anyInput(inputSchema), _meta: metaFor("input") },
    (input, context) => {
      const result = answer(inputOf(input), { catalog });
      return result.isError ? refusedResult(result.text) : show(result.tree, "input", context);
    },
  );
  addEventTools(server, log);
  for (const draws of ["input", "result"] as const) addApp(server, draws, options);
  return { toolMeta: metaFor("result"), log, showResult: (tree, context) => show(tree, "result", context) };
}

/** Under the names of today and of before. A host without apps ignores them, and some that have them don't say so. */
function metaFor(draws: Draws): Record<string, unknown> {
  const resourceUri = appUri(draws);
  return { ui: { resourceUri }, "ui/resourceUri": resourceUri, "openai/outputTemplate": resourceUri };
}

function addApp(server: McpServer, draws: Draws, options: AppOptions): void {
  const uri = appUri(draws);
  const _meta = appMeta(options);
  const about = { title: "IntUI", description: "Draws trees.", mimeType: APP_TYPE, _meta };
  server.registerResource(`intui-${draws}`, uri, about, async () => ({
    contents: [{ uri, mimeType: APP_TYPE, text: await appHtml(draws, options), _meta }],
  }));
}
