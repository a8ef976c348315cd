import type { BlockReader } from "../draw/block-readers.js";

/** The names of fences that hold a payload. */
export const profyNames = ["ui:profy", "profy"];

/** Draws the payloads in a reply. */
export const readProfy: BlockReader = () => {
  const element = document.createElement("intui-profy");
  // What a host copies is the message.
  element.setAttribute("copy", "off");
  return {
    element,
    get done() {
      return element.tree !== null;
    },
    // What could be mended is told by the element's event, and is no fault for a person to see.
    get problems() {
      return element.tree ? [] : element.problems;
    },
    write: (text) => element.append(text),
    end: () => element.end(),
    restart: () => {
      element.tree = null;
    },
    update: ({ source, catalog: _core, ...settings }) => {
      // Another source clears what was answered here; the same one must not.
      if (source !== element.source) element.source = source;
      Object.assign(element, settings);
    },
  };
};
