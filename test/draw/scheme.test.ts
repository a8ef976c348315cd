import { assert } from "@open-wc/testing";
import { isDark } from "../../src/draw/scheme.js";

describe("the scheme, where the browser can't resolve light-dark() itself", () => {
  for (const [colorScheme, system, dark] of [
    ["normal", true, false],
    ["light", true, false],
    ["dark", false, true],
    ["light dark", true, true],
    ["light dark", false, false],
    ["dark light", true, true],
    ["only dark", false, true],
    ["only light", true, false],
  ] as const) {
    it(`is ${dark ? "dark" : "light"} for "${colorScheme}" on a ${system ? "dark" : "light"} system`, () => {
      assert.equal(isDark(colorScheme, system), dark);
    });
  }
});
