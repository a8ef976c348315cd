/** What goes from a surface to its agent, beside errors. */
import { isRecord, own } from "../../core/raw.js";
import type { A2uiCatalog } from "./catalog.js";
import { toText } from "./coerce.js";
import { type Environment, evaluate } from "./evaluate.js";
import type { Surface } from "./surface.js";

/** What a person has done, as the protocol says it. */
export interface A2uiActionMessage {
  readonly version: string;
  readonly action: {
    readonly name: string;
    readonly surfaceId: string;
    readonly sourceComponentId: string;
    /** ISO 8601 */
    readonly timestamp: string;
    readonly context: Readonly<Record<string, unknown>>;
  };
}

/** An action of v0.8, which has no version and another name for it. */
export interface A2uiUserAction {
  readonly userAction: A2uiActionMessage["action"];
}

/** The message that a press sends. The values of its context are those of the moment of the press. */
export function actionMessage(
  surface: Surface,
  componentId: string,
  event: Readonly<Record<string, unknown>>,
  env: Environment,
): A2uiActionMessage | A2uiUserAction {
  const context: Record<string, unknown> = {};
  const given = own(event, "context");
  // What has no value is sent as null: the agent sees that it was asked for.
  if (isRecord(given)) for (const [key, value] of Object.entries(given)) context[key] = evaluate(value, env) ?? null;
  const action = {
    name: toText(own(event, "name")),
    surfaceId: surface.id,
    sourceComponentId: componentId,
    timestamp: new Date().toISOString(),
    context,
  };
  const { version } = surface.options;
  return version === "v0.8" ? { userAction: action } : { version, action };
}

/** One plain sentence for a model: what was pressed, and with which values. */
export function actionSentence(message: A2uiActionMessage | A2uiUserAction, label: string): string {
  const { name, surfaceId, context } = "action" in message ? message.action : message.userAction;
  const values = Object.entries(context).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const pressed = label ? `Pressed ${JSON.stringify(label)}` : "Pressed a button";
  const told = values.length > 0 ? ` with ${values.join(", ")}` : "";
  return `${pressed} (${name})${told} in the surface ${surfaceId}.`;
}

/** The transport metadata that tells an agent what can be drawn here. */
export function clientCapabilities(catalogs: readonly A2uiCatalog[]): Readonly<Record<string, unknown>> {
  const supportedCatalogIds = catalogs.map((catalog) => catalog.id);
  const capabilities = { supportedCatalogIds };
  return { a2uiClientCapabilities: { "v0.9": capabilities, "v0.9.1": capabilities } };
}

/**
 * The transport metadata with the data of those surfaces that ask for it; undefined when none does. For the agent that
 * made these surfaces, and no other.
 */
export function clientDataModel(surfaces: Iterable<Surface>): Readonly<Record<string, unknown>> | undefined {
  const asking = [...surfaces].filter((surface) => surface.options.sendDataModel);
  if (asking.length === 0) return undefined;
  const models = Object.fromEntries(asking.map((surface) => [surface.id, surface.data.toJSON()]));
  return { a2uiClientDataModel: { version: "v0.9", surfaces: models } };
}
