/** A2UI messages, short to write. */
const version = "v0.9";
export const BASIC = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json";
export const OURS = "urn:intui:a2ui-catalog:v1";

export const create = (surfaceId, more = {}) => ({ version, createSurface: { surfaceId, catalogId: BASIC, ...more } });
export const components = (surfaceId, ...list) => ({
  version,
  updateComponents: { surfaceId, components: list.flat(2) },
});
export const data = (surfaceId, path, value) => ({ version, updateDataModel: { surfaceId, path, value } });
export const remove = (surfaceId) => ({ version, deleteSurface: { surfaceId } });

/** A component. */
export const part = (id, component, props = {}) => ({ id, component, ...props });
export const text = (id, words, variant) => part(id, "Text", { text: words, ...(variant && { variant }) });
export const column = (id, ...children) => part(id, "Column", { children });
export const row = (id, children, props = {}) => part(id, "Row", { children, ...props });
/** A button and its words. */
export const button = (id, label, action, props = {}) => [
  part(id, "Button", { child: `${id}-label`, action, ...props }),
  text(`${id}-label`, label),
];
export const at = (path) => ({ path });
export const call = (name, args) => ({ call: name, args });
export const format = (value) => call("formatString", { value });
export const event = (name, context) => ({ event: { name, ...(context && { context }) } });
