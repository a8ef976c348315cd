import { assert, waitUntil } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { everything } from "./answers.js";
import { all, frame, mount, once, one, shownText } from "./mount.js";

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the page hears of while `act` runs: errors and unhandled rejections. */
async function noises(act: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const hear = (event: Event): void => {
    heard.push(event instanceof ErrorEvent ? event.message : event.type);
    event.preventDefault();
  };
  const names = ["error", "unhandledrejection"];
  for (const name of names) addEventListener(name, hear);
  await act();
  await wait(20);
  for (const name of names) removeEventListener(name, hear);
  return heard;
}

function otherDocument(): { readonly page: Document; readonly close: () => void } {
  const iframe = document.createElement("iframe");
  // As much room as there is outside: tables look otherwise in little room.
  iframe.style.width = "100%";
  document.body.append(iframe);
  return { page: iframe.contentDocument as Document, close: () => iframe.remove() };
}

/** How every element of the tree is set, as far as the package's own sheets say so. */
const looks = (element: IntuiTree): string[] =>
  all(element, ".tree, .group, .label, .stat, table, td, button, input, .text *").map((part) => {
    const { display, fontSize, fontWeight, borderTopWidth, paddingTop } = getComputedStyle(part);
    return [part.localName, part.className, display, fontSize, fontWeight, borderTopWidth, paddingTop].join(" ");
  });

describe("in whatever document it stands", () => {
  for (const [how, put] of Object.entries({
    "moved there": async (page: Document): Promise<IntuiTree> => {
      const element = await mount({ tree: everything });
      page.body.append(element);
      return element;
    },
    "moved there in mid-stream": async (page: Document): Promise<IntuiTree> => {
      const element = await mount();
      const text = JSON.stringify(everything);
      element.append(text.slice(0, text.length / 2));
      await element.updateComplete;
      page.body.append(element);
      element.append(text.slice(text.length / 2));
      await once(element, "intui-complete");
      return element;
    },
    "put there first": async (page: Document): Promise<IntuiTree> => {
      const element = document.createElement("intui-tree");
      element.tree = everything;
      page.body.append(element);
      return element;
    },
    "moved there and back": async (page: Document): Promise<IntuiTree> => {
      const element = await mount({ tree: everything });
      page.body.append(element);
      await element.updateComplete;
      document.body.append(element);
      return element;
    },
  })) {
    it(`has its looks when ${how}, and makes no noise`, async () => {
      const { page, close } = otherDocument();
      const here = await mount({ tree: everything });
      const box = here.parentElement as HTMLElement;
      page.body.style.cssText = `font: ${getComputedStyle(box).font}`;
      const heard = await noises(async () => {
        const element = await put(page);
        await element.updateComplete;
        await waitUntil(() => shownText(element) === shownText(here), "both are drawn, their pictures too");
        assert.deepEqual(looks(element), looks(here));
        element.remove();
      });
      close();
      assert.isEmpty(heard);
    });
  }
});

describe("the page's status region", () => {
  const says = async (element: IntuiTree, expected: string | RegExp): Promise<void> => {
    element.append("{");
    await waitUntil(() => (element.shadowRoot?.querySelector(".status")?.textContent ?? "").match(expected), "is said");
    element.parentElement?.remove();
  };
  const silent: Record<string, () => Promise<() => void>> = {
    "taken out before its first drawing": async () => {
      const element = document.createElement("intui-tree");
      document.body.append(element);
      element.remove();
      await element.updateComplete;
      return () => {};
    },
    "not displayed": async () => {
      const element = await mount();
      (element.parentElement as HTMLElement).style.display = "none";
      return () => element.remove();
    },
    "in a frame that is gone": async () => {
      const { page, close } = otherDocument();
      const element = document.createElement("intui-tree");
      page.body.append(element);
      await element.updateComplete;
      close();
      return () => {};
    },
  };
  for (const [how, make] of Object.entries(silent)) {
    it(`is not that of an element ${how}`, async () => {
      const leave = await make();
      await frame();
      await says(await mount(), /being written/);
      leave();
    });
  }
});

describe("a box that scrolls", () => {
  it("has the name that its caption has in the end", async () => {
    const columns = Array.from({ length: 30 }, (_, at) => ({ key: `k${at}`, label: `Column ${at}` }));
    const text = JSON.stringify({
      v: 1,
      root: { type: "Table", columns, rows: [{ k0: 1 }], caption: "Sales of the year" },
    });
    const element = await mount();
    element.style.width = "200px";
    const cut = text.indexOf("Sales") + 2;
    element.append(text.slice(0, cut));
    await element.updateComplete;
    await waitUntil(() => one(element, ".scroll").tabIndex === 0, "it scrolls");
    element.append(text.slice(cut));
    await once(element, "intui-complete");
    assert.equal(one(element, ".scroll").ariaLabel, "Sales of the year");
  });
});
