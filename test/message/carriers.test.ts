import { assert } from "@open-wc/testing";
import { type BlockReader, registerBlockReader } from "../../src/index.js";
import { all, fenced, label, mount, shownParts, trees } from "./stage.js";

/** What the readers were told, in order. */
let calls: string[] = [];

const upper: BlockReader = ({ info, source, earlier }) => {
  const element = document.createElement("p");
  calls.push(`begin ${info} ${source} ${earlier.length}`);
  return {
    element,
    write(text) {
      element.append(text.toUpperCase());
    },
    end: () => void calls.push("end"),
    update: (settings) => void calls.push(`update ${settings.source} ${settings.disabled}`),
  };
};

describe("<intui-message>: fences of a host's own", () => {
  beforeEach(() => {
    calls = [];
  });

  it("are drawn by the reader that the element was given, as they stream", async () => {
    const element = await mount({ source: "h", carriers: { acme: upper } });
    element.append("a\n\n```acme wide\nsome te");
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["a", "SOME TE"]);
    element.append("xt\n```\n~~~acme\nb");
    element.end();
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["a", "SOME TEXT", "B"]);
    assert.deepEqual(calls, [
      "begin acme wide h#1 0",
      "update h#1 false",
      "end",
      "begin acme h#2 1",
      "update h#2 false",
      "end",
    ]);
  });

  it("are drawn by the reader of the page, also when that comes after the text", async () => {
    const text = `a\n\n\`\`\`late\nword\n\`\`\`\n\n${fenced(label("x"))}`;
    const element = await mount({ text });
    assert.equal(all(element, "pre").length, 1);
    registerBlockReader(["late"], upper);
    registerBlockReader(["late"], upper);
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["a", "WORD", "[x]"]);
    assert.equal(trees(element).length, 1);
    assert.throws(() => registerBlockReader(["late"], () => upper({ info: "", source: "", earlier: [] })), TypeError);
  });

  it("come before those of the page, and may be tags", async () => {
    const element = await mount({
      carriers: { "ui:intui": upper, "<note>": upper },
      text: "```ui:intui\nmine\n```\n\nWith <note>a tag</note> in it.",
    });
    assert.deepEqual(shownParts(element), ["MINE", "With", "A TAG", "in it."]);
    element.carriers = null;
    await element.updateComplete;
    assert.equal(trees(element).length, 1);
    assert.include(shownParts(element)[1], "<note>a tag</note>");
  });

  it("are not read again for the same readers in another object", async () => {
    const element = await mount({ carriers: { acme: upper }, text: "```acme\none\n```" });
    const before = all(element, ".parts > *")[0];
    calls = [];
    element.carriers = { acme: upper };
    await element.updateComplete;
    assert.isTrue(all(element, ".parts > *")[0] === before);
    assert.deepEqual(calls, []);
    element.carriers = {};
    await element.updateComplete;
    assert.equal(all(element, "pre").length, 1);
  });

  it("are drawn by a reader that came while the message was away", async () => {
    const element = await mount({ text: "```away\nword\n```" });
    const parent = element.parentElement as HTMLElement;
    element.remove();
    registerBlockReader(["away"], upper);
    parent.append(element);
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["WORD"]);
  });

  it("are drawn anew where a reader can't begin again", async () => {
    const element = await mount({ carriers: { acme: upper }, text: "```acme\none\n```" });
    element.text = "```acme\ntwo\n```";
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["TWO"]);
  });

  it("cost only their own block when their reader throws", async () => {
    const broken: BlockReader = () => {
      throw new Error("no such thing");
    };
    const { error } = console;
    const noise: unknown[] = [];
    console.error = (...words) => void noise.push(words);
    try {
      const element = await mount({ carriers: { acme: broken }, text: "a\n\n```acme\none\n```\n\nb" });
      assert.deepEqual(
        shownParts(element).filter((part) => part === "a" || part === "b"),
        ["a", "b"],
      );
      assert.include(all(element, ".parts")[0].textContent, "one");
      assert.isTrue(element.matches(":state(invalid)"));
    } finally {
      console.error = error;
    }
    assert.lengthOf(noise, 1);
  });
});
