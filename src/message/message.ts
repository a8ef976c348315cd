import { html, LitElement, type PropertyValues } from "lit";
import type { Catalog } from "../core/catalog.js";
import type { Author } from "../core/kind.js";
import { adopt } from "../draw/adopt.js";
import type { BlockReader } from "../draw/block-readers.js";
import { Pace } from "../draw/frame.js";
import { readSource } from "../draw/read-source.js";
import { newSource } from "../draw/source.js";
import { base } from "../draw/styles.js";
import type { TextSource } from "../stream/text-source.js";
import { loadMessageEngine } from "./load-engine.js";
import type { MessageEndDetail } from "./message-event.js";
import type { MessageView } from "./view.js";

/** How the reply on show was given. */
type Way = "text" | "append" | "stream";

/** Milliseconds that a drawing waits for the code that takes messages apart at the most. */
const LONGEST_WAIT = 1000;

/**
 * Draws one whole reply of an agent: its prose, and the components in it, in the order written, while it is being written.
 *
 * The prose is Markdown. A component stands in it as a fence, such as one whose info string is `ui:intui`: each is
 * drawn as an `<intui-tree>`, whose `source` is that of the message with `#` and the number of the block, from 1.
 *
 * Give the reply one way: `text`, `append` and `end`, or `stream`. The latest one wins.
 *
 * @tagname intui-message
 *
 * @event {CustomEvent<IntuiEventDetail>} intui-event - A person pressed a button or sent a form in a block. Cancelable.
 * @event {CustomEvent<IntuiCompleteDetail>} intui-complete - A block has arrived whole and is valid.
 * @event {CustomEvent<IntuiErrorDetail>} intui-error - A block has ended and is not valid.
 * @event {CustomEvent<MessageEndDetail>} intui-message-end - The reply has ended, and all of it is drawn.
 *
 * @cssstate streaming - The reply is being written.
 * @cssstate complete - The reply has ended, and every block in it is valid.
 * @cssstate invalid - The reply has ended too early, or with a block that is not valid; what could be read is shown.
 */
export class IntuiMessage extends LitElement {
  static override properties = {
    text: { noAccessor: true },
    source: { noAccessor: true },
    streaming: { type: Boolean },
    author: {},
    catalog: { attribute: false },
    carriers: { attribute: false },
    history: {},
    disabled: { type: Boolean, reflect: true },
    theme: { reflect: true },
    media: {},
    workers: {},
    strings: {},
  };

  /**
   * True while more of `text` is to come, false when that was all. Not set: a text that is given at once is whole, and one
   * that has grown is open until `end()`.
   */
  declare streaming: boolean | undefined;
  /** Who writes the reply: "model" may not write Charts and Stats. Default: none, as for a reply read back. */
  declare author: Author | null | undefined;
  /** The kinds that may stand in the trees. Default: the nine of core. */
  declare catalog: Catalog | null | undefined;
  /**
   * Readers for fences and tags of the host's own, by name; see `BlockReader`. They come before those of the page. Give
   * the same functions every time: what another one has drawn is drawn anew.
   */
  declare carriers: Readonly<Record<string, BlockReader>> | null | undefined;
  /** Earlier events, or their JSON text: what was answered to the blocks of this `source` shows as answered at first paint. */
  declare history: unknown;
  /** True for an old turn: nothing may be pressed, typed in or sent. */
  declare disabled: boolean;
  /** "light" or "dark": sets the scheme and paints its own ground. Default: the page's scheme, no ground. */
  declare theme: "light" | "dark" | null | undefined;
  /** Origins from which media may be loaded, or "https:". Default: none; they are loaded when a person asks for it. */
  declare media: readonly string[] | string | null | undefined;
  /** "off" where the page's policy forbids workers. */
  declare workers: "auto" | "off";
  /** The package's own words, replaced by name; an object or its JSON text. */
  declare strings: Readonly<Record<string, string>> | string | null | undefined;

  readonly #internals = this.attachInternals();
  readonly #pace = new Pace();
  #view: MessageView | undefined;
  #text = "";
  #way: Way | undefined;
  /** True once the text that was given by `text` has gone on. */
  #grew = false;
  #ended = false;
  #broken = false;
  /** Stops the source that is being read. */
  #reading: AbortController | undefined;
  #source: string | null | undefined;

