/** Paths into a data model: JSON Pointers, and pointers relative to the item of a template. */

/** The steps of a path from the model's root. */
export type Steps = readonly string[];

/** Names by which a path could leave the data and reach what all objects share. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

/** A path, or a value for one, that the data model refuses. */
export class DataError extends Error {
  override readonly name = "DataError";
  /** The JSON pointer of the place. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/**
 * The steps of a path. A slash in front means the model's root, else it begins at `scope`; "" and "." are the scope itself.
 * Empty steps are passed over, so that a slash at the end does no harm.
 */
export function stepsOf(path: string, scope: Steps = []): Steps {
  const steps: string[] = path.startsWith("/") ? [] : [...scope];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    const step = part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part;
    if (/~(?![01])/.test(part)) throw new DataError(path, "a ~ stands before 0 or 1 only: write ~0 for it");
    if (FORBIDDEN.has(step)) throw new DataError(path, `the step "${step}" is not allowed: name the data otherwise`);
    steps.push(step);
  }
  return steps;
}

/** The JSON pointer of some steps: "/" for the root. */
export function pointerTo(steps: Steps): string {
  return `/${steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

/** The index that a step is in a list, or undefined when it is none. */
export function indexOf(step: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})$/.test(step) ? Number(step) : undefined;
}

export function sameSteps(one: Steps, other: Steps): boolean {
  return one === other || (one.length === other.length && one.every((step, at) => step === other[at]));
}
