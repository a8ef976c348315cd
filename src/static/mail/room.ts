/** How much of each component a mail has room for. */
export interface Room {
  /** Rows and columns of a table. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of one value, label or title. */
  readonly label: number;
  /** Characters of a text. */
  readonly text: number;
  /** Places along a chart's axis, and its series. */
  readonly places: number;
  readonly series: number;
  /** Options, fields or steps. */
  readonly items: number;
}

/** From what a mail has room for at first to what is left of a part where many share it. */
export const ROOMS = [
  { rows: 30, columns: 12, label: 400, text: 20_000, places: 31, series: 12, items: 60 },
  { rows: 12, columns: 8, label: 150, text: 3_000, places: 16, series: 6, items: 30 },
  { rows: 5, columns: 5, label: 60, text: 600, places: 8, series: 4, items: 12 },
] as const satisfies readonly Room[];

/** The first characters of a text; half a character, or what belongs on top of one, is none. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
  // What joins letters to the next has none any more.
  return `${kept.replace(/[\u200d\ufe0f]+$/, "").trimEnd()}…`;
}

/**
 * The first paragraphs of a Markdown text, as many as fit; of one that is longer than all the room, its first words. Returns
 * the text itself where nothing had to go.
 */
export function clippedMarkdown(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const paragraph = head.lastIndexOf("\n\n");
  if (paragraph > most / 4) return `${head.slice(0, paragraph)}\n\n…`;
  const word = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  return word > most / 2 ? `${head.slice(0, word).trimEnd()}…` : clipped(text, most);
}
