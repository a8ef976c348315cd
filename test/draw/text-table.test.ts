import { assert, waitUntil as waitFor } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { tableTools } from "../../src/draw/markdown/text-table.js";
import type { IntuiTree } from "../../src/index.js";
import { violations } from "./axe.js";
import { all, frame, mount, once, one } from "./mount.js";
import { cells, headers, press, sorted } from "./table-stage.js";

/** A busy machine takes its time to load the tools. */
const waitUntil = (condition: () => boolean, what = "it comes"): Promise<void> =>
  waitFor(condition, what, { timeout: 10_000 });

const markdown = `Before.

| Name | Load | Cost | Day |
|:-----|-----:|-----:|-----|
| zebra | 9 | $1,200.50 | 2026-10-01 |
| **Äpfel** | 1,100 | $-3 | 2025-12-31 |
| Page 10 | −1.5 | $20 | 2026-02 |
| [Page 2](https://a.example/) | 9 | — | |
| \`apple\` | n/a | $9 | 2026-10-01 |

Behind.`;

const textOf = (of: string): unknown => ({ v: 1, root: { type: "Text", markdown: of } });

/** A Text whose table can be sorted. */
async function offered(of = markdown): Promise<IntuiTree> {
  const element = await mount({ tree: textOf(of) });
  element.lang = "en";
  await waitUntil(() => all(element, "th button").length > 0, "it is offered");
  return element;
}

const order = (element: IntuiTree): string => cells(element).join(" ");

describe("a table in a Text: sorting", () => {
  const orders: Record<string, readonly [column: number, up: string, down: string]> = {
    "its text by the reader's language": [0, "Äpfel apple Page 2 Page 10 zebra", "zebra Page 10 Page 2 apple Äpfel"],
    "its numbers as numbers, gaps last, equals as they came": [
      1,
      "Page 10 zebra Page 2 Äpfel apple",
      "Äpfel zebra Page 2 Page 10 apple",
    ],
    "amounts that all have one currency": [2, "Äpfel apple Page 10 zebra Page 2", "zebra Page 10 apple Äpfel Page 2"],
    "ISO dates as dates": [3, "Äpfel Page 10 zebra apple Page 2", "zebra apple Page 10 Äpfel Page 2"],
  };
  for (const [what, [column, up, down]] of Object.entries(orders)) {
    it(`sorts ${what}, and back`, async () => {
      const element = await offered();
      const before = order(element);
      const rows = new Set(all(element, "tbody tr"));
      for (const [expected, direction] of [
        [up, "ascending"],
        [down, "descending"],
        [before, ""],
      ]) {
        await press(element, column);
        assert.equal(order(element), expected);
        assert.equal(sorted(element)[column], direction);
      }
      assert.isTrue(
        all(element, "tbody tr").every((row) => rows.has(row)),
        "rows move; none is drawn anew",
      );
    });
  }

  it("takes figures for what they are in one notation only: the reader's, or English", async () => {
    const column = (...values: string[]): string => `| n |\n|-|\n${values.map((value) => `| ${value} |`).join("\n")}`;
    for (const [lang, values, up] of [
      ["de", ["1.234,5", "20", "3"], "3 20 1.234,5"],
      ["de", ["1,234.5", "20", "3"], "3 20 1,234.5"],
      ["en", ["10%", "9.5%", "100%"], "9.5% 10% 100%"],
      ["en", ["12 ms", "3 ms", "1,000 ms"], "3 ms 12 ms 1,000 ms"],
      // Other units, versions and names are words.
      ["en", ["3 MB", "12 kB", "1,000"], "1,000 3 MB 12 kB"],
      ["en", ["v1.10", "v1.9"], "v1.9 v1.10"],
      ["en", ["page-10", "page-9"], "page-9 page-10"],
    ] as const) {
      const element = await offered(column(...values));
      element.lang = lang;
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      await press(element, 0);
      assert.equal(order(element), up, `${lang} ${values.join()}`);
      element.remove();
    }
  });

  it("is reached and pressed by keyboard, is said, and has no fault that axe finds", async () => {
    const element = await offered();
    headers(element)[0]?.querySelector("button")?.focus();
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Enter" });
    await waitUntil(() => one(element, ".status").textContent?.trim() === "Sorted by Load, ascending");
    assert.equal(sorted(element)[1], "ascending");
    assert.equal(element.shadowRoot?.activeElement?.textContent?.trim(), "Load", "the focus stays");
    assert.isEmpty(await violations(element));
  });

  it("is not offered where there is nothing to sort", async () => {
    const element = await mount({ tree: textOf("| a |\n|-|\n| 1 |") });
    await waitUntil(() => all(element, "intui-actions").length === 1, "its menu is there");
    assert.lengthOf(all(element, "th button"), 0);
  });

  it("leaves a table to be read where its tools can't be had", async () => {
    const { load, ready } = tableTools;
    Object.assign(tableTools, { ready: undefined, loading: undefined });
    let asked = 0;
    tableTools.load = () => {
      asked++;
      return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    };
    const element = await mount({ tree: textOf(markdown) });
    await frame();
    assert.equal(asked, 1);
    assert.lengthOf(all(element, "th button, intui-actions"), 0);
    assert.lengthOf(all(element, "tbody tr"), 5);
    Object.assign(tableTools, { load, ready, loading: undefined });
  });
});

