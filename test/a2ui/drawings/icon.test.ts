import { assert } from "@open-wc/testing";
import { iconPaths, otherPaths } from "../../../src/a2ui/drawings/icon-paths.js";
import { ICON_NAMES } from "../../../src/a2ui/model/icons.js";
import { stage, stageOne, unstage } from "./stage.js";

const icon = (name: unknown, more: object = {}) => stageOne({ component: "Icon", name, ...more });
const paths = (on: Awaited<ReturnType<typeof icon>>): string[] =>
  on.all("path").map((path) => path.getAttribute("d") ?? "");

describe("Icon", () => {
  afterEach(unstage);

  it("has a drawing of its own for each of the 59 names, within its box", () => {
    assert.sameMembers(Object.keys(iconPaths), [...ICON_NAMES]);
    assert.equal(new Set(Object.values(iconPaths)).size, 59, "no two are the same");
    const measure = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    measure.append(path);
    document.body.append(measure);
    for (const [name, both] of Object.entries({ ...otherPaths, ...iconPaths })) {
      for (const d of both.split("|").filter(Boolean)) {
        path.setAttribute("d", d);
        const { x, y, width, height } = path.getBBox();
        assert.isAbove(path.getTotalLength(), 1, name);
        assert.isTrue(
          x >= 1.5 && y >= 1.5 && x + width <= 22.5 && y + height <= 22.5,
          `${name}: ${x} ${y} ${width} ${height}`,
        );
      }
    }
    measure.remove();
  });

  it("is heard by what it means", async () => {
    const heard: (string | null)[] = [];
    for (const name of ["shoppingCart", "calendarToday", "moreVert", "trending_up", "arrow_back"]) {
      const on = await icon(name);
      assert.equal(on.one("svg").getAttribute("role"), "img");
      heard.push(on.one("svg").getAttribute("aria-label"));
    }
    assert.deepEqual(heard, ["shopping cart", "calendar", "more", "trending up", "arrow back"]);
  });

  it("goes by the label that it was given; an empty one makes it decoration", async () => {
    const named = await icon("mail", { accessibility: { label: "Write to us" } });
    assert.equal(named.one("svg").getAttribute("aria-label"), "Write to us");
    for (const accessibility of [{ label: "" }, { hidden: true }]) {
      const silent = await icon("mail", { accessibility });
      assert.equal(silent.one("svg").getAttribute("aria-hidden"), "true");
      assert.isNull(silent.one("svg").getAttribute("role"));
    }
  });

  it("names a button that has nothing else in it", async () => {
    const on = await stage([
      { id: "b", component: "Button", child: "i" },
      { id: "i", component: "Icon", name: "skipNext" },
    ]);
    assert.equal(on.one("button [role=img]").getAttribute("aria-label"), "skip next");
  });

  it("takes a bound name, also one that changes, and the names of the icon font", async () => {
    const on = await stage([{ id: "i", component: "Icon", name: { path: "icon" } }], { data: { icon: "pause" } });
    assert.deepEqual(paths(on), [iconPaths.pause]);
    await on.change({ icon: "skip_next" });
    assert.deepEqual(paths(on), [iconPaths.skipNext]);
    await on.change({ icon: undefined });
    assert.isEmpty(on.all("svg"));
  });

  it("draws a path of the agent's own, filled, as a path and as nothing else", async () => {
    const on = await icon({ svgPath: 'M2 2h20v20z" onload="alert(1)' });
    assert.deepEqual(paths(on), ['M2 2h20v20z" onload="alert(1)']);
    assert.equal(on.one("path").attributes.length, 2, "a class, and the path");
    assert.notEqual(getComputedStyle(on.one("path")).fill, "none");
  });

  it("draws a quiet sign for a name that nobody has drawn", async () => {
    for (const name of ["rocketLaunch", "constructor", "__proto__"]) {
      const on = await icon(name);
      assert.lengthOf(paths(on), 1, name);
    }
  });

  it("turns those that point along the line with the line", async () => {
    for (const [name, scale] of [
      ["arrowForward", "-1 1"],
      ["skipNext", "-1 1"],
      ["play", "none"],
    ]) {
      const on = await icon(name);
      assert.equal(getComputedStyle(on.one("svg")).scale, "none", name);
      on.host.dir = "rtl";
      assert.equal(getComputedStyle(on.one("svg")).scale, scale, name);
    }
  });
});
