import { safeUrl } from "./url.js";

/**
 * Which pictures, sounds and films a page fetches without being asked. What a model writes must not make the browser send
 * a request by itself: the address of a picture can carry away what stands in the conversation.
 */
export interface MediaPolicy {
  /** True for what may be fetched as soon as it is drawn. */
  allows(url: URL): boolean;
}

/** What holds until a host says something else. */
export const noMedia: MediaPolicy = { allows: () => false };

/**
 * The policy that a host has written: origins (`https://cdn.example`), `https:` for every origin that is encrypted, or
 * both, as a list or in one string with spaces or commas between them. What is neither allows nothing.
 */
export function mediaPolicy(given: unknown): MediaPolicy {
  const entries = typeof given === "string" ? given.split(/[\s,]+/) : Array.isArray(given) ? given : [];
  const origins = new Set(entries.map(originOf));
  if (origins.size === 0) return noMedia;
  return { allows: (url) => origins.has(url.origin) || (origins.has("https:") && url.protocol === "https:") };
}

function originOf(entry: unknown): string | undefined {
  if (entry === "https:") return entry;
  const url = typeof entry === "string" ? parsed(entry) : undefined;
  return url && isWeb(url) ? url.origin : undefined;
}

/** The address that something would be fetched from; undefined where there is nothing to fetch from the web. */
export function mediaUrl(href: string): URL | undefined {
  const safe = safeUrl(href);
  const url = safe === undefined ? undefined : parsed(safe, document.baseURI);
  return url && isWeb(url) ? url : undefined;
}

function parsed(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function isWeb(url: URL): boolean {
  return url.protocol === "https:" || url.protocol === "http:";
}

/** What a person has asked for, by session: it outlives the place that it is drawn in. */
const asked = new WeakMap<object, Set<string>>();

/** Remembers that a person wants to see what `url` gives. */
export function askForMedia(session: object, url: URL): void {
  const urls = asked.get(session) ?? new Set<string>();
  asked.set(session, urls.add(url.href));
}

/** True for what may be fetched now: the host allows its origin, or a person has asked for it. */
export function mayFetch(session: { readonly media: MediaPolicy }, url: URL): boolean {
  return session.media.allows(url) || asked.get(session)?.has(url.href) === true;
}
