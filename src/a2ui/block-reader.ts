import type { Problem } from "../core/problem.js";
import type { BlockReader, BlockSettings, DrawnBlock } from "../draw/block-readers.js";
import { BlockText } from "./block-text.js";
import type { IntuiA2ui } from "./intui-a2ui.js";
import type { A2uiCatalog } from "./model/catalog.js";

/** The fences and the tag in which A2UI stands in a reply. */
export const a2uiNames = ["ui:a2ui", "a2ui", "<a2ui-json>"];

/** Which surfaces the text of a block names. */
const SURFACE_ID = /"surfaceId"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
/** As much of the end of a piece as may be the beginning of such a name. */
const LONGEST_NAME = 300;

/** What one element draws: the block that it was made for, and later ones that go on with its surfaces. */
interface Drawing {
  readonly element: IntuiA2ui;
  readonly surfaces: Set<string>;
}

const drawings = new WeakMap<DrawnBlock, Drawing>();

/**
 * A reader of A2UI blocks. A block that names a surface of an earlier one goes on there: it updates that surface in its
 * place.
 *
 * @param options.catalogs catalogs beside the basic one and our own
 * @param options.vouched true where the host answers for the names by which agents call themselves
 */
export function a2uiBlocks(
  options: { readonly catalogs?: readonly A2uiCatalog[]; readonly vouched?: boolean } = {},
): BlockReader {
  return ({ earlier }) => new A2uiBlock(options, () => earlier.flatMap((block) => drawings.get(block) ?? []));
}

/** The reader that `define-a2ui` registers. */
export const readA2ui = a2uiBlocks();

class A2uiBlock implements DrawnBlock {
  readonly element = document.createElement("intui-a2ui");
  readonly #earlier: () => readonly Drawing[];
  readonly #text = new BlockText();
  /** What has come as long as it isn't known which surface it is about. */
  #held = "";
  /** The end of what was looked through. */
  #tail = "";
  #drawing: Drawing | undefined;
  /** How many reports there were before this block. */
  #before = 0;

  constructor(options: object, earlier: () => readonly Drawing[]) {
    Object.assign(this.element, options);
    this.#earlier = earlier;
  }

  get problems(): readonly Problem[] {
    const reports = this.#drawing?.element.reports ?? [];
    return reports.slice(this.#before).flatMap(({ error }) => error.problems);
  }

  get rest(): string {
    return this.#text.rest;
  }

  write(text: string): void {
    const own = this.#text.take(text);
    const names = this.#names(own);
    this.#held += own;
    if (!this.#drawing && names[0] === undefined) return;
    const drawing = (this.#drawing ??= this.#begin(names[0]));
    for (const name of names) drawing.surfaces.add(name);
    drawing.element.append(this.#held);
    this.#held = "";
  }

  end(): void {
    const { element } = (this.#drawing ??= this.#begin());
    element.append(this.#held, "\n```\n");
    element.end();
    this.#held = "";
  }

  update({ source, disabled, media, workers, strings }: BlockSettings): void {
    Object.assign(this.element, { source, disabled, media, workers, strings });
  }

  /** The surfaces that are named in what has come. */
  #names(text: string): readonly string[] {
    const all = this.#tail + text;
    this.#tail = all.slice(-LONGEST_NAME);
    return [...all.matchAll(SURFACE_ID)].map(([, name = ""]) => name);
  }

  /** Finds who draws it: where its first surface stands already, or its own element. */
  #begin(surface?: string): Drawing {
    const known = this.#earlier().find(({ surfaces }) => surface !== undefined && surfaces.has(surface));
    const drawing = known ?? { element: this.element, surfaces: new Set() };
    if (known) this.element.hidden = true;
    else drawings.set(this, drawing);
    this.#before = drawing.element.reports.length;
    // In its fence it is taken for messages, whatever it begins with.
    drawing.element.append("```a2ui\n");
    return drawing;
  }
}
