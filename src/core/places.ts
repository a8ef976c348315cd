/** Finding the child components of a kind that names them itself, by identity. */
import type { ChildPlace } from "./inspect.js";
import { pathText } from "./path.js";
import type { Keys } from "./problem.js";
import { setOwn } from "./raw.js";

interface Step {
  readonly key: string | number;
  readonly above: Step | undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function* entriesOf(container: object): Generator<readonly [string | number, unknown]> {
  if (Array.isArray(container)) yield* container.entries();
  else yield* Object.entries(container);
}

/** Where each of the children stands in the component as it was given. Does not look into them. */
function locate(raw: unknown, children: ReadonlySet<unknown>): Map<unknown, Keys> {
  const places = new Map<unknown, Keys>();
  const pending: { readonly value: unknown; readonly step: Step | undefined }[] = [{ value: raw, step: undefined }];
  for (let at = pending.pop(); at; at = pending.pop()) {
    if (!isObject(at.value)) continue;
    for (const [key, value] of entriesOf(at.value)) {
      const step = { key, above: at.step };
      if (!children.has(value)) pending.push({ value, step });
      else if (!places.has(value)) places.set(value, keysOf(step));
    }
  }
  return places;
}

function keysOf(last: Step): Keys {
  const keys: (string | number)[] = [];
  for (let step: Step | undefined = last; step; step = step.above) keys.unshift(step.key);
  return keys;
}

/**
 * A copy of a component's value in which its children can be replaced, and their places there. The copy is needed: a
 * schema that looks into nothing (`v.any()`) hands out the input itself. The value must have an end (see `isTooLarge`).
 */
export function copyWithPlaces(
  value: object,
  raw: unknown,
  base: string,
  children: readonly unknown[],
): { readonly copy: object; readonly places: readonly ChildPlace[] } {
  const wanted = new Set(children.filter(isObject));
  const paths = locate(raw, wanted);
  const places: ChildPlace[] = [];
  const shallow = (each: object): object => (Array.isArray(each) ? [...each] : { ...each });
  const copy = shallow(value);
  const pending = [copy];
  for (let holder = pending.pop(); holder; holder = pending.pop()) {
    for (const [key, each] of entriesOf(holder)) {
      if (!isObject(each)) continue;
      if (wanted.has(each)) {
        places.push({ holder, key, raw: each, path: pathText(base, paths.get(each) ?? [key]) });
        continue;
      }
      const inner = shallow(each);
      setOwn(holder, key, inner);
      pending.push(inner);
    }
  }
  return { copy, places: inOrder(places, children) };
}

function inOrder(places: readonly ChildPlace[], children: readonly unknown[]): readonly ChildPlace[] {
  const rank = new Map(children.map((child, index) => [child, index]));
  return places.toSorted((a, b) => (rank.get(a.raw) ?? 0) - (rank.get(b.raw) ?? 0));
}
