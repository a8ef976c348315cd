import { assert } from "@open-wc/testing";
import { emulateMedia, executeServerCommand } from "@web/test-runner-commands";
import { palette } from "../../src/draw/palette.js";
import { violations } from "./axe.js";
import { drawnGallery, settled } from "./gallery.js";

type Gallery = Awaited<ReturnType<typeof drawnGallery>>;
let gallery: Gallery;
const inside = (selector: string): HTMLElement[] => [
  ...(gallery.tree.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>(`.tree ${selector}`),
];
const shown = (each: Element): boolean =>
  each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
const nameOf = (each: Element): string => `${each.localName}.${each.getAttribute("class") ?? ""}`;

/** A colour as the browser writes it. */
function written(color: string): string {
  const probe = document.createElement("i");
  probe.style.color = color;
  gallery.page.append(probe);
  const { color: found } = getComputedStyle(probe);
  probe.remove();
  return found;
}

describe("on paper", () => {
  before(async () => {
    await emulateMedia({ colorScheme: "dark" });
    gallery = await drawnGallery();
    gallery.page.style.colorScheme = "dark";
    await emulateMedia({ colorScheme: "dark", media: "print" } as never);
    window.dispatchEvent(new Event("beforeprint"));
    await settled();
  });
  after(async () => {
    window.dispatchEvent(new Event("afterprint"));
    await emulateMedia({ colorScheme: "light", media: "screen" } as never);
    gallery.page.remove();
  });

  it("is light, also on a dark page", () => {
    assert.equal(getComputedStyle(gallery.tree).colorScheme, "light");
    const [label] = inside(".stat-label");
    assert.equal(getComputedStyle(label as Element).color, written(palette.muted[0]));
    const [line] = inside(".flow-line");
    assert.equal(getComputedStyle(line as Element).stroke, written(palette["field-border"][0]));
  });

  it("hides nothing in a box that would have to be scrolled", () => {
    const cut = inside("*").filter((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const scrolls = [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
      return (
        scrolls && shown(each) && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      );
    });
    assert.deepEqual(cut.map(nameOf), []);
  });

  it("has no buttons but those that are the answer's own words", () => {
    const words = ".options .button, .form .button, .chart-entry, th button, .media";
    const dead = inside("button").filter((button) => shown(button) && !button.matches(words));
    assert.deepEqual(dead.map(nameOf), []);
  });
});

describe("in forced colours", () => {
  before(async () => {
    await executeServerCommand("forced-colors", true);
    gallery = await drawnGallery();
  });
  after(async () => {
    await executeServerCommand("forced-colors", false);
    gallery.page.remove();
  });

  it("are what the browser says they are", () => {
    assert.isTrue(matchMedia("(forced-colors: active)").matches);
  });

  it("has every line and area of a drawing in one of the reader's own colours", () => {
    const system = [
      "CanvasText",
      "Canvas",
      "Highlight",
      "HighlightText",
      "GrayText",
      "LinkText",
      "ButtonText",
      "ButtonFace",
      "FieldText",
    ];
    const own = new Set([...system.map(written), "none"]);
    const clear = (color: string): boolean => /^rgba.*, 0\)$/.test(color);
    const wrong = inside("svg :is(path, line, rect, circle, text, polyline)").flatMap((each) => {
      const { fill, stroke } = getComputedStyle(each);
      return [fill, stroke]
        .filter((color) => !own.has(color) && !clear(color))
        .map((color) => `${nameOf(each.closest(":not(svg, svg *)") ?? each)} ${each.localName} ${color}`);
    });
    assert.deepEqual([...new Set(wrong)], []);
  });

  it("marks what a colour alone marked: labels and buttons have a border, the current step a stronger one", () => {
    for (const each of inside(".label, .button").filter(shown)) {
      const { borderTopWidth, borderTopColor } = getComputedStyle(each);
      assert.isAbove(Number.parseFloat(borderTopWidth), 0, nameOf(each));
      assert.notMatch(borderTopColor, /^rgba.*, 0\)$/, nameOf(each));
    }
    const [step, other] = inside(".flow-node");
    (step as HTMLElement).focus({ focusVisible: true } as FocusOptions);
    const width = (each: Element | undefined): string =>
      getComputedStyle(each?.querySelector(".flow-box") as Element).strokeWidth;
    assert.notEqual(width(step), width(other));
  });

  it("is clean by axe", async () => {
    assert.deepEqual(await violations(gallery.tree), []);
  });
});
