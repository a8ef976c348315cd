import { assert } from "@open-wc/testing";
import { IntuiEvent, type IntuiEventDetail, type IntuiTree, listen } from "../../src/index.js";
import { all, ended, frame, mount, once, one, shownText } from "./mount.js";

const choice = {
  v: 1,
  root: {
    type: "Choice",
    id: "next",
    prompt: "What next?",
    options: [
      { id: "go", label: "Go on" },
      { id: "park", label: "Park" },
    ],
  },
};
const form = {
  v: 1,
  root: { type: "Form", id: "idea", fields: [{ id: "title", label: "Title", input: "text", required: true }] },
};

const buttons = (element: IntuiTree): HTMLButtonElement[] => all<HTMLButtonElement>(element, ".tree button");
const settle = async (element: IntuiTree): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
  await frame();
};

async function heard(element: IntuiTree, act: () => void): Promise<IntuiEventDetail[]> {
  const details: IntuiEventDetail[] = [];
  const stop = listen(element.parentElement as HTMLElement, (_event, detail) => void details.push(detail));
  act();
  await settle(element);
  stop();
  return details;
}

describe("from a press to the agent", () => {
  it("carries the event, its sentence, its source and the tree, through shadow roots", async () => {
    const element = await mount({ tree: choice, source: "toolu_1" });
    const details = await heard(element, () => buttons(element)[1]?.click());
    assert.lengthOf(details, 1);
    const [detail] = details as [IntuiEventDetail];
    assert.equal(detail.protocol, "intui");
    assert.isTrue(detail.event instanceof IntuiEvent);
    assert.deepEqual(detail.event.toJSON(), {
      v: 1,
      source: "toolu_1",
      target: "next",
      action: "press",
      value: "park",
    });
    assert.equal(detail.sentence, 'Pressed "Park" in next (from toolu_1).');
    assert.equal(detail.source, "toolu_1");
    assert.strictEqual(detail.tree, element.tree);
  });

  it("sends one event, however fast and often it is pressed", async () => {
    const element = await mount({ tree: choice });
    const details = await heard(element, () => {
      for (let times = 0; times < 5; times++) for (const button of buttons(element)) button.click();
    });
    assert.lengthOf(details, 1);
    assert.lengthOf(buttons(element), 0);
    assert.include(shownText(element), "Go on");
  });

  it("is busy while a promise is open, and answered when it resolves", async () => {
    const element = await mount({ tree: choice });
    let resolve = (): void => {};
    listen(element, () => new Promise<void>((done) => (resolve = done)));
    buttons(element)[0]?.click();
    await settle(element);
    assert.isNotEmpty(all(element, '[aria-busy="true"]'));
    assert.include(shownText(element), "Sending");
    resolve();
    await settle(element);
    assert.isEmpty(all(element, '[aria-busy="true"]'));
    assert.lengthOf(buttons(element), 0);
  });

  for (const [how, refuse] of Object.entries({
    "a promise rejects": () => Promise.reject(new Error("the server is down")),
    "the handler throws": () => {
      throw new Error("the server is down");
    },
    "the listener prevents it": (_event: IntuiEvent, _detail: IntuiEventDetail, dom: Event) => dom.preventDefault(),
  })) {
    it(`opens again, says why, and can be tried again when ${how}`, async () => {
      const element = await mount({ tree: choice });
      let refusing = true;
      let count = 0;
      const onEvent = (dom: CustomEvent<IntuiEventDetail>): void => {
        count++;
        if (!refusing) return;
        try {
          const result = refuse(dom.detail.event, dom.detail, dom) as Promise<void> | undefined;
          if (result) dom.detail.waitUntil(result);
        } catch (error) {
          dom.detail.waitUntil(Promise.reject(error));
        }
      };
      element.addEventListener("intui-event", onEvent);
      buttons(element)[0]?.click();
      await settle(element);
      assert.lengthOf(buttons(element), 2);
      assert.match(shownText(element), how === "the listener prevents it" ? /Not sent/ : /the server is down/);
      refusing = false;
      buttons(element)[0]?.click();
      await settle(element);
      assert.equal(count, 2);
      assert.lengthOf(buttons(element), 0);
    });
  }

  it("stops listening when told to, either way", async () => {
    const element = await mount({ tree: { ...choice, root: { ...choice.root, repeat: "many" } } });
    let count = 0;
    const stop = listen(element, () => void count++);
    const stopper = new AbortController();
    listen(element, () => void count++, { signal: stopper.signal });
    buttons(element)[0]?.click();
    await settle(element);
    assert.equal(count, 2);
    stop();
    stopper.abort();
    buttons(element)[0]?.click();
    await settle(element);
    assert.equal(count, 2);
  });

  it("sends a form's values", async () => {
    const element = await mount({ tree: form, source: "t" });
    const input = one<HTMLInputElement>(element, "input");
    input.value = "IntUI docs";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const details = await heard(element, () => one<HTMLFormElement>(element, "form").requestSubmit());
    assert.equal(details[0]?.sentence, 'Submitted idea (from t): Title = "IntUI docs".');
    assert.isEmpty(all(element, "form"));
    assert.include(shownText(element), "IntUI docs");
  });
});

