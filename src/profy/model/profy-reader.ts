import { IntuiError } from "../../core/error.js";
import type { Problem } from "../../core/problem.js";
import { Tree } from "../../core/tree.js";
import { TreeReader } from "../../stream/tree-reader.js";
import { Payload } from "./payload.js";

const NOTHING: Problem = {
  path: "components",
  code: "missing",
  message: 'nothing has come: send {"components": [{"type": "Text", "props": {"content": "…"}}]}',
};

/**
 * Reads a payload of `render_ui`, from its first character to the verdict: a tree of `profyCatalog`. What is wrong with the
 * payload is in `problems`, whether a tree could be made of it or not; an `error` says that none could.
 */
export class ProfyReader extends TreeReader {
  readonly #payload = new Payload((container) => super.openKey(container));
  #refused: IntuiError | null = null;
  #error: IntuiError | null = null;

  override get problems(): readonly Problem[] {
    return this.error?.problems ?? this.#payload.problems;
  }

  override get error(): IntuiError | null {
    const refused = super.error;
    if (refused !== this.#refused) this.#error = refused && this.#inItsTerms(refused);
    this.#refused = refused;
    return this.#error;
  }

  protected override treeIn(value: unknown): unknown {
    return value instanceof Tree ? value : this.#payload.read(value);
  }

  protected override openKey(container: object): string | number | null | undefined {
    return this.#payload.openKey(container);
  }

  /** The error with what is wrong with the payload. What is said of a tree that there is nothing of, nobody has written. */
  #inItsTerms(refused: IntuiError): IntuiError {
    const { begun, problems } = this.#payload;
    if (problems.length === 0 && begun) return refused;
    if (!begun && problems.length > 0) return IntuiError.refused("payload", problems);
    const all = begun
      ? [...refused.problems, ...problems]
      : refused.cause || !this.blank
        ? refused.problems
        : [NOTHING];
    return new IntuiError(refused.summary, all, { cause: refused.cause });
  }
}
