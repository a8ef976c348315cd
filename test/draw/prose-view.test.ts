import { assert } from "@open-wc/testing";
import type { Paragraph } from "../../src/draw/markdown/block.js";
import { MarkdownReader } from "../../src/draw/markdown/markdown-reader.js";
import { ProseView } from "../../src/draw/markdown/prose-view.js";
import { wordsWith } from "../../src/draw/words.js";
import { fakeSession } from "./fake-session.js";
import { drawn, randomFrom, read } from "./markdown-cases.js";

const session = fakeSession();

/** A paragraph that grows, and the element that it is written into. */
function paragraph() {
  const reader = new MarkdownReader();
  const view = new ProseView();
  const box = document.createElement("p");
  return {
    box,
    write(text: string, closed = false, on = session) {
      const block = reader.update(text, closed)[0] as Paragraph | undefined;
      view.update(box, block?.prose ?? [], on);
    },
  };
}

const pieces = [
  "plain words ",
  "**bold *both* x** ",
  "`code` ",
  "[a *link*](/u 't') ",
  "~~gone~~ ",
  "hard\\\nbreak ",
  "www.x.org ",
];

function randomProse(seed: number, length: number): string {
  const random = randomFrom(seed);
  return Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join("");
}

describe("the text of a block in the page", () => {
  it("is the same however it grew", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const text = randomProse(seed, 12);
      const { box, write } = paragraph();
      for (let end = 1; end < text.length; end += 3) write(text.slice(0, end));
      write(text, true);
      box.normalize();
      const whole = drawn(read(text)).firstElementChild as Element;
      whole.normalize();
      assert.equal(box.innerHTML, whole.innerHTML, text);
    }
  });

  it("touches no more nodes for a piece of a long paragraph than of a short one", async () => {
    const text = randomProse(7, 400);
    const { box, write } = paragraph();
    const observer = new MutationObserver(() => {});
    observer.observe(box, { childList: true, characterData: true, subtree: true, attributes: true });
    let most = 0;
    for (let end = 6; end < text.length; end += 6) {
      write(text.slice(0, end));
      let touched = 0;
      for (const record of observer.takeRecords()) {
        touched += record.type === "childList" ? record.addedNodes.length + record.removedNodes.length : 1;
      }
      most = Math.max(most, touched);
    }
    observer.disconnect();
    assert.isAbove(box.querySelectorAll("*").length, 200);
    assert.isAtMost(most, 40);
  });

  it("keeps what is selected in a text that grows", () => {
    const { box, write } = paragraph();
    document.body.append(box);
    write("What is selected stays");
    const node = box.firstChild as Text;
    const range = new Range();
    range.setStart(node, 5);
    range.setEnd(node, 16);
    for (const more of [" so", " so while", " so while more *comes*"]) write(`What is selected stays${more}`);
    assert.equal(range.toString(), "is selected");
    assert.isTrue(box.firstChild === node);
    box.remove();
  });

  it("is written again where a word or a definition makes it another", async () => {
    const { box, write } = paragraph();
    write("See [the report] and more. ");
    assert.lengthOf(box.querySelectorAll("a"), 0);
    write("See [the report] and more. \n\n[the report]: /r\n\n");
    assert.equal(box.querySelector("a")?.getAttribute("href"), "/r");
    const german = fakeSession({ words: wordsWith({ image: "Bild: {alt}" }) });
    const { box: picture, write: show } = paragraph();
    document.body.append(picture);
    const media = () => picture.querySelector("intui-media");
    show("![a](data:x)", true);
    await media()?.updateComplete;
    assert.include(picture.textContent, "Image: a");
    show("![a](data:x)", true, german);
    await media()?.updateComplete;
    assert.include(picture.textContent, "Bild: a");
    picture.remove();
  });
});
