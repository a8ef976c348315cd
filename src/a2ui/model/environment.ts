import type { ListReader } from "./children.js";
import type { Scope } from "./evaluate.js";
import type { Effects } from "./function.js";
import type { Steps } from "./pointer.js";
import type { Reports } from "./report.js";
import type { Surface } from "./surface.js";

/** What a component's values are worked out with. */
export interface EnvironmentOptions {
  readonly surface: Surface;
  readonly scope: Scope;
  /** The component's id: what fails is told with it. */
  readonly id: string;
  readonly locale: string;
  readonly reports: Reports;
  /** Told of each path that is read, so that whoever shows the value can follow it. */
  readonly onRead?: ((steps: Steps, what: "value" | "list") => void) | undefined;
  /** There only for what a person has asked for. */
  readonly effects?: Effects | undefined;
}

/** The environment of one component of a surface. */
export function environmentOf(options: EnvironmentOptions): ListReader {
  const { surface, scope, id, locale, reports, onRead, effects } = options;
  const read = (steps: Steps, what: "value" | "list"): unknown => {
    onRead?.(steps, what);
    return surface.data.get(steps);
  };
  return {
    scope,
    locale,
    effects,
    function: (name) => surface.options.catalog.function(name),
    read: (steps) => read(steps, "value"),
    readList: (steps) => read(steps, "list"),
    failed: (failed, message) => reports.add({ surfaceId: surface.id, path: id, failed, message, code: "value" }),
  };
}
