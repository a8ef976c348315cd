import { assert } from "@open-wc/testing";
import { IntuiEvent, type IntuiEventDetail, listen, type MessageEndDetail } from "../../src/index.js";
import { all, choice, fenced, form, label, mount, once, shownParts, trees, watch } from "./stage.js";

const reply = `Here is **what** I found:\n\n${fenced(label("first"))}\nAnd then\n\n${fenced(choice("next"))}\nThat is all.`;
const shown = ["Here is what I found:", "[first]", "And then", "[Go on? Yes No]", "That is all."];

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe("<intui-message>", () => {
  it("draws prose and components in the order written, whole text given at once", async () => {
    const element = await mount({ text: reply });
    assert.deepEqual(shownParts(element), shown);
    assert.isTrue(element.matches(":state(complete)"));
    assert.equal(all(element, "strong").length, 1);
  });

  for (const size of [1, 5, 40]) {
    it(`draws the same from a stream in pieces of ${size}`, async () => {
      const element = await mount();
      await element.stream(pieces(reply, size));
      assert.deepEqual(shownParts(element), shown);
      assert.isTrue(element.matches(":state(complete)"));
    });
  }

  it("draws within a block while it streams, and says what state it is in", async () => {
    const element = await mount();
    assert.isFalse(element.matches(":state(streaming)"));
    element.append(`Look:\n\n\`\`\`ui:intui\n{"v":1,"root":{"type":"Text","markdown":"Half a sen`);
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["Look:", "[Half a sen]"]);
    assert.isTrue(element.matches(":state(streaming)"));
    assert.equal(element.ariaBusy, "true");
    element.append('tence"}}\n```');
    element.end();
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["Look:", "[Half a sentence]"]);
    assert.isTrue(element.matches(":state(complete)"));
    assert.isNull(element.ariaBusy);
  });

  it("never shows a fence, or what is in it, as text, at any prefix", async () => {
    const element = await mount();
    for (const character of reply) {
      element.append(character);
      if (character !== "`" && character !== "\n" && character !== '"') continue;
      await element.updateComplete;
      for (const part of shownParts(element)) assert.notMatch(part, /`|ui:|"v"|^[^[]*\{/);
    }
    element.end();
    await element.updateComplete;
    assert.deepEqual(shownParts(element), shown);
  });

  it("keeps the DOM of what has closed, and visits none of it again", async () => {
    const element = await mount();
    element.append(reply);
    await element.updateComplete;
    const before = all(element, ".parts > *");
    const renders = before.map(() => 0);
    trees(element).forEach((tree, at) => {
      const render = Reflect.get(tree, "render") as () => unknown;
      Reflect.set(tree, "render", () => {
        renders[at]++;
        return render.call(tree);
      });
    });
    const observer = new MutationObserver(() => {});
    for (const part of before.slice(0, 4)) {
      observer.observe(part, { childList: true, subtree: true, characterData: true, attributes: true });
    }
    for (const word of "And on it goes, for a while.\n\nThen it ends.".split(/(?= )/)) {
      element.append(word);
      await element.updateComplete;
    }
    assert.equal(observer.takeRecords().length, 0);
    assert.deepEqual(
      renders.filter((count) => count > 0),
      [],
    );
    const after = all(element, ".parts > *");
    assert.isTrue(before.every((part, at) => part === after[at]));
    observer.disconnect();
  });

  it("does work in proportion to what is new, however many parts have closed", async () => {
    const touched = async (parts: number): Promise<number> => {
      const element = await mount();
      element.append(`${fenced(label("x"))}\ntext\n\n`.repeat(parts));
      await element.updateComplete;
      let count = 0;
      const observer = new MutationObserver((records) => {
        count += records.length;
      });
      observer.observe(all(element, ".parts")[0], {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      for (const word of ["one", " two", " three", "\n\nfour"]) {
        element.append(word);
        await element.updateComplete;
      }
      count += observer.takeRecords().length;
      observer.disconnect();
      return count;
    };
    assert.equal(await touched(40), await touched(2));
  });

  it("tells the end once, with the text to store, after all of it is drawn", async () => {
    const element = await mount({ source: "m1" });
    const seen = watch(element, "intui-complete", "intui-error", "intui-message-end");
    const end = once<MessageEndDetail>(element, "intui-message-end");
    void element.stream(pieces(reply, 9));
    const { detail, bubbles, composed } = await end;
    assert.deepEqual(detail, { source: "m1", text: reply, valid: true });
    assert.isTrue(bubbles && composed);
    assert.deepEqual(shownParts(element), shown);
    assert.deepEqual(seen, ["complete m1#1", "complete m1#2", "message-end m1"]);
  });

  it("carries what a person does, with the block's own source, to one listener around all", async () => {
    const element = await mount({ source: "m7", text: `${fenced(choice("a"))}\n\n${fenced(choice("b"))}` });
    const events: IntuiEventDetail[] = [];
    const stop = listen(document, (_event, detail) => void events.push(detail));
    trees(element)[1].shadowRoot?.querySelector<HTMLButtonElement>("button")?.click();
    await element.updateComplete;
    stop();
    assert.deepEqual(
      events.map(({ source, sentence }) => [source, sentence]),
      [["m7#2", 'Pressed "Yes" in b (from m7#2).']],
    );
    assert.equal(events[0].event.source, "m7#2");
  });

  it("shows what was answered from the history, for the blocks it belongs to", async () => {
    const history = [
      IntuiEvent.press("m8#2", "next", "no"),
      IntuiEvent.press("m80#1", "next", "yes"),
      IntuiEvent.press("m8", "next", "yes"),
      null,
      "x",
    ];
    const text = `${fenced(choice("next"))}\n${fenced(choice("next"))}`;
    for (const given of [history, JSON.stringify(history)]) {
      const element = await mount({ source: "m8", history: given, text });
      const [first, second] = shownParts(element);
      assert.equal(first, "[Go on? Yes No]");
      assert.match(second, /No/);
      assert.notMatch(second, /Yes/);
    }
  });

  it("gives its blocks what it is told, also later", async () => {
    const element = await mount({ source: "m9", text: fenced(form("f")), disabled: true, author: "model" });
    const [tree] = trees(element);
    assert.isTrue(tree.disabled);
    assert.equal(tree.author, "model");
    Object.assign(element, {
      disabled: false,
      source: "m10",
      workers: "off",
      strings: { submit: "Ab" },
      media: "https:",
    });
    await element.updateComplete;
    assert.isFalse(tree.disabled);
    assert.equal(tree.source, "m10#1");
    assert.equal(tree.workers, "off");
    assert.equal(tree.media, "https:");
    element.author = "code";
    await element.updateComplete;
    assert.equal(tree.author, "code");
  });

  it("makes no block draw itself anew for what is not another", async () => {
    const element = await mount({ source: "m12", text: fenced(choice("c")), strings: { no: "Nein" } });
    const [tree] = trees(element);
    const { strings } = tree;
    let updates = 0;
    const update = Reflect.get(tree, "render") as () => unknown;
    Reflect.set(tree, "render", () => {
      updates++;
      return update.call(tree);
    });
    element.text += "\nmore";
    element.requestUpdate();
    await element.updateComplete;
    assert.equal(updates, 0);
    element.history = [IntuiEvent.press("m12#1", "c", "no")];
    await element.updateComplete;
    assert.isTrue(tree.strings === strings);
    assert.equal(tree.source, "m12#1");
  });

  it("takes its attributes", async () => {
    const element = await mount();
    for (const [name, value] of [
      ["text", "Words and\n\n```ui:intui\n{}\n```"],
      ["source", "m11"],
      ["streaming", ""],
      ["theme", "dark"],
    ]) {
      element.setAttribute(name, value);
    }
    await element.updateComplete;
    assert.equal(element.source, "m11");
    assert.isTrue(element.streaming);
    assert.isTrue(element.matches(":state(streaming)"));
    element.removeAttribute("streaming");
    await element.updateComplete;
    assert.isFalse(element.matches(":state(streaming)"));
  });

  it("has one status region that speaks for all of it", async () => {
    // What the tests before have said is said within a moment.
    await new Promise((resolve) => setTimeout(resolve, 150));
    const element = await mount();
    const said: string[] = [];
    const regions = new MutationObserver((records) => {
      for (const { target } of records) if (target.textContent?.trim()) said.push(target.textContent.trim());
    });
    element.append(reply);
    await element.updateComplete;
    for (const root of [element, ...trees(element)]) {
      for (const region of all(root, '[role="status"]')) regions.observe(region, { childList: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
    element.end();
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 250));
    regions.disconnect();
    assert.deepEqual(said, ["The answer is being written", "The answer is complete"]);
  });

  it("keeps nothing of the page busy when it is taken away", async () => {
    const element = await mount({ text: reply });
    const parent = element.parentElement as HTMLElement;
    element.remove();
    parent.append(element);
    await element.updateComplete;
    assert.deepEqual(shownParts(element), shown);
  });
});
