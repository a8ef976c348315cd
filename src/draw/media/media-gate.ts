import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { Session } from "../drawing.js";
import { lazyElement } from "../lazy.js";
import { LightElement } from "../light-element.js";
import { askForMedia, mayFetch, mediaUrl } from "../media.js";
import type { ParsedUrl } from "../url.js";
import { say, type Words } from "../words.js";

/** Something from elsewhere, and how it is drawn once it may be fetched. */
export interface Media {
  /** Its address as somebody else wrote it. */
  readonly href: string;
  /** What it is, in words for a person. */
  readonly name: string;
  /**
   * Draws it, as one element. Only what this draws may make the browser fetch `url`.
   *
   * @param failed to be called when it could not be fetched: what it is, and a way to try again, take its place
   */
  readonly draw: (url: string, failed: () => void) => unknown;
  /** What stands behind the placeholder for as long as that is there. */
  readonly meanwhile?: unknown;
  /** Classes for the placeholder, where a sheet gives it the size of what will come. */
  readonly look?: string | undefined;
}

/**
 * One place for something from elsewhere: what stands there depends on the host's policy, the person, and the network.
 *
 * @tagname intui-media
 * @internal
 */
export class IntuiMedia extends LightElement {
  static override properties: PropertyDeclarations = { media: { attribute: false } };

  declare media: Media;
  /** The address that could not be fetched. */
  #failed = "";
  #pressed = false;
  #hadFocus = false;

  protected override render(): unknown {
    const { media, session } = this;
    const url = mediaUrl(media.href);
    if (!url) return drawName(media);
    const failed = this.#failed === url.href;
    if (!failed && mayFetch(session, url)) return media.draw(url.href, () => this.#fail(url));
    const placeholder = drawPlaceholder(media, url, failed, session.words, () => this.#press(url));
    return html`${placeholder}${media.meanwhile ?? nothing}`;
  }

  /** What had the focus has gone: what takes its place takes that, too. */
  protected override updated(): void {
    const shown = this.firstElementChild;
    if (!this.#hadFocus || !(shown instanceof HTMLElement)) return;
    this.#hadFocus = false;
    if (shown.tabIndex < 0) shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  }

  #fail(url: ParsedUrl): void {
    const { session } = this;
    this.#failed = url.href;
    this.#change();
    if (this.#pressed) session.announce(session.words.mediaFailed);
  }

  #press(url: ParsedUrl): void {
    this.#failed = "";
    this.#pressed = true;
    askForMedia(this.session, url);
    this.#change();
  }

  #change(): void {
    this.#hadFocus = this.firstElementChild?.matches(":focus") === true;
    this.requestUpdate();
  }
}

function drawName({ name, look }: Media): TemplateResult {
  return html`<span class=${look ? `media-name ${look}` : "media-name"} part="placeholder" dir="auto">${name}</span>`;
}

/** A button that says what would be shown and whom the browser would ask for it, as mail programs do. */
function drawPlaceholder(
  { name, look }: Media,
  url: ParsedUrl,
  failed: boolean,
  words: Words,
  press: (event: Event) => void,
): TemplateResult {
  const load = url.origin === location.origin ? words.mediaLoadHere : say(words.mediaLoad, { host: url.host });
  return html`<button type="button" class=${look ? `media ${look}` : "media"} title=${look ? name : nothing} part="placeholder" data-state=${failed ? "failed" : "asking"} @click=${press}>
    <span class="media-name" dir="auto">${name}</span>
    <span class="media-load">${failed ? `${words.mediaFailed}. ${words.mediaAgain}` : load}</span>
  </button>`;
}

/** Stands for something from elsewhere: a placeholder to press until it may be fetched, then what `media.draw` draws. */
export function mediaGate(media: Media, session: Session): TemplateResult {
  // Where nothing may be registered, what it is stands for it.
  if (lazyElement("intui-media", async () => IntuiMedia).state === "failed") return drawName(media);
  return html`<intui-media .media=${media} .session=${session}></intui-media>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-media": IntuiMedia;
  }
}
