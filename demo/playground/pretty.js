/** JSON text for reading: a value that fits into a line stays on one. */

const width = 72;

export function pretty(value, indent = "") {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= width) return spaced(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const lines = Array.isArray(value)
    ? value.map((item) => pretty(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pretty(item, inner)}`);
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** On one line, with the spaces that people write. */
function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
