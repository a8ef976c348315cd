import type { Room } from "./watch.js";

/** px: about what A4 and Letter leave between their margins. */
const WIDEST = 680;

/** Canvas px for each px on paper: 384 dots an inch. Chrome 156 prints a canvas of three px for each a little too small. */
const RATIO = 4;

/** How a picture is drawn for paper: at a size that fits, in a frame that keeps its proportions wherever it does not. */
export interface PaperFrame {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** For the frame, by CSS name. */
  readonly styles: Readonly<Record<string, string>>;
}

/**
 * @param screen the room on screen
 * @param paper the width on paper in px, where the browser has laid the page out for it already (Chrome does in time, others
 *   tell only that they are about to)
 */
export function paperFrame({ width: screen, height }: Room, paper: number | undefined): PaperFrame {
  const width = paper ?? Math.min(screen, WIDEST);
  return {
    width,
    height,
    ratio: RATIO,
    styles: { "block-size": "auto", "max-inline-size": `${width}px`, "aspect-ratio": `${width} / ${height}` },
  };
}
