import type { FlowPicture } from "./flow-picture.js";
import { linkStrokes, type PlacedText, stepTexts } from "./strokes.js";
import type { FlowInk } from "./svg-text.js";
import { box, MARGIN, strokeWidth } from "./type.js";

/** Pixels a drawing unit, and the most that every browser's canvas takes: on one side, and in all. */
const SHARP = 2;
const MOST = { side: 8192, area: 16_000_000 } as const;

/**
 * Paints a picture for a PNG file. Stroke by stroke, not as an image of the SVG file: that has none of the page's own
 * fonts, and a page's policy may refuse it.
 */
export function painted(picture: FlowPicture, ink: FlowInk): HTMLCanvasElement {
  const width = picture.width + 2 * MARGIN;
  const height = picture.height + 2 * MARGIN;
  const scale = Math.min(SHARP, MOST.side / Math.max(width, height), Math.sqrt(MOST.area / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to paint on");
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(MARGIN, MARGIN);
  paintPicture(context, picture, ink);
  return canvas;
}

function paintPicture(context: CanvasRenderingContext2D, { links, steps }: FlowPicture, ink: FlowInk): void {
  context.lineWidth = strokeWidth;
  context.strokeStyle = ink.line;
  context.textAlign = "center";
  for (const link of links) {
    const { line, head, label } = linkStrokes(link);
    context.stroke(new Path2D(line));
    context.fillStyle = ink.line;
    context.fill(new Path2D(head));
    if (label) paintText(context, label, ink);
  }
  for (const step of steps) {
    const outline = new Path2D();
    outline.roundRect(step.x, step.y, step.width, step.height, box.radius);
    context.stroke(outline);
    for (const text of stepTexts(step)) paintText(context, text, ink);
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  { role, size, direction, lines }: PlacedText,
  { text: strong, muted, fontStyle, fontWeight, fontFamily }: FlowInk,
): void {
  context.fillStyle = role === "label" ? strong : muted;
  context.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
  context.direction = direction;
  for (const { text, x, y } of lines) context.fillText(text, x, y);
}
