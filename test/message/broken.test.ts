import { assert } from "@open-wc/testing";
import type { IntuiErrorDetail, MessageEndDetail } from "../../src/index.js";
import { all, choice, fenced, label, mount, once, shownParts, trees } from "./stage.js";

const fault = (element: Element): HTMLDetailsElement[] => all<HTMLDetailsElement>(element, "details");

describe("<intui-message>: a block that is not right", () => {
  const BROKEN: Record<string, [block: string, code: RegExp]> = {
    "no JSON": ["```ui:intui\nI can't do that\n```\n", /no JSON/],
    "a mistake in the JSON": ['```ui:intui\n{"v":1,"root":{"type":"Text","markdown":"kept","x" 3}}\n```\n', /./],
    "an unknown component": [fenced({ type: "Gauge" }), /Gauge/],
    "a component with a mistake": [
      fenced({ type: "Group", children: [label("kept"), { type: "Label", text: "" }] }),
      /text/,
    ],
    "nothing in it": ["```ui:intui\n```\n", /nothing has come/],
    "a block that is cut short": ['```ui:intui\n{"v":1,"root":{"type":"Text","markdown":"kept\n```\n', /./],
  };

  for (const [name, [block, said]] of Object.entries(BROKEN)) {
    it(`${name}: keeps the prose, and shows what is wrong`, async () => {
      const element = await mount({ source: "b1" });
      const error = once<IntuiErrorDetail>(element, "intui-error");
      const end = once<MessageEndDetail>(element, "intui-message-end");
      element.append(`Before.\n\n${block}\nAfter.\n\n${fenced(choice("c"))}`);
      element.end();
      await element.updateComplete;
      const parts = shownParts(element);
      assert.equal(parts[0], "Before.");
      assert.match(parts[1], / !$/);
      assert.deepEqual(parts.slice(2), ["After.", "[Go on? Yes No]"]);
      if (block.includes("kept")) assert.include(parts[1], "kept");
      assert.equal((await error).detail.source, "b1#1");
      assert.isFalse((await end).detail.valid);
      assert.isTrue(element.matches(":state(invalid)"));
      const [details] = fault(element);
      assert.isFalse(details.open);
      assert.match(details.querySelector("ul")?.textContent ?? "", said);
      const written = block.split("\n").slice(1, -2).join("\n").trim();
      assert.equal(details.querySelector("pre")?.textContent?.trim() ?? "", written);
    });
  }

  it("can be answered where another block is right", async () => {
    const element = await mount({ text: `${fenced({ type: "Gauge" })}\n${fenced(choice("c"))}` });
    let pressed = "";
    element.addEventListener("intui-event", ({ detail }) => {
      pressed = detail.sentence;
    });
    trees(element)[1].shadowRoot?.querySelector<HTMLButtonElement>("button")?.click();
    await element.updateComplete;
    assert.include(pressed, "Yes");
  });

  it("shows prose behind a fence that never closed", async () => {
    const element = await mount({ text: `\`\`\`ui:intui\n{"v":1,"root":{"type":"Label","text":"a"}}\n\nAnd on.` });
    assert.deepEqual(shownParts(element), ["[a]", "And on."]);
    assert.isTrue(element.matches(":state(complete)"));
  });

  it("loses no word behind a fence that never closed around what is no tree", async () => {
    const element = await mount({ text: '```ui:intui\n{"v":1,"root":{"type":"Label","text":"a"}\n\nAnd on.' });
    assert.include(fault(element)[0].textContent, "And on.");
  });

  it("shows nothing wrong before the block has ended", async () => {
    const element = await mount();
    element.append('```ui:intui\n{"v":1,"root":{"type":"Group","children":[{"type":"Gauge"},');
    await element.updateComplete;
    assert.equal(fault(element).length, 0);
    element.append('{"type":"Label","text":"a"}]}}\n```\n');
    await element.updateComplete;
    assert.equal(fault(element).length, 1);
  });

  it("is right after all when the author or the catalog is another", async () => {
    const element = await mount({ author: "model", text: fenced({ type: "Stat", label: "Visitors", value: 3 }) });
    assert.equal(fault(element).length, 1);
    assert.isTrue(element.matches(":state(invalid)"));
    element.author = null;
    await element.updateComplete;
    await element.updateComplete; // the message looks at its blocks once these have read themselves again
    assert.equal(fault(element).length, 0);
    assert.isTrue(element.matches(":state(complete)"));
  });

  it("says it in the host's words", async () => {
    const element = await mount({ text: fenced({ type: "Gauge" }), strings: { blockFault: "Fehler" } });
    assert.equal(fault(element)[0].querySelector("summary")?.textContent, "Fehler");
  });
});

describe("<intui-message>: Markdown around blocks", () => {
  it("goes on with a list behind a block in it", async () => {
    const element = await mount({
      text: `1. one\n\n   ${fenced(label("a")).replaceAll("\n", "\n   ")}\n2. two\n3. three`,
    });
    assert.deepEqual(shownParts(element), ["one", "[a]", "two three"]);
    assert.deepEqual(
      all<HTMLOListElement>(element, "ol").map(({ start }) => start),
      [1, 2],
    );
  });

  it("shows code, a quote and an unknown format as they are written", async () => {
    const element = await mount({
      text: `\`\`\`\`md\n${fenced(label("a"))}\`\`\`\`\n\n> \`\`\`ui:intui\n> {}\n> \`\`\`\n\n\`\`\`ui:nobody\n{"b":1}\n\`\`\`\n`,
    });
    assert.equal(trees(element).length, 0);
    const codes = all(element, "pre code").map(({ textContent }) => textContent);
    assert.deepEqual(codes, [fenced(label("a")).trimEnd(), "{}", '{"b":1}']);
    assert.isTrue(element.matches(":state(complete)"));
  });

  it("knows link definitions across blocks, before and behind them", async () => {
    const text = `See [one] and [two].\n\n[one]: https://one.example\n\n${fenced(label("a"))}\nAgain [one], \`[two]\`.\n\n[two]: https://two.example\n`;
    const hrefs = (element: Element): (string | null)[] =>
      all(element, "a").map((link) => `${link.textContent} ${link.getAttribute("href")}`);
    const links = ["one https://one.example/", "two https://two.example/", "one https://one.example/"];
    assert.deepEqual(hrefs(await mount({ text })), links);
    const element = await mount();
    for (const character of text) element.append(character);
    element.end();
    await element.updateComplete;
    assert.deepEqual(hrefs(element), links);
    const slow = await mount();
    for (let at = 0; at < text.length; at += 9) {
      slow.append(text.slice(at, at + 9));
      await slow.updateComplete;
    }
    slow.end();
    await slow.updateComplete;
    assert.deepEqual(hrefs(slow), links);
  });

  it("never lets the message grow wider than its room", async () => {
    const element = await mount({
      text: `${"long".repeat(80)}\n\n\`\`\`\n${"code ".repeat(80)}\n\`\`\`\n\n${fenced({ type: "Gauge".repeat(40), x: "y".repeat(500) })}`,
    });
    (element.parentElement as HTMLElement).style.width = "320px";
    for (const details of fault(element)) details.open = true;
    await element.updateComplete;
    assert.isAtMost(element.scrollWidth, 320);
    for (const part of all(element, ".parts > *, details, ul, li")) assert.isAtMost(part.scrollWidth, 321);
  });
});
