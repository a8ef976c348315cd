import { assert } from "@open-wc/testing";
import { mediaPolicy } from "../../../src/draw/media-policy.js";
import { frame, read, type Stage, stage, stageOne, unstage } from "./stage.js";

const here = (path: string): string => new URL(path, location.href).href;
const allowed = { media: mediaPolicy([location.origin]) };
const fetched = (on: Stage): string[] => on.all("img, video, audio").map((each) => each.getAttribute("src") ?? "");

for (const [component, tag] of [
  ["Image", "img"],
  ["Video", "video"],
  ["AudioPlayer", "audio"],
] as const) {
  describe(component, () => {
    afterEach(unstage);
    const url = here("/test/a2ui/none-such");

    it("asks nobody for anything until a person presses, and says whom it would ask", async () => {
      const on = await stageOne({ component, url: "https://media.example/a", description: "A harbour" });
      assert.isEmpty(fetched(on));
      assert.include(read(on.one("button")), "media.example");
      if (component !== "Video") assert.include(read(on.one("button")), "A harbour");
    });

    it("loads at once what the host allows", async () => {
      const on = await stageOne({ component, url }, { session: allowed });
      assert.deepEqual(fetched(on), [url]);
      assert.equal(on.one(tag).localName, tag);
    });

    it("loads after a press, and says when that failed", async () => {
      const on = await stageOne({ component, url });
      on.one("button").click();
      await frame();
      assert.deepEqual(fetched(on), [url]);
      on.one(tag).dispatchEvent(new Event("error"));
      await frame();
      assert.isEmpty(fetched(on));
      assert.include(read(on.one("button")), on.session.words.mediaFailed);
    });

    it("is nothing while its address has not come, and its name where that is none of the web", async () => {
      const on = await stageOne({ component });
      assert.equal(read(on.one(".tree")), "");
      for (const odd of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "blob:null/1"]) {
        await on.update([{ id: "it", component, url: odd }], { session: allowed });
        assert.isEmpty(fetched(on), odd);
        assert.notEqual(read(on.one(".tree")), "", odd);
      }
    });
  });
}

describe("Image", () => {
  afterEach(unstage);
  const url = here("/demo/images/answer.png");

  it("has its description, or the label it was given, as its text", async () => {
    const on = await stageOne({ component: "Image", url, description: "A harbour" }, { session: allowed });
    assert.equal(on.one<HTMLImageElement>("img").alt, "A harbour");
    await on.update([{ id: "it", component: "Image", url, description: "A", accessibility: { label: "B" } }]);
    assert.equal(on.one<HTMLImageElement>("img").alt, "B");
  });

  it("is as its fit and its variant say", async () => {
    for (const [fit, css] of Object.entries({
      contain: "contain",
      cover: "cover",
      fill: "fill",
      none: "none",
      scaleDown: "scale-down",
    })) {
      const on = await stageOne({ component: "Image", url, fit, variant: "avatar" }, { session: allowed });
      const style = getComputedStyle(on.one("img"));
      assert.deepEqual([style.objectFit, style.width, style.height, style.borderRadius], [css, "40px", "40px", "50%"]);
    }
  });

  it("takes the room before it is there that it has once it is", async () => {
    for (const variant of ["icon", "avatar", "smallFeature", "header"]) {
      const on = await stageOne({ component: "Image", url, variant });
      on.host.style.cssText = "display: block; width: 300px; font-size: 16px";
      const size = (selector: string): number[] => {
        const { width, height } = on.one(selector).getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      };
      const before = size("button");
      on.one("button").click();
      await frame();
      assert.deepEqual(size("img"), before, variant);
    }
  });

  it("is its name in a button, where nothing else can be pressed, until it may be loaded", async () => {
    const parts = [
      { id: "b", component: "Button", child: "i" },
      { id: "i", component: "Image", url, description: "Play" },
    ];
    const on = await stage(parts);
    assert.equal(read(on.one("button")), "Play");
    assert.isEmpty(on.all("button button"));
    const free = await stage(parts, { session: allowed });
    assert.deepEqual(fetched(free), [url]);
  });
});

describe("Video", () => {
  afterEach(unstage);

  it("has the browser's controls, and a poster only when that may be fetched, too", async () => {
    const url = here("/test/a2ui/none-such");
    const posters: (string | null)[] = [];
    for (const posterUrl of [url, "https://elsewhere.example/p.png", undefined]) {
      const on = await stageOne({ component: "Video", url, posterUrl }, { session: allowed });
      assert.isTrue(on.one<HTMLVideoElement>("video").controls);
      posters.push(on.one("video").getAttribute("poster"));
    }
    assert.deepEqual(posters, [url, null, null]);
  });
});
