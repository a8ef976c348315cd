/**
 * The events of a history that were sent from blocks of one reply: each block would look at all of them again. Takes an
 * array of events or of their JSON, or the JSON text of such an array.
 */
export function ownEvents(history: unknown, source: string): readonly unknown[] {
  const list = typeof history === "string" ? parsed(history) : history;
  return Array.isArray(list) ? list.filter((event: unknown) => sourceOf(event)?.startsWith(`${source}#`)) : [];
}

function sourceOf(event: unknown): string | undefined {
  try {
    const source: unknown = (event as { readonly source?: unknown } | null)?.source;
    return typeof source === "string" ? source : undefined;
  } catch {
    return undefined; // a getter of the host's that throws
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
