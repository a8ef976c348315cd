import { expect } from "@open-wc/testing";
import "axe-core/axe.min.js";
import type { IntuiActions } from "../../src/draw/menu/actions-element.js";
import { frames, Stage } from "./chart-stage.js";

type Axe = { run(context: unknown, options: unknown): Promise<{ violations: { id: string; help: string }[] }> };
const { axe } = globalThis as unknown as { axe: Axe };

/** In a page of its own where nothing may be registered: what a chart is when its picture's code can't be had. */
describe("a chart without its picture", () => {
  const props = {
    kind: "line" as const,
    title: "Visitors",
    series: [
      {
        label: "This week",
        points: [
          { x: "Mon", y: 1200 },
          { x: "Tue", y: 3 },
        ],
      },
    ],
    annotations: [{ at: "Tue", label: "Launch" }],
  };

  it("shows its data as a table and its markers as a list, also while it streams", async () => {
    const stage = new Stage();
    for (const open of [true, false]) {
      stage.draw(props, { open });
      await frames(2);
      expect(customElements.get("intui-chart")).to.equal(undefined);
      const table = stage.root.querySelector("table") as HTMLElement;
      expect(table.offsetHeight).to.be.greaterThan(40);
      expect(stage.root.querySelector<HTMLElement>(".chart-markers li")?.offsetHeight).to.be.greaterThan(10);
      expect(stage.root.querySelectorAll("intui-chart, .chart-toggle")).to.have.length(0);
    }
    const { actions } = stage.root.querySelector("intui-actions") as IntuiActions;
    expect(actions.map(({ id }) => id)).to.deep.equal(["tsv", "csv"]);
    const { violations } = await axe.run(stage.host, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).to.deep.equal([]);
    stage.remove();
  });

  it("shows both values of an x that an old tree has twice", async () => {
    const stage = new Stage();
    stage.draw({
      series: [
        {
          label: "A",
          points: [
            { x: 1, y: 10 },
            { x: 1, y: 11 },
          ],
        },
      ],
    });
    await stage.figure.updateComplete;
    expect(stage.texts("tbody tr")).to.deep.equal(["1 10 / 11"]);
    stage.remove();
  });
});
