import { expect } from "@open-wc/testing";
import { directionFor } from "../../src/draw/flow/extent.js";
import { mirrored } from "../../src/draw/flow/flow-picture.js";
import { cutOut, roundedPath, shortened, tipPath } from "../../src/draw/flow/path.js";

const corner = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
];

describe("the lines of a flow's picture", () => {
  it("are rounded at their corners, by no more than half of a short piece", () => {
    expect(roundedPath(corner)).to.equal("M0 0L92 0Q100 0 100 8L100 50");
    expect(roundedPath([corner[0], corner[1], { x: 100, y: 4 }])).to.equal("M0 0L98 0Q100 0 100 2L100 4");
  });

  it("end in a head whose point touches the end", () => {
    expect(tipPath(corner)).to.equal("M100 50L104.5 42L95.5 42Z");
    expect(tipPath([corner[1], corner[0]])).to.equal("M0 0L8 4.5L8 -4.5Z");
  });

  it("stop under their head", () => {
    expect(shortened(corner).at(-1)).to.deep.equal({ x: 100, y: 43 });
  });

  it("draw nothing for a line without length", () => {
    const point = { x: 5, y: 5 };
    expect(tipPath([point, point])).to.equal("");
    expect(shortened([point, point])).to.deep.equal([point, point]);
    expect(roundedPath([point])).to.equal("");
  });
});

describe("a line that makes room for its label", () => {
  it("is left out across it", () => {
    expect(cutOut([corner[0], corner[1]], { x: 40, y: -10, width: 20, height: 20 })).to.deep.equal([
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      [
        { x: 60, y: 0 },
        { x: 100, y: 0 },
      ],
    ]);
  });

  it("is left out round a corner", () => {
    expect(cutOut(corner, { x: 90, y: -10, width: 20, height: 20 })).to.deep.equal([
      [
        { x: 0, y: 0 },
        { x: 90, y: 0 },
      ],
      [
        { x: 100, y: 10 },
        { x: 100, y: 50 },
      ],
    ]);
  });

  it("stays whole where it only passes by", () => {
    expect(cutOut(corner, { x: 20, y: 0, width: 20, height: 20 })).to.deep.equal([corner]);
    expect(cutOut(corner, { x: 20, y: 10, width: 20, height: 20 })).to.deep.equal([corner]);
  });

  it("vanishes where the label covers it", () => {
    expect(cutOut(corner, { x: -10, y: -10, width: 200, height: 200 })).to.deep.equal([]);
  });
});

describe("where a picture runs", () => {
  it("is across in a wide place and down in a narrow one", () => {
    expect(directionFor(800, { across: 700, down: 300 })).to.equal("across");
    expect(directionFor(320, { across: 320, down: 300 })).to.equal("down");
  });

  it("is the other way where only that fits", () => {
    expect(directionFor(800, { across: 1400, down: 300 })).to.equal("down");
    expect(directionFor(320, { across: 300, down: 900 })).to.equal("across");
  });

  it("is the less wide way where none fits", () => {
    expect(directionFor(320, { across: 1200, down: 900 })).to.equal("down");
    expect(directionFor(800, { across: 1200, down: 1300 })).to.equal("across");
  });

  it("is turned round for lines from right to left, and back again", () => {
    const text = { text: "A", lines: ["A"], width: 10, height: 21 };
    const picture = {
      direction: "across" as const,
      width: 200,
      height: 50,
      steps: [{ index: 0, label: text, detail: undefined, x: 10, y: 5, width: 60, height: 30 }],
      links: [
        {
          key: "0 1",
          points: [
            { x: 70, y: 20 },
            { x: 150, y: 20 },
          ],
          label: { text, x: 110, y: 20 },
        },
      ],
    };
    const turned = mirrored(picture);
    expect(turned.steps[0].x).to.equal(130);
    expect(turned.links[0].points).to.deep.equal([
      { x: 130, y: 20 },
      { x: 50, y: 20 },
    ]);
    expect(turned.links[0].label?.x).to.equal(90);
    expect(mirrored(turned)).to.deep.equal(picture);
  });
});