  constructor() {
    super();
    this.disabled = false;
    this.workers = "auto";
  }

  /**
   * The whole text so far, whichever way it came. Set, it goes on where it has grown; when it differs the reply is read
   * again, and blocks that are the same stay as they are.
   */
  get text(): string {
    return this.#text;
  }

  set text(given: string | null | undefined) {
    const text = given ?? "";
    if (this.#way === "text" && text === this.#text) return;
    const grows = this.#way === "text" && text.startsWith(this.#text);
    if (grows && !this.#ended) this.#add(text.slice(this.#text.length));
    else this.#begin(text === "" ? undefined : "text", text);
    this.#grew = grows;
  }

  /** What wrote the reply, such as a message's id; the sources of its blocks begin with it. Default: an id of its own. */
  get source(): string {
    return (this.#source ||= newSource());
  }

  set source(source: string | null | undefined) {
    this.#source = source && String(source);
    this.requestUpdate("source");
  }

  /** Adds a piece of the reply; ignored after `end()`. Nodes are added as children, as by every element's `append`. */
  override append(...pieces: readonly (string | Node)[]): void {
    for (const piece of pieces) {
      if (typeof piece !== "string") super.append(piece);
      else if (this.#way !== "append") this.#begin("append", piece);
      else if (!this.#ended) this.#add(piece);
    }
  }

  /** Says that no more text comes. */
  end(): void {
    if (!this.#way) this.#begin("append");
    this.#finish();
    this.#reading?.abort();
  }

  /**
   * Draws a reply as its text comes in.
   *
   * @param source a ReadableStream or async iterable of strings or bytes, or a Response (its event stream's data, or its body)
   * @param options.signal stops it; what has been drawn stays
   * @returns resolves once the reply has ended and is drawn. Rejects with what the source failed with; an ignored rejection
   *   makes no noise in the page. A block that is not valid is no failure: see `intui-error`.
   */
  stream(source: TextSource, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    this.#begin("stream");
    const reading = (this.#reading = new AbortController());
    const outcome = this.#read(source, reading, signal ? AbortSignal.any([signal, reading.signal]) : reading.signal);
    outcome.catch(() => {});
    return outcome;
  }

  async #read(source: TextSource, reading: AbortController, stop: AbortSignal): Promise<void> {
    try {
      for await (const chunk of readSource(source, stop)) if (this.#reading === reading) this.#add(chunk);
    } catch (cause) {
      if (this.#reading === reading) this.#finish(true);
      throw cause;
    }
    if (this.#reading === reading) this.#finish();
    if (this.isConnected) await this.updateComplete;
  }

  #begin(way?: Way, text = ""): void {
    this.#reading?.abort(new Error("another answer took its place"));
    this.#reading = undefined;
    this.#way = way;
    this.#text = "";
    this.#grew = this.#ended = this.#broken = false;
    this.#view?.begin(way !== undefined);
    this.#add(text);
  }

  #add(text: string): void {
    this.#text += text;
    this.#view?.write(text);
    this.requestUpdate();
  }

  #finish(broken = false): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#broken = broken;
    this.#view?.end(broken);
    this.requestUpdate();
  }

  /** At most one drawing a frame while text comes; what is whole when it is first drawn is drawn at once. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated && !this.#ended) await this.#pace.next();
    if (!this.#view) await this.#load();
    this.#pace.begin();
    super.scheduleUpdate();
  }

  /** Nobody waits for a slow network: then the text stands as typed until it can be taken apart. */
  async #load(): Promise<void> {
    const loaded = loadMessageEngine().then((engine) => {
      if (!engine || this.#view) return;
      this.#view = engine.create(this, this.#internals);
      this.#view.begin(this.#way !== undefined);
      this.#view.write(this.#text);
      if (this.#ended) this.#view.end(this.#broken);
      this.addController(this.#view);
      this.requestUpdate();
    });
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#way === "text" && !(this.streaming ?? this.#grew)) this.#finish();
    this.#view?.willUpdate(changed);
  }

  protected override render(): unknown {
    if (this.#view) return this.#view.render();
    adopt(this.renderRoot, base);
    return html`<p class="typed" dir="auto">${this.#text}</p>`;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#view?.drawn();
    return complete;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-message": IntuiMessage;
  }
  interface GlobalEventHandlersEventMap {
    "intui-message-end": CustomEvent<MessageEndDetail>;
  }
}
