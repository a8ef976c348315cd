/** The light layout engine: the same graphs as the other one, laid out as well as a reader needs. */
import { expect } from "@open-wc/testing";
import { elkGraph, layoutFrom } from "../../src/draw/flow/elk-task.js";
import type { Direction, Layout, LayoutTask, Point } from "../../src/draw/flow/layout.js";
import { layoutHere } from "../../src/draw/vendor/dagre.js";

const box = { width: 100, height: 40 };

function taskOf(
  count: number,
  links: readonly (readonly [number, number, string?])[],
  direction: Direction,
): LayoutTask {
  return {
    direction,
    boxes: Array.from({ length: count }, (_, step) => ({ step, ...box })),
    links: links.map(([from, to, label]) => ({ from, to, label: label ? { width: 50, height: 18 } : undefined })),
  };
}

const laid = async (task: LayoutTask): Promise<Layout> => layoutFrom(await layoutHere(elkGraph(task)));

const overlaps = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < box.width && Math.abs(a.y - b.y) < box.height;

const onBorder = (point: Point, corner: Point): boolean =>
  point.x >= corner.x - 1 &&
  point.x <= corner.x + box.width + 1 &&
  point.y >= corner.y - 1 &&
  point.y <= corner.y + box.height + 1;

const graphs: Record<string, readonly (readonly [number, number, string?])[]> = {
  "a branch": [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ],
  "labels and a way back": [
    [0, 1, "yes"],
    [0, 2, "no"],
    [1, 3],
    [2, 3],
    [3, 0, "again"],
  ],
  "a step that leads to itself": [
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  "two parts": [
    [0, 1],
    [0, 2],
    [3, 4],
    [3, 5],
  ],
};

describe("the light layout engine", () => {
  for (const [name, links] of Object.entries(graphs)) {
    for (const direction of ["across", "down"] as const) {
      it(`gives every box and line of ${name} a place of its own, ${direction}`, async () => {
        const count = Math.max(...links.map(([from, to]) => Math.max(from, to))) + 1;
        const layout = await laid(taskOf(count, links, direction));
        const corners = layout.boxes as Point[];
        for (const [at, corner] of corners.entries()) {
          expect(corner.x).to.be.within(0, layout.width - box.width);
          expect(corner.y).to.be.within(0, layout.height - box.height);
          for (const other of corners.slice(at + 1)) expect(overlaps(corner, other)).to.equal(false);
        }
        for (const [at, link] of layout.links.entries()) {
          const [from, to, label] = links[at] as readonly [number, number, string?];
          const points = link?.points ?? [];
          expect(onBorder(points[0] as Point, corners[from] as Point)).to.equal(true);
          expect(onBorder(points.at(-1) as Point, corners[to] as Point)).to.equal(true);
          expect(link?.label !== undefined).to.equal(label !== undefined);
        }
      });
    }
  }

  it("leads in the direction that is asked for", async () => {
    const links = [
      [0, 1],
      [0, 2],
    ] as const;
    const [across, down] = await Promise.all([laid(taskOf(3, links, "across")), laid(taskOf(3, links, "down"))]);
    expect((across.boxes[1] as Point).x).to.be.above((across.boxes[0] as Point).x + box.width);
    expect((down.boxes[1] as Point).y).to.be.above((down.boxes[0] as Point).y + box.height);
  });
});
