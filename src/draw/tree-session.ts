import { SendState } from "./control/send-state.js";
import type { AnswerValue, SendRequest, Session } from "./drawing.js";
import { nextTask } from "./frame.js";
import { type MediaPolicy, noMedia } from "./media-policy.js";
import { rememberedAnswer } from "./page-memory.js";
import { announce } from "./status.js";
import { english, type Words } from "./words.js";

/** What a drawing may know that the element decides: changed as a whole, so that one notice covers it. */
export interface SessionState {
  readonly words: Words;
  readonly locale: string;
  readonly live: boolean;
  readonly disabled: boolean;
  readonly workers: "auto" | "off";
  readonly media: MediaPolicy;
}

/** How many drawings are told in one task: as many as are drawn again in a few milliseconds. */
const AT_ONCE = 50;

/** One tree element's session. What was answered and typed is kept by id, so that it outlives a replaced tree. */
export class TreeSession implements Session {
  #state: SessionState = {
    words: english,
    locale: "en",
    live: false,
    disabled: false,
    workers: "auto",
    media: noMedia,
  };
  #source = "";
  #history: ReadonlyMap<string, AnswerValue> = new Map();
  readonly #answers = new Map<string, AnswerValue>();
  readonly #typed = new Map<string, Map<string, string | boolean>>();
  readonly #listeners = new Set<() => void>();
  #told: Promise<void> = Promise.resolve();
  readonly #send: (request: SendRequest) => Promise<AnswerValue>;

  /** `send` carries a request out of the element, settles as `Session.send` does, and gives the answer that counts. */
  constructor(send: (request: SendRequest) => Promise<AnswerValue>) {
    this.#send = send;
  }

  get words(): Words {
    return this.#state.words;
  }

  get locale(): string {
    return this.#state.locale;
  }

  get live(): boolean {
    return this.#state.live;
  }

  get disabled(): boolean {
    return this.#state.disabled;
  }

  get workers(): "auto" | "off" {
    return this.#state.workers;
  }

  get media(): MediaPolicy {
    return this.#state.media;
  }

  answer(id: string): AnswerValue | undefined {
    return this.#answers.get(id) ?? rememberedAnswer(this.#source, id) ?? this.#history.get(id);
  }

  typed(id: string): Map<string, string | boolean> {
    let values = this.#typed.get(id);
    if (!values) this.#typed.set(id, (values = new Map()));
    return values;
  }

  async send(request: SendRequest): Promise<void> {
    const source = this.#source;
    const answer = await this.#send(request);
    // Answered under another source in the meantime: then it is not this tree's answer.
    if (source === this.#source) this.#answers.set(request.id, answer);
    this.notify();
  }

  announce(text: string): void {
    announce(text);
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Takes over what the element decides; tells the drawings only when something differs. */
  update(state: SessionState): void {
    const before = this.#state;
    this.#state = state;
    if ((Object.keys(state) as (keyof SessionState)[]).some((name) => before[name] !== state[name])) this.notify();
  }

  /** The source and its earlier answers. Another source is another conversation turn: what was answered here goes. */
  setHistory(source: string, history: ReadonlyMap<string, AnswerValue>): void {
    if (source !== this.#source) {
      this.#answers.clear();
      SendState.forget(this);
    }
    this.#source = source;
    this.#history = history;
    this.notify();
  }

  /**
   * Tells the drawings that something they have read may have changed: all at once where they are few, else some a task,
   * so that an answer with a thousand controls does not hold up the page when it is complete. What a control may do, it
   * asks when it is pressed.
   */
  notify(): void {
    this.#told = this.#tell([...this.#listeners]);
  }

  /** Resolves once the drawings have been told what was last to be told. */
  get told(): Promise<void> {
    return this.#told;
  }

  async #tell(listeners: readonly (() => void)[]): Promise<void> {
    for (let from = 0; from < listeners.length; from += AT_ONCE) {
      if (from > 0) await nextTask();
      for (const changed of listeners.slice(from, from + AT_ONCE)) if (this.#listeners.has(changed)) changed();
    }
  }
}
