import { expect, waitUntil } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { violations } from "./axe.js";
import { FlowStage, flowOf } from "./flow-stage.js";

const ids = Array.from({ length: 14 }, (_, place) => `s${place}`);
/** Wider than 320 px at its smallest. */
const big = flowOf(["a", ...ids].join(" "), ids.flatMap((id) => [`a>${id}`, `${id}>a`]).join(" "));
const small = flowOf("a b c d", "a>b b>c b>d");

let stage: FlowStage;
const one = <E extends Element = HTMLElement>(selector: string): E => stage.root.querySelector(selector) as E;
const box = (): HTMLElement => one(".flow-scroll");
const tools = (): HTMLButtonElement[] => [...stage.root.querySelectorAll<HTMLButtonElement>(".flow-tool")];
const width = (): number => (stage.picture as SVGElement).getBoundingClientRect().width;
const focused = (): string | undefined => stage.root.activeElement?.getAttribute("aria-label") ?? undefined;
const press = (at: number): void => tools()[at]?.click();
const centre = (element: Element): [number, number] => {
  const { x, y, width: wide, height } = element.getBoundingClientRect();
  return [Math.round(x + wide / 2), Math.round(y + height / 2)];
};

async function shown(props = big, room = "320px"): Promise<void> {
  stage.host.style.width = room;
  stage.draw(props);
  await stage.shows("drawn");
  await waitUntil(() => (props === big) === tools().length > 0, "it has tools if it is big", {
    timeout: 15_000,
  });
}

function wheel(init: WheelEventInit): WheelEvent {
  const [clientX, clientY] = centre(box());
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, composed: true, clientX, clientY, ...init });
  (stage.picture as SVGElement).dispatchEvent(event);
  return event;
}

function touch(type: string, ...points: readonly (readonly [number, number])[]): TouchEvent {
  const target = stage.picture as SVGElement;
  const touches = points.map(([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }));
  const event = new TouchEvent(type, { bubbles: true, cancelable: true, composed: true, touches });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  stage = new FlowStage();
});
afterEach(async () => {
  stage.remove();
  await resetMouse();
});

