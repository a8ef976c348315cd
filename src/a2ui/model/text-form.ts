import { oneLine } from "../../core/markdown-text.js";
import { failedChecks } from "./checks.js";
import { childReferences } from "./child-ids.js";
import { type ChildPlace, placeAt, placesOf } from "./children.js";
import { environmentOf } from "./environment.js";
import type { Scope } from "./evaluate.js";
import type { TextContext } from "./kind.js";
import { MAX_DEPTH, MAX_INSTANCES } from "./limits.js";
import type { Reports } from "./report.js";
import { resolveProps } from "./resolve.js";
import type { Surface } from "./surface.js";
import { blocks } from "./text-parts.js";

/** How a text form is written. */
export interface TextOptions {
  /** BCP 47 tag, for what the surface's functions format. */
  readonly locale: string;
  readonly reports: Reports;
  /** What is said of a field's value that is not of the form that the field asks for. */
  readonly wrongForm: string;
}

/**
 * What a surface shows, as Markdown for a model or a terminal: the same information as the view. Where the root has not
 * come, all there is.
 */
export function surfaceText(surface: Surface, options: TextOptions): string {
  const writer = new TextWriter(surface, options);
  const { rootId } = surface.options;
  if (surface.component(rootId)) return writer.write(placeAt(rootId, 0, ROOT), []);
  return blocks(writer.orphans().map((id) => writer.write(placeAt(id, 0, ROOT), [])));
}

/** What one component of a surface shows, in one place of the data, on one line. */
export function componentText(surface: Surface, id: string, scope: Scope, options: TextOptions): string {
  const text = new TextWriter(surface, options).write(placeAt(id, 0, scope), []);
  return oneLine(text).replace(/^\[(.*)\]$/, "$1");
}

/** What one component of a surface shows, in one place of the data. */
export function placeText(surface: Surface, place: ChildPlace, options: TextOptions): string {
  return new TextWriter(surface, options).write(place, []);
}

const ROOT: Scope = { steps: [] };

class TextWriter {
  readonly #surface: Surface;
  readonly #options: TextOptions;
  /** As many as are drawn: a component may stand in many places, and those in many again. */
  #left = MAX_INSTANCES;

  constructor(surface: Surface, options: TextOptions) {
    this.#surface = surface;
    this.#options = options;
  }

  write({ id, scope }: ChildPlace, above: readonly string[]): string {
    const component = this.#surface.component(id);
    if (!component?.kind || above.includes(id) || above.length >= MAX_DEPTH || this.#left-- <= 0) return "";
    const { locale, reports, wrongForm } = this.#options;
    const { kind, props } = component;
    const env = environmentOf({ surface: this.#surface, scope, id, locale, reports });
    const way = [...above, id];
    const values = resolveProps(kind, props, env);
    const context: TextContext = {
      child: (each) => (each ? this.write(placeAt(each, 0, scope), way) : ""),
      children: (prop) => placesOf(props[prop], env).map((place) => this.write(place, way)),
      failedChecks: failedChecks(props, values, env, wrongForm),
    };
    return kind.toText(values, context).trim();
  }

  /** The components that no other one holds. */
  orphans(): string[] {
    const held = new Set<string>();
    for (const component of this.#surface.components) for (const { id } of childReferences(component)) held.add(id);
    return [...this.#surface.components].map(({ id }) => id).filter((id) => !held.has(id));
  }
}
