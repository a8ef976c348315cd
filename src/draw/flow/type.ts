/**
 * The measures of a Flow's picture. A picture is laid out in drawing units, 16 to the em of the text around it; as its
 * size on the page is said in em, it grows and shrinks with that text without another layout.
 */
export const UNITS = 16;

/** How far a picture may be shrunk to fit, before it scrolls sideways instead. */
export const SMALLEST = 0.75;
/** The same where that little bit more lets all of it be seen at once: it can be zoomed. */
export const SMALLEST_WHOLE = 0.6;

export type TextRole = "label" | "detail" | "link";

/** Size, line height and the width at which text wraps, in drawing units. */
export const type: Readonly<Record<TextRole, { readonly size: number; readonly line: number; readonly wrap: number }>> =
  {
    label: { size: 16, line: 21, wrap: 176 },
    detail: { size: 14, line: 19, wrap: 176 },
    link: { size: 14, line: 18, wrap: 128 },
  };

/** A step's box: room around its text, the width it has at least, its corners. */
export const box = { inline: 16, block: 9, least: 72, radius: 8 } as const;

/** Room around a link's label, where its line is left out. */
export const gap = { inline: 6, block: 3 } as const;

/** An arrow head's length and half its width; the radius of a line's corners. */
export const tip = { length: 8, half: 4.5 } as const;
export const bend = 8;

/** Between boxes, layers, links, and parts that no link joins; round the whole, so that a stroke is not cut. */
export const spacing = {
  node: 24,
  layer: 44,
  // Between two layers stands a layer of labels where there are any: then each gap may be smaller.
  layerWithLabels: 28,
  linkNode: 16,
  linkLink: 12,
  selfLoop: 14,
  part: 32,
  edge: 2,
} as const;

/** Of boxes and lines. The sheet has the same for the page, where a theme may change it. */
export const strokeWidth = 1.25;

/** Round a picture that is a file. */
export const MARGIN = 16;
