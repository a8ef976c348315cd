/** As much of a URL as is used here. */
export interface ParsedUrl {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
}

/** Present in browsers, workers, Node, Deno and Bun, but no part of the language's own types. */
declare const URL: new (url: string, base?: string) => ParsedUrl;

/** What a link may do. Everything else (`javascript:`, `data:`, `blob:`, `file:`, …) is inert text. */
const schemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** What the URL standard allows in no host, and some browsers let through. */
const oddHost = /[%<>^|\\\s]/;

/** Where a relative URL is read against to see whether it is one at all; never part of a result. */
const somewhere = "https://relative.invalid/";

/**
 * The package's one rule for URLs that somebody else wrote: http, https, mailto, tel and relative ones may be links.
 * Decided on the URL as a browser's own parser reads it, never by a pattern on the source: what a browser strips or
 * decodes (tabs, line breaks, control characters around it) is stripped and decoded first.
 *
 * @returns what to put in an `href`: absolute URLs as parsed, relative ones without what a browser would strip;
 *   undefined where there must be no link
 */
export function safeUrl(href: string): string | undefined {
  const url = stripped(href);
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(url);
  const parsed = parsedUrl(url, absolute ? undefined : somewhere);
  if (!parsed || !schemes.has(parsed.protocol) || oddHost.test(parsed.hostname)) return undefined;
  return absolute ? parsed.href : url;
}

/** A URL as a browser's parser reads it; undefined where it reads none. */
export function parsedUrl(url: string, base?: string): ParsedUrl | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** The host that a URL would be fetched from, for a person to read: empty for a relative one, the scheme where no host is. */
export function hostOf(href: string): string {
  const parsed = parsedUrl(stripped(href), somewhere);
  if (!parsed || parsed.origin === parsedUrl(somewhere)?.origin) return "";
  return parsed.host || parsed.protocol;
}

/** The URL standard's first step: no C0 controls or spaces around it, no tabs or line breaks in it. */
function stripped(href: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a browser strips
  return href.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g, "");
}
