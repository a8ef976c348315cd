import { assert, waitUntil } from "@open-wc/testing";
import { all, choice, fenced, form, label, mount, shownParts, trees, watch } from "./stage.js";

describe("<intui-message>: text that is given again and again", () => {
  it("goes on where it grows", async () => {
    const element = await mount({ source: "g1" });
    const seen = watch(element, "intui-complete", "intui-error", "intui-message-end");
    const text = `One\n\n${fenced(label("two"))}\nthree *four*`;
    for (let end = 1; end <= text.length; end++) {
      element.text = text.slice(0, end);
      if (end % 5 === 0) await element.updateComplete;
    }
    element.end();
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["One", "[two]", "three four"]);
    assert.deepEqual(seen, ["complete g1#1", "message-end g1"]);
  });

  it("is open as long as the host says so", async () => {
    const element = await mount({ streaming: true, text: `A\n\n${fenced(label("b")).slice(0, -12)}` });
    assert.isTrue(element.matches(":state(streaming)"));
    element.text += "more";
    await element.updateComplete;
    assert.isTrue(element.matches(":state(streaming)"));
    element.streaming = false;
    await element.updateComplete;
    assert.isFalse(element.matches(":state(streaming)"));
  });

  it("keeps blocks that are the same, with what was typed, when other text changes", async () => {
    const element = await mount({ text: `Hello\n\n${fenced(form("f"))}\n${fenced(choice("c"))}\nBye  ` });
    const seen = watch(element, "intui-complete", "intui-error");
    const before = trees(element);
    const input = before[0].shadowRoot?.querySelector("input") as HTMLInputElement;
    input.value = "Ada";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    input.focus();
    element.text = `Hello you\n\n${fenced(form("f"))}\n${fenced(label("other"))}\nBye`;
    await element.updateComplete;
    assert.deepEqual(shownParts(element).slice(2), ["[other]", "Bye"]);
    assert.equal(shownParts(element)[0], "Hello you");
    assert.isTrue(trees(element)[0] === before[0]);
    assert.isTrue(before[0].shadowRoot?.querySelector("input") === input);
    assert.equal(input.value, "Ada");
    assert.isTrue(before[0].shadowRoot?.activeElement === input);
    assert.deepEqual(seen.length, 1, "only the other block has completed again");
  });

  it("goes on after it was taken for whole", async () => {
    const whole = `Text\n\n${fenced(label("a"))}\nend`;
    const element = await mount({ text: whole.slice(0, 30) });
    assert.isTrue(element.matches(":state(invalid)"));
    element.text = whole;
    element.end();
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["Text", "[a]", "end"]);
    assert.isTrue(element.matches(":state(complete)"));
  });

  it("is empty again when there is none", async () => {
    const element = await mount({ text: `Text\n\n${fenced(label("a"))}` });
    element.text = "";
    await element.updateComplete;
    assert.deepEqual(shownParts(element), []);
    for (const state of ["streaming", "complete", "invalid"]) assert.isFalse(element.matches(`:state(${state})`));
  });

  it("gives way to a stream, and that to another", async () => {
    const element = await mount({ text: "old" });
    let stopped = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) {
          yield "a ";
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        stopped = true;
      }
    }
    const first = element.stream(endless()).then(
      () => "resolved",
      (error: Error) => error.message,
    );
    await waitUntil(() => element.text !== "", "it is being read");
    element.text = "new";
    assert.equal(await first, "another answer took its place");
    await waitUntil(() => stopped, "the source is let go");
    await element.updateComplete;
    assert.deepEqual(shownParts(element), ["new"]);
  });

  it("says that it ended early when its source fails, and keeps what came", async () => {
    const element = await mount();
    async function* failing(): AsyncGenerator<string> {
      yield `Some text\n\n${fenced(label("a"))}\nand`;
      throw new Error("the line is dead");
    }
    const outcome = await element.stream(failing()).catch((error: Error) => error.message);
    await element.updateComplete;
    assert.equal(outcome, "the line is dead");
    assert.deepEqual(shownParts(element), ["Some text", "[a]", "and"]);
    assert.isTrue(element.matches(":state(invalid)"));
    assert.include(all(element, ".note")[0].textContent, "ended early");
  });
});
