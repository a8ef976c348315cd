import { expect, waitUntil } from "@open-wc/testing";
import { fileOf } from "../../src/draw/flow/files.js";
import { type FlowProps, shapeFlow } from "../../src/draw/flow/graph.js";
import { FlowStage, flowOf } from "./flow-stage.js";

const answer = flowOf("a b c d", "a>b:first b>c:yes b>d:no d>b c>c");
const line = flowOf("a b c", "a>b:then b>c");

let stage: FlowStage;
const place = (): HTMLElement => stage.root.querySelector(".flow") as HTMLElement;

async function file(kind: "svg" | "png", props: FlowProps = answer): Promise<Blob> {
  stage.draw(props);
  if (stage.flow) await stage.shows("drawn");
  return fileOf(kind, { place: place(), shape: shapeFlow(props, false), name: "A & B" });
}

/** The file as a document of its own, which a reader of XML accepts. */
async function svg(props: FlowProps = answer): Promise<Document> {
  const text = await (await file("svg", props)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(parsed.querySelector("parsererror")?.textContent ?? "").to.equal("");
  return parsed;
}

const textsOf = (parsed: Document): string[] =>
  [...parsed.querySelectorAll("text")].map((text) => text.textContent ?? "");

async function pixels(blob: Blob): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const image = await createImageBitmap(blob);
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: context.getImageData(0, 0, image.width, image.height).data };
}

/** The share of points that are not the ground, which is at the corner. */
function inked({ data }: { data: Uint8ClampedArray }): number {
  let different = 0;
  for (let at = 0; at < data.length; at += 4) if (Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 40) different += 1;
  return different / (data.length / 4);
}

beforeEach(() => {
  stage = new FlowStage();
});
afterEach(() => stage.remove());

