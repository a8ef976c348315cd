/**
 * What a drawing is: a function from the props that have arrived to something Lit can render.
 * Drawings know nothing of trees, events or wire formats: state comes down in their arguments, requests go up
 * through the session, so that another protocol with props of its own can use the same ones.
 */
import type { Draft } from "../core/draft.js";
import type { AnswerValue } from "./answer-value.js";
import type { MediaPolicy } from "./media-policy.js";
import type { Place } from "./place.js";
import type { Words } from "./words.js";

export type { AnswerValue, Draft };

/** A request that a control makes. Which event it becomes is the protocol's matter. */
export interface SendRequest {
  /** The Choice's or Form's id. */
  readonly id: string;
  readonly action: "press" | "submit";
  readonly value: AnswerValue;
}

/** What a drawing may know of, and ask of, the tree that it is part of. One object for the life of its element. */
export interface Session {
  /** Every built-in word, the host's `strings` included. */
  readonly words: Words;
  /** BCP 47 tag of the nearest `lang`, for numbers and dates on screen. */
  readonly locale: string;
  /** True when controls may be pressed and sent: the whole tree has arrived, is valid and is not disabled. */
  readonly live: boolean;
  /** True for an old turn: nothing may be pressed, sent or typed in any more. */
  readonly disabled: boolean;
  /** "off": no worker may be started (a page whose policy forbids them). */
  readonly workers: "auto" | "off";
  /** What may be fetched without a person asking for it. */
  readonly media: MediaPolicy;
  /** The last answer that the history, or this page, holds for a Choice or Form. */
  answer(id: string): AnswerValue | undefined;
  /**
   * What a person has typed into the Form with this id, by field id: kept here so that it outlives the element that
   * shows it. The same map every time for the same id.
   */
  typed(id: string): Map<string, string | boolean>;
  /**
   * Sends a request to the host. Resolves once it counts as sent; rejects with an Error, whose message says why in
   * words for a person, when the host refused it.
   */
  send(request: SendRequest): Promise<void>;
  /** Says something in the page's one polite status region. */
  announce(text: string): void;
  /** Calls back when any of the above has changed. Returns a function that stops it. */
  subscribe(changed: () => void): () => void;
}

/** One component's place in its tree. */
export interface DrawContext {
  readonly session: Session;
  /** True while the component's JSON is still being written. */
  readonly open: boolean;
  /** True when the component has closed with problems: what can be read of it is drawn, nothing in it is pressable. */
  readonly broken: boolean;
  /** Unique within the shadow root and stable for the component; a valid part of a DOM id. */
  readonly key: string;
  /**
   * Where a drawing that makes an element itself keeps it, to give the same one at its next call. What Lit keeps needs no
   * place here.
   */
  readonly place: Place;
  /** The drawn child components, for kinds that hold some. */
  readonly children: () => unknown;
}

/** Draws one kind. Called at most once a frame while the component grows, and once more when it has closed. */
export type Drawing<Props = Readonly<Record<string, unknown>>> = (props: Draft<Props>, context: DrawContext) => unknown;
