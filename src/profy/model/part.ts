import type { Problem } from "../../core/problem.js";
import { own } from "../../core/raw.js";
import type { ProfyComponent } from "./component.js";
import { componentOf, unknownComponent } from "./components.js";
import { faultAt, judge } from "./judge.js";
import type { ListReader } from "./list-reader.js";
import { mend } from "./mend.js";
import { type PartOf, type PartPlace, Parts } from "./parts.js";
import type { Scope } from "./scope.js";
import { meantBy, type Raw, type Written, writtenIn } from "./written.js";

/**
 * One component of a payload, and the node of the tree that is made of it. The node is valid at every moment, whatever the
 * payload says; what was wrong is known once the component has closed.
 */
export class Part implements PartOf {
  readonly node: Record<string, unknown> = {};
  open = true;
  readonly #raw: Raw;
  readonly #place: PartPlace;
  /** The component's own node: `node`, or what stands in it. */
  #self: Record<string, unknown> = this.node;
  #component: ProfyComponent | undefined;
  #lists: ListReader | undefined;
  #parts: Parts | undefined;
  #problems: Problem[] = [];

  constructor(raw: Raw, place: PartPlace) {
    this.#raw = raw;
    this.#place = place;
  }

  problems(): readonly Problem[] {
    return [...this.#problems, ...(this.#parts?.problems() ?? [])];
  }

  update(scope: Scope): void {
    const at = scope.openKey(this.#raw);
    this.open = at !== undefined;
    this.#component ??= this.#begin(at, scope);
    if (!this.#component) {
      scope.marks.set(this.node, null);
      return;
    }
    const written = writtenIn(this.#raw, scope.openKey);
    const growing = this.#readProps(this.#component, written, scope);
    const inChildren = this.#readChildren(this.#component, at, scope);
    scope.marks.set(this.#self, inChildren ? "children" : (growing ?? null));
    if (!this.open) this.#close(this.#component, written, scope);
  }

  /** Once its type is known; for one that has none, once that is certain. */
  #begin(at: unknown, scope: Scope): ProfyComponent | undefined {
    const type = own(this.#raw, "type");
    if (this.open && (type === undefined || at === "type")) return undefined;
    const component = componentOf(type) ?? unknownComponent;
    if ((component.name === "ListItem") !== this.#place.inList) this.#wrap(scope);
    this.#self.type = component.kind.type;
    if (component === unknownComponent && typeof type === "string") this.#self.name = type;
    this.#lists = component.wire.lists?.reader();
    return component;
  }

  /** What is no item gets one around it in a List; an item that stands elsewhere gets a List. */
  #wrap({ marks }: Scope): void {
    this.#self = {};
    const children = [this.#self];
    this.node.type = this.#place.inList ? "ProfyListItem" : "ProfyList";
    this.node.children = children;
    marks.set(this.node, "children");
    marks.set(children, 0);
  }

  /** Writes the props into the node. Returns the one that is half-written, by its name there. */
  #readProps(component: ProfyComponent, written: readonly Written[], scope: Scope): string | undefined {
    const { props } = component;
    const values = meantBy(component, written);
    let growing: string | undefined;
    for (const [name, { value, half }] of values) {
      if (!Object.hasOwn(props, name)) continue;
      const read = half ? value : mend(component, name, value).value;
      if (read !== undefined) this.#self[name] = read;
      else delete this.#self[name];
      if (half) growing = name;
    }
    if (!this.#lists) return growing;
    const { openKey, marks } = scope;
    const value = (name: string): unknown => values.get(name)?.value;
    return this.#lists.read(this.#self, { openKey, marks, value, closed: !this.open }) ?? growing;
  }

  /** Returns true while children are being written. */
  #readChildren({ name, wire }: ProfyComponent, at: unknown, scope: Scope): boolean {
    const [key, source] = this.#childrenIn(wire.childrenIn) ?? [];
    if (key === undefined || source === undefined) return false;
    if (this.#parts?.source !== source) {
      const level = this.#place.level + (this.#self === this.node ? 1 : 2);
      const place = { path: `${this.#place.path}.${key}`, level, inList: name === "List" };
      this.#parts = new Parts(source, place, (raw, inside) => new Part(raw, inside));
    }
    const open = this.#parts?.update(scope) === true && at === key.split(".")[0];
    if (this.#parts?.nodes.length) this.#self.children = this.#parts.nodes;
    return open;
  }

  /** Where its children are, and what stands there: also where only a mistake can have put them. */
  #childrenIn(other: string | undefined): readonly [key: string, source: object] | undefined {
    const props = own(this.#raw, "props");
    const candidates: readonly (readonly [string, unknown])[] = [
      ["children", own(this.#raw, "children")],
      ["props.children", own(props, "children")],
      [`props.${other}`, other && own(props, other)],
      [`${other}`, other && own(this.#raw, other)],
    ];
    const found = candidates.find(([, source]) => typeof source === "object" && source !== null);
    return found as readonly [string, object] | undefined;
  }

  #close(component: ProfyComponent, written: readonly Written[], scope: Scope): void {
    const { path } = this.#place;
    const known = component === unknownComponent ? undefined : component;
    this.#problems = judge(this.#raw, path, known, written, this.#lists?.faults ?? []);
    for (const [name, value] of Object.entries(component.wire.missing ?? {})) {
      if (!Object.hasOwn(this.#self, name)) this.#self[name] = value;
    }
    component.wire.finish?.(this.#self, scope.newId, (prop, code, message) => {
      this.#problems.push({ path: faultAt(this.#raw, path, ["props", prop]), code, message });
    });
    const { children } = this.node;
    for (const each of [this.#self, this.node, this.#self === this.node ? undefined : children]) {
      if (each) scope.marks.delete(each as object);
    }
  }
}
