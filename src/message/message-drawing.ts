import { html, nothing, type PropertyValues } from "lit";
import { adopt } from "../draw/adopt.js";
import { type BlockReader, blockReaders, onBlockReader } from "../draw/block-readers.js";
import type { DrawContext } from "../draw/drawing.js";
import { growing } from "../draw/growing.js";
import { localeOf } from "../draw/locale.js";
import { loadMarkdown, markdownEngine } from "../draw/markdown-engine.js";
import { type MediaPolicy, mediaPolicy } from "../draw/media-policy.js";
import type { Place } from "../draw/place.js";
import { followScheme } from "../draw/scheme.js";
import { drawNote } from "../draw/stand-in.js";
import { announce, offerRegion } from "../draw/status.js";
import { base } from "../draw/styles.js";
import { drawText } from "../draw/text.js";
import { tokens } from "../draw/tokens.js";
import { TreeSession } from "../draw/tree-session.js";
import { type Words, wordsWith } from "../draw/words.js";
import { Settings } from "./block-settings.js";
import { Carriers } from "./carriers.js";
import { INTUI_MESSAGE_END, type MessageEndDetail } from "./message-event.js";
import { messageStyles } from "./message-styles.js";
import { Reply, type ReplyPart } from "./reply.js";
import type { MessageHost, MessageView } from "./view.js";

/** What of the element's properties its blocks are told. */
const told = ["source", "author", "catalog", "history", "disabled", "media", "workers", "strings"] as const;

/** One message in the page. */
export class MessageDrawing implements MessageView {
  readonly #host: MessageHost;
  readonly #internals: ElementInternals;
  readonly #reply: Reply;
  /** For the prose, in which nothing can be sent. */
  readonly #session = new TreeSession(() => Promise.reject(new Error("prose sends nothing")));
  readonly #settings: Settings;
  #words: Words;
  #media: MediaPolicy;
  #epoch = 0;
  #given = false;
  #broken = false;
  /** True once the end has been told. */
  #told = false;
  /** True once the reply was seen streaming, so that its start and end are worth an announcement. */
  #followed = false;
  /** The readers that the reply was read with: the host's, and how many the page had. */
  #own: Readonly<Record<string, BlockReader>> = {};
  #readers = 0;
  #region: HTMLElement | undefined;
  #leave: (() => void)[] = [];

  constructor(host: MessageHost, internals: ElementInternals) {
    this.#host = host;
    this.#internals = internals;
    // What was set before the code was there has no change to come.
    this.#words = wordsWith(host.strings);
    this.#media = mediaPolicy(host.media);
    this.#settings = new Settings(host);
    this.#reply = new Reply((number) => this.#settings.of(number), this.#carriers());
  }

  write(text: string): void {
    this.#reply.write(text);
  }

  begin(given: boolean): void {
    this.#given = given;
    this.#broken = this.#told = this.#followed = false;
    this.#reply.again(this.#carriers());
  }

  end(broken: boolean): void {
    this.#broken = broken;
    this.#reply.end();
  }

