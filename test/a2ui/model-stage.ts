import type { Part } from "../../src/a2ui/model/a2ui-model.js";
import type { A2uiCatalog } from "../../src/a2ui/model/catalog.js";
import type { Surface } from "../../src/a2ui/model/surface.js";
import { surfaceText } from "../../src/a2ui/model/text-form.js";
import { A2uiModel } from "../../src/a2ui/model/whole-model.js";

/** A model without a view, and what is asked of it. */
export class ModelStage {
  readonly model: A2uiModel;
  changes = 0;

  constructor(catalogs: readonly A2uiCatalog[] = []) {
    this.model = new A2uiModel(() => catalogs, { changed: () => void this.changes++, reported: () => {} });
  }

  /** Streams a text in pieces of a size, as a page would draw it: each piece is shown. */
  stream(textOrMessages: string | readonly unknown[], size = Number.POSITIVE_INFINITY): this {
    const text = typeof textOrMessages === "string" ? textOrMessages : JSON.stringify(textOrMessages);
    for (let at = 0; at < text.length; at += size) {
      this.model.append(text.slice(at, at + size));
      this.model.update();
    }
    return this;
  }

  end(): this {
    this.model.end();
    return this;
  }

  get parts(): readonly Part[] {
    return this.model.parts;
  }

  surface(id = "s"): Surface {
    const surface = this.model.surfaces.get(id);
    if (!surface) throw new Error(`there is no surface ${id}`);
    return surface;
  }

  textOf(surface: Surface, locale = "en"): string {
    return surfaceText(surface, { locale, reports: this.model.reports, wrongForm: "wrong form" });
  }

  /** The text form of one surface. */
  text(id = "s", locale = "en"): string {
    return this.textOf(this.surface(id), locale);
  }

  /** What there is, in order: prose as it stands, surfaces as their text forms. */
  get shown(): string[] {
    return this.parts.map((part) =>
      part.is === "prose" ? part.text.trim() : `[${part.surface.id}] ${this.textOf(part.surface)}`,
    );
  }

  /** What was reported: code, path or expression, and message, a line each. */
  get reports(): string[] {
    return this.model.reports.all.map(({ message: { error } }) =>
      [error.code, error.path ?? error.expression ?? error.functionCallId ?? "-", error.message].join(" | "),
    );
  }
}
