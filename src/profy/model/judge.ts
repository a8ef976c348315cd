/** What is wrong with one component of a payload, once it has closed: where, and what to write instead. */
import { nearest } from "../../core/near.js";
import type { Problem, ProblemCode } from "../../core/problem.js";
import { clip, found, isRecord, listOf, own, quote } from "../../core/raw.js";
import { expects, isOptional, type Shape } from "../../core/shape.js";
import type { ProfyComponent } from "./component.js";
import { names } from "./components.js";
import type { ListFault } from "./list-reader.js";
import { mend } from "./mend.js";
import { meantBy, nameOf, type Raw, type Written } from "./written.js";

/** Judges a component; undefined: there is none of its type. */
export function judge(
  raw: Raw,
  path: string,
  component: ProfyComponent | undefined,
  written: readonly Written[],
  listFaults: readonly ListFault[],
): Problem[] {
  const judgement = new Judgement(raw, path);
  if (component) judgement.component(component, written, listFaults);
  else judgement.type();
  return judgement.problems;
}

/** Reports what is wrong with a prop of a component that is named at a path. */
export function faultAt(raw: Raw, path: string, keys: readonly (string | number)[]): string {
  const { type } = raw;
  const base = typeof type === "string" ? `${path} (${clip(type)})` : path;
  return keys.reduce<string>((at, key) => at + (typeof key === "number" ? `[${key}]` : `.${clip(key)}`), base);
}

class Judgement {
  readonly problems: Problem[] = [];
  readonly #raw: Raw;
  readonly #path: string;

  constructor(raw: Raw, path: string) {
    this.#raw = raw;
    this.#path = path;
  }

  /** There is no component of this type. */
  type(): void {
    const { type } = this.#raw;
    if (typeof type !== "string") {
      const what = type === undefined ? 'missing "type"' : `"type" is ${found(type)}`;
      const code = type === undefined ? "missing" : "type";
      this.problems.push({ path: this.#path, code, message: `${what}: add one of ${listOf(names)}` });
      return;
    }
    const near = nearest(type, names);
    const remedy = near === undefined ? `use one of ${listOf(names)}` : `write ${quote(near)}`;
    this.#fault(["type"], "unknown-component", `there is no component ${quote(type)}: ${remedy}`);
  }

  component(component: ProfyComponent, written: readonly Written[], listFaults: readonly ListFault[]): void {
    const props = own(this.#raw, "props");
    if (props !== undefined && !isRecord(props)) {
      this.#fault(["props"], "type", `expected an object, found ${found(props)}: write {"props": {…}}`);
    }
    for (const each of written) this.#prop(component, each);
    this.#missing(component, written);
    for (const { keys, code, message } of listFaults) this.#fault(["props", ...keys], code, message);
    this.#children(component);
  }

  #prop(component: ProfyComponent, { key, value, flat }: Written): void {
    const { wire, props } = component;
    const at = flat ? [key] : ["props", key];
    if (key === "children" || key === wire.childrenIn) {
      this.#fault(at, "unknown-prop", `${quote(key)} stands in the wrong place: write "children" beside "props"`);
      return;
    }
    const name = nameOf(component, key);
    this.#name(component, key, name, flat, at);
    if (name === undefined || !Object.hasOwn(props, name)) return;
    for (const { code, message } of mend(component, name, value).problems) this.#fault(at, code, message);
  }

  /** Whether a prop stands where it should, under its own name. */
  #name(
    { name: type, props, wire }: ProfyComponent,
    key: string,
    name: string | undefined,
    flat: boolean,
    at: string[],
  ) {
    if (name === undefined) {
      const remedy = remedyFor(key, [...Object.keys(props), ...(wire.lists?.names ?? [])]);
      this.#fault(at, "unknown-prop", `${type} has no ${quote(key)}: ${remedy}`);
    } else if (flat) {
      const shape = `{"type": ${quote(type)}, "props": {${quote(name)}: …}}`;
      this.#fault(at, "unknown-prop", `${quote(key)} must stand in "props": write ${shape}`);
    } else if (name !== key) {
      this.#fault(at, "unknown-prop", `${type} has no ${quote(key)}: write ${quote(name)}`);
    }
  }

  #missing(component: ProfyComponent, written: readonly Written[]): void {
    const values = meantBy(component, written);
    for (const [name, schema] of Object.entries(component.props)) {
      const shape = schema as unknown as Shape;
      if (isOptional(shape) || values.has(name) || !Object.hasOwn(component.wire.missing ?? {}, name)) continue;
      this.#fault(["props", name], "missing", `missing: add ${quote(name)}, ${expects(shape)}`);
    }
  }

  #children({ name, wire }: ProfyComponent): void {
    const { children } = this.#raw;
    if (children === undefined || children === null) return;
    if (!Array.isArray(children)) {
      this.#fault(["children"], "type", `expected a list, found ${found(children)}: write [{"type": …}]`);
    } else if (!wire.holds && children.length > 0) {
      this.#fault(["children"], "unknown-prop", `${name} holds no others: put them beside it`);
    }
  }

  #fault(keys: readonly (string | number)[], code: ProblemCode, message: string): void {
    this.problems.push({ path: faultAt(this.#raw, this.#path, keys), code, message });
  }
}

function remedyFor(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  if (near !== undefined) return `write ${quote(near)}`;
  return known.length > 0 ? `remove it, or use one of ${listOf(known)}` : "remove it";
}