describe("a big picture of a flow", () => {
  it("has tools that zoom and fit; a small one has none, and leaves wheel and fingers alone", async () => {
    await shown(small, "800px");
    expect(wheel({ ctrlKey: true, deltaY: -100 }).defaultPrevented).to.equal(false);
    expect(touch("touchmove", [0, 0], [9, 9]).defaultPrevented).to.equal(false);
    expect(getComputedStyle(box()).touchAction).to.equal("auto");
    await shown();
    expect(tools().map((tool) => tool.ariaLabel ?? tool.textContent?.trim())).to.deep.equal([
      "Zoom out",
      "Zoom in",
      "Fit",
    ]);
    for (const tool of tools()) {
      expect(tool.offsetWidth).to.be.at.least(24);
      expect(tool.offsetHeight).to.be.at.least(24);
    }
  });

  it("grows and shrinks in its box, whose size and place on the page stay", async () => {
    await shown();
    const before = width();
    const { height } = stage.host.getBoundingClientRect();
    press(1);
    expect(width()).to.be.closeTo(before * 1.4, 1);
    expect(stage.host.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
    expect(stage.host.scrollWidth).to.be.at.most(320);
    for (let time = 0; time < 20; time += 1) press(1);
    expect(width()).to.be.closeTo((Number(stage.picture?.viewBox.baseVal.width) / 16) * 16 * 3, 2);
    for (let time = 0; time < 20; time += 1) press(0);
    expect(width()).to.be.at.most(box().clientWidth + 1);
    press(2);
    expect(width()).to.be.closeTo(before, 0.5);
    expect(box().getAttribute("style") ?? "").to.equal("");
    expect(stage.host.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
  });

  it("says its scale, in the reader's own numbers", async () => {
    stage.session.change({ locale: "ar-EG" });
    await shown();
    press(1);
    expect(stage.session.announcements.at(-1)).to.match(/^Zoom: [\u0660-\u0669]+\u066a/);
  });

  it("keeps what is in the middle where it is, from left to right and from right to left", async () => {
    for (const dir of ["ltr", "rtl"]) {
      stage.remove();
      stage = new FlowStage({ dir });
      await shown();
      press(1);
      const [x, y] = centre(box());
      const picture = stage.picture as SVGElement;
      const shareAt = (): [number, number] => {
        const rect = picture.getBoundingClientRect();
        return [(x - rect.left) / rect.width, (y - rect.top) / rect.height];
      };
      const [across, down] = shareAt();
      press(1);
      expect(shareAt()[0], dir).to.be.closeTo(across, 0.01);
      expect(shareAt()[1], dir).to.be.closeTo(down, 0.01);
    }
  });

  it("follows a pinch on a trackpad as Safari tells it, and takes it from the page", async () => {
    await shown();
    const before = width();
    const [clientX, clientY] = centre(box());
    const pinch = (type: string, scale: number): boolean => {
      const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
      (stage.picture as SVGElement).dispatchEvent(Object.assign(event, { scale, clientX, clientY }));
      return event.defaultPrevented;
    };
    for (const growth of [1.2, 1.5]) {
      expect(pinch("gesturestart", 1)).to.equal(true);
      for (const scale of [1.1, growth]) expect(pinch("gesturechange", scale)).to.equal(true);
      pinch("gestureend", growth);
    }
    expect(width()).to.be.closeTo(before * 1.2 * 1.5, 1);
    await shown(small, "800px");
    expect(pinch("gesturestart", 1)).to.equal(false);
  });

  it("never takes a wheel from the page but with Ctrl, and zooms at the pointer then", async () => {
    await shown();
    const before = width();
    expect(wheel({ deltaY: 100 }).defaultPrevented).to.equal(false);
    expect(wheel({ deltaY: 100, shiftKey: true }).defaultPrevented).to.equal(false);
    expect(width()).to.equal(before);
    expect(wheel({ deltaY: -100, ctrlKey: true }).defaultPrevented).to.equal(true);
    expect(width()).to.be.greaterThan(before);
  });

  it("is no box that a wheel can move up or down, also when it is zoomed in: that wheel is the page's", async () => {
    await shown();
    press(1);
    press(1);
    expect(box().scrollHeight).to.be.greaterThan(box().clientHeight);
    const { overflowY, overscrollBehaviorY } = getComputedStyle(box());
    expect([overflowY, overscrollBehaviorY]).to.deep.equal(["hidden", "auto"]);
  });

  it("zooms by two fingers, and leaves one finger to the page", async () => {
    await shown();
    const before = width();
    const [x, y] = centre(box());
    expect(touch("touchstart", [x, y]).defaultPrevented).to.equal(false);
    expect(touch("touchmove", [x, y + 50]).defaultPrevented).to.equal(false);
    touch("touchstart", [x - 20, y], [x + 20, y]);
    expect(touch("touchmove", [x - 40, y], [x + 40, y]).defaultPrevented).to.equal(true);
    expect(width()).to.be.closeTo(before * 2, 1);
    touch("touchend", [x, y]);
    touch("touchend");
    touch("touchstart", [x - 20, y], [x + 20, y]);
    expect(width(), "a second pinch begins anew").to.be.closeTo(before * 2, 1);
  });

  it("is dragged by the mouse, while a press on its text selects", async () => {
    await shown();
    press(1);
    press(1);
    const { scrollLeft, scrollTop } = box();
    const { left, top } = box().getBoundingClientRect();
    const free: [number, number] = [Math.round(left + 3), Math.round(top + 3)];
    await sendMouse({ type: "move", position: [free[0] + 100, free[1] + 40] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [free[0] + 40, free[1] + 20] });
    await sendMouse({ type: "up" });
    expect(box().scrollLeft).to.be.closeTo(scrollLeft + 60, 2);
    expect(box().scrollTop).to.be.closeTo(scrollTop + 20, 2);
    const after = box().scrollLeft;
    await sendMouse({ type: "move", position: [free[0] + 10, free[1] + 20] });
    expect(box().scrollLeft, "after it was let go").to.equal(after);
    const text = one("text");
    const down = new PointerEvent("pointerdown", { bubbles: true, button: 0, buttons: 1, pointerType: "mouse" });
    text.dispatchEvent(down);
    const selects = new Event("selectstart", { bubbles: true, cancelable: true });
    text.dispatchEvent(selects);
    expect(selects.defaultPrevented).to.equal(false);
  });

  it("ends a drag whose end it was not told", async () => {
    await shown();
    press(1);
    const before = box().scrollLeft;
    const send = (type: string, init: PointerEventInit): boolean =>
      one("svg").dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...init }));
    send("pointerdown", { button: 0, buttons: 1, clientX: 100, clientY: 100 });
    send("pointermove", { buttons: 0, clientX: 40, clientY: 100 });
    expect(box().scrollLeft).to.equal(before);
  });

  it("is worked by keys, which don't reach the page; those that are not its own do", async () => {
    await shown();
    const heard: string[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener("keydown", hear);
    one<SVGElement>('[tabindex="0"]').focus();
    const before = width();
    await sendKeys({ press: "+" });
    expect(width()).to.be.closeTo(before * 1.4, 1);
    await sendKeys({ press: "-" });
    expect(width()).to.be.closeTo(before, 1);
    await sendKeys({ press: "+" });
    await sendKeys({ press: "0" });
    expect(width()).to.be.closeTo(before, 0.5);
    expect(heard).to.deep.equal([]);
    await sendKeys({ press: "j" });
    expect(heard).to.deep.equal(["j"]);
    document.removeEventListener("keydown", hear);
  });

  it("leaves the page's keys to the page where it is small", async () => {
    await shown(small, "800px");
    one<SVGElement>('[tabindex="0"]').focus();
    const event = new KeyboardEvent("keydown", { key: "+", bubbles: true, cancelable: true });
    stage.root.activeElement?.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it("stays zoomed while its room changes, and fits again once all of it does", async () => {
    await shown();
    press(1);
    stage.host.style.width = "330px";
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(box().hasAttribute("data-zoomed")).to.equal(true);
    stage.draw(small);
    stage.host.style.width = "800px";
    await waitUntil(() => tools().length === 0, "it is no longer big");
    expect(box().hasAttribute("data-zoomed")).to.equal(false);
  });

  it("is clean by axe, zoomed in and out", async () => {
    await shown();
    press(1);
    expect(await violations(stage.host)).to.deep.equal([]);
    press(0);
    press(0);
    expect(await violations(stage.host)).to.deep.equal([]);
  });
});

describe("the steps of a flow", () => {
  it("are one stop for the Tab key, and all reached from it by the arrow keys", async () => {
    await shown(small, "800px");
    expect(stage.root.querySelectorAll('.flow-node[tabindex="0"]')).to.have.length(1);
    one<SVGElement>('[tabindex="0"]').focus();
    expect(focused()).to.equal("Step a, leads to Step b");
    await sendKeys({ press: "ArrowRight" });
    expect(focused()).to.equal("Step b, leads to Step c, Step d");
    await sendKeys({ press: "ArrowRight" });
    const first = focused();
    await sendKeys({ press: "ArrowDown" });
    expect([first, focused()].sort()).to.deep.equal(["Step c", "Step d"]);
    await sendKeys({ press: "End" });
    await sendKeys({ press: "ArrowLeft" });
    expect(focused()).to.equal("Step b, leads to Step c, Step d");
    await sendKeys({ press: "Home" });
    expect(focused()).to.equal("Step a, leads to Step b");
    await sendKeys({ press: "ArrowUp" });
    expect(focused(), "no step there").to.equal("Step a, leads to Step b");
    await sendKeys({ press: "ArrowDown" });
    await waitUntil(() => one('[tabindex="0"]').getAttribute("aria-label") === focused(), "Tab comes back to the same");
    expect(stage.root.querySelectorAll('.flow-node[tabindex="0"]')).to.have.length(1);
  });

  it("follow the arrows as they are seen, from right to left too", async () => {
    stage.remove();
    stage = new FlowStage({ dir: "rtl" });
    await shown(small, "800px");
    one<SVGElement>('[tabindex="0"]').focus();
    await sendKeys({ press: "ArrowLeft" });
    expect(focused()).to.equal("Step b, leads to Step c, Step d");
    await sendKeys({ press: "ArrowRight" });
    expect(focused()).to.equal("Step a, leads to Step b");
  });

  it("show where the focus is, and come into sight with it", async () => {
    await shown();
    press(1);
    press(1);
    press(1);
    one<SVGElement>('[tabindex="0"]').focus();
    await sendKeys({ press: "End" });
    const rect = one(":focus > rect").getBoundingClientRect();
    const room = box().getBoundingClientRect();
    expect(rect.left).to.be.at.least(room.left - 1);
    expect(rect.top).to.be.at.least(room.top - 1);
    expect(rect.right).to.be.at.most(room.right + 1);
    expect(rect.bottom).to.be.at.most(room.bottom + 1);
    const stroke = (element: Element): string => getComputedStyle(element.querySelector("rect") as Element).strokeWidth;
    expect(stroke(stage.root.activeElement as Element)).to.not.equal(stroke(one(".flow-node:not(:focus)")));
  });
});
