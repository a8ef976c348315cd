import type { AnswerValue, SendRequest, Session } from "../../src/draw/drawing.js";
import { noMedia } from "../../src/draw/media-policy.js";
import { english } from "../../src/draw/words.js";

/** What a test may set of a session, at the start or by `change`. */
export type SessionPatch = Partial<Omit<Session, "subscribe" | "typed">>;

export interface FakeSession extends Session {
  /** Every request that was sent, in order, also those that were refused. */
  readonly sends: SendRequest[];
  /** Every text that was announced, in order. */
  readonly announcements: string[];
  /** Answers by id, as the history would hold them: a test may set some. */
  readonly answers: Map<string, AnswerValue>;
  /** How many callbacks are subscribed now: 0 once all that was drawn has gone. */
  readonly subscribers: number;
  /** Changes what the session says and tells its subscribers. */
  change(patch: SessionPatch): void;
}

/** A live English session that accepts everything and remembers it. */
export function fakeSession(overrides: SessionPatch = {}): FakeSession {
  const callbacks = new Set<() => void>();
  const forms = new Map<string, Map<string, string | boolean>>();
  const session = {
    words: english,
    locale: "en",
    live: true,
    disabled: false,
    workers: "auto" as const,
    media: noMedia,
    sends: [] as SendRequest[],
    announcements: [] as string[],
    answers: new Map<string, AnswerValue>(),
    get subscribers(): number {
      return callbacks.size;
    },
    answer: (id: string): AnswerValue | undefined => session.answers.get(id),
    typed(id: string): Map<string, string | boolean> {
      const values = forms.get(id) ?? new Map<string, string | boolean>();
      forms.set(id, values);
      return values;
    },
    send: (request: SendRequest): Promise<void> => {
      session.sends.push(request);
      return Promise.resolve();
    },
    announce(text: string): void {
      session.announcements.push(text);
    },
    subscribe(changed: () => void): () => void {
      callbacks.add(changed);
      return () => callbacks.delete(changed);
    },
    change(patch: SessionPatch): void {
      Object.assign(session, patch);
      for (const changed of [...callbacks]) changed();
    },
  };
  return recording(session, overrides);
}

/** Puts a test's overrides on, keeping the record of sends when it overrides `send`. */
function recording<Fake extends FakeSession>(session: Fake, overrides: SessionPatch): FakeSession {
  const { send, ...rest } = overrides;
  Object.assign(session, rest);
  if (!send) return session;
  return Object.assign(session, {
    send: (request: SendRequest): Promise<void> => {
      session.sends.push(request);
      return send(request);
    },
  });
}
