/** The props of a component as a payload has them, wherever they stand. */
import type { OpenKey } from "../../core/inspection.js";
import { isRecord, own } from "../../core/raw.js";
import type { ProfyComponent } from "./component.js";

/** What a node has beside props that were put there by mistake. */
const NODE_KEYS = ["type", "props", "children", "actions"];

export type Raw = Readonly<Record<string, unknown>>;

/** A prop as it was written. */
export interface Written {
  readonly key: string;
  readonly value: unknown;
  /** True when it stands in the node itself, where nobody looks for it. */
  readonly flat: boolean;
  /** True while it is being written. */
  readonly half: boolean;
}

/** Every prop that is there so far: those in `props`, then those that were put beside it. */
export function writtenIn(raw: Raw, openKey: OpenKey): readonly Written[] {
  const at = openKey(raw);
  const props = own(raw, "props");
  const half = isRecord(props) && at === "props" ? openKey(props) : undefined;
  const nested = isRecord(props) ? Object.entries(props) : [];
  const flat = Object.keys(raw).filter((key) => !NODE_KEYS.includes(key));
  return [
    ...nested.map(([key, value]) => ({ key, value, flat: false, half: key === half })),
    ...flat.map((key) => ({ key, value: raw[key], flat: true, half: key === at })),
  ];
}

/** The prop that a name in a payload means. */
export function nameOf({ props, wire }: ProfyComponent, key: string): string | undefined {
  if (Object.hasOwn(props, key) || wire.lists?.names.includes(key)) return key;
  return own(wire.aliases ?? {}, key);
}

/** Every prop by the name that was meant. What has its own name wins, then what stands in `props`. */
export function meantBy(component: ProfyComponent, written: readonly Written[]): ReadonlyMap<string, Written> {
  const meant = new Map<string, Written>();
  const rank = ({ key, flat }: Written, name: string): number => (key === name ? 2 : 0) + (flat ? 0 : 1);
  for (const each of written) {
    const name = nameOf(component, each.key);
    if (name === undefined) continue;
    const before = meant.get(name);
    if (!before || rank(each, name) > rank(before, name)) meant.set(name, each);
  }
  return meant;
}
