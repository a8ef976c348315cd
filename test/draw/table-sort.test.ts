import { assert, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { extraCode } from "../../src/draw/table/load-extra.js";
import { violations } from "./axe.js";
import { all, mount, once, one } from "./mount.js";
import { cells, headers, many, press, sorted, tableOf } from "./table-stage.js";

describe("Table: sorting", () => {
  const rows = [
    { name: "zebra", load: 9, day: "2026-10-01" },
    { name: "Äpfel", load: 100, day: "2025-12-31T23:00" },
    { name: "Page 10", load: -1.5, day: "2026-02" },
    { name: "Page 2", load: 9, day: "" },
    { name: "apple", load: null, day: "2026-10-01" },
  ];
  const orders: Record<string, readonly [column: number, up: string, down: string]> = {
    "text by the reader's language, numbers in it by size": [
      0,
      "Äpfel apple Page 2 Page 10 zebra",
      "zebra Page 10 Page 2 apple Äpfel",
    ],
    "numbers as numbers, what is empty last, equals as they came": [
      1,
      "Page 10 zebra Page 2 Äpfel apple",
      "Äpfel zebra Page 2 Page 10 apple",
    ],
    "ISO dates as dates": [2, "Äpfel Page 10 zebra apple Page 2", "zebra apple Page 10 Äpfel Page 2"],
  };
  for (const [what, [column, up, down]] of Object.entries(orders)) {
    it(`sorts ${what}`, async () => {
      const element = await mount({ tree: tableOf(rows) });
      const before = cells(element);
      const nodes = new Map(all(element, "tbody tr").map((row) => [row.textContent, row]));
      await press(element, column);
      assert.equal(cells(element).join(" "), up);
      assert.equal(sorted(element)[column], "ascending");
      await press(element, column);
      assert.equal(cells(element).join(" "), down);
      assert.equal(sorted(element)[column], "descending");
      await press(element, column);
      assert.deepEqual(cells(element), before, "the agent's order");
      assert.deepEqual(sorted(element), ["", "", ""]);
      assert.isTrue(
        all(element, "tbody tr").every((row) => nodes.get(row.textContent) === row),
        "rows move; none is drawn anew",
      );
    });
  }

  it("takes the order of the nearest language", async () => {
    const words = ["z", "ä", "a"].map((name) => ({ name }));
    for (const [lang, expected] of [
      ["de", "a ä z"],
      ["sv", "a z ä"],
    ]) {
      const element = await mount({ tree: tableOf(words) });
      element.lang = lang as string;
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      await press(element, 0);
      assert.equal(cells(element).join(" "), expected, lang);
      element.remove();
    }
  });

  it("is reached and pressed by keyboard, is said, and has a sign", async () => {
    const element = await mount({ tree: tableOf(rows) });
    one(element, ".actions-button").focus();
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Tab" });
    assert.equal(element.shadowRoot?.activeElement?.textContent?.trim(), "Load");
    await sendKeys({ press: "Enter" });
    await waitUntil(() => one(element, ".status").textContent?.trim() === "Sorted by Load, ascending");
    assert.equal(sorted(element)[1], "ascending");
    assert.equal(getComputedStyle(headers(element)[1]?.querySelector("svg") as Element).opacity, "1");
    assert.equal(element.shadowRoot?.activeElement?.textContent?.trim(), "Load", "the focus stays");
    assert.isEmpty(await violations(element));
  });

  it("stays when rows come, and puts each in its place", async () => {
    const element = await mount();
    const text = JSON.stringify(tableOf(many(60)));
    const middle = text.indexOf('{"name":"Page 20"');
    element.append(text.slice(0, middle));
    await element.updateComplete;
    await press(element, 1);
    const end = once(element, "intui-complete");
    for (let at = middle; at < text.length; at += 50) {
      element.append(text.slice(at, at + 50));
      await element.updateComplete;
    }
    await end;
    const loads = cells(element, 1).map(Number);
    assert.deepEqual(
      loads,
      loads.toSorted((a, b) => a - b),
    );
    assert.lengthOf(loads, 60);
  });

  it("stays when the tree is replaced by one with the same column, and goes with the column", async () => {
    const element = await mount({ tree: tableOf(rows) });
    await press(element, 0);
    element.tree = tableOf([...rows, { name: "mango" }]);
    await element.updateComplete;
    assert.equal(cells(element).join(" "), "Äpfel apple mango Page 2 Page 10 zebra");
    element.tree = { v: 1, root: { type: "Table", columns: [{ key: "x", label: "X" }], rows: [{ x: 2 }, { x: 1 }] } };
    await element.updateComplete;
    assert.deepEqual(cells(element), ["2", "1"]);
  });

  it("is not offered where there is nothing to sort, nor in a table that is broken", async () => {
    for (const tree of [tableOf([]), tableOf(rows.slice(0, 1)), tableOf([...rows, { nowhere: 1 }])]) {
      const element = await mount({ tree });
      assert.lengthOf(all(element, "th button"), 0);
      element.remove();
    }
    const broken = await mount({ tree: tableOf([...rows, { nowhere: 1 }]) });
    assert.lengthOf(all(broken, "intui-actions"), 0, "nor is a menu");
  });

  it("says so when its code can't be loaded, and tries again at the next press", async () => {
    const { load } = extraCode;
    extraCode.loading = undefined;
    extraCode.load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const element = await mount({ tree: tableOf(rows) });
    headers(element)[0]?.querySelector("button")?.click();
    await waitUntil(() => one(element, ".status").textContent?.includes("could not be loaded") === true);
    assert.deepEqual(sorted(element), ["", "", ""]);
    extraCode.load = load;
    extraCode.loading = undefined;
    await press(element, 0);
  });
});
