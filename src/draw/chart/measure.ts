import type { Font } from "./ink.js";
import type { Measure } from "./labels.js";

let context: CanvasRenderingContext2D | null | undefined;

/** Measures texts in a font, each once. Canvas text, like the axes'; no layout is read. */
export function measureIn({ size, family }: Font): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return text.length * size * 0.6;
    context.font = `${size}px ${family}`;
    const { width } = context.measureText(text);
    widths.set(text, width);
    return width;
  };
}
