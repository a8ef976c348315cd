import type { CSSResult, LitElement, PropertyValues, ReactiveController } from "lit";
import { adopt } from "./adopt.js";
import { Pace } from "./frame.js";
import { localeOf } from "./locale.js";
import { loadMarkdown, markdownEngine } from "./markdown-engine.js";
import { mediaPolicy } from "./media-policy.js";
import { followScheme } from "./scheme.js";
import { offerRegion } from "./status.js";
import type { TreeSession } from "./tree-session.js";
import { wordsWith } from "./words.js";

/** Milliseconds that the first drawing waits for the Markdown engine at the most. */
const LONGEST_WAIT = 1000;

/** An element that draws what an agent writes, and how a page tells it to. */
interface Host extends LitElement {
  readonly disabled: boolean;
  readonly media: unknown;
  readonly strings: unknown;
  readonly workers: string;
}

/**
 * What an element has around an agent's answer, whatever protocol that comes in: its sheets, its custom states, its status
 * region, what its page has set, and the time of its next drawing.
 */
export class Shell implements ReactiveController {
  readonly #host: Host;
  readonly #internals: ElementInternals;
  readonly #sheets: () => readonly CSSResult[];
  readonly #redraw: () => void;
  readonly #pace = new Pace();
  #leave: (() => void)[] = [];
  #offered = false;

  /**
   * @param sheets what the drawings are styled by, Markdown's aside
   * @param redraw draws everything again
   */
  constructor(host: Host, sheets: () => readonly CSSResult[], redraw: () => void) {
    this.#host = host;
    this.#internals = host.attachInternals();
    this.#sheets = sheets;
    this.#redraw = redraw;
    host.addController(this);
  }

  hostConnected(): void {
    this.untilGone(followScheme(this.#host, (dark) => this.setState("dark", dark)));
    // Each time: in another document the sheets of the last one are gone.
    this.dress();
    // The language around it may be another.
    if (this.#host.hasUpdated) this.#redraw();
  }

  hostDisconnected(): void {
    this.#offered = false;
    for (const leave of this.#leave.splice(0)) leave();
  }

  hostUpdated(): void {
    // It may have been taken out before its first drawing.
    if (this.#offered || !this.#host.isConnected) return;
    const region = this.#host.renderRoot.querySelector<HTMLElement>(".status");
    if (region) this.untilGone(offerRegion(region));
    this.#offered = true;
  }

  /** What is to be called when the element leaves the document. */
  untilGone(...leave: readonly (() => void)[]): void {
    this.#leave.push(...leave);
  }

  /** Puts on the sheets that there are by now. */
  dress(): void {
    const engine = markdownEngine();
    for (const sheet of this.#sheets()) adopt(this.#host.renderRoot, sheet);
    if (engine) adopt(this.#host.renderRoot, engine.styles);
  }

  /** Sets a custom state, or takes it away. */
  setState(name: string, on: boolean): void {
    const { states } = this.#internals;
    // Also what changes nothing makes the browser look again at every element that a rule with this state is about.
    if (states.has(name) === on) return;
    if (on) states.add(name);
    else states.delete(name);
  }

  /** Hosts wrap answers in live regions: what is busy is not read out token by token. */
  setStreaming(on: boolean): void {
    this.setState("streaming", on);
    const busy = on ? "true" : null;
    if (this.#host.ariaBusy !== busy) this.#host.ariaBusy = busy;
  }

  /** Hands on what the page has set. True when it is another language. */
  settle(session: TreeSession, changed: PropertyValues, live: boolean): boolean {
    const { disabled, media, strings, workers } = this.#host;
    const locale = localeOf(this.#host);
    const other = locale !== session.locale;
    session.update({
      words: changed.has("strings") ? wordsWith(strings) : session.words,
      locale,
      live: live && !disabled,
      disabled,
      workers: workers === "off" ? "off" : "auto",
      media: changed.has("media") ? mediaPolicy(media) : session.media,
    });
    return other;
  }

  /**
   * Resolves when it is time to draw: at most once a frame while text comes; what is whole when it is first drawn is drawn
   * at once.
   */
  async turn(streaming: boolean): Promise<void> {
    if (this.#host.hasUpdated && streaming) await this.#pace.next();
    if (!markdownEngine()) await this.#waitForMarkdown();
    this.#pace.begin();
  }

  /** Text that would be shown as typed first and set right after would jump; but nobody waits for a slow network. */
  async #waitForMarkdown(): Promise<void> {
    const loaded = loadMarkdown().then(() => {
      if (!markdownEngine()) return;
      this.dress();
      if (this.#host.hasUpdated) this.#redraw();
    });
    if (this.#host.hasUpdated) return;
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  }
}
