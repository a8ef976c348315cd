import type { ComponentNode } from "../../core/component-node.js";
import { core } from "../../core/core.js";
import { isRecord } from "../../core/raw.js";
import { readAs } from "../kinds/from-core.js";
import { type ChildPlace, placeAt, placesOf } from "./children.js";
import { environmentOf } from "./environment.js";
import { MAX_DEPTH, MAX_INSTANCES } from "./limits.js";
import { resolveProps } from "./resolve.js";
import type { Surface } from "./surface.js";
import { placeText, surfaceText, type TextOptions } from "./text-form.js";

/** The kinds of core that show something, and are a component of our own catalog under the same name. */
const SHOWN: ReadonlySet<string> = new Set(["Table", "Chart", "Stat", "Flow", "Label"]);
/** What holds other components and shows nothing itself. */
const HOLDERS: Readonly<Record<string, "row" | "column">> = {
  Row: "row",
  Column: "column",
  List: "column",
  Card: "column",
};

/**
 * What a surface shows now, as a component of core: what is there to be seen is drawn, what is there to be used is its text
 * form. Undefined where there is nothing to see.
 */
export function surfaceNode(surface: Surface, options: TextOptions): ComponentNode | undefined {
  const { rootId } = surface.options;
  if (!surface.component(rootId)) return textNode(surfaceText(surface, options));
  return new TreeWriter(surface, options).write(placeAt(rootId, 0, { steps: [] }), []);
}

const textNode = (markdown: string): ComponentNode | undefined =>
  markdown.trim() === "" ? undefined : { type: "Text", markdown };

class TreeWriter {
  readonly #surface: Surface;
  readonly #options: TextOptions;
  /** As many as are drawn: a component may stand in many places, and those in many again. */
  #left = MAX_INSTANCES;

  constructor(surface: Surface, options: TextOptions) {
    this.#surface = surface;
    this.#options = options;
  }

  write(place: ChildPlace, above: readonly string[]): ComponentNode | undefined {
    const { id, scope } = place;
    const component = this.#surface.component(id);
    if (!component?.kind || above.includes(id) || above.length >= MAX_DEPTH || this.#left-- <= 0) return undefined;
    const { locale, reports } = this.#options;
    const { kind, props } = component;
    const env = environmentOf({ surface: this.#surface, scope, id, locale, reports });
    const direction = Object.hasOwn(HOLDERS, kind.type) ? HOLDERS[kind.type] : undefined;
    if (direction) {
      const child = props.child;
      const places = typeof child === "string" ? [placeAt(child, 0, scope)] : placesOf(props.children, env);
      const children = places.flatMap((each) => this.write(each, [...above, id]) ?? []);
      return children.length > 1 ? { type: "Group", direction, children } : children[0];
    }
    return (
      shownNode(kind.type, resolveProps(kind, props, env)) ?? textNode(placeText(this.#surface, place, this.#options))
    );
  }
}

/** The component of core that it is, if it is one and has all that it needs. */
function shownNode(type: string, values: unknown): ComponentNode | undefined {
  const kind = SHOWN.has(type) ? core.kindOf({ type }) : undefined;
  if (!kind || !isRecord(values)) return undefined;
  const { value, problems } = readAs(kind, values);
  return problems.length > 0 ? undefined : (value as ComponentNode);
}
