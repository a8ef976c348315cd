import { assert } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { IntuiEvent, type IntuiTree } from "../../src/index.js";
import { everything, examples } from "./answers.js";
import { violations } from "./axe.js";
import { ended, mount, shownText } from "./mount.js";

const text = JSON.stringify(everything);
const invalid = {
  v: 1,
  root: { ...everything.root, children: [...everything.root.children, { type: "Gauge" }, { type: "Label", text: "" }] },
};
const history = [
  IntuiEvent.press("answered", "next-step", "park"),
  IntuiEvent.submit("answered", "new-idea", { title: "IntUI docs", source: "self" }),
];

const states: Record<string, () => Promise<IntuiTree>> = {
  streaming: async () => {
    const element = await mount();
    element.append(text.slice(0, -40));
    await element.updateComplete;
    return element;
  },
  complete: () => mount({ tree: everything }),
  invalid: () => mount({ tree: invalid }),
  answered: () => mount({ tree: everything, source: "answered", history }),
};

/** Waits for what is loaded late (charts), so that it is looked at too. */
const whole = async (element: IntuiTree): Promise<void> => {
  await element.updateComplete;
  await customElements.whenDefined("intui-chart");
  await new Promise((resolve) => setTimeout(resolve, 200));
};

const looks = (["light", "dark"] as const).flatMap((scheme) =>
  (["ltr", "rtl"] as const).map((dir) => ({ scheme, dir })),
);

for (const { scheme, dir } of looks) {
  describe(`accessibility, ${scheme}, ${dir}`, () => {
    before(async () => {
      document.documentElement.dir = dir;
      await emulateMedia({ colorScheme: scheme });
      document.documentElement.style.colorScheme = "light dark";
      document.documentElement.style.background = scheme === "dark" ? "#0b0d11" : "#ffffff";
      document.documentElement.lang = "en";
    });

    after(async () => {
      await emulateMedia({ colorScheme: "light" });
      document.documentElement.removeAttribute("style");
      document.documentElement.removeAttribute("dir");
    });

    for (const [state, make] of Object.entries(states)) {
      it(`everything at once, ${state}, has no fault that axe finds`, async () => {
        const element = await make();
        await whole(element);
        assert.isTrue(element.matches(`:state(${state === "answered" ? "complete" : state})`));
        assert.deepEqual(await violations(element), []);
      });
    }

    for (const { name, tree } of examples) {
      it(`${name} alone has no fault that axe finds`, async () => {
        const element = await mount({ tree });
        await whole(element);
        assert.deepEqual(await violations(element), []);
      });
    }
  });
}

describe("the page's status region", () => {
  const said = (): string =>
    [...document.querySelectorAll("intui-tree")]
      .map((element) => element.shadowRoot?.querySelector('[role="status"]')?.textContent ?? "")
      .join("")
      .trim();
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

  it("says that an answer has started and that it is complete, once, in one region", async () => {
    const first = await mount({ tree: everything });
    const element = await mount();
    element.append(text.slice(0, 100));
    await element.updateComplete;
    await soon();
    assert.equal(said(), "The answer is being written");
    element.append(text.slice(100));
    await ended(element);
    await soon();
    assert.equal(said(), "The answer is complete");
    assert.equal(first.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim(), "The answer is complete");
  });

  it("says nothing for an answer that was whole from the start", async () => {
    await mount({ tree: everything });
    await soon();
    assert.equal(said(), "");
  });

  it("goes on in another tree when the one that held it goes, and says the same text again", async () => {
    const first = await mount();
    const second = await mount();
    for (const element of [first, second]) {
      element.append(text);
      await ended(element);
      await soon();
      assert.equal(said(), "The answer is complete");
      if (element === first) first.remove();
    }
  });
});

describe("words", () => {
  it("are the host's where it gives some", async () => {
    const element = await mount({
      tree: { v: 1, root: { type: "Group", children: [{ type: "Gauge" }] } },
      strings: { standIn: "{name} fehlt" },
    });
    assert.include(shownText(element), "Gauge fehlt");
  });
});
