import { assert, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import type { IntuiTree } from "../../src/index.js";
import { violations } from "./axe.js";
import { all, frame, mount, one } from "./mount.js";
import { box, cells, headers, many, press, scrollTo, tableOf, type Value } from "./table-stage.js";

describe("Table: numbers", () => {
  const shown = async (key: string, label: string, values: readonly Value[]): Promise<string> => {
    const element = await mount({
      tree: {
        v: 1,
        root: { type: "Table", columns: [{ key, label }], rows: values.map((value) => ({ [key]: value })) },
      },
    });
    element.lang = "en";
    return cells(element).join(" ");
  };
  for (const [key, label, values, expected] of [
    ["y", "When", [1999, 2024, null, 2099], "1999 2024  2099"],
    ["y", "When", [1999, 2100], "1,999 2,100"],
    ["load", "Load", [1200, 1850], "1,200 1,850"],
    ["year", "When", [1066, 1648], "1066 1648"],
    ["user_id", "User", [10234, 88121], "10234 88121"],
    ["orderNo", "Order", [10234], "10234"],
    ["k", "Ticket #", [10234], "10234"],
    ["ID", "ID", [10234, "n/a"], "10234 n/a"],
    ["paid", "Paid", [10234], "10,234"],
    ["idle", "Number of users", [10234], "10,234"],
    ["id", "Id", [10234.5], "10,234.5"],
    ["constructor", "x", [1, 20000], "1 20,000"],
  ] as const) {
    it(`${key} / ${label}: ${values.join(", ")} → ${expected}`, async () => {
      assert.equal(await shown(key, label, values), expected);
    });
  }
});

describe("Table: alignment", () => {
  it("puts a column of numbers at the end, and what is said explicitly first", async () => {
    const element = await mount({
      tree: {
        v: 1,
        root: {
          type: "Table",
          columns: [
            { key: "a", label: "A" },
            { key: "b", label: "B" },
            { key: "c", label: "C", align: "start" },
            { key: "d", label: "D", align: "end" },
          ],
          rows: [
            { a: 1, b: 1, c: 1, d: "x" },
            { a: null, b: "x", c: 2, d: "y" },
          ],
        },
      },
    });
    const ends = (selector: string): string[] => all(element, selector).map((cell) => getComputedStyle(cell).textAlign);
    assert.deepEqual(ends("th"), ["right", "left", "left", "right"]);
    assert.deepEqual(ends("tr:last-child td"), ["right", "left", "left", "right"]);
    const right = (selector: string): number => {
      const range = document.createRange();
      range.selectNodeContents(
        one(element, selector).querySelector("button")?.firstChild?.nextSibling ?? one(element, selector),
      );
      return Math.round(range.getBoundingClientRect().right);
    };
    assert.equal(right("th:last-child"), right("tr:last-child td:last-child"), "a header stands over its values");
  });
});

describe("Table: little room", () => {
  const wide = (count: number): unknown => ({
    v: 1,
    root: {
      type: "Table",
      caption: "Wide",
      columns: Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: `Label "${at}"\\` })),
      rows: [0, 1].map((row) =>
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, `Value ${row} ${at}`])),
      ),
    },
  });
  const roles = (element: IntuiTree): string[] => all(element, "[role]").map((each) => each.getAttribute("role") ?? "");

  it("becomes a stack of labelled values with up to four columns, and keeps its roles and its sorting", async () => {
    const element = await mount({ tree: wide(4) });
    const before = roles(element);
    element.style.width = "320px";
    await frame();
    const [first, second] = all(element, "tbody tr:first-child td");
    const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
    assert.isAtLeast(b?.top ?? 0, a?.bottom ?? 1, "one below the other");
    assert.match(getComputedStyle(second as Element, "::before").content, /Label \\"1\\"\\\\/);
    assert.deepEqual(
      roles(element).filter((role) => role !== "group"),
      before.filter((role) => role !== "group"),
    );
    assert.isAtMost(box(element).scrollWidth, 320);
    assert.lengthOf(
      all(element, "th button").filter((button) => button.checkVisibility() && button.offsetHeight >= 24),
      4,
    );
    await press(element, 0);
    await press(element, 0);
    assert.equal(cells(element)[0], "Value 1 0");
    assert.isEmpty(await violations(element));
  });

  it("scrolls sideways in its own box with more, and never widens the page", async () => {
    const element = await mount({ tree: wide(5) });
    element.style.width = "320px";
    await waitUntil(() => box(element).tabIndex === 0, "the box is reachable by keyboard");
    assert.isAbove(box(element).scrollWidth, 320);
    assert.isAtMost(one(element, ".tree").scrollWidth, 320);
    assert.equal(getComputedStyle(all(element, "td")[0] as Element).display, "table-cell");
    assert.isEmpty(await violations(element));
  });

  for (const scheme of ["light", "dark"] as const) {
    for (const direction of ["ltr", "rtl"]) {
      it(`is fine for axe in ${scheme}, ${direction}, wide and narrow`, async () => {
        await emulateMedia({ colorScheme: scheme });
        const page = document.documentElement;
        page.style.cssText = `color-scheme: light dark; background: ${scheme === "dark" ? "#0b0d11" : "#fff"}`;
        const element = await mount({ tree: wide(4) });
        element.dir = direction;
        for (const width of ["700px", "320px"]) {
          element.style.width = width;
          await frame();
          assert.isEmpty(await violations(element), width);
        }
        page.removeAttribute("style");
        await emulateMedia({ colorScheme: "light" });
      });
    }
  }
});

