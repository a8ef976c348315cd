import { assert, waitUntil } from "@open-wc/testing";
import { everything } from "./answers.js";
import { all, mount } from "./mount.js";

const wide = (width: number): unknown => ({
  v: 1,
  root: {
    type: "Group",
    children: [
      {
        type: "Table",
        caption: "Wide",
        columns: Array.from({ length: width }, (_, at) => ({ key: `k${at}`, label: `Column ${at}` })),
        rows: [Object.fromEntries(Array.from({ length: width }, (_, at) => [`k${at}`, at]))],
      },
      { type: "Text", markdown: `\`\`\`js\n${"word ".repeat(width * 10)}\n\`\`\`` },
      { type: "Text", markdown: `|${"column|".repeat(width)}\n|${"-|".repeat(width)}\n|${"1|".repeat(width)}` },
    ],
  },
});

const stops = (boxes: readonly HTMLElement[]): string[] =>
  boxes.flatMap((box) => (box.tabIndex === 0 ? [box.ariaLabel ?? ""] : []));

describe("boxes that scroll sideways", () => {
  it("are named and reachable by keyboard while they have to be scrolled, and no tab stop else", async () => {
    const element = await mount({ tree: wide(40) });
    const boxes = all(element, ".scroll");
    assert.lengthOf(boxes, 3);
    await waitUntil(() => stops(boxes).length === 3, "all three scroll");
    assert.deepEqual(stops(boxes), ["Wide", "Code, js", "Table"]);
    element.style.width = "90000px";
    // Text keeps its measure, so that what is in it still scrolls.
    await waitUntil(() => !stops(boxes).includes("Wide"), "the table need not any more");
    element.style.width = "320px";
    await waitUntil(() => stops(boxes).length === 3, "all three again");
  });

  it("never widen the page", async () => {
    for (const tree of [wide(40), everything]) {
      const element = await mount({ tree });
      element.style.width = "320px";
      await new Promise((resolve) => setTimeout(resolve, 100));
      assert.isAtMost(element.shadowRoot?.querySelector(".tree")?.scrollWidth ?? 0, 320);
    }
  });
});
