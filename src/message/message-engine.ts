import { registerBlockReader } from "../draw/block-readers.js";
import { MessageDrawing } from "./message-drawing.js";
import { readTree, treeNames } from "./tree-block.js";
import type { MessageEngine } from "./view.js";

/** The chunk of messages, as `load-engine.ts` loads it. */
export const engine: MessageEngine = {
  create: (host, internals) => {
    registerBlockReader(treeNames, readTree);
    return new MessageDrawing(host, internals);
  },
};
