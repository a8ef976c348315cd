import type { FlowNode } from "../core/kinds/flow.js";
import type { Tree } from "../core/tree.js";
import { isLine, shapeFlow } from "../draw/flow/graph.js";
import type { FlowPictures } from "./drawing.js";
import { FlowLayout, isBearable, type LayOut } from "./picture/flow-layout.js";
import type { StaticWarning } from "./warnings.js";

/** The rooms, in drawing units (16 to the em), that pictures are laid out for: the sheet changes from one to the other at 30em. */
const ROOMS = { wide: 640, narrow: 320 } as const;

export interface FlowOptions {
  readonly layOut: LayOut;
  readonly rtl: boolean;
  readonly warn: (warning: StaticWarning) => void;
}

/** Lays out every branching Flow of a tree, one after another. One that can't be is said to be none. */
export async function layOutFlows(
  tree: Tree,
  options: FlowOptions,
): Promise<Map<unknown, FlowPictures | "large" | "failed">> {
  const pictures = new Map<unknown, FlowPictures | "large" | "failed">();
  for (const { node, path } of tree.walk()) {
    if (node.type === "Flow") pictures.set(node, await layOut(node as unknown as FlowNode, path, options));
  }
  return pictures;
}

async function layOut(node: FlowNode, path: string, options: FlowOptions): Promise<FlowPictures | "large" | "failed"> {
  const shape = shapeFlow(node, false);
  // Drawn as text, which needs no layout.
  if (isLine(shape, false)) return "failed";
  if (!isBearable(shape)) {
    options.warn({
      code: "flow-too-large",
      path,
      message: "Too many steps and links to lay out: its links are a list.",
    });
    return "large";
  }
  try {
    const layout = new FlowLayout(shape, options.layOut, options.rtl);
    const wide = await layout.pictureFor(ROOMS.wide);
    const narrow = await layout.pictureFor(ROOMS.narrow);
    return { wide, narrow: narrow === wide ? undefined : narrow };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    options.warn({
      code: "flow-not-drawn",
      path,
      message: `It could not be laid out (${reason}): its links are a list.`,
    });
    return "failed";
  }
}
