import type * as v from "valibot";
import { inspect } from "../../core/inspect.js";
import type { PropsSchema } from "../../core/kind.js";
import type { Keys, Report } from "../../core/problem.js";
import { isRecord, listOf, quote } from "../../core/raw.js";
import type { Shape } from "../../core/shape.js";
import type { A2uiCatalog } from "./catalog.js";
import { isBinding, isCall } from "./evaluate.js";
import type { A2uiFunction, Returns } from "./function.js";
import { MAX_CALLS } from "./limits.js";
import { stepsOf } from "./pointer.js";
import { type Place, placeOf } from "./schema.js";

const RETURNS: Partial<Record<Place, Returns>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  strings: "array",
};

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
    else this.#value(value, place && RETURNS[place], keys, 1);
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

  #call(value: { readonly call: string }, wanted: Returns | undefined, keys: Keys, depth: number): void {
    const known = this.#catalog.function(value.call);
    const { args = {}, returnType } = value as { readonly args?: unknown; readonly returnType?: unknown };
    if (depth > MAX_CALLS) {
      this.#report(keys, "limit", `calls within calls go deeper than ${MAX_CALLS}: write it with fewer`);
      return;
    }
    const at = [...keys, "args"];
    if (known) {
      this.#returns(known, returnType, wanted, keys);
      const { problems } = inspect(known.args as v.GenericSchema, args, (below) => JSON.stringify([...at, ...below]));
      for (const { path, code, message } of problems) this.#report(JSON.parse(path) as Keys, code, message);
    } else {
      const names = listOf(this.#catalog.functions.map(({ name }) => name));
      this.#report([...keys, "call"], "reference", `there is no function ${quote(value.call)}: use one of ${names}`);
    }
    if (!isRecord(args)) return;
    for (const [name, each] of Object.entries(args)) this.#arg(known?.args, name, each, at, depth);
  }

  /** What is said of the result has to be what the function gives, and what the place is for. */
  #returns({ name, returns }: A2uiFunction, said: unknown, wanted: Returns | undefined, keys: Keys): void {
    if (said === undefined || returns === "any") return;
    if (said !== returns && said !== "any") {
      const message = `${name} returns ${returns}, not ${String(said)}: write that, or leave it out`;
      this.#report([...keys, "returnType"], "value", message);
    } else if (wanted !== undefined && said !== wanted) {
      this.#report([...keys, "call"], "value", `a ${wanted} stands here, and ${name} returns ${returns}: use another`);
    }
  }

  #arg(schema: PropsSchema | undefined, name: string, value: unknown, at: Keys, depth: number): void {
    const entry = schema?.entries[name] as unknown as Shape | undefined;
    const place = entry && placeOf(unwrapped(entry));
    this.#value(value, place && RETURNS[place], [...at, name], depth + 1);
  }
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape;
}
