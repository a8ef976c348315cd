import { html, LitElement, nothing, type PropertyValues } from "lit";
import { INTUI_COMPLETE, INTUI_ERROR } from "../core/event-detail.js";
import { controlStyles } from "../draw/control/control-styles.js";
import type { AnswerValue, SendRequest } from "../draw/drawing.js";
import { growing } from "../draw/growing.js";
import { findJsonChild } from "../draw/json-child.js";
import { drawn } from "../draw/light-element.js";
import type { Place } from "../draw/place.js";
import { dispatch, tell } from "../draw/sending.js";
import { Shell } from "../draw/shell.js";
import { newSource } from "../draw/source.js";
import { announce } from "../draw/status.js";
import { base } from "../draw/styles.js";
import { drawText } from "../draw/text.js";
import { tokens } from "../draw/tokens.js";
import { TreeSession } from "../draw/tree-session.js";
import type { TextSource } from "../stream/text-source.js";
import { catalogs as ownCatalogs } from "./catalogs.js";
import { coreSheets, registerCoreInSurfaces } from "./core-drawings.js";
import type { A2uiCompleteDetail, A2uiErrorDetail, A2uiEventDetail } from "./event-detail.js";
import { firstSheets, registerFirstDrawings } from "./first-drawings.js";
import { drawingsLoading, loadedSheets } from "./load-drawings.js";
import { A2uiModel, type Part } from "./model/a2ui-model.js";
import type { A2uiCatalog } from "./model/catalog.js";
import { clientCapabilities, clientDataModel } from "./model/client-messages.js";
import type { Report } from "./model/report.js";
import type { Surface } from "./model/surface.js";
import { openUrl } from "./open-url.js";
import { onA2uiRegister } from "./registry.js";
import { Replies } from "./replies.js";
import { surfaceStyles } from "./surface-styles.js";
import { type SurfaceHost, SurfaceView } from "./surface-view.js";

const sheets = [tokens, base, controlStyles, ...coreSheets, ...firstSheets, surfaceStyles];

/**
 * What the two elements that draw A2UI share: replies come in, surfaces are drawn, what a person does goes out.
 */
export abstract class SurfacesElement extends LitElement {
  static override properties = {
    messages: { noAccessor: true, attribute: false },
    source: { noAccessor: true },
    catalogs: { attribute: false },
    vouched: { type: Boolean },
    recreate: { type: Boolean, noAccessor: true },
    disabled: { type: Boolean, reflect: true },
    theme: { reflect: true },
    media: {},
    workers: {},
    strings: {},
  };

  /** Catalogs beside the basic one and our own, for surfaces that are created from now on. */
  declare catalogs: readonly A2uiCatalog[];
  /** True where the host answers for the name and the icon by which agents call themselves: only then are they shown. */
  declare vouched: boolean;
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

