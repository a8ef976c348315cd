/**
 * What only some surfaces need: functions, what texts and patterns in their arguments are read with, the events of AG-UI, and the
 * shapes of v0.8.
 * Its code is in `library-code.ts`, which whoever uses the model brings along, or loads when `needsLibrary` says so.
 */
import type { Keys, Report } from "../../core/problem.js";
import type { Activities } from "./activities.js";
import type { A2uiCatalog } from "./catalog.js";
import type { Piece } from "./expression.js";
import type { A2uiFunction, Returns } from "./function.js";
import type { Reader } from "./operations.js";

export interface Library {
  /** The functions of the basic catalog, and those that agents call beside it. */
  readonly functions: readonly A2uiFunction[];
  /** Whether the catalog has a function, and whether it is called as it should be. */
  checkCall(call: CallValue, wanted: Returns | undefined, keys: Keys, depth: number, context: CallCheckContext): void;
  /** Whether a pattern matches anywhere in a text. Throws an Error that says why it can't tell. */
  matches(pattern: string, text: string): boolean;
  /** The pieces of a template of `formatString`. */
  piecesOf(template: string): readonly Piece[];
  /** The messages that an event of AG-UI adds. Throws a DataError that says what does not fit. */
  activityMessages(event: Readonly<Record<string, unknown>>, known: Activities): readonly unknown[];
  /** A component of v0.8 as v0.9 writes it. */
  flatComponent(raw: unknown): unknown;
  /** How the messages of v0.8 are read, by their keys. */
  readonly v08: Readonly<Record<string, Reader>>;
}

/** A call, and where it stands. */
export type CallValue = { readonly call: string };

/** Looks at a value that is an argument of `depth` calls; `wanted` is what has to stand there. */
export type ValueCheck = (value: unknown, wanted: Returns | undefined, keys: Keys, depth: number) => void;

/** What a call is checked with; `below` looks at its arguments. */
export interface CallCheckContext {
  readonly catalog: A2uiCatalog;
  readonly report: Report;
  readonly below: ValueCheck;
}

let used: Library | undefined;

/** Undefined as long as nobody has brought it. */
export const library = (): Library | undefined => used;

export function provideLibrary(code: Library): void {
  used = code;
}

/**
 * The keys that something of the library is needed for. JSON in a string has backslashes before its quotes. A letter that is
 * written as an escape may belong to any of them.
 */
const NEEDED =
  /(?:[Cc]all|checks|validationRegexp|activityType|beginRendering|surfaceUpdate|dataModelUpdate)\\*"|\\u00[4-7]/;

/** More characters than the longest of these keys has: as much of the end of a text as may be the beginning of one. */
export const LONGEST_KEY = 24;

/** True when what reads these messages has to have the library. */
export function needsLibrary(text: string): boolean {
  return NEEDED.test(text);
}
