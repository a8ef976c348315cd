/** Why a text is not JSON, or not yet. */
export interface JsonFailure {
  /** A sentence for whoever wrote the text: the place, what is wrong, and what to do. */
  readonly message: string;
  /** Offset in the whole text, in UTF-16 units. */
  readonly at: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** The place in the JSON: `root.children[3].rows[7]`, or `(top level)`. */
  readonly path: string;
}

/** Puts the place before the words. */
export function failureAt(what: string, at: number, line: number, column: number, path: string): JsonFailure {
  const where = path === "(top level)" ? "" : `, in ${path}`;
  return { message: `Line ${line}, column ${column}${where}: ${what}`, at, line, column, path };
}