  hostConnected(): void {
    const { renderRoot } = this.#host;
    for (const sheet of [tokens, base, messageStyles]) adopt(renderRoot, sheet);
    void loadMarkdown().then(() => this.#useMarkdown());
    this.#leave.push(
      onBlockReader(() => this.#host.requestUpdate()),
      followScheme(this.#host, (dark) => this.#setState("dark", dark)),
    );
    this.#offerRegion();
    if (this.#host.hasUpdated) this.#redraw(); // the language around it may be another, and there may be other readers
  }

  hostDisconnected(): void {
    for (const leave of this.#leave.splice(0)) leave();
    this.#region = undefined;
  }

  willUpdate(changed: PropertyValues): void {
    const { strings, media } = this.#host;
    if (changed.has("strings")) this.#words = wordsWith(strings);
    if (changed.has("media")) this.#media = mediaPolicy(media);
    if (!this.#hasCarriers()) this.#readAgain();
    if (told.some((name) => changed.has(name))) {
      for (const { number, block } of this.#reply.blocks) block.update(this.#settings.of(number));
    }
    // What is wrong with a block depends on these; it has read itself again when it is drawn.
    if (changed.has("author") || changed.has("catalog")) void this.drawn().then(() => this.#redraw());
    const locale = localeOf(this.#host);
    if (changed.has("strings") || locale !== this.#session.locale) this.#epoch++;
    const { disabled, workers } = this.#host;
    this.#session.update({ words: this.#words, locale, live: false, disabled, workers, media: this.#media });
  }

  render(): unknown {
    const parts = growing(
      this.#reply.parts,
      (part, _at, place) => this.#drawPart(part, place),
      (part) => (part.is === "block" ? part.block.ended : !part.open),
      this.#epoch,
      (part) => part.key,
    );
    const note = this.#broken ? drawNote(this.#words.cutShort) : nothing;
    return html`<div class="tree" part="message"><div class="parts">${parts}</div>${note}</div>
      <div class="status" role="status"></div>`;
  }

  hostUpdated(): void {
    const { ended } = this.#reply;
    const streaming = this.#given && !ended;
    const valid = ended && !this.#faulty();
    this.#setState("streaming", streaming);
    this.#setState("complete", valid);
    this.#setState("invalid", ended && !valid);
    const busy = streaming ? "true" : null;
    if (this.#host.ariaBusy !== busy) this.#host.ariaBusy = busy;
    if (streaming && !this.#followed) announce(this.#words.statusStarted);
    this.#followed ||= streaming;
    this.#offerRegion();
    if (ended && !this.#told) void this.#tellEnd(valid);
  }

  async drawn(): Promise<void> {
    const elements = this.#reply.blocks.map(({ block }) => block.drawn);
    // Whatever a host's own block is: one that fails to draw must not keep the end from being told.
    await Promise.allSettled(elements.map((element) => element.isConnected && Reflect.get(element, "updateComplete")));
  }

  #drawPart(part: ReplyPart, place: Place): unknown {
    if (part.is === "block") return part.block.draw(this.#words);
    const context: DrawContext = {
      session: this.#session,
      open: part.open,
      broken: false,
      key: "",
      place,
      children: () => nothing,
    };
    return drawText({ type: "Text", markdown: part.text }, context);
  }

  async #tellEnd(valid: boolean): Promise<void> {
    this.#told = true;
    const followed = this.#followed;
    await this.drawn();
    if (!this.#reply.ended) return;
    if (followed) announce(valid ? this.#words.statusComplete : this.#words.statusInvalid);
    const { source, text } = this.#host;
    const detail: MessageEndDetail = { source, text, valid };
    this.#host.dispatchEvent(new CustomEvent(INTUI_MESSAGE_END, { detail, bubbles: true, composed: true }));
  }

  #faulty(): boolean {
    return this.#broken || this.#reply.blocks.some(({ block }) => block.faulty);
  }

  /** Other readers: the same text may have other blocks in it. */
  #readAgain(): void {
    const { ended } = this.#reply;
    this.#reply.again(this.#carriers());
    this.#reply.write(this.#host.text);
    if (ended) this.#reply.end();
  }

  #carriers(): Carriers {
    this.#own = { ...this.#host.carriers };
    this.#readers = blockReaders.size;
    return new Carriers(this.#own, blockReaders);
  }

  /** True when the reply was read with the readers that there are now. A host may give the same ones in a new object. */
  #hasCarriers(): boolean {
    const now = Object.entries(this.#host.carriers ?? {});
    const same =
      now.length === Object.keys(this.#own).length && now.every(([name, reader]) => this.#own[name] === reader);
    return same && this.#readers === blockReaders.size;
  }

  #useMarkdown(): void {
    const styles = markdownEngine()?.styles;
    if (!styles) return;
    adopt(this.#host.renderRoot, styles);
    this.#redraw();
  }

  #redraw(): void {
    this.#epoch++;
    this.#host.requestUpdate();
  }

  #setState(name: string, on: boolean): void {
    const { states } = this.#internals;
    if (states.has(name) === on) return;
    if (on) states.add(name);
    else states.delete(name);
  }

  #offerRegion(): void {
    if (this.#region || !this.#host.isConnected) return;
    const region = this.#host.renderRoot.querySelector<HTMLElement>(".status");
    if (!region) return;
    this.#region = region;
    this.#leave.push(offerRegion(region));
  }
}