describe("when nothing can be pressed", () => {
  const whole = JSON.stringify({
    v: 1,
    root: { type: "Group", children: [choice.root, { type: "Text", markdown: "More" }] },
  });

  it("before the whole tree has arrived", async () => {
    const element = await mount();
    element.append(whole.slice(0, -10));
    await element.updateComplete;
    await settle(element);
    assert.lengthOf(buttons(element), 2);
    assert.lengthOf(await heard(element, () => buttons(element)[0]?.click()), 0);
    element.append(whole.slice(-10));
    await ended(element);
    assert.lengthOf(await heard(element, () => buttons(element)[0]?.click()), 1);
  });

  it("in a tree that is not valid", async () => {
    const element = await mount({
      tree: { v: 1, root: { type: "Group", children: [choice.root, { type: "Gauge" }] } },
    });
    assert.lengthOf(buttons(element), 2);
    assert.lengthOf(await heard(element, () => buttons(element)[0]?.click()), 0);
  });

  it("in a disabled one", async () => {
    const element = await mount({ tree: choice, disabled: true });
    assert.lengthOf(await heard(element, () => buttons(element)[0]?.click()), 0);
    element.disabled = false;
    await settle(element);
    assert.lengthOf(await heard(element, () => buttons(element)[0]?.click()), 1);
  });
});

describe("what was answered", () => {
  const past = IntuiEvent.press("call-1", "next", "park");

  for (const [form, history] of Object.entries({
    events: [past],
    "their JSON": [past.toJSON()],
    "JSON text": JSON.stringify([past]),
    "among what is no event": [null, 7, { v: 9 }, past.toJSON()],
  })) {
    it(`is answered at first paint, from a history of ${form}`, async () => {
      const parent = document.createElement("div");
      document.body.append(parent);
      const element = document.createElement("intui-tree");
      let live = 0;
      const watch = new MutationObserver(() => (live += buttons(element).length));
      watch.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
      Object.assign(element, { source: "call-1", tree: choice, history });
      parent.append(element);
      if (element.shadowRoot) watch.observe(element.shadowRoot, { childList: true, subtree: true });
      await element.updateComplete;
      await settle(element);
      assert.include(shownText(element), "Park");
      assert.lengthOf(buttons(element), 0);
      assert.equal(live, 0);
      parent.remove();
    });
  }

  it("is another source's matter when the source differs", async () => {
    const element = await mount({ source: "call-2", tree: choice, history: [past] });
    assert.lengthOf(buttons(element), 2);
  });

  it("is agreed between two copies of one source, and forgotten with the last of them", async () => {
    const one = await mount({ source: "call-3", tree: choice });
    const two = await mount({ source: "call-3", tree: choice });
    const stranger = await mount({ tree: choice });
    const details = [
      ...(await heard(one, () => buttons(one)[0]?.click())),
      ...(await heard(two, () => buttons(two)[0]?.click())),
    ];
    assert.lengthOf(details, 1);
    assert.lengthOf(buttons(two), 0);
    assert.lengthOf(buttons(stranger), 2);
    one.remove();
    two.remove();
    const later = await mount({ source: "call-3", tree: choice });
    assert.lengthOf(buttons(later), 2);
  });

  it("is sent once when two copies are pressed in the same moment", async () => {
    const one = await mount({ source: "call-4", tree: choice });
    const two = await mount({ source: "call-4", tree: choice });
    let count = 0;
    const stop = listen(document, () => {
      count++;
      return new Promise((resolve) => setTimeout(resolve, 20));
    });
    buttons(one)[0]?.click();
    buttons(two)[1]?.click();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await settle(two);
    stop();
    assert.equal(count, 1);
    assert.include(shownText(two), "Go on");
    assert.notInclude(shownText(two), "Park");
  });

  it("stays, with what is typed and where the focus is, when the text is sent anew with the same ids", async () => {
    const both = (title: string): string =>
      JSON.stringify({
        v: 1,
        root: { type: "Group", children: [{ type: "Text", markdown: title }, choice.root, form.root] },
      });
    const element = await mount({ text: both("First") });
    await ended(element);
    await heard(element, () => buttons(element)[0]?.click());
    const input = one<HTMLInputElement>(element, "input");
    input.focus();
    input.value = "Half a thought";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const again = once(element, "intui-complete");
    element.text = both("Second");
    await again;
    assert.include(shownText(element), "Second");
    assert.include(shownText(element), "Go on");
    assert.equal(one<HTMLInputElement>(element, "input").value, "Half a thought");
    assert.strictEqual(element.shadowRoot?.activeElement, input);
  });
});
