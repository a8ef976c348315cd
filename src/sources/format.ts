/** What one format is to the rest of this room: it reads event after event and says what each means for the reply. */

/** What is known of a call when it begins. */
export interface CallStart {
  /** Empty where the provider gives none. */
  readonly id: string;
  readonly name: string;
  readonly providerExecuted?: boolean;
}

/** What a format says of the reply. Keys are the format's own, and tell parts apart that are open at the same time. */
export interface ReplySink {
  /** Prose. The first piece under a key begins a part. */
  text(key: string, piece: string, id: string): void;
  /** The prose under a key, whole: what of it has not come yet is added. */
  wholeText(key: string, text: string, id: string): void;
  /** A call begins. One under the same key and id that is known already is sent again. */
  call(key: string, start: CallStart): void;
  /** More of the arguments' text. */
  argue(key: string, piece: string): void;
  /**
   * The arguments, whole, as text or as a value: what of them has not come yet is added. Other arguments than those that
   * have come are the call sent again.
   */
  wholeArguments(key: string, given: unknown): void;
  /** The part under a key is whole. */
  end(key: string): void;
  /** A message begins. What is open of the one before will not be whole any more. */
  begin(): void;
  /** All that is open is whole, and the reply may be. */
  finish(): void;
  /** The reply ends here, not whole. */
  fail(error: unknown): void;
}

/** Reads the events of one format. Anything may stand in them: what is not understood is passed over. */
export interface Format {
  read(event: object, reply: ReplySink): void;
}

/** A string from a place where anything may stand. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A list from a place where anything may stand. */
export function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
