import { assert } from "@open-wc/testing";
import { palette, type Token } from "../../src/draw/palette.js";

type Triple = readonly [number, number, number];

/** Linear sRGB of a colour as it is shipped, #rrggbb. */
function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const times = (matrix: readonly Triple[], [r, g, b]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Triple;

/** WCAG 2 contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** OKLab of linear sRGB. */
function oklab(rgb: Triple): Triple {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms,
  );
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const visions: Record<string, readonly Triple[]> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const clamp = (rgb: Triple): Triple => rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;

function distance(one: string, other: string, vision: readonly Triple[]): number {
  const [a, b] = [one, other].map((hex) => oklab(clamp(times(vision, linear(hex))))) as [Triple, Triple];
  return Math.hypot(...a.map((value, at) => value - (b[at] as number)));
}

const series = ["series-1", "series-2", "series-3", "series-4", "series-5", "series-6"] as const;

for (const [at, scheme] of ["light", "dark"].entries()) {
  const of = (name: Token): string => palette[name][at] as string;

  describe(`the palette, ${scheme}`, () => {
    for (const name of ["accent", "positive", "warning", "critical", "neutral", "muted", "text"] as const) {
      it(`${name} can be read on the ground`, () => assert.isAtLeast(contrast(of(name), of("ground")), 5));
    }
    for (const name of ["accent", "positive", "warning", "critical", "neutral"] as const) {
      it(`${name} can be read on its tint`, () => assert.isAtLeast(contrast(of(name), of(`${name}-tint`)), 4.5));
    }
    it("a filled button can be read", () => assert.isAtLeast(contrast(of("on-accent"), of("accent")), 4.5));
    it("a field's border is seen", () => assert.isAtLeast(contrast(of("field-border"), of("ground")), 3));
    for (const name of series)
      it(`${name} is seen on the ground`, () => assert.isAtLeast(contrast(of(name), of("ground")), 3));
    for (const [vision, matrix] of Object.entries(visions)) {
      it(`no two series look alike, ${vision}`, () => {
        for (const [place, one] of series.entries()) {
          for (const other of series.slice(place + 1)) {
            assert.isAtLeast(distance(of(one), of(other), matrix), 0.11, `${one} and ${other}`);
          }
        }
      });
    }
  });
}
