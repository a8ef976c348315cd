/** The custom properties that a page may set, with their values in light and dark. A test holds them against the package's own. */

/** By what they are for: colours, as `[name, light, dark]`. */
export const colours = {
  "The one main action": [
    ["accent", "#215db3", "#86bcff"],
    ["on-accent", "#ffffff", "#0b0d11"],
    ["accent-tint", "#e4f1ff", "#12294a"],
  ],
  Tones: [
    ["positive", "#15733c", "#87ce9a"],
    ["positive-tint", "#e5f5e8", "#11301b"],
    ["warning", "#8a5600", "#e1b077"],
    ["warning-tint", "#faeee1", "#38240a"],
    ["critical", "#a53332", "#ff9991"],
    ["critical-tint", "#ffe9e6", "#451917"],
    ["neutral", "#5b6169", "#b6bbc3"],
    ["neutral-tint", "#eff0f2", "#27292c"],
  ],
  "Text and lines": [
    ["text", "#16181d", "#e9ebee"],
    ["muted", "#646972", "#9fa5ae"],
    ["ground", "#ffffff", "#0b0d11"],
    ["border", "#dfe2e6", "#2c3036"],
    ["hairline", "#eceef0", "#1f2227"],
    ["field-border", "#858b93", "#5f656d"],
  ],
  "Series of a chart": [
    ["series-1", "#0f44a5", "#458bf2"],
    ["series-2", "#d46698", "#fbde40"],
    ["series-3", "#909a31", "#bc4891"],
    ["series-4", "#8a0859", "#36e9fe"],
    ["series-5", "#4b92f9", "#f19b9a"],
    ["series-6", "#725708", "#7c8100"],
  ],
};

/** Lengths, as `[name, value, smallest, largest, step]`, all of them in em. */
export const lengths = [
  ["space", 0.25, 0.1, 0.5, 0.01],
  ["radius", 0.5, 0, 1.5, 0.05],
  ["table-height", 30, 6, 40, 1],
];
