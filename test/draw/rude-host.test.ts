import { assert } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { drawnGallery, settled } from "./gallery.js";

/** What a page may say of everything, without `!important`, as resets and themes do. */
const resets = `
  html { font-size: 62.5%; }
  *, ::before, ::after {
    box-sizing: content-box; margin: 7px; padding: 5px; border: 3px solid red; display: inline-block;
    list-style: square inside;
  }`;

/** Every property that an element inherits, but those that are the page's: see `fromPage`. */
const inherited = `
  * {
    accent-color: red; border-collapse: collapse; border-spacing: 9px; caption-side: bottom; caret-color: red;
    clip-rule: evenodd; color-interpolation: linearRGB; cursor: crosshair; dominant-baseline: hanging; empty-cells: hide;
    fill: red; fill-opacity: 0.3; fill-rule: evenodd; hyphens: manual; image-rendering: pixelated; letter-spacing: 3px;
    line-break: anywhere; list-style: square inside; orphans: 7; overflow-wrap: normal; paint-order: stroke;
    quotes: "«" "»"; ruby-position: under; shape-rendering: crispEdges; stroke: red; stroke-dasharray: 3;
    stroke-linecap: square; stroke-linejoin: bevel; stroke-opacity: 0.3; stroke-width: 9; tab-size: 2; text-align: right;
    text-align-last: right; text-anchor: end; text-emphasis: circle red; text-indent: 3em; text-orientation: upright;
    text-shadow: 1px 1px red; text-transform: uppercase; text-underline-offset: 5px; text-underline-position: under;
    text-wrap: nowrap; white-space: pre; widows: 7; word-break: break-all; word-spacing: 5px; writing-mode: vertical-rl;
    -webkit-text-fill-color: red; -webkit-text-security: disc; -webkit-text-stroke: 2px red;
    -webkit-tap-highlight-color: red;
  }`;

/** Font, size, line height, colour, direction and scheme, by design; and whether it is there at all. */
const fromPage = {
  "font-family": "monospace",
  "font-size": "20px",
  "font-style": "italic",
  "font-weight": "700",
  "line-height": "40px",
  color: "rgb(1, 2, 3)",
  direction: "rtl",
  "color-scheme": "dark",
  visibility: "hidden",
  "pointer-events": "none",
};

let element: IntuiTree;
const sheet = document.createElement("style");

/** Every computed property of every element inside, and of its pseudo-elements, by the element's place and name. */
function looks(): Map<string, string[]> {
  const all = [...(element.shadowRoot as ShadowRoot).querySelectorAll(".tree, .tree *")];
  const found = new Map<string, string[]>();
  for (const [place, each] of all.entries()) {
    for (const pseudo of ["", "::before", "::after"]) {
      const style = getComputedStyle(each, pseudo);
      if (pseudo && ["none", "normal"].includes(style.content)) continue;
      const name = `${place} ${each.localName}.${each.getAttribute("class") ?? ""}${pseudo}`;
      found.set(
        name,
        [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`),
      );
    }
  }
  return found;
}

async function under(css: string): Promise<Map<string, string[]>> {
  sheet.textContent = css;
  document.head.append(sheet);
  await settled();
  return looks();
}

/** What is set otherwise than before, the first few of it. */
function changed(before: ReadonlyMap<string, string[]>, after: ReadonlyMap<string, string[]>): string[] {
  const lines = [...after].flatMap(([name, style]) =>
    style.filter((line, place) => line !== before.get(name)?.[place]).map((line) => `${name} { ${line} }`),
  );
  return lines.slice(0, 40);
}

describe("a page that styles everything", () => {
  before(async () => {
    // In a box whose own place on the page no sheet changes: that much of the element is the page's.
    element = (await drawnGallery()).tree;
  });
  after(() => element.parentElement?.remove());
  afterEach(async () => {
    sheet.remove();
    await settled();
  });

  for (const [what, css] of Object.entries({ "a reset": resets, "all that is inherited": inherited })) {
    it(`changes nothing inside: ${what}`, async () => {
      const before = looks();
      const after = await under(css);
      assert.isAbove(before.size, 200);
      assert.deepEqual([...after.keys()], [...before.keys()]);
      assert.deepEqual(changed(before, after), []);
    }).timeout(60_000);
  }

  it("gives it font, size, line height, colour, direction and scheme, and hides it with what is around it", () => {
    const page = element.parentElement as HTMLElement;
    const before = page.style.cssText;
    for (const [name, value] of Object.entries(fromPage)) page.style.setProperty(name, value);
    // Its own line height stands in the sheet of the element, where the page can set another.
    element.style.lineHeight = "inherit";
    const style = getComputedStyle(element.shadowRoot?.querySelector(".tree") as Element);
    for (const [name, value] of Object.entries(fromPage)) assert.equal(style.getPropertyValue(name), value, name);
    page.style.cssText = before;
  });
});
