import { unsafeCSS } from "lit";
import { palette } from "./palette.js";

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
  @media not print { :host(:state(dark)) { ${declarations(1)} } }
  @supports (color: light-dark(#000, #fff)) { :host { ${declarations("both")} } }
  @media (pointer: coarse) {
    :host { --_target: max(44px, 1.75em); }
    /* Its room is kept before its code has come. */
    intui-copy { display: block; block-size: var(--_target); }
  }
`);
