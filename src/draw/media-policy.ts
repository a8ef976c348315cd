import { type ParsedUrl, parsedUrl, safeUrl } from "./url.js";

/**
 * Which pictures, sounds and films a page fetches without being asked. What a model writes must not make the browser send
 * a request by itself: the address of a picture can carry away what stands in the conversation.
 */
export interface MediaPolicy {
  /** True for what may be fetched as soon as it is drawn. */
  allows(url: ParsedUrl): boolean;
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
  const url = typeof entry === "string" ? parsedUrl(entry) : undefined;
  return url && isWeb(url) ? url.origin : undefined;
}

/**
 * The address that something would be fetched from; undefined where there is nothing to fetch from the web.
 *
 * @param base what a relative address is relative to; without one there is nothing to fetch for it
 */
export function webUrl(href: string, base?: string): ParsedUrl | undefined {
  const safe = safeUrl(href);
  const url = safe === undefined ? undefined : parsedUrl(safe, base);
  return url && isWeb(url) ? url : undefined;
}

function isWeb(url: ParsedUrl): boolean {
  return url.protocol === "https:" || url.protocol === "http:";
}
