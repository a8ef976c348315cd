/** Messages for tests, short to write. */
type Props = Readonly<Record<string, unknown>>;

const version = "v0.9";
const CATALOG = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json";

export const create = (surfaceId = "s", more: Props = {}): Props => ({
  version,
  createSurface: { surfaceId, catalogId: CATALOG, ...more },
});

export const components = (list: readonly Props[], surfaceId = "s"): Props => ({
  version,
  updateComponents: { surfaceId, components: list },
});

export const data = (path: string, value?: unknown, surfaceId = "s"): Props => ({
  version,
  updateDataModel: { surfaceId, path, ...(value !== undefined && { value }) },
});

export const remove = (surfaceId = "s"): Props => ({ version, deleteSurface: { surfaceId } });

/** A component. */
export const part = (id: string, component: string, props: Props = {}): Props => ({ id, component, ...props });

export const text = (id: string, words: unknown, props: Props = {}): Props =>
  part(id, "Text", { text: words, ...props });

export const column = (id: string, children: unknown): Props => part(id, "Column", { children });

/** A button with its label. */
export const button = (id: string, label: string, action: unknown, props: Props = {}): Props[] => [
  part(id, "Button", { child: `${id}-label`, action, ...props }),
  text(`${id}-label`, label),
];

export const event = (name: string, context?: Props): Props => ({ event: { name, ...(context && { context }) } });

export const call = (name: string, args: Props = {}): Props => ({ call: name, args });

export const at = (path: string): Props => ({ path });

/** A surface with these components and this data. */
export const surface = (list: readonly Props[], model?: unknown, surfaceId = "s"): Props[] => [
  create(surfaceId),
  components(list, surfaceId),
  ...(model === undefined ? [] : [data("/", model, surfaceId)]),
];

/** The ways in which agents write the same messages. */
export const framings: Readonly<Record<string, (messages: readonly Props[]) => string>> = {
  list: (messages) => JSON.stringify(messages),
  "pretty list": (messages) => JSON.stringify(messages, null, 2),
  "messages in an object": (messages) => JSON.stringify({ messages }),
  "a sample file": (messages) => JSON.stringify({ name: "A sample", description: "What it shows", messages }),
  "JSON lines": (messages) => messages.map((each) => JSON.stringify(each)).join("\n"),
  "a tag": (messages) => `Here it is:\n\n<a2ui-json>\n${JSON.stringify(messages)}\n</a2ui-json>\n\nThat is all.`,
  "a fence in a tag": (messages) => `<a2ui-json>\n\`\`\`json\n${JSON.stringify(messages)}\n\`\`\`\n</a2ui-json>`,
  "a tag with attributes": (messages) => `<a2ui version="0.9">${JSON.stringify(messages)}</a2ui>`,
  "a tag a message": (messages) =>
    messages.map((each) => `<a2ui_message>${JSON.stringify(each)}</a2ui_message>`).join("\n"),
  "a JSON fence": (messages) => `Look:\n\n\`\`\`json\n${JSON.stringify(messages, null, 1)}\n\`\`\`\n\nThere.`,
  "an A2UI fence": (messages) =>
    `Look:\n\n\`\`\`a2ui\n${messages.map((each) => JSON.stringify(each)).join("\n")}\n\`\`\``,
  "a label": (messages) => `I made this.\n---a2ui_JSON---\n${JSON.stringify(messages)}`,
  "a tool's string": (messages) => JSON.stringify({ a2ui_json: JSON.stringify(messages) }),
  "a tool's list": (messages) => JSON.stringify({ a2ui_json: messages }),
  "a tool's result": (messages) => JSON.stringify({ a2ui_operations: messages }),
  "JSON in a string": (messages) => `\`\`\`json\n${JSON.stringify(JSON.stringify(messages))}\n\`\`\``,
};
