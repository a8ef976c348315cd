import { assert } from "@open-wc/testing";
import { INTUI_CATALOG_ID } from "../../src/a2ui.js";
import { all, mount, one, settled, shown } from "./host.js";
import { at, call, column, components, create, data, part, text } from "./messages.js";

const list = [
  column("root", ["table", "chart", "stat", "flow", "label", "text"]),
  part("table", "Table", {
    columns: [
      { key: "name", label: at("/head") },
      { key: "n", label: "Count" },
    ],
    rows: at("/rows"),
  }),
  part("chart", "Chart", {
    kind: "line",
    title: at("/title"),
    series: [
      { label: "Week", points: at("/points") },
      { label: "Usual", role: "baseline", points: at("/usual") },
    ],
  }),
  part("stat", "Stat", {
    label: "Visitors",
    value: at("/n"),
    unit: at("/unit"),
    change: { value: at("/change"), as: "percent" },
  }),
  part("flow", "Flow", {
    steps: [
      { id: "a", label: at("/head") },
      { id: "b", label: call("upper", { value: "done" }) },
    ],
  }),
  part("label", "Label", { text: "Open", tone: at("/tone") }),
  text("text", "And a text"),
];
const model = {
  head: "Name",
  title: "Visits",
  tone: "warning",
  unit: "people",
  n: 1204,
  change: 18,
  rows: [
    { name: "Ada", n: 3 },
    { name: "Grace", n: 4 },
  ],
  points: [
    { x: "Mon", y: 1 },
    { x: "Tue", y: 2 },
  ],
  usual: [{ x: "Mon", y: 1 }],
};
const messages = [create("s", { catalogId: INTUI_CATALOG_ID }), components(list), data("/", model)];

const wanted = [
  "| Name | Count |\n| --- | --- |\n| Ada | 3 |\n| Grace | 4 |",
  "**Visits** (line chart)\n\n|  | Week | Usual (baseline) |\n| --- | --- | --- |\n| Mon | 1 | 1 |\n| Tue | 2 |  |",
  "**Visitors:** 1,204 people (+18%)",
  "Name → DONE",
];

describe("a2ui: our own catalog", () => {
  it("draws tables, charts, stats, flows and labels in a surface, from data, beside the basic components", async () => {
    const element = await mount({ messages });
    await settled(element);
    assert.deepEqual(element.reports, []);
    const rows = all(element, "intui-table tbody tr").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    assert.lengthOf(rows, 2);
    assert.include(one(element, ".stat").textContent, "1,204");
    assert.include(one(element, ".label").className, "warning");
    assert.lengthOf(all(element, ".flow"), 1);
    assert.equal(one(element, "intui-figure").ariaLabel, "Visits");
    assert.include(shown(element), "And a text");
    for (const part of wanted) assert.include(element.toText(), part);
  });

  it("follows the data, and streams to the same end", async () => {
    const element = await mount();
    const full = JSON.stringify([messages[0], messages[2], messages[1]]);
    for (let from = 0; from < full.length; from += 97) {
      element.append(full.slice(from, from + 97));
      await element.updateComplete;
    }
    element.end();
    await settled(element);
    for (const part of wanted) assert.include(element.toText(), part);
    element.append(JSON.stringify([data("/n", 5), data("/rows/2", { name: "Ann", n: 9 })]));
    element.end();
    await settled(element);
    assert.include(one(element, ".stat").textContent, "5");
    assert.lengthOf(all(element, "intui-table tbody tr"), 3);
  });

  it("takes no number that a model has typed: points of a chart and values of a stat are bound, or not there", async () => {
    const element = await mount({
      messages: [
        create("s", { catalogId: INTUI_CATALOG_ID }),
        components([
          column("root", ["stat", "chart"]),
          part("stat", "Stat", { label: "Visitors", value: 99, change: { value: 77, as: "percent" } }),
          part("chart", "Chart", { kind: "bar", series: [{ label: "A", points: [{ x: "Mon", y: 55 }] }] }),
        ]),
      ],
    });
    await settled(element);
    assert.notMatch(shown(element), /99|77|55/);
    assert.notMatch(element.toText(), /99|77|55/);
    const paths = element.reports.map(({ message }) => message.error.path);
    assert.deepEqual(paths, ["/components/1/value", "/components/1/change/value", "/components/2/series/0/points"]);
  });

  it("shows the frame of what has no data yet", async () => {
    const element = await mount({ messages: messages.slice(0, 2) });
    await settled(element);
    assert.include(shown(element), "Visitors");
    assert.deepEqual(element.reports, []);
  });
});
