import type { ListState } from "./list-state.js";
import type { Problem } from "./problem.js";

/** What is known of the lists of an input that grows in place. Begins as an empty WeakMap. */
export type InspectMemo = WeakMap<object, ListState>;

/** The place of a child component: `holder[key]` in the output is where the raw child stands. */
export interface ChildPlace {
  readonly holder: object;
  readonly key: string | number;
  readonly raw: unknown;
  readonly path: string;
}

/** The place of a child component that may have been read before. */
export interface KnownPlace<Read> extends ChildPlace {
  /** What that gave: read by the same catalog for the same author, and valid. */
  readonly read?: Read | undefined;
}

/**
 * Whether a list or object is still being written. Undefined: it has closed. Null: it is open, and none of its entries
 * is half-written. A key or index: the entry there is half-written.
 */
export type OpenKey = (container: object) => string | number | null | undefined;

/** What `inspect` may be told of its input. */
export interface InspectOptions {
  /** For input that is still being written. What is open is not accused of what may still come. */
  readonly open?: OpenKey | undefined;
  /**
   * For input that grows in place: with the same memo call after call, list items that have closed are looked at once
   * only, and each list's output stays the same array, which grows. No list may stand in the input twice, and schema
   * and path must stay the same.
   */
  readonly memo?: InspectMemo | undefined;
  /** Values that are child components though the schema does not say so. */
  readonly children?: ReadonlySet<unknown> | undefined;
}

/** What `inspect` makes of a value. */
export interface Inspection {
  /**
   * What can be read: wrong types, values outside an enum and unknown props are left out, list items that can't be read
   * too; strings and lists of the wrong length stay; undefined when nothing can be read. Defaults are filled in once
   * the object they belong to has closed. Without problems it is the parsed output. Shares nothing with the input but
   * child components and values that no schema looks into.
   */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The child components, in order; with a memo, only those that are seen for the first time. */
  readonly children: readonly ChildPlace[];
}
