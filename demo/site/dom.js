/**
 * Builds an element: properties by name (`class` and names with a dash become attributes), then its children. Text
 * stays text.
 */
export function build(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class" || name.includes("-")) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}