describe("Table: the header and the columns", () => {
  it("keeps the header in sight, on the page's own ground", async () => {
    const element = await mount({ tree: tableOf(many(100)) });
    const parent = element.parentElement as HTMLElement;
    parent.style.background = "rgb(250, 240, 230)";
    const top = box(element).getBoundingClientRect().top;
    await scrollTo(element, 800);
    assert.closeTo(headers(element)[0]?.getBoundingClientRect().top ?? 0, top, 1);
    assert.equal(getComputedStyle(headers(element)[0] as Element).backgroundColor, "rgb(250, 240, 230)");
    await scrollTo(element, 0);
    assert.equal(getComputedStyle(headers(element)[0] as Element).backgroundColor, "rgba(0, 0, 0, 0)");
  });

  it("has columns that hold while rows come, as long as there is room, and after", async () => {
    const element = await mount();
    const rows = Array.from({ length: 40 }, (_, at) => ({
      name: `Page ${at}`,
      load: 10 ** (at % 5),
      day: "2026-01-01",
    }));
    const text = JSON.stringify(tableOf(rows));
    const widths = (): string =>
      headers(element)
        .map((head) => Math.round(head.getBoundingClientRect().width))
        .join();
    const start = text.indexOf('{"name":"Page 4"');
    element.append(text.slice(0, start));
    await element.updateComplete;
    await waitUntil(() => one(element, "table").hasAttribute("data-fixed"), "the widths are known");
    const before = widths();
    for (let at = start; at < text.length; at += 40) {
      element.append(text.slice(at, at + 40));
      await element.updateComplete;
      assert.equal(widths(), before, `at ${at}`);
    }
    await waitUntil(() => element.matches(":state(complete)"));
    assert.equal(widths(), before, "complete");
  });

  it("gives a column more room when a cell comes that needs it", async () => {
    const element = await mount();
    element.style.width = "600px";
    const rows = many(4);
    element.append(JSON.stringify(tableOf(rows)).slice(0, -4));
    await element.updateComplete;
    await waitUntil(() => one(element, "table").hasAttribute("data-fixed"));
    const before = headers(element)[0]?.getBoundingClientRect().width ?? 0;
    element.append(`},{"name":"${"A name that needs more room than any ".repeat(3)}"},{"name":"b"}`);
    await element.updateComplete;
    assert.isAbove(headers(element)[0]?.getBoundingClientRect().width ?? 0, before + 50);
  });
});
