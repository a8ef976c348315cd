import { assert } from "@open-wc/testing";
import { followScheme, isDark } from "../../src/draw/scheme.js";

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

describe("following the scheme, where the browser can't resolve light-dark() itself", () => {
  const { supports } = CSS;
  before(() => {
    CSS.supports = () => false;
  });
  after(() => {
    CSS.supports = supports;
  });

  it("tells it at the start, and when an attribute of the element or of anything around it changes it", async () => {
    const outer = document.createElement("div");
    const inner = document.createElement("div");
    const host = document.createElement("div");
    outer.append(host);
    host.attachShadow({ mode: "open" }).append(inner);
    document.body.append(outer);
    const told: boolean[] = [];
    const stop = followScheme(inner, (dark) => told.push(dark));
    const change = async (element: HTMLElement, scheme: string): Promise<boolean | undefined> => {
      element.style.colorScheme = scheme;
      await Promise.resolve();
      return told.at(-1);
    };
    assert.deepEqual(told, [false]);
    assert.equal(await change(document.documentElement, "dark"), true);
    assert.equal(await change(outer, "light"), false);
    assert.equal(await change(host, "dark"), true);
    assert.equal(await change(inner, "light"), false);
    stop();
    const count = told.length;
    await change(inner, "dark");
    assert.lengthOf(told, count);
    document.documentElement.style.colorScheme = "";
    outer.remove();
  });
});
