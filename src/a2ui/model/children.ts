import { isRecord } from "../../core/raw.js";
import { type Environment, type Scope, targetOf } from "./evaluate.js";
import { MAX_INSTANCES } from "./limits.js";
import { type Steps, stepsOf } from "./pointer.js";

/** One child of a container: which component, in which place of the data. */
export interface ChildPlace {
  readonly id: string;
  readonly scope: Scope;
  /** Tells it from its siblings, also when they change their order. */
  readonly key: string;
  /** Which of its siblings it is, from 0. */
  readonly at: number;
}

/** How the list of a template is read: who reads it is told when items come, go or change places, not of what is in them. */
export interface ListReader extends Environment {
  readList(steps: Steps): unknown;
}

/** The children that a list prop names: ids one by one, or a template for each item of a list. */
export function placesOf(children: unknown, env: ListReader): readonly ChildPlace[] {
  if (Array.isArray(children)) return placesOfIds(children, env.scope);
  if (!isRecord(children)) return [];
  const { componentId, path } = children;
  return isId(componentId) && typeof path === "string" ? instances(componentId, path, env) : [];
}

const isId = (id: unknown): id is string => typeof id === "string" && id !== "";

/** Children that are named one by one. */
export function placesOfIds(ids: readonly unknown[], scope: Scope): readonly ChildPlace[] {
  return ids.map((id, at) => placeAt(String(id), at, scope));
}

/** A child that is named by itself. The same component twice is two children. */
export function placeAt(id: string, at: number, scope: Scope): ChildPlace {
  return { id, scope, key: `${at} ${id}`, at };
}

function instances(id: string, path: string, env: ListReader): readonly ChildPlace[] {
  const steps = path.startsWith("/") ? targetOf(path, env) : stepsOf(path, env.scope.steps);
  const list = env.readList(steps);
  const keys = Array.isArray(list) ? itemKeys(list) : isRecord(list) ? Object.keys(list) : [];
  if (keys.length > MAX_INSTANCES) env.failed(path, `the list has more than ${MAX_INSTANCES} items: show a part of it`);
  const names = Array.isArray(list) ? undefined : keys;
  return keys
    .slice(0, MAX_INSTANCES)
    .map((key, index) => ({ id, key, at: index, scope: { steps: [...steps, names?.[index] ?? `${index}`], index } }));
}

/**
 * By what the protocol has no word for: an `id` or a `key` in every item, if each has its own; so that what a person
 * typed and focused goes with its item. Else by place.
 */
function itemKeys(list: readonly unknown[]): readonly string[] {
  for (const name of ["id", "key"]) {
    const keys = list.map((item) => (isRecord(item) ? item[name] : undefined));
    if (keys.every(isKey) && new Set(keys).size === keys.length) return keys.map((key) => `${name} ${key}`);
  }
  return list.map((_, index) => `${index}`);
}

const isKey = (key: unknown): boolean => (typeof key === "string" && key !== "") || typeof key === "number";
