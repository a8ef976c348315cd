// The colours of a mail: what carries a value is seen whatever a client does to the colours around it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { look, palette } from "./kit.mjs";

/** @typedef {[number, number, number]} Triple */

/** @param {string} hex @returns {Triple} */
const bytes = (hex) => /** @type {Triple} */ ([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
/** @param {number[]} values */
const hex = (values) =>
  `#${values
    .map((value) =>
      Math.min(255, Math.max(0, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
/** @param {string} color */
const linear = (color) =>
  bytes(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
/** @param {number[][]} matrix @param {number[]} vector */
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), 0));
/** @param {string} color */
const luminance = (color) => times([[0.2126, 0.7152, 0.0722]], linear(color))[0] ?? 0;

/** WCAG 2 contrast. @param {string} one @param {string} other */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Every colour turned, as some apps do. @param {string} color */
const inverted = (color) => hex(bytes(color).map((value) => 255 - value));

/** Turned, and the hue turned back, as others do: light and dark change places. @param {string} color */
const turned = (color) =>
  hex(
    times(
      [
        [-0.574, 1.43, 0.144],
        [0.426, 0.43, 0.144],
        [0.426, 1.43, -0.856],
      ],
      bytes(inverted(color)),
    ),
  );

/** @param {string} color */
const oklab = (color) =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      linear(color),
    ).map(Math.cbrt),
  );

describe("what carries a value", () => {
  for (const color of [...look.SERIES, look.BASELINE]) {
    it(`${color} is seen on light and on dark, as it is and turned`, () => {
      for (const ground of ["#ffffff", "#1f1f1f"]) assert.ok(contrast(color, ground) >= 3, `on ${ground}`);
      for (const turn of [inverted, turned]) {
        assert.ok(contrast(turn(color), turn("#ffffff")) >= 3, `${turn.name} on turned white: ${turn(color)}`);
      }
    });
  }

  it("no two of them are alike", () => {
    const all = [...look.SERIES, look.BASELINE];
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const [a, b] = [oklab(one), oklab(other)];
        const distance = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
        assert.ok(distance >= 0.1, `${one} and ${other}: ${distance}`);
      }
    }
  });
});

describe("text", () => {
  const sheet = look.darkSheet();
  /** @type {[keyof typeof palette, keyof typeof palette][]} */
  const pairs = [
    ["text", "ground"],
    ["muted", "ground"],
    ["accent", "ground"],
    ["on-accent", "accent"],
    .../** @type {const} */ (["neutral", "positive", "warning", "critical"]).map(
      (tone) => /** @type {[keyof typeof palette, keyof typeof palette]} */ ([tone, `${tone}-tint`]),
    ),
    ["muted", "neutral-tint"],
  ];
  for (const [front, ground] of pairs) {
    it(`${front} is read on ${ground}, light, dark, and turned`, () => {
      for (const scheme of /** @type {const} */ ([0, 1])) {
        assert.ok(contrast(palette[front][scheme], palette[ground][scheme]) >= 4.5, `scheme ${scheme}`);
      }
      for (const turn of [inverted, turned]) {
        assert.ok(contrast(turn(palette[front][0]), turn(palette[ground][0])) >= 4.5, turn.name);
      }
      assert.ok(sheet.includes(palette[front][1]) && sheet.includes(palette[ground][1]), "the dark sheet has both");
    });
  }
});
