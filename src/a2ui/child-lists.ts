import type { Shape } from "../core/shape.js";
import { type ChildPlace, type ListReader, placeAt, placesOf, placesOfIds } from "./model/children.js";
import type { Scope } from "./model/evaluate.js";
import { sameSteps } from "./model/pointer.js";
import type { Component } from "./model/read-component.js";
import { placeOf } from "./model/schema.js";

const propsOfKinds = new WeakMap<object, readonly string[]>();

/** The props of a kind that name a list of children. */
export function listProps({ kind }: Component): readonly string[] {
  if (!kind) return [];
  let props = propsOfKinds.get(kind);
  if (!props) {
    const entries = Object.entries(kind.schema.entries as unknown as Readonly<Record<string, Shape>>);
    props = entries.filter(([, shape]) => placeOf(shape.wrapped ?? shape) === "children").map(([name]) => name);
    propsOfKinds.set(kind, props);
  }
  return props;
}

/**
 * The children of one container. A list that only grows stays the same list, so that whoever draws it may skip what it has
 * drawn before.
 */
export class ChildLists {
  /** Another number: a list is another one, or longer. */
  revision = 0;
  readonly #lists = new Map<string, ChildPlace[]>();
  readonly #sources = new Map<string, unknown>();

  get(prop: string): readonly ChildPlace[] | undefined {
    return this.#lists.get(prop);
  }

  /** Reads the lists anew. Lists of ids need no environment. */
  update(component: Component, scope: Scope, env: ListReader | undefined): void {
    for (const prop of listProps(component)) this.#update(prop, component.props[prop], scope, env);
  }

  #update(prop: string, source: unknown, scope: Scope, env: ListReader | undefined): void {
    const known = this.#lists.get(prop);
    if (known && Array.isArray(source) && this.#sources.get(prop) === source) {
      this.#grow(known, source, scope);
      return;
    }
    const places = Array.isArray(source) ? placesOfIds(source, scope) : env ? placesOf(source, env) : [];
    this.#sources.set(prop, source);
    if (known && extendsList(known, places)) {
      if (places.length === known.length) return;
      for (const place of places.slice(known.length)) known.push(place);
    } else {
      this.#lists.set(prop, [...places]);
    }
    this.revision++;
  }

  /** More ids, of a list that is being written. */
  #grow(places: ChildPlace[], ids: readonly unknown[], scope: Scope): void {
    if (places.length === ids.length) return;
    for (let at = places.length; at < ids.length; at++) places.push(placeAt(String(ids[at]), at, scope));
    this.revision++;
  }
}

function extendsList(known: readonly ChildPlace[], places: readonly ChildPlace[]): boolean {
  return (
    known.length <= places.length &&
    known.every((place, at) => {
      const other = places[at] as ChildPlace;
      return place.key === other.key && place.id === other.id && sameSteps(place.scope.steps, other.scope.steps);
    })
  );
}
