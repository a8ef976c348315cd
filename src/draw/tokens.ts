import { unsafeCSS } from "lit";

/**
 * The public custom properties and their defaults, light and dark. Kept in a sheet that a test reads: contrast and
 * distance are computed from these values, not from a copy of them. Every `--intui-x` may be set by the host on the
 * element or above it; `--_x` is what the sheets inside use.
 */
export const palette = {
  accent: ["#215db3", "#86bcff"],
  "on-accent": ["#ffffff", "#0b0d11"],
  "accent-tint": ["#e4f1ff", "#12294a"],
  positive: ["#15733c", "#87ce9a"],
  "positive-tint": ["#e5f5e8", "#11301b"],
  warning: ["#8a5600", "#e1b077"],
  "warning-tint": ["#faeee1", "#38240a"],
  critical: ["#a53332", "#ff9991"],
  "critical-tint": ["#ffe9e6", "#451917"],
  neutral: ["#5b6169", "#b6bbc3"],
  "neutral-tint": ["#eff0f2", "#27292c"],
  muted: ["#646972", "#9fa5ae"],
  ground: ["#ffffff", "#0b0d11"],
  text: ["#16181d", "#e9ebee"],
  border: ["#dfe2e6", "#2c3036"],
  hairline: ["#eceef0", "#1f2227"],
  "field-border": ["#858b93", "#5f656d"],
  "series-1": ["#0f44a5", "#458bf2"],
  "series-2": ["#d46698", "#fbde40"],
  "series-3": ["#909a31", "#bc4891"],
  "series-4": ["#8a0859", "#36e9fe"],
  "series-5": ["#4b92f9", "#f19b9a"],
  "series-6": ["#725708", "#7c8100"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof palette;

/** Safari 17.4 has custom states but not `light-dark()`: there the element says `:state(dark)` itself. */
const declarations = (scheme: 0 | 1 | "both"): string =>
  Object.entries(palette)
    .map(([name, [light, dark]]) => {
      const value = scheme === "both" ? `light-dark(${light}, ${dark})` : scheme === 0 ? light : dark;
      return `--_${name}: var(--intui-${name}, ${value});`;
    })
    .join("\n");

export const tokens = unsafeCSS(`
  :host {
    --_space: var(--intui-space, 0.25em);
    --_radius: var(--intui-radius, 0.5em);
    --_radius-small: calc(var(--_radius) / 2);
    --_target: 1.75em;
    ${declarations(0)}
  }
  :host(:state(dark)) { ${declarations(1)} }
  @supports (color: light-dark(#000, #fff)) { :host { ${declarations("both")} } }
  @media (pointer: coarse) {
    :host { --_target: max(44px, 1.75em); }
    /* Its room is kept before its code has come. */
    intui-copy { display: block; block-size: var(--_target); }
  }
  @media print { :host { color-scheme: light; } }
`);
