import type { AnswerValue, SendRequest, Session } from "../drawing.js";
import { say, type Words } from "../words.js";

/** Where the request of one control stands. What was sent and is over is `session.answer(id)`, not a phase. */
export type SendPhase =
  | { readonly is: "idle" }
  | { readonly is: "busy"; readonly value: AnswerValue }
  | { readonly is: "failed"; readonly value: AnswerValue; readonly reason: string };

const idle: SendPhase = { is: "idle" };

/** Milliseconds after which a send is slow enough to be spoken of before its outcome is. */
const SLOW = 300;

const states = new WeakMap<Session, Map<string, SendState>>();

/**
 * The sending of one control: idle, busy, failed. It belongs to the session and the control's id, not to the element that
 * shows it, so that a request that is under way outlives the element: whoever shows the id next finds it busy.
 */
export class SendState {
  #phase: SendPhase = idle;
  readonly #followers = new Set<() => void>();

  /** Forgets every control of a session: its tree now answers for another turn. What is under way ends unseen. */
  static forget(session: Session): void {
    states.delete(session);
  }

  /** The state of a control: the same object every time for the same session and id. */
  static of(session: Session, id: string): SendState {
    let ofSession = states.get(session);
    if (!ofSession) states.set(session, (ofSession = new Map()));
    let state = ofSession.get(id);
    if (!state) ofSession.set(id, (state = new SendState()));
    return state;
  }

  get phase(): SendPhase {
    return this.#phase;
  }

  /** Calls back at each change of phase. Returns a function that stops it. */
  follow(changed: () => void): () => void {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  }

  /**
   * Sends, unless a request is under way already; says each step in the status region. The session is asked before
   * this returns, so that a second press in the same frame finds the control busy.
   */
  send(session: Session, request: SendRequest): void {
    if (this.#phase.is === "busy") return;
    this.#enter({ is: "busy", value: request.value });
    const slow = setTimeout(() => session.announce(session.words.sending), SLOW);
    void this.#settle(session, request).finally(() => clearTimeout(slow));
  }

  async #settle(session: Session, request: SendRequest): Promise<void> {
    try {
      await session.send(request);
    } catch (error) {
      const reason = reasonOf(error);
      this.#enter({ is: "failed", value: request.value, reason });
      session.announce(failureText(session.words, reason));
      return;
    }
    this.#enter(idle);
    session.announce(session.words.sent);
  }

  #enter(phase: SendPhase): void {
    this.#phase = phase;
    for (const changed of this.#followers) changed();
  }
}

/** Why a send failed, as far as the host said it: an Error, also of another window, or words. */
function reasonOf(error: unknown): string {
  if (typeof error === "string") return error;
  const message: unknown = typeof error === "object" && error !== null && "message" in error ? error.message : "";
  return typeof message === "string" ? message : "";
}

/** The failure in words for a person. */
export function failureText(words: Words, reason: string): string {
  return reason === "" ? words.sendFailedNoReason : say(words.sendFailed, { reason });
}
