import type { Activities } from "./activities.js";
import type { A2uiCatalog } from "./catalog.js";
import { checkSurface } from "./check-surface.js";
import { GrowingMessages } from "./growing-messages.js";
import type { JsonSequence } from "./json-sequence.js";
import { ReplyText } from "./reply-text.js";
import { type Report, Reports } from "./report.js";
import type { Surface } from "./surface.js";
import { Surfaces } from "./surfaces.js";

/** Words between surfaces. */
export interface Prose {
  readonly is: "prose";
  /** Unique among the parts. */
  readonly key: string;
  text: string;
  /** True while it may grow. */
  open: boolean;
}

/** One thing that a stream has brought, in its place. */
export type Part = Prose | { readonly is: "surface"; readonly key: string; readonly surface: Surface };

export interface ModelListener {
  /** Something of the parts, or of what is in them, may be another. */
  changed(): void;
  reported(report: Report): void;
}

/**
 * What an agent's replies have brought: prose and surfaces, in order. Text is cut apart as it comes; messages are carried
 * out as they close, and shown while they are written. Needs no document.
 */
export class A2uiModel {
  readonly reports: Reports;
  readonly surfaces: Surfaces;
  /** The same list as long as it only grows. */
  #parts: Part[] = [];
  #count = 0;
  #streaming = false;
  #ended = 0;
  #text: ReplyText;
  /** The JSON that is being written. */
  #growing: JsonSequence | undefined;
  /** The messages that were given as data, as they were then: a host may go on writing to its own. */
  #messages: readonly unknown[] = [];
  readonly #activities: Activities = new Map();
  readonly #listener: ModelListener;

  constructor(catalogs: () => readonly A2uiCatalog[], listener: ModelListener) {
    this.#listener = listener;
    this.reports = new Reports((report) => listener.reported(report));
    this.surfaces = new Surfaces(catalogs, this.reports, {
      created: (surface) => this.#created(surface),
      deleted: (surface) => this.#deleted(surface),
    });
    this.#text = this.#newText();
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }

  /** True from the first text of a reply to its end. */
  get streaming(): boolean {
    return this.#streaming;
  }

  /** How many replies have ended. */
  get ended(): number {
    return this.#ended;
  }

  /** More text of the reply; the first of a new one, after `end()`. */
  append(text: string): void {
    if (text === "") return;
    this.#streaming = true;
    this.#text.write(text);
    this.#listener.changed();
  }

  /** The reply has ended. The surfaces stay, and the next reply may update them. */
  end(): void {
    this.#text.end();
    this.#closeProse();
    this.surfaces.closeDrafts();
    this.#streaming = false;
    this.#ended++;
    for (const surface of this.surfaces.live) checkSurface(surface, this.reports);
    this.#listener.changed();
  }

  /**
   * The whole history of messages. What goes on where the last one left off is added to it; another one takes its place.
   *
   * @param texts the messages as `textsOf` gives them, for who has them already
   */
  give(messages: readonly unknown[], texts: readonly unknown[] = textsOf(messages)): void {
    const known = this.#messages;
    const grows = texts.length >= known.length && known.every((each, at) => each === texts[at]);
    if (!grows || this.#streaming || (known.length === 0 && this.#parts.length > 0)) this.clear();
    const reader = new GrowingMessages(this.surfaces, this.reports, this.#activities);
    reader.read(messages.slice(this.#messages.length), () => undefined);
    this.#messages = texts;
    this.end();
  }

  /** Shows what has come of the JSON that is being written. Called before each drawing. */
  update(): void {
    this.#growing?.update();
  }

  /** Forgets everything. */
  clear(): void {
    this.#text = this.#newText();
    this.#growing = undefined;
    this.#messages = [];
    this.#activities.clear();
    this.surfaces.clear();
    this.reports.clear();
    this.#parts = [];
    this.#streaming = false;
    this.#listener.changed();
  }

  #newText(): ReplyText {
    return new ReplyText({ prose: (text) => this.#say(text), json: (json) => this.#follow(json) });
  }

  #say(text: string): void {
    const last = this.#parts[this.#parts.length - 1];
    if (last?.is === "prose" && last.open) last.text += text;
    else if (text.trim() !== "") {
      this.#parts.push({ is: "prose", key: `prose ${this.#count++}`, text: text.replace(/^\s*\n/, ""), open: true });
    }
  }

  #closeProse(): void {
    const last = this.#parts[this.#parts.length - 1];
    if (last?.is === "prose") last.open = false;
  }

  #follow(json: JsonSequence): void {
    this.#closeProse();
    this.#growing = json;
    const reader = new GrowingMessages(this.surfaces, this.reports, this.#activities);
    const fault = (message: string): void =>
      this.reports.add({ surfaceId: "", path: "/", code: "shape", message: `The JSON is not valid: ${message}` });
    json.listener = {
      value: (value, open) => reader.read(value, open),
      failed: ({ message }) => {
        fault(message);
        this.surfaces.closeDrafts();
      },
      empty: () => fault("there is none in the block. Write a list of messages in it."),
    };
  }

  #created(surface: Surface): void {
    this.#parts.push({ is: "surface", key: `surface ${this.#count++}`, surface });
  }

  #deleted(surface: Surface): void {
    this.#parts = this.#parts.filter((part) => part.is === "prose" || part.surface !== surface);
  }
}

/** Messages as texts to tell them from others by; what can't be written as text is like no other. */
export function textsOf(messages: readonly unknown[]): readonly unknown[] {
  return messages.map(jsonOf);
}

function jsonOf(message: unknown): unknown {
  try {
    return JSON.stringify(message);
  } catch {
    return Symbol("unwritten");
  }
}
