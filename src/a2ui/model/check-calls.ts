import type { PropsSchema } from "../../core/kind.js";
import type { Keys, Report } from "../../core/problem.js";
import { quote } from "../../core/raw.js";
import type { Shape } from "../../core/shape.js";
import type { A2uiCatalog } from "./catalog.js";
import { isBinding, isCall } from "./evaluate.js";
import type { Returns } from "./function.js";
import { type CallValue, library, type ValueCheck } from "./library.js";
import { stepsOf } from "./pointer.js";
import { placeOf, returnsOf } from "./schema.js";

/** More keys into a component than anything means. */
const DEEPEST = 64;

/**
 * Looks at every binding and call in the props of a component: whether the path can be one, whether the catalog has the
 * function, and whether it is called as it should be.
 */
export function checkCalls(schema: PropsSchema, props: object, catalog: A2uiCatalog, report: Report): void {
  const check = new CallCheck(catalog, report);
  check.object(schema as unknown as Shape, props, []);
}

class CallCheck {
  readonly #catalog: A2uiCatalog;
  readonly #report: Report;

  constructor(catalog: A2uiCatalog, report: Report) {
    this.#catalog = catalog;
    this.#report = report;
  }

  object(shape: Shape, value: object, keys: Keys): void {
    for (const [name, entry] of Object.entries(shape.entries ?? {})) {
      const each = (value as Readonly<Record<string, unknown>>)[name];
      const shape = unwrapped(entry);
      if (placeOf(shape) === "bound" && each !== undefined && !isBinding(each)) {
        this.#report(
          [...keys, name],
          "author",
          'only code may write this: bind it, {"path": "/…"}, and send it as data',
        );
      } else if (typeof each === "object" && each !== null) this.#entry(shape, each, [...keys, name]);
    }
  }

  #entry(shape: Shape, value: object, keys: Keys): void {
    const place = placeOf(shape);
    const item = shape.item ?? shape.pipe?.[0].item;
    if (place === "children") this.#template(value, keys);
    else if (place === "action") this.#action(value, keys);
    else if (Array.isArray(value) && item) this.#list(item, value, keys);
    else if (shape.entries && !isBinding(value) && !isCall(value)) this.object(shape, value, keys);
    else this.#value(value, place && returnsOf(place), keys, 1);
  }

  #list(item: Shape, list: readonly unknown[], keys: Keys): void {
    for (const [at, each] of list.entries()) {
      if (typeof each === "object" && each !== null) this.#entry(item, each, [...keys, at]);
    }
  }

  #template(value: object, keys: Keys): void {
    const { path } = value as { readonly path?: unknown };
    if (typeof path === "string") this.#path(path, [...keys, "path"]);
  }

  #action(value: object, keys: Keys): void {
    const { event, functionCall } = value as { readonly event?: { context?: object }; readonly functionCall?: object };
    if (event?.context) this.#value(event.context, undefined, [...keys, "event", "context"], 0);
    if (functionCall) this.#value(functionCall, "void", [...keys, "functionCall"], 1);
  }

  /** `depth`: of how many calls the value is an argument. */
  #value(value: unknown, wanted: Returns | undefined, keys: Keys, depth: number): void {
    if (typeof value !== "object" || value === null) return;
    if (keys.length > DEEPEST) this.#report(keys, "limit", "nested too deep: flatten it");
    else if (isBinding(value)) this.#path(value.path, [...keys, "path"]);
    else if (isCall(value)) this.#call(value, wanted, keys, depth);
    else for (const [key, each] of Object.entries(value)) this.#value(each, undefined, [...keys, key], depth);
  }

  #path(path: string, keys: Keys): void {
    try {
      stepsOf(path);
    } catch (error) {
      this.#report(keys, "value", `${quote(path)} is no path: ${(error as Error).message}`);
    }
  }

  #call(value: CallValue, wanted: Returns | undefined, keys: Keys, depth: number): void {
    const below: ValueCheck = (each, type, at, calls) => this.#value(each, type, at, calls);
    library()?.checkCall(value, wanted, keys, depth, { catalog: this.#catalog, report: this.#report, below });
  }
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape;
}
