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
  try {
    const parsed = absolute ? new URL(url) : new URL(url, somewhere);
    if (!schemes.has(parsed.protocol) || oddHost.test(parsed.hostname)) return undefined;
    return absolute ? parsed.href : url;
  } catch {
    return undefined;
  }
}

/** The host that a URL would be fetched from, for a person to read: empty for a relative one, the scheme where no host is. */
export function hostOf(href: string): string {
  const url = stripped(href);
  try {
    const parsed = new URL(url, somewhere);
    if (parsed.origin === new URL(somewhere).origin) return "";
    return parsed.host || parsed.protocol;
  } catch {
    return "";
  }
}

/** The URL standard's first step: no C0 controls or spaces around it, no tabs or line breaks in it. */
function stripped(href: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a browser strips
  return href.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g, "");
}