describe("a flow as an SVG file", () => {
  it("has every step and link, as text and lines, and needs nothing beside it", async () => {
    const parsed = await svg();
    expect(textsOf(parsed).sort()).to.deep.equal(["Step a", "Step b", "Step c", "Step d", "first", "no", "yes"].sort());
    expect(parsed.querySelectorAll('path[fill="none"]')).to.have.length(5);
    expect(parsed.querySelectorAll("rect[rx]")).to.have.length(4);
    expect(parsed.querySelector("title")?.textContent).to.equal("A & B");
    const markup = new XMLSerializer().serializeToString(parsed);
    expect(markup).to.not.match(/var\(|currentcolor|light-dark|href|url\(|class=| style=|<style/i);
    expect(parsed.documentElement.getAttribute("font-family")).to.equal(getComputedStyle(place()).fontFamily);
  });

  it("is what the page shows: the same places and lines", async () => {
    const parsed = await svg();
    const shown = [...(stage.picture?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d"));
    expect([...parsed.querySelectorAll("path")].map((path) => path.getAttribute("d"))).to.deep.equal(shown);
  });

  it("is light on a dark page, in the colours that the host has set", async () => {
    stage.remove();
    stage = new FlowStage({ scheme: "dark" });
    stage.host.style.setProperty("--intui-field-border", "rgb(1, 2, 3)");
    const parsed = await svg();
    expect(parsed.querySelector("rect:not([rx])")?.getAttribute("fill")).to.equal("rgb(255, 255, 255)");
    expect(parsed.querySelector("text")?.getAttribute("fill")).to.equal("rgb(100, 105, 114)");
    expect(parsed.querySelector("g:last-child > text")?.getAttribute("fill")).to.equal("rgb(22, 24, 29)");
    expect(parsed.querySelector("path")?.getAttribute("stroke")).to.equal("rgb(1, 2, 3)");
  });

  it("bears every text: markup, quotes, control characters and halves of a character", async () => {
    const label = `<b onload="x">&amp; 'q' "d"\u0001 \ud800 ]]>`;
    const parsed = await svg({ steps: [{ id: "a", label }, ...answer.steps.slice(1)], links: answer.links });
    const found = textsOf(parsed).find((text) => text.startsWith("<b"));
    expect(found).to.equal(`<b onload="x">&amp; 'q' "d"\ufffd \ufffd ]]>`);
    expect(parsed.querySelectorAll("b")).to.have.length(0);
  });

  it("breaks long labels as the page does, and can be copied whole", async () => {
    const label = "Check that every statement has a source which can be opened";
    const parsed = await svg({ steps: [{ id: "a", label }, ...answer.steps.slice(1)], links: answer.links });
    const text = [...parsed.querySelectorAll("text")].find(({ textContent }) => textContent === label);
    expect(text?.querySelectorAll("tspan[x]").length).to.be.greaterThan(1);
  });

  it("is also had of a line of steps, which on the page is no picture", async () => {
    const parsed = await svg(line);
    expect(textsOf(parsed)).to.deep.equal(["then", "Step a", "Step b", "Step c"]);
    const boxes = [...parsed.querySelectorAll("rect[rx]")].map((rect) => Number(rect.getAttribute("x")));
    expect(boxes).to.deep.equal(boxes.toSorted((a, b) => a - b));
    expect(parsed.querySelectorAll('path[fill="none"]')).to.have.length(2);
  });

  it("runs down where a line of steps is long, and from right to left where the text does", async () => {
    const many = Array.from({ length: 20 }, (_, at) => `s${at}`).join(" ");
    const tall = (await svg(flowOf(many))).documentElement;
    expect(Number(tall.getAttribute("height"))).to.be.greaterThan(Number(tall.getAttribute("width")));
    stage.remove();
    stage = new FlowStage({ dir: "rtl" });
    const boxes = [...(await svg(line)).querySelectorAll("rect[rx]")].map((rect) => Number(rect.getAttribute("x")));
    expect(boxes).to.deep.equal(boxes.toSorted((a, b) => b - a));
  });

  it("draws steps that nothing joins, and no line between them", async () => {
    const parsed = await svg(flowOf("a b", "a>x"));
    expect(parsed.querySelectorAll("rect[rx]")).to.have.length(2);
    expect(parsed.querySelectorAll("path")).to.have.length(0);
  });

  it("leaves nothing on the page", async () => {
    await file("svg", line);
    expect(stage.root.querySelectorAll(".flow-bench, .flow-ink")).to.have.length(0);
  });
});

describe("a flow as a PNG file", () => {
  for (const [what, props] of Object.entries({ graph: answer, line })) {
    it(`shows a ${what} sharply, on a light ground`, async () => {
      stage.remove();
      stage = new FlowStage({ scheme: "dark" });
      const parsed = await svg(props);
      const found = await pixels(await file("png", props));
      expect(found.width).to.equal(Math.ceil(Number(parsed.documentElement.getAttribute("width")) * 2));
      expect([...found.data.slice(0, 4)]).to.deep.equal([255, 255, 255, 255]);
      expect(inked(found)).to.be.within(0.005, 0.2);
    });
  }

  it("of a huge flow is as large as a canvas may be", async () => {
    const many = Array.from({ length: 400 }, (_, at) => `s${at}`).join(" ");
    const found = await pixels(await file("png", flowOf(many)));
    expect(found.height).to.be.at.most(8192);
    expect(found.width * found.height).to.be.at.most(16_100_000);
    expect(inked(found)).to.be.greaterThan(0);
  });
});

describe("the menu of a flow", () => {
  const saves = async (press: string): Promise<[name: string, type: string]> => {
    const button = stage.root.querySelector<HTMLElement>(".actions-button");
    button?.click();
    await waitUntil(() => stage.root.querySelector(".menu-item"), "the menu is open");
    const real = HTMLAnchorElement.prototype.click;
    const make = URL.createObjectURL;
    let saved: [string, string] | undefined;
    let type = "";
    URL.createObjectURL = (blob: Blob) => {
      type = blob.type;
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = function click(): void {
      saved = [this.download, type];
    };
    [...stage.root.querySelectorAll<HTMLElement>(".menu-item")]
      .find((item) => item.textContent?.trim() === press)
      ?.click();
    await waitUntil(() => saved, "a file is saved", { timeout: 10_000 }).finally(() => {
      HTMLAnchorElement.prototype.click = real;
      URL.createObjectURL = make;
    });
    return saved as unknown as [string, string];
  };

  it("saves a graph and a line, as SVG and as PNG", async () => {
    stage.draw(answer);
    await stage.shows("drawn");
    expect(await saves("Download SVG")).to.deep.equal(["Diagram.svg", "image/svg+xml"]);
    expect(await saves("Download PNG")).to.deep.equal(["Diagram.png", "image/png"]);
    stage.draw(line);
    expect(await saves("Download SVG")).to.deep.equal(["Diagram.svg", "image/svg+xml"]);
  });

  it("is not there while the flow is written, or is broken, and not shown where there is no picture", async () => {
    stage.draw(line, { open: true });
    expect(stage.root.querySelectorAll("intui-actions")).to.have.length(0);
    stage.draw(line, { broken: true });
    expect(stage.root.querySelectorAll("intui-actions")).to.have.length(0);
    stage.draw(answer);
    const menu = stage.root.querySelector("intui-actions") as Element;
    expect(getComputedStyle(menu).visibility).to.equal("hidden");
    await stage.shows("drawn");
    expect(getComputedStyle(menu).visibility).to.equal("visible");
  });

  it("moves nothing by what it says", async () => {
    stage.draw(answer);
    await stage.shows("drawn");
    const before = stage.picture?.getBoundingClientRect().toJSON();
    await saves("Download SVG");
    await waitUntil(() => stage.root.querySelector(".actions-note")?.textContent, "it says so");
    expect(stage.picture?.getBoundingClientRect().toJSON()).to.deep.equal(before);
    expect(stage.host.scrollWidth).to.be.at.most(800);
  });
});
