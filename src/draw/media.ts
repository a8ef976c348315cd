import { type MediaPolicy, webUrl } from "./media-policy.js";
import type { ParsedUrl } from "./url.js";

/** The address that something would be fetched from; undefined where there is nothing to fetch from the web. */
export function mediaUrl(href: string): ParsedUrl | undefined {
  return webUrl(href, document.baseURI);
}

/** What a person has asked for, by session: it outlives the place that it is drawn in. */
const asked = new WeakMap<object, Set<string>>();

/** Remembers that a person wants to see what `url` gives. */
export function askForMedia(session: object, url: ParsedUrl): void {
  const urls = asked.get(session) ?? new Set<string>();
  asked.set(session, urls.add(url.href));
}

/** True for what may be fetched now: the host allows its origin, or a person has asked for it. */
export function mayFetch(session: { readonly media: MediaPolicy }, url: ParsedUrl): boolean {
  return session.media.allows(url) || asked.get(session)?.has(url.href) === true;
}
