import type { FlowInk } from "./svg-text.js";

/** What the tokens and the font are at a place in the page, on a light ground whatever the page's scheme. */
export function inkAt(place: Element): FlowInk {
  const probe = document.createElement("div");
  probe.className = "flow-ink";
  const { style } = probe;
  // Any property that takes a colour will do.
  style.colorScheme = "light";
  style.color = "var(--_text)";
  style.backgroundColor = "var(--_ground)";
  style.borderColor = "var(--_field-border)";
  style.outlineColor = "var(--_muted)";
  place.append(probe);
  try {
    const { color, backgroundColor, borderTopColor, outlineColor, fontFamily, fontWeight, fontStyle } =
      getComputedStyle(probe);
    return {
      ground: backgroundColor,
      line: borderTopColor,
      text: color,
      muted: outlineColor,
      fontFamily,
      fontWeight,
      fontStyle,
    };
  } finally {
    probe.remove();
  }
}
