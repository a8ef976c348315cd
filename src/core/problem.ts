/** What is wrong with a tree or an event: one record a fault. */
export type ProblemCode =
  | "shape"
  | "version"
  | "unknown-component"
  | "unknown-prop"
  | "missing"
  | "type"
  | "value"
  | "limit"
  | "duplicate"
  | "reference"
  | "author";

/** One fault. `path` says where, `message` what failed, which rule, and what to do: it is written for a model. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  readonly code: ProblemCode;
}

/** Keys and indexes from a component (or an event) down to a value in it. */
export type Keys = readonly (string | number)[];

/** Reports one fault at a place in the component, or the event, that is being looked at. */
export type Report = (keys: Keys, code: ProblemCode, message: string) => void;
