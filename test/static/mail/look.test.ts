import { assert } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { Tree } from "../../../src/core.js";
import { toEmail } from "../../../src/static.js";
import { violations } from "../../draw/axe.js";
import { examples } from "./examples.js";

/** The mail in this page, in a box as wide as its window would be: what a webmail does with it. */
async function shown(root: unknown, width: number, lang?: string): Promise<HTMLElement> {
  const png = (): Uint8Array => new Uint8Array([1]);
  const actionUrl = (): string => "https://agent.example/a/1";
  const { html } = await toEmail(Tree.of(root), { lang, image: { png }, actionUrl, url: "https://agent.example/1" });
  const written = new DOMParser().parseFromString(html, "text/html");
  const box = document.createElement("main");
  box.lang = written.documentElement.lang;
  box.dir = written.documentElement.dir;
  box.style.width = `${width}px`;
  box.append(...written.querySelectorAll("style"), ...written.body.childNodes);
  document.body.style.background = "#ffffff";
  document.body.replaceChildren(box);
  return box;
}

after(() => {
  document.body.style.background = "";
  document.body.replaceChildren();
});

for (const { name, root, lang } of examples) {
  describe(`a mail of ${name}, in a browser`, function () {
    this.timeout(60_000);

    it("is no wider than its window, a phone's and a screen's", async () => {
      for (const width of [360, 800]) {
        const box = await shown(root, width, lang);
        assert.isAtMost(box.scrollWidth, width, `${width} px`);
        const column = box.querySelector(".intui")?.getBoundingClientRect().width ?? 0;
        assert.isAtMost(Math.abs(column - Math.min(width, 600)), 1);
      }
    });

    it("has no fault that axe finds, light and dark", async () => {
      const box = await shown(root, 680, lang);
      // Thousands of elements, all of one kind: more of them find nothing more, and take minutes.
      if (box.querySelectorAll("*").length > 1500) return;
      for (const colorScheme of ["light", "dark"] as const) {
        await emulateMedia({ colorScheme });
        document.body.style.background = colorScheme === "dark" ? "#0b0d11" : "#ffffff";
        assert.deepEqual(await violations(box), [], colorScheme);
      }
      await emulateMedia({ colorScheme: "light" });
    });
  });
}

describe("the dark sheet of a mail", () => {
  it("leaves no text dark, and turns no colour of a value", async () => {
    const everything = examples.find(({ name }) => name === "the nine in one");
    const box = await shown(everything?.root, 680);
    await emulateMedia({ colorScheme: "dark" });
    try {
      for (const element of box.querySelectorAll("p, td, th, li, h2, h3")) {
        if (!element.textContent?.trim() || element.closest(".i-main")) continue;
        const [red = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        assert.isAtLeast(red, 0x80, element.outerHTML);
      }
      for (const bar of box.querySelectorAll("[bgcolor='#4466dd']")) {
        assert.equal(getComputedStyle(bar).backgroundColor, "rgb(68, 102, 221)");
      }
    } finally {
      await emulateMedia({ colorScheme: "light" });
    }
  });
});
