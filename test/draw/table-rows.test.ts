import { assert, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { extraCode } from "../../src/draw/table/load-extra.js";
import { violations } from "./axe.js";
import { all, ended, frame, mount, one } from "./mount.js";
import { box, cells, long, many, press, scrollTo, seen, tableOf, windowed } from "./table-stage.js";

/** Selects from one element to another and copies, as a press of the keys does. @returns what would be on the clipboard */
function copySelected(from: Element, to: Element): { readonly text: string; readonly taken: boolean } {
  const root = from.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = (root.getSelection ? root.getSelection() : document.getSelection()) as Selection;
  selection.setBaseAndExtent(from, 0, to, to.childNodes.length);
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent("copy", { bubbles: true, cancelable: true, composed: true, clipboardData });
  from.dispatchEvent(event);
  return { text: clipboardData.getData("text/plain"), taken: event.defaultPrevented };
}

describe("Table: many rows", () => {
  it("copies all of them where the first to the last of those in the DOM are selected, as they are shown", async () => {
    const element = await long(3000);
    await press(element, 1);
    await scrollTo(element, 20_000);
    const rows = all(element, "tbody:not(.space) tr");
    const [first, last] = [rows[0] as HTMLElement, rows.at(-1) as HTMLElement];
    const { text, taken } = copySelected(first, last);
    const lines = text.split("\n");
    assert.isTrue(taken);
    assert.lengthOf(lines, 3000);
    assert.deepEqual([lines[0]?.split("\t")[1], lines[2999]?.split("\t")[1]], ["0", "2,999"]);
    const whole = copySelected(one(element, "thead"), last).text.split("\n");
    assert.deepEqual([whole.length, whole[0]], [3001, "Name\tLoad\tDay"]);
    assert.isFalse(copySelected(rows[1] as HTMLElement, rows[3] as HTMLElement).taken, "a part of it is the browser's");
    const short = await mount({ tree: tableOf(many(20)) });
    await press(short, 1);
    assert.isFalse(copySelected(one(short, "thead"), one(short, "tbody")).taken, "so is a table that is all there");
  });

  it("has all of them in the DOM up to 2,000", async () => {
    const element = await mount({ tree: tableOf(many(2000)) });
    assert.lengthOf(all(element, "tbody tr"), 2000);
    assert.isFalse(one(element, "table").hasAttribute("aria-rowcount"));
    assert.lengthOf(all(element, "[aria-rowindex]"), 0);
  });

  it("has only what is seen of more, and says how many there are and which these are", async () => {
    const element = await long();
    const place = (row: HTMLElement): number => Number(row.getAttribute("aria-rowindex"));
    assert.equal(one(element, "table").getAttribute("aria-rowcount"), "10001");
    for (const top of [0, 5000, 200_000, 1e9]) {
      await scrollTo(element, top);
      const rows = all(element, "tbody:not(.space) tr");
      assert.isBelow(rows.length, 200);
      for (const row of rows) assert.equal(row.querySelector("td")?.textContent, `Page ${place(row) - 2}`);
      assert.isAtLeast(seen(element).length, 8, `the box is full at ${top}`);
    }
    assert.equal(seen(element).at(-1), "Page 9999");
    assert.isEmpty(await violations(element));
  });

  it("shows every row once on the way down, none skipped, however high each is", async () => {
    const rows = many(2500).map((row, at) => ({
      ...row,
      name: at % 7 ? row.name : `${row.name} ${"word ".repeat(at % 90)}`,
    }));
    const element = await mount({ tree: tableOf(rows) });
    await windowed(element);
    element.style.width = "500px";
    await frame();
    await frame();
    const met = new Set<string>();
    for (let step = 0; step < 40; step++) {
      for (const name of seen(element)) met.add(/Page \d+/.exec(name)?.[0] ?? name);
      await scrollTo(element, box(element).scrollTop + 250);
    }
    const numbers = [...met].map((name) => Number(name.slice(5)));
    assert.deepEqual(numbers, [...numbers.keys()]);
    assert.isAbove(numbers.length, 100);
  });

  it("stays where it is while rows above turn out higher than was thought", async () => {
    const rows = many(3000).map((row, at) => ({
      ...row,
      name: at < 900 ? `${row.name} ${"word ".repeat(60)}` : row.name,
    }));
    const element = await mount({ tree: tableOf(rows) });
    await windowed(element);
    await scrollTo(element, 60_000);
    for (let step = 0; step < 12; step++) {
      const before = seen(element);
      await scrollTo(element, box(element).scrollTop - 100);
      const after = seen(element);
      assert.isTrue(after.includes(before[0] as string), `${before[0]} is still in sight, a little further down`);
    }
  });

  it("touches no more nodes for a scroll or a new row than are seen", async () => {
    const element = await long();
    let added = 0;
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) added += [...addedNodes].filter((node) => node.nodeName === "TR").length;
    });
    watch.observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true });
    await scrollTo(element, 300_000);
    watch.disconnect();
    assert.isBelow(added, 200);
  });

  it("sorts all of them", async () => {
    const element = await long();
    await press(element, 1);
    await press(element, 1);
    assert.deepEqual(cells(element, 1).slice(0, 3), ["9,999", "9,998", "9,997"]);
    await scrollTo(element, 1e9);
    assert.equal(cells(element, 1).at(-1), "0");
  });

  it("finds in all of them, goes on and back, and brings each into sight", async () => {
    const element = await long(10_000, { caption: "Pages" });
    one(element, ".find-field").focus();
    await sendKeys({ type: "pagé 777" });
    const count = (): string => one(element, ".find-count").textContent ?? "";
    const found = (): string => all(element, "[data-found] td")[0]?.textContent ?? "";
    assert.equal(count(), "1 of 11");
    assert.equal(found(), "Page 777");
    assert.include(seen(element), "Page 777");
    await waitUntil(() => one(element, ".status").textContent?.trim() === "1 of 11", "it is said");
    await sendKeys({ press: "Enter" });
    assert.equal(found(), "Page 7770");
    assert.include(seen(element), "Page 7770");
    await sendKeys({ down: "Shift" });
    await sendKeys({ press: "Enter" });
    await sendKeys({ press: "Enter" });
    await sendKeys({ up: "Shift" });
    assert.equal(found(), "Page 7779");
    assert.equal(count(), "11 of 11");
    await sendKeys({ type: "x" });
    assert.equal(count(), "Not found");
    assert.isEmpty(await violations(element));
  });

  it("finds what is read, not what is written", async () => {
    const element = await long();
    element.lang = "en";
    const field = one<HTMLInputElement>(element, ".find-field");
    field.value = "9,998";
    field.dispatchEvent(new Event("input"));
    await element.updateComplete;
    assert.equal(all(element, "[data-found]").length, 1);
  });

  it("lets no key of the find out to the page", async () => {
    const element = await long();
    const heard: string[] = [];
    const hear = (event: Event): void => void heard.push(event.type);
    const names = ["keydown", "keyup", "input"];
    for (const name of names) document.addEventListener(name, hear);
    one(element, ".find-field").focus();
    await sendKeys({ type: "sp" });
    for (const name of names) document.removeEventListener(name, hear);
    assert.isEmpty(heard);
  });

  it("prints all of them", async () => {
    const element = await long(3000);
    dispatchEvent(new Event("beforeprint"));
    assert.lengthOf(all(element, "tbody tr"), 3000);
    assert.equal(cells(element).at(-1), "Page 2999");
    await emulateMedia({ media: "print" });
    assert.isAtLeast(box(element).clientHeight, one(element, "table").offsetHeight, "the box hides none");
    await emulateMedia({ media: "screen" });
    dispatchEvent(new Event("afterprint"));
    assert.isBelow(all(element, "tbody tr").length, 200);
  });

  it("streams: all rows until there are too many, then those that are seen", async () => {
    const element = await mount();
    const text = JSON.stringify(tableOf(many(4000)));
    const done = ended(element);
    const counts: number[] = [];
    for (let at = 0; at < text.length; at += 8000) {
      element.append(text.slice(at, at + 8000));
      await element.updateComplete;
      counts.push(all(element, "tbody:not(.space) tr").length);
    }
    assert.equal(await done, "complete");
    assert.isAbove(counts[0] as number, 100);
    assert.isBelow(counts.at(-1) as number, 200);
    assert.equal(one(element, "table").getAttribute("aria-rowcount"), "4001");
    await scrollTo(element, 1e9);
    assert.equal(seen(element).at(-1), "Page 3999");
  });

  it("fills up with the rest of them when a table that streamed turns out not to be too long", async () => {
    const element = await mount();
    const text = JSON.stringify(tableOf(many(1500)));
    for (let at = 0; at < text.length; at += 8000) {
      element.append(text.slice(at, at + 8000));
      await element.updateComplete;
    }
    assert.isBelow(all(element, "tbody:not(.space) tr").length, 1000);
    await scrollTo(element, 30_000);
    const before = seen(element);
    await waitUntil(() => all(element, "tbody:not(.space) tr").length === 1500, "all are there", { timeout: 10_000 });
    assert.lengthOf(all(element, ".space"), 0);
    assert.deepEqual(seen(element), before, "what is seen stays");
    assert.lengthOf(all(element, ".find"), 0, "the browser finds them all");
  });

  it("draws all of them where the code for it can't be had", async () => {
    const { load } = extraCode;
    extraCode.loading = undefined;
    extraCode.load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const element = await mount({ tree: tableOf(many(2100)) });
    await waitUntil(() => all(element, "tbody tr").length === 2100, "all are there");
    extraCode.load = load;
    extraCode.loading = undefined;
    extraCode.failed = false;
  });
});
