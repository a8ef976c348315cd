import { html, nothing, render } from "lit";
import { SendState } from "../draw/control/send-state.js";
import { drawNote, drawStandIn } from "../draw/stand-in.js";
import { guardTyping } from "../draw/typing.js";
import { drawAgent } from "./agent.js";
import type { A2uiSession } from "./drawing.js";
import { drawInstance } from "./instance.js";
import type { InstanceRoom, Member, PressedEvent } from "./instance-room.js";
import { loadDrawings, loadFailed } from "./load-drawings.js";
import { basicCatalog } from "./model/basic-catalog.js";
import { placeAt } from "./model/children.js";
import type { Scope } from "./model/evaluate.js";
import type { Effects } from "./model/function.js";
import { MAX_INSTANCES } from "./model/limits.js";
import type { Reports } from "./model/report.js";
import type { Surface } from "./model/surface.js";
import { componentText, surfaceText } from "./model/text-form.js";
import { paint } from "./paint.js";

/** What a surface's view needs of the element that it is in. */
export interface SurfaceHost {
  readonly session: A2uiSession;
  readonly reports: Reports;
  /** True while a reply is being written: what is missing may still come. */
  readonly streaming: boolean;
  /** True when the host answers for what agents say of themselves. */
  readonly vouched: boolean;
  requestUpdate(): void;
  /** Opens a page for a surface. */
  open(url: string, surfaceId: string): void;
}

/** One surface on the page: its box, and what in it waits to be drawn again. */
export class SurfaceView implements InstanceRoom {
  readonly surface: Surface;
  readonly element = document.createElement("section");
  readonly effects: Effects = { openUrl: (url) => this.#host.open(url, this.surface.id) };
  drawings = 0;
  readonly #host: SurfaceHost;
  readonly #members = new Set<Member>();
  readonly #waiting = new Set<Member>();
  /** Those whose component has not come. */
  readonly #missing = new Set<Member>();
  readonly #presses = new Map<string, () => PressedEvent>();
  readonly #unwatch: () => void;
  #overfull = false;
  /** True when the box itself has to be drawn: its theme, its words, its end. */
  #stale = true;
  #ended: boolean | undefined;

  constructor(surface: Surface, host: SurfaceHost) {
    this.surface = surface;
    this.#host = host;
    this.element.className = "surface";
    this.element.setAttribute("part", "surface");
    guardTyping(this.element);
    this.#unwatch = surface.watchOptions({ changed: () => this.outdated() });
  }

  get session(): A2uiSession {
    return this.#host.session;
  }

  get reports(): Reports {
    return this.#host.reports;
  }

  join(member: Member): boolean {
    if (this.#members.size >= MAX_INSTANCES) {
      this.#overflow();
      return false;
    }
    this.#members.add(member);
    return true;
  }

  leave(member: Member): void {
    this.#members.delete(member);
    this.#waiting.delete(member);
    this.#missing.delete(member);
  }

  invalidate(member: Member): void {
    this.#waiting.add(member);
    this.#host.requestUpdate();
  }

  takeTurn(member: Member): boolean {
    this.#missing.delete(member);
    return this.#waiting.delete(member);
  }

  drawMissing(member: Member): unknown {
    this.#missing.add(member);
    const { words } = this.session;
    if (this.#host.streaming) return member.at < MOST_COMING ? COMING : nothing;
    return member.depth === 0 ? this.#drawWithoutRoot() : drawNote(words.surfacePartMissing);
  }

  drawUndrawn(type: string): unknown {
    const isBasic = basicCatalog.kind(type) !== undefined;
    if (isBasic) void loadDrawings();
    return isBasic && !loadFailed() ? COMING : drawStandIn(type, this.session.words);
  }

  touchAll(): void {
    for (const member of this.#members) member.touch();
  }

  send(key: string, press: () => PressedEvent): void {
    this.#presses.set(key, press);
    SendState.of(this.session, key).send(this.session, { id: key, action: "press", value: "" });
  }

  /** The press that waits to go out under a key, as it is now. Undefined when it is none of this surface. */
  takePress(key: string): PressedEvent | undefined {
    const press = this.#presses.get(key);
    this.#presses.delete(key);
    return press?.();
  }

  labelOf(id: string, scope: Scope): string {
    return componentText(this.surface, id, scope, this.#textOptions);
  }

  toText(): string {
    return surfaceText(this.surface, this.#textOptions);
  }

  /** Everything has to be drawn again: other words, another language, another drawing. */
  outdated(): void {
    this.#stale = true;
    for (const member of this.#members) member.outdated();
    this.#host.requestUpdate();
  }

  /** Draws what waits, from the outside in: what is drawn within something else does not wait any more. */
  draw(): void {
    this.#noteEnd();
    if (this.#stale) this.#drawBox();
    for (let rounds = 0; this.#waiting.size > 0 && rounds < MOST_ROUNDS; rounds++) {
      for (const member of [...this.#waiting].sort((one, other) => one.depth - other.depth)) {
        if (this.#waiting.has(member)) member.redraw();
      }
    }
  }

  /** The surface is no more. */
  remove(): void {
    this.#unwatch();
    render(nothing, this.element);
  }

  get #textOptions() {
    const { locale, words } = this.session;
    return { locale, reports: this.reports, wrongForm: words.fieldWrongForm };
  }

  /** What has not come is drawn otherwise once a reply has ended, and again when the next one begins. */
  #noteEnd(): void {
    const ended = !this.#host.streaming;
    if (ended === this.#ended) return;
    this.#ended = ended;
    for (const member of this.#missing) this.#waiting.add(member);
  }

  #drawBox(): void {
    this.#stale = false;
    const { theme, rootId } = this.surface.options;
    paint(this.element, theme.primaryColor);
    const root = drawInstance(this, placeAt(rootId, 0, TOP), undefined);
    const agent = this.#host.vouched ? drawAgent(theme, this.session) : nothing;
    const note = this.#overfull ? drawNote(this.session.words.surfaceOverfull) : nothing;
    render(html`${agent}${root}${note}`, this.element);
  }

  /** Without a root nothing has its place: what there is is shown as text. */
  #drawWithoutRoot(): unknown {
    const { words } = this.session;
    const text = this.toText();
    return html`${drawNote(words.surfaceMissing)}${
      text === "" ? nothing : html`<pre class="text-form" part="text-form" dir="auto">${text}</pre>`
    }`;
  }

  #overflow(): void {
    if (this.#overfull) return;
    this.#overfull = true;
    this.#stale = true;
    this.#host.requestUpdate();
    const message = `more than ${MAX_INSTANCES} components would be drawn: show fewer, or a part of the list`;
    this.reports.add({ surfaceId: this.surface.id, path: "/components", code: "limit", message });
  }
}

/**
 * How many children of one parent have their places held before they come. More would hold what nobody sees, and each that
 * comes would have all behind it styled again.
 */
const MOST_COMING = 16;

/** Holds the place of what comes. */
const COMING = html`<span class="coming" aria-hidden="true"></span>`;

const TOP: Scope = { steps: [] };

/** Drawing may make other things wait, such as a child that has come meanwhile; but not without end. */
const MOST_ROUNDS = 10;
