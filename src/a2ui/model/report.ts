import { IntuiError } from "../../core/error.js";
import type { ProblemCode } from "../../core/problem.js";
import { MAX_REPORTS } from "./limits.js";

/** What an agent is told: the `error` message of the protocol. */
export interface A2uiErrorMessage {
  readonly version: string;
  readonly error: {
    /** VALIDATION_FAILED has a path; the others tell of what happened later. */
    readonly code: string;
    readonly surfaceId?: string;
    /** In the place of a surface: the call that the agent has asked for. */
    readonly functionCallId?: string;
    readonly message: string;
    /** JSON pointer into the body of the message that was refused. */
    readonly path?: string;
    readonly expression?: string;
  };
}

/** Something that was refused, or has failed. Everything else went on. */
export interface Report {
  readonly surfaceId: string;
  /** For the agent, through the host's transport. */
  readonly message: A2uiErrorMessage;
  /** For the host's own log: the same, with what to do. */
  readonly error: IntuiError;
}

/** What is wrong, in the words of this package; `failed` names a function instead of a place in a message. */
export interface Fault {
  readonly surfaceId: string;
  readonly path: string;
  readonly message: string;
  readonly code: ProblemCode;
  readonly failed?: string;
}

/** Collects what is wrong, each fault once. */
export class Reports {
  /** How many there ever were. */
  total = 0;
  readonly #all: Report[] = [];
  readonly #known = new Set<string>();
  readonly #told: (report: Report) => void;

  constructor(told: (report: Report) => void) {
    this.#told = told;
  }

  get all(): readonly Report[] {
    return this.#all;
  }

  add(fault: Fault): void {
    const { surfaceId, path, message, failed } = fault;
    const known = JSON.stringify([surfaceId, path, message, failed]);
    if (this.#known.has(known) || this.#all.length >= MAX_REPORTS) return;
    this.#known.add(known);
    this.#tell({ surfaceId, message: messageOf(fault), error: errorOf(fault) });
  }

  #tell(report: Report): void {
    this.total++;
    this.#all.push(report);
    this.#told(report);
  }

  /** Refuses a call that an agent has asked for: no function of a catalog here is the agent's to call. */
  refuseCall(functionCallId: string, version: string): void {
    const message = "this function runs only for the person who uses the surface: call none of the agent's own";
    const fault: Fault = { surfaceId: "", path: "/callFunction", message, code: "reference" };
    const error = { code: "INVALID_FUNCTION_CALL", functionCallId, message };
    this.#tell({ surfaceId: "", message: { version, error }, error: errorOf(fault) });
  }

  /** Another history begins: what was told of the last one may be told again. */
  clear(): void {
    this.#all.length = 0;
    this.#known.clear();
  }
}

function messageOf({ surfaceId, path, message, failed, code }: Fault): A2uiErrorMessage {
  if (failed !== undefined) {
    const error = { code: "EXPRESSION_ERROR", surfaceId, message: `${path}: ${message}`, expression: failed };
    return { version: "v0.9", error };
  }
  const error =
    code === "limit"
      ? { code: "LIMIT_EXCEEDED", surfaceId, message }
      : { code: "VALIDATION_FAILED", surfaceId, path, message };
  return { version: "v0.9", error };
}

function errorOf({ surfaceId, path, message, code }: Fault): IntuiError {
  return new IntuiError(`A part of the surface "${surfaceId}" was refused. Mend it and send that part again.`, [
    { path, message, code },
  ]);
}
