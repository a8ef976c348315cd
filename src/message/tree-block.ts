import type { BlockReader } from "../draw/block-readers.js";

/** The names of fences that hold an IntuiTree; the first is the one that models are taught. */
export const treeNames = ["ui:intui", "intui"];

/** Draws an IntuiTree. */
export const readTree: BlockReader = () => {
  const element = document.createElement("intui-tree");
  // One button a block would be too many: what a host copies is the message.
  element.setAttribute("copy", "off");
  return {
    element,
    get done() {
      return element.tree !== null;
    },
    get problems() {
      return element.tree ? [] : element.problems;
    },
    write: (text) => element.append(text),
    end: () => element.end(),
    restart: () => {
      element.tree = null;
    },
    update: ({ source, ...settings }) => {
      // Another source clears what was answered here; the same one must not.
      if (source !== element.source) element.source = source;
      Object.assign(element, settings);
    },
  };
};
