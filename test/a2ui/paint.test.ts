import { assert } from "@open-wc/testing";
import * as fc from "fast-check";
import { coloursOf, contrast, readable, rgb } from "../../src/a2ui/paint.js";

const grounds = { light: "#ffffff", dark: "#0b0d11" } as const;
const colour = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

describe("a2ui: an agent's colour", () => {
  it("computes contrast as WCAG has it", () => {
    assert.equal(contrast(rgb("#000000"), rgb("#ffffff")), 21);
    assert.closeTo(contrast(rgb("#777777"), rgb("#ffffff")), 4.48, 0.01);
  });

  it("is filled in as it is, under words that can be read on it, whatever it is", () => {
    fc.assert(
      fc.property(colour, (primary) => {
        const colours = coloursOf(primary);
        assert.equal(colours["--_primary"], primary);
        assert.isAtLeast(contrast(rgb(primary), rgb(colours["--_on-primary"] as string)), 4.3);
      }),
    );
  });

  it("is moved only as far as it has to be to be read on the page's ground", () => {
    fc.assert(
      fc.property(colour, fc.constantFrom("light" as const, "dark" as const), (primary, scheme) => {
        const ground = rgb(grounds[scheme]);
        const shown = readable(primary, scheme);
        assert.isAtLeast(contrast(rgb(shown), ground), 5);
        if (contrast(rgb(primary), ground) >= 5) assert.equal(shown, primary);
      }),
    );
  });

  it("leaves nothing behind when the surface has none any more", () => {
    assert.deepEqual(Object.values(coloursOf(undefined)), [undefined, undefined, undefined]);
  });
});
