/** An agent's colour on its surface, so that what stands on it, and what is written in it, can be read. */

type Rgb = readonly [number, number, number];

/** The grounds that a page may have: as the tokens of `draw/` have it, light and dark. */
const GROUNDS = { light: "#ffffff", dark: "#0b0d11" } as const;
/** What text needs, and a little more, since a page's own ground is only near to these. */
const READABLE = 5;

/** Sets, or takes away, the colours that come from `primaryColor`, which is `#rrggbb`. */
export function paint(element: HTMLElement, primaryColor: string | undefined): void {
  for (const [name, value] of Object.entries(coloursOf(primaryColor))) {
    if (value === undefined) element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  }
}

/**
 * The brand's own colour for what is filled with it, under black or white; and, for lines and words on the page's ground,
 * the nearest to it that can be read there.
 */
export function coloursOf(primaryColor: string | undefined): Readonly<Record<string, string | undefined>> {
  if (primaryColor === undefined)
    return { "--_primary": undefined, "--_on-primary": undefined, "--_accent": undefined };
  const onWhite = contrast(rgb(primaryColor), rgb(GROUNDS.light));
  const onBlack = contrast(rgb(primaryColor), rgb(GROUNDS.dark));
  return {
    "--_primary": primaryColor,
    "--_on-primary": onWhite >= onBlack ? GROUNDS.light : GROUNDS.dark,
    "--_accent": `light-dark(${readable(primaryColor, "light")}, ${readable(primaryColor, "dark")})`,
  };
}

/** The colour, moved towards black or white until it can be read on the scheme's ground. */
export function readable(color: string, scheme: keyof typeof GROUNDS): string {
  const ground = rgb(GROUNDS[scheme]);
  const away: Rgb = scheme === "light" ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = rgb(color).map((part, at) =>
      Math.round(part + ((away[at] as number) - part) * share),
    ) as unknown as Rgb;
    if (contrast(mixed, ground) >= READABLE) return hex(mixed);
  }
  return hex(away);
}

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The parts of `#rrggbb`. */
export function rgb(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
}

function hex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
