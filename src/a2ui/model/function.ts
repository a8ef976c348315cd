import type * as v from "valibot";
import type { PropsSchema } from "../../core/kind.js";

/** What functions may do to the world around the surface. */
export interface Effects {
  /** Opens a page. Throws an Error, whose message says why, when the URL is not one that may be opened. */
  openUrl(url: string): void;
}

/** What a function may know of the place where it is called. */
export interface CallContext {
  /** BCP 47 tag for numbers, dates and plurals. */
  readonly locale: string;
  /** In a template: the place of its item in the list. */
  readonly index: number | undefined;
  /** There only when a person has pressed something. */
  readonly effects: Effects | undefined;
  /** Fills in `${…}` in a template. */
  interpolate(template: string): string;
}

/** What a call gives, as a message's `returnType` names it. */
export type Returns = "string" | "number" | "boolean" | "array" | "object" | "any" | "void";

/** A function of a catalog: one record. It gets its arguments as plain values, and throws an Error that says what is wrong. */
export interface A2uiFunction {
  readonly name: string;
  readonly summary: string;
  /** What a call may hold, for the one who writes it. A call that is run may have less. */
  readonly args: PropsSchema;
  readonly returns: Returns;
  /** True for what does something: it runs only on a press. */
  readonly effect?: boolean;
  run(args: Readonly<Record<string, unknown>>, context: CallContext): unknown;
}

export interface FunctionDefinition<Args extends PropsSchema> extends Omit<A2uiFunction, "run" | "args"> {
  readonly args: Args;
  run(args: { readonly [Key in keyof v.InferOutput<Args>]?: unknown }, context: CallContext): unknown;
}

/** Makes a function of its definition: the arguments' names are those of its schema. */
export function defineFunction<Args extends PropsSchema>(definition: FunctionDefinition<Args>): A2uiFunction {
  return definition as unknown as A2uiFunction;
}
