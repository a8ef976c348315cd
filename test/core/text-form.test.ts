import { assert } from "@open-wc/testing";
import { formatNumber, Tree } from "../../src/core.js";

const text = (root: unknown) => Tree.parse({ v: 1, root }).toText();

describe("the text form", () => {
  it("joins a row whose parts are single lines, and keeps everything else apart", () => {
    const label = { type: "Label", text: "new" };
    const stat = { type: "Stat", label: "Open", value: 3 };
    const table = { type: "Table", columns: [{ key: "a", label: "A" }], rows: [] };
    const group = (direction: string, ...children: unknown[]) => ({ type: "Group", direction, children });
    assert.strictEqual(text(group("row", label, stat)), "[new] · **Open:** 3");
    assert.strictEqual(text(group("column", label, stat)), "[new]\n\n**Open:** 3");
    assert.strictEqual(text(group("row", label, table)), "[new]\n\n| A |\n| --- |");
    assert.strictEqual(text(group("column", group("row", label, label), stat)), "[new] · [new]\n\n**Open:** 3");
    assert.strictEqual(text(group("row", group("column", label, label), label)), "[new]\n\n[new]\n\n[new]");
  });

  it("escapes cells, and prints a table's strings as they are", () => {
    const columns = [
      { key: "a", label: "A | B" },
      { key: "b", label: "Back\\slash" },
    ];
    const rows = [
      { a: "2026", b: 2026 },
      { a: "x | y", b: "line\r\nbreak\nhere" },
      { a: null, b: true },
      { b: false },
      { a: "\\|", b: "" },
    ];
    assert.strictEqual(
      text({ type: "Table", columns, rows, caption: "What\nis open" }),
      [
        "What is open",
        "",
        "| A \\| B | Back\\\\slash |",
        "| --- | --- |",
        "| 2026 | 2,026 |",
        "| x \\| y | line break here |",
        "|  | true |",
        "|  | false |",
        "| \\\\\\| |  |",
      ].join("\n"),
    );
  });

  it("has every x of a chart once, in order of first appearance, and leaves gaps empty", () => {
    const series = [
      {
        label: "Now",
        points: [
          { x: 2026, y: 1234.567 },
          { x: "b|c", y: -0 },
        ],
      },
      {
        label: "Plan",
        role: "comparison",
        points: [
          { x: 2025, y: 0.00424 },
          { x: "2026", y: 2 },
        ],
      },
      {
        label: "Twice",
        points: [
          { x: 2026, y: 1 },
          { x: 2026, y: 2000 },
        ],
      },
    ];
    const annotations = [
      { at: 2030, label: "No x" },
      { at: "b|c", label: "Two\nlines" },
    ];
    assert.strictEqual(
      text({ type: "Chart", kind: "bar", unit: "%", series, annotations }),
      [
        "(bar chart, %)",
        "",
        "|  | Now | Plan (comparison) | Twice |",
        "| --- | --- | --- | --- |",
        "| 2026 | 1,234.57 | 2 | 1 / 2,000 |",
        "| b\\|c | 0 |  |  |",
        "| 2025 |  | 0.00424 |  |",
        "",
        "Markers: 2030: No x; b|c: Two lines",
      ].join("\n"),
    );
    const plain = { type: "Chart", kind: "line", title: "T", series: [{ label: "S", points: [{ x: 1, y: 1 }] }] };
    assert.strictEqual(text(plain), "**T** (line chart)\n\n|  | S |\n| --- | --- |\n| 1 | 1 |");
    assert.strictEqual(text({ ...plain, title: "", unit: "" }).split("\n")[0], "(line chart)");
  });

  it("puts a percent sign on the number and other units after a space; a change has a sign and no unit", () => {
    const stat = (props: object) => text({ type: "Stat", label: "L", value: 1234.5, ...props });
    assert.strictEqual(stat({ unit: "%" }), "**L:** 1,234.5%");
    assert.strictEqual(stat({ unit: "ms" }), "**L:** 1,234.5 ms");
    assert.strictEqual(stat({ change: { value: 18, as: "percent" } }), "**L:** 1,234.5 (+18%)");
    assert.strictEqual(stat({ unit: "ms", change: { value: -3, as: "amount" } }), "**L:** 1,234.5 ms (-3)");
    assert.strictEqual(stat({ change: { value: -0, as: "percent" } }), "**L:** 1,234.5 (0%)");
  });

  it("draws a flow's links, then the steps that none touches, then the details", () => {
    const steps = [
      { id: "a", label: "A" },
      { id: "b", label: "B", detail: "Second" },
      { id: "c", label: "C" },
      { id: "d", label: "D", detail: "" },
    ];
    const links = [
      { from: "b", to: "a", label: "back" },
      { from: "a", to: "a" },
    ];
    assert.strictEqual(text({ type: "Flow", steps, links }), "B → A (back)\nA → A\nC\nD\n\n- **B:** Second");
    assert.strictEqual(text({ type: "Flow", steps: steps.slice(2) }), "C → D");
  });

  it("shows a choice without a prompt as its buttons, and of each field what applies", () => {
    const options = [
      { id: "a", label: "A" },
      { id: "b", label: "B" },
    ];
    assert.strictEqual(text({ type: "Choice", id: "c", options }), "[A] [B]");
    assert.strictEqual(text({ type: "Choice", id: "c", prompt: "", options }), "[A] [B]");
    const fields = [
      { id: "a", label: "A", input: "select", options: ["x", "y"], required: true },
      { id: "b", label: "B", input: "number", required: true },
      { id: "c", label: "C", input: "checkbox" },
    ];
    assert.strictEqual(
      text({ type: "Form", id: "f", fields }),
      "Form:\n- A (select, required: x, y)\n- B (number, required)\n- C (checkbox)\n\n[Submit]",
    );
  });

  it("keeps what stands on one line on one line", () => {
    assert.strictEqual(text({ type: "Label", text: "a\nb" }), "[a b]");
    assert.strictEqual(text({ type: "Choice", id: "c", options: [{ id: "a", label: "a\r\nb" }] }), "[a b]");
  });
});

describe("formatNumber", () => {
  it("groups, keeps two decimals, and below 1 three significant digits", () => {
    const forms: readonly [number, string][] = [
      [0, "0"],
      [-0, "0"],
      [1204, "1,204"],
      [-1234567.891, "-1,234,567.89"],
      [1.005, "1.01"],
      [0.5, "0.5"],
      [0.0042, "0.0042"],
      [-0.00004238, "-0.0000424"],
      [0.9999, "1"],
      [1e-9, "0.000000001"],
      [1e21, "1,000,000,000,000,000,000,000"],
    ];
    for (const [value, form] of forms) assert.strictEqual(formatNumber(value), form);
  });

  it("follows a locale, and refuses what is none", () => {
    assert.strictEqual(formatNumber(1234.5, "de"), "1.234,5");
    assert.throws(() => formatNumber(1, "not a locale"), RangeError);
  });
});