describe("a table in a Text: while it streams", () => {
  const json = JSON.stringify(textOf(markdown));
  const behind = json.indexOf("Behind");

  it("offers nothing before it has closed, then keeps what was asked for, and every row", async () => {
    const element = await mount();
    for (let at = 0; at < behind; at += 7) {
      element.append(json.slice(at, Math.min(at + 7, behind)));
      await element.updateComplete;
      assert.lengthOf(all(element, "th button, intui-actions"), 0);
    }
    const rows = new Set(all(element, "tbody tr"));
    const top = one(element, "table").getBoundingClientRect().top;
    const { height } = one(element, "thead").getBoundingClientRect();
    element.append("Behind, and");
    await waitUntil(() => all(element, "th button").length === 4, "it is offered");
    assert.isTrue(
      all(element, "tbody tr").every((row) => rows.has(row)),
      "no row is drawn anew",
    );
    assert.approximately(one(element, "table").getBoundingClientRect().top, top, 0.5, "nothing moves for its menu");
    assert.approximately(one(element, "thead").getBoundingClientRect().height, height, 0.5, "nor for its buttons");

    await press(element, 1);
    const up = order(element);
    const end = once(element, "intui-complete");
    for (const piece of [" on", " and on.\\n\\n[r]: https://b.example/", '"}}']) {
      element.append(piece);
      await element.updateComplete;
      assert.equal(order(element), up);
      assert.equal(sorted(element)[1], "ascending");
    }
    await end;
    assert.equal(order(element), up);
  });

  it("keeps the order when a link's definition comes, and when the text is written anew with that column", async () => {
    const reference = "| a | b |\n|-|-|\n| [x][r] | 2 |\n| y | 1 |\n\nend";
    const element = await mount({ text: JSON.stringify(textOf(reference)).slice(0, -3) });
    await waitUntil(() => all(element, "th button").length === 2);
    await press(element, 1);
    assert.equal(order(element), "y [x][r]");
    element.text = JSON.stringify(textOf(`${reference}\n\n[r]: https://b.example/\n\n.`));
    await element.updateComplete;
    assert.equal(order(element), "y x");
    assert.lengthOf(all(element, "td a"), 1);
    element.text = JSON.stringify(textOf("| a | b |\n|-|-|\n| p | 3 |\n| q | 2 |\n| r | 1 |"));
    await element.updateComplete;
    assert.equal(order(element), "r q p");
    element.text = JSON.stringify(textOf("| a | c |\n|-|-|\n| p | 3 |\n| q | 2 |"));
    await element.updateComplete;
    assert.equal(order(element), "p q", "another column");
  });

  it("draws no closed table again for what comes behind it", async () => {
    const element = await mount();
    element.append(json.slice(0, behind));
    element.append("Behind ");
    await waitUntil(() => all(element, "th button").length === 4);
    await press(element, 0);
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(one(element, ".text-table"), { subtree: true, childList: true, characterData: true });
    for (let at = 0; at < 50; at++) {
      element.append("word ");
      await element.updateComplete;
    }
    observer.disconnect();
    assert.equal(changes, 0);
  });
});

describe("a table in a Text: its menu", () => {
  let copied: string[] = [];
  const write = navigator.clipboard.writeText;
  beforeEach(() => {
    copied = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
  afterEach(() => {
    navigator.clipboard.writeText = write;
  });

  async function choose(element: IntuiTree, label: string): Promise<void> {
    one(element, ".actions-button").click();
    await waitUntil(() => all(element, ".menu-item").length === 3);
    all(element, ".menu-item")
      .find((item) => item.textContent?.trim() === label)
      ?.click();
    await waitUntil(() => copied.length === 1, "it is copied");
  }

  it("copies Markdown as it is read, in the order that is shown", async () => {
    const element = await offered("| a\\|b | n |\n|-|-|\n| *x* | 2 |\n| y | 1,000 |");
    await press(element, 1);
    await press(element, 1);
    await choose(element, "Copy as Markdown");
    assert.deepEqual(copied, ["| a\\|b | n |\n| --- | --- |\n| y | 1,000 |\n| x | 2 |"]);
  });

  it("copies TSV with figures as figures, and nothing that a spreadsheet would run", async () => {
    const element = await offered("| a | n | p |\n|-|-|-|\n| =1+1 | −2 | 5% |\n| y | 1,000 | 7% |");
    await choose(element, "Copy as TSV");
    assert.deepEqual(copied, ["a\tn\tp\n'=1+1\t-2\t5%\ny\t1000\t7%"]);
  });
});

describe("a table in the prose of a reply", () => {
  it("looks like one in a tree, and is sorted like one", async () => {
    const message = document.createElement("intui-message");
    message.text = markdown;
    document.body.append(message);
    const tree = await offered();
    const root = message.shadowRoot as ShadowRoot;
    await waitUntil(() => root.querySelectorAll("th button").length === 4, "it is offered");
    const looks = (inside: ShadowRoot): string[] =>
      ["th", "td", ".scroll", "table", ".sort"].map((each) => {
        const { textAlign, borderBottom, paddingTop, fontSize, fontWeight, overflowX, display } = getComputedStyle(
          inside.querySelector(each) as Element,
        );
        return JSON.stringify({ textAlign, borderBottom, paddingTop, fontSize, fontWeight, overflowX, display });
      });
    assert.deepEqual(looks(root), looks(tree.shadowRoot as ShadowRoot));
    message.remove();
  });
});
