import { assert } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { core } from "../../src/core.js";
import { splitList } from "../../src/static/style/sheet-rules.js";
import { css } from "../../src/static.js";
import { drawn, graph, mounted, nine, parsed, treeOf } from "./stage.js";

/** Every style rule of a text, as the browser reads it; how many rules it could not read is told by their number. */
function rulesOf(text: string): CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const all = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule ? rule : "cssRules" in rule ? all(rule.cssRules as CSSRuleList) : [],
    );
  return all(sheet.cssRules);
}

describe("the sheet of the static form", () => {
  it("is read whole by the browser, and touches nothing outside", () => {
    const text = css();
    const rules = rulesOf(text);
    assert.isAbove(rules.length, 150);
    assert.lengthOf(text.match(/\{/g) ?? [], rules.length + (text.match(/@/g) ?? []).length);
    for (const { selectorText } of rules) {
      for (const selector of splitList(selectorText)) assert.match(selector, /^(?:intui-tree > )?\.intui-static\b/);
    }
    assert.notMatch(text, /:host|:state|intui-actions|@keyframes|\bbutton\b(?!-)(?<!\.button)/);
  });

  it("comes with a piece as far as the piece needs it, and looks the same", async () => {
    const tree = treeOf(...(nine.root.children as []), graph);
    const all = await drawn(tree);
    const small = await drawn(treeOf({ type: "Label", text: "A" }));
    assert.isBelow(small.length, 4000);
    assert.notInclude(small, ".chart");
    const whole = `<style>${css()}</style>${await drawn(tree, { styles: "none" })}`;
    assert.notInclude(await drawn(tree, { styles: "none" }), "<style");
    const looks = [all, whole].map((html) => {
      const box = mounted(html);
      const found = [...box.querySelectorAll(".intui-static *")].map((element) => {
        const style = getComputedStyle(element);
        // Custom properties that nothing reads are left out.
        const names = [...style].filter((name) => !name.startsWith("--"));
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
      box.remove();
      return found;
    });
    const [one = [], other = []] = looks;
    assert.lengthOf(one, other.length);
    const differences = one.flatMap((style, at) => style.filter((line, nth) => line !== other[at]?.[nth]));
    assert.deepEqual(differences, []);
  });

  it("keeps the page's own rules for tags out, but not from the attributes of a picture", async () => {
    const html = await drawn(
      treeOf(...(nine.root.children as []), graph, {
        type: "Text",
        markdown: "# A\n\nB\n\n- c\n\n| d |\n|---|\n| e |",
      }),
    );
    const plain = mounted(html);
    const heights = (box: Element): number[] =>
      [...box.querySelectorAll(".intui-static *")].map((each) => each.getBoundingClientRect().height);
    const before = heights(plain);
    plain.remove();
    const rude = mounted(
      `<style>p, ul, li, h2, dl, table, td, div > p { margin: 40px; padding: 9px; font-size: 30px; border: 3px solid; }</style>${html}`,
    );
    try {
      assert.deepEqual(heights(rude), before);
    } finally {
      rude.remove();
    }
  });

  it("follows the page's scheme and custom properties", async () => {
    const html = await drawn(treeOf({ type: "Label", text: "A", tone: "critical" }));
    const color = (scheme: string, own = ""): string => {
      const box = mounted(html, { scheme });
      box.style.setProperty("--intui-critical", own);
      const found = getComputedStyle(box.querySelector(".label") as Element).color;
      box.remove();
      return found;
    };
    assert.equal(color("light"), "rgb(165, 51, 50)");
    assert.equal(color("dark"), "rgb(255, 153, 145)");
    assert.equal(color("light", "rgb(1, 2, 3)"), "rgb(1, 2, 3)");
  });

  it("paints the ground that a theme asks for, and is light on paper", async () => {
    const tree = treeOf(
      { type: "Label", text: "A" },
      ...core.kinds.filter(({ type }) => type === "Chart").map(({ example }) => example),
    );
    const look = async (theme: "light" | "dark" | "system"): Promise<string[]> => {
      const box = mounted(await drawn(tree, { theme }));
      const { backgroundColor, color } = getComputedStyle(box.querySelector(".intui-static") as Element);
      const summary = box.querySelector("summary")?.checkVisibility() ? "summary" : "";
      box.remove();
      return [backgroundColor, color, summary];
    };
    const dark = ["rgb(11, 13, 17)", "rgb(233, 235, 238)", "summary"];
    const light = ["rgb(255, 255, 255)", "rgb(22, 24, 29)", "summary"];
    try {
      await emulateMedia({ colorScheme: "dark" });
      assert.deepEqual([await look("dark"), await look("system"), await look("light")], [dark, dark, light]);
      await emulateMedia({ colorScheme: "dark", media: "print" } as never);
      assert.deepEqual(await look("system"), ["rgba(0, 0, 0, 0)", "rgb(22, 24, 29)", ""]);
      assert.deepEqual(await look("dark"), ["rgba(0, 0, 0, 0)", "rgb(22, 24, 29)", ""]);
    } finally {
      await emulateMedia({ colorScheme: "light", media: "screen" } as never);
    }
  });

  it("needs no sheet to be read: one picture of each chart and flow is there", async () => {
    const html = await drawn(treeOf(...(nine.root.children as []), graph), { styles: "none" });
    const box = mounted(html);
    const shown = (selector: string): number =>
      [...box.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
    try {
      assert.equal(shown(".chart-plane"), 1);
      assert.equal(shown(".flow-picture"), 1);
      assert.lengthOf(parsed(html).querySelectorAll("style"), 0);
    } finally {
      box.remove();
    }
  });
});
