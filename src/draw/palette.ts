/**
 * The public custom properties and their defaults, light and dark. What draws without a sheet takes
 * them from here, and so does the test that computes contrast and distance. Every `--intui-x` may be set by the host on the
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