  readonly #shell = new Shell(
    this,
    () => [...sheets, ...loadedSheets()],
    () => this.#redraw(),
  );
  readonly #session = new TreeSession((request) => this.#carry(request));
  readonly #model = new A2uiModel(() => [...(this.catalogs ?? []), ...ownCatalogs], {
    changed: () => this.requestUpdate(),
    reported: (report) => this.#report(report),
  });
  readonly #replies = new Replies(this.#model);
  readonly #host: SurfaceHost = this.#newHost();
  readonly #views = new Map<Surface, SurfaceView>();
  #messages: readonly unknown[] = [];
  #givenSource: string | null | undefined;
  #generatedSource: string | undefined;
  /** Reports that the page has not been told of. */
  #untold: Report[] = [];
  /** True while a reply is seen streaming, so that its start and end are worth an announcement. */
  #following = false;
  /** How many replies' ends have been told. */
  #told = 0;
  /** How many reports there were when the reply began. */
  #before = 0;

  constructor() {
    super();
    registerFirstDrawings();
    registerCoreInSurfaces();
    this.catalogs = [];
    this.vouched = false;
    this.disabled = false;
    this.workers = "auto";
  }

  /**
   * The whole history of messages. A history that goes on where the last one left off is added to it; the same one again
   * changes nothing; another one takes its place.
   */
  get messages(): readonly unknown[] {
    return this.#messages;
  }

  set messages(messages: readonly unknown[] | null | undefined) {
    this.#messages = messages ?? [];
    this.#replies.give(this.#messages);
  }

  /**
   * True where agents create a surface again to begin it anew, as some do with each reply. Default: what says something else
   * than the surface that there is is refused.
   */
  get recreate(): boolean {
    return this.#model.surfaces.recreate;
  }

  set recreate(recreate: boolean) {
    this.#model.surfaces.recreate = recreate;
  }

  /** What drew the surfaces, such as a tool call's or a message's id; events carry it. Default: an id of its own. */
  get source(): string {
    return this.#givenSource || (this.#generatedSource ??= newSource());
  }

  set source(source: string | null | undefined) {
    this.#givenSource = source && String(source);
  }

  /** What was refused, and what has failed, so far. */
  get reports(): readonly Report[] {
    return this.#model.reports.all;
  }

  /** The transport metadata that tells an agent which catalogs can be drawn here. */
  get capabilities(): Readonly<Record<string, unknown>> {
    return clientCapabilities([...(this.catalogs ?? []), ...ownCatalogs]);
  }

  /** The transport metadata with the data of the surfaces that ask for it; empty when none does. */
  get dataModel(): Readonly<Record<string, unknown>> {
    return clientDataModel(this.#model.surfaces.live) ?? {};
  }

  /** Adds a piece of the reply's text. Nodes are added as children, as by every element's `append`. */
  override append(...pieces: readonly (string | Node)[]): void {
    for (const piece of pieces) {
      if (typeof piece === "string") this.#replies.append(piece);
      else super.append(piece);
    }
  }

  /** Says that the reply has ended. Its surfaces stay: what is appended next is the next reply, and may update them. */
  end(): void {
    this.#replies.end();
  }

  /**
   * Draws a reply as its text comes in.
   *
   * @param source a ReadableStream or async iterable of strings or bytes, or a Response (its event stream's data, or its body)
   * @param options.signal stops it; what has been drawn stays
   * @returns resolves once the reply has ended and is drawn. Rejects with what the source failed with; an ignored rejection
   *   makes no noise in the page. What an agent did wrong is no failure: see `intui-error`.
   */
  stream(source: TextSource, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const outcome = this.#replies.stream(source, signal).then(async () => {
      if (this.isConnected) await this.updateComplete;
    });
    outcome.catch(() => {});
    return outcome;
  }

  /** What is shown, as Markdown that a model or a terminal can read. */
  toText(): string {
    this.#model.update();
    this.#shell.settle(this.#session, new Map(), true);
    const texts = this.shown(this.#model.parts).map((part) =>
      part.is === "prose" ? part.text.trim() : this.#viewOf(part.surface).toText(),
    );
    return texts.filter((text) => text !== "").join("\n\n");
  }

  /** Which of the parts this element shows: the same list as long as it only grows. */
  protected abstract shown(parts: readonly Part[]): readonly Part[];

  protected override createRenderRoot(): ShadowRoot {
    return this.shadowRoot ?? this.attachShadow(SurfacesElement.shadowRootOptions);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#shell.untilGone(onA2uiRegister(() => this.#useDrawings()));
    if (this.#model.parts.length === 0) this.#shell.untilGone(findJsonChild(this, (text) => this.#giveText(text)));
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.#shell.turn(this.#model.streaming);
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#model.update();
    const outdated = ["strings", "media", "disabled", "vouched"].some((name) => changed.has(name));
    if (this.#shell.settle(this.#session, changed, true) || outdated)
      for (const view of this.#views.values()) view.outdated();
  }

  protected override render(): unknown {
    const parts = growing(
      this.shown(this.#model.parts),
      (part, _at, place) => this.#drawPart(part, place),
      (part) => part.is === "surface" || !part.open,
      this.#session.words,
      (part) => part.key,
    );
    return html`<div class="tree parts" part="tree">${parts}</div>
      <div class="status" role="status"></div>`;
  }

  #drawPart(part: Part, place: Place): unknown {
    if (part.is === "surface") return this.#viewOf(part.surface).element;
    const context = { session: this.#session, open: part.open, broken: false, key: "", place, children: () => nothing };
    return drawText({ type: "Text", markdown: part.text }, context);
  }

  #viewOf(surface: Surface): SurfaceView {
    let view = this.#views.get(surface);
    if (!view) this.#views.set(surface, (view = new SurfaceView(surface, this.#host)));
    return view;
  }

  protected override updated(): void {
    for (const [surface, view] of this.#views) {
      if (this.#model.surfaces.get(surface.id) === surface) view.draw();
      else this.#drop(surface, view);
    }
    const { streaming, ended } = this.#model;
    this.#shell.setStreaming(streaming);
    if (streaming && !this.#following) announce(this.#session.words.statusStarted);
    if (!streaming && ended > this.#told) void this.#tellEnd(ended, this.#following);
    this.#following = streaming;
    this.#tellReports();
  }

  #drop(surface: Surface, view: SurfaceView): void {
    this.#views.delete(surface);
    view.remove();
  }

  /** Tells the end of a reply, once, when all of it is drawn. */
  async #tellEnd(ended: number, followed: boolean): Promise<void> {
    this.#told = ended;
    const { total } = this.#model.reports;
    const invalid = total > this.#before;
    this.#before = total;
    this.#shell.setState("complete", !invalid);
    this.#shell.setState("invalid", invalid);
    await this.#allDrawn();
    if (this.#model.ended !== ended) return;
    if (followed) announce(invalid ? this.#session.words.statusInvalid : this.#session.words.statusComplete);
    const surfaces = [...this.#model.surfaces.live].map(({ id }) => id);
    tell<A2uiCompleteDetail>(this, INTUI_COMPLETE, { protocol: "a2ui", source: this.source, surfaces });
  }

  #report(report: Report): void {
    this.#untold.push(report);
    this.requestUpdate();
  }

  #tellReports(): void {
    const reports = this.#untold;
    this.#untold = [];
    for (const { error, message } of reports) {
      tell<A2uiErrorDetail>(this, INTUI_ERROR, { protocol: "a2ui", error, event: message, source: this.source });
    }
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#allDrawn();
    return complete;
  }

  /** Resolves once everything is drawn, also what needs code that had to be loaded first. */
  async #allDrawn(): Promise<void> {
    if (this.#replies.ready || drawingsLoading()) {
      await this.#replies.ready;
      await super.getUpdateComplete();
      await drawingsLoading();
      await super.getUpdateComplete();
    }
    await drawn(this.renderRoot);
  }

  #useDrawings(): void {
    this.#shell.dress();
    this.#redraw();
  }

  #redraw(): void {
    for (const view of this.#views.values()) view.outdated();
    this.requestUpdate();
  }

  /** Text that was given whole. */
  #giveText(text: string): void {
    if (this.#model.parts.length > 0) return;
    this.#replies.append(text);
    this.#replies.end();
  }

  #newHost(): SurfaceHost {
    const element = this;
    return {
      session: this.#session,
      reports: this.#model.reports,
      get streaming() {
        return element.#model.streaming;
      },
      get vouched() {
        return element.vouched;
      },
      requestUpdate: () => element.requestUpdate(),
      open: (url, surfaceId) => openUrl(element, { protocol: "a2ui", url, surfaceId, source: element.source }),
    };
  }

  async #carry({ id, value }: SendRequest): Promise<AnswerValue> {
    if (this.disabled) throw new Error(this.#session.words.notReady);
    for (const view of this.#views.values()) {
      const press = view.takePress(id);
      if (!press) continue;
      await dispatch<A2uiEventDetail>(this, {
        protocol: "a2ui",
        event: press.message as A2uiEventDetail["event"],
        sentence: press.sentence,
        source: this.source,
        metadata: this.dataModel,
      });
    }
    return value;
  }
}
