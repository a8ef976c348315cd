import { assert, waitUntil } from "@open-wc/testing";
import { IntuiEvent, type IntuiEventDetail, type IntuiTree, type MessageEndDetail, Tree } from "../../src/index.js";
import { all, mount, once, one } from "../draw/mount.js";

const choice = {
  type: "Choice",
  id: "next",
  options: [
    { id: "go", label: "Go" },
    { id: "park", label: "Park" },
  ],
};
const form = (id: string): unknown => ({
  type: "Form",
  id,
  fields: [{ id: "title", label: "Title", input: "text", required: true }],
});
const table = {
  type: "Table",
  columns: [{ key: "n", label: "N" }],
  rows: [{ n: 2 }, { n: 3 }, { n: 1 }],
};
const parts = [{ type: "Text", markdown: "Hello" }, table, choice, form("typed"), form("sent")];
const answer = { v: 1, root: { type: "Group", children: parts } };

/** Leaves every kind of state in a tree: a choice answered, a form sent, another typed in, a table sorted. */
async function use(element: IntuiTree): Promise<void> {
  all(element, "intui-choice button")[1]?.click();
  for (const [at, value] of ["half a ti", "A title"].entries()) {
    const input = all<HTMLInputElement>(element, "intui-form input")[at] as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  all(element, "intui-form button")[1]?.click();
  one(element, "[part~=sort]").click();
  await element.updateComplete;
  // What sorts is loaded at the first press.
  await waitUntil(() => all(element, "intui-table tbody tr")[0]?.textContent?.trim() === "1", "the table is sorted");
}

/** What is seen of that state. */
function state(element: IntuiTree): unknown {
  return {
    answers: all(element, "[part~=answer]").map(({ textContent }) => textContent?.trim()),
    typed: all<HTMLInputElement>(element, "intui-form input").map(({ value }) => value),
    sorted: all(element, "intui-table tbody tr").map(({ textContent }) => textContent?.trim()),
  };
}

const left = { answers: ["You chose Park", "Sent"], typed: ["half a ti"], sorted: ["1", "2", "3"] };

/** What hosts do to an element while somebody uses it. */
const disturbances: Record<string, (element: IntuiTree) => unknown> = {
  "is rendered again with the same text": (element) => (element.text = JSON.stringify(answer)),
  "is rendered again with the same history": (element) => (element.history = []),
  "is given other words": (element) => (element.strings = { sort: "x" }),
  "is put into another list": (element) => {
    const list = document.createElement("div");
    element.parentElement?.after(list);
    list.append(element);
  },
  "is taken out and put back later": async (element) => {
    const parent = element.parentElement as HTMLElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    parent.append(element);
  },
  "changes places with another": (element) => {
    const other = document.createElement("intui-tree");
    element.after(other);
    element.before(other);
  },
  "is moved in one go": (element) => {
    const parent = element.parentElement as HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void };
    const before = document.createElement("p");
    parent.prepend(before);
    if (parent.moveBefore) parent.moveBefore(element, before);
    else parent.insertBefore(element, before);
  },
  "is an old turn for a while": async (element) => {
    element.disabled = true;
    await element.updateComplete;
    element.disabled = false;
  },
  "gets a part more": (element) => {
    const more = { type: "Text", markdown: "More" };
    element.text = JSON.stringify({ v: 1, root: { type: "Group", children: [...parts, more] } });
  },
};

describe("what a person has left in an answer", () => {
  for (const [what, disturb] of Object.entries(disturbances)) {
    for (const source of [undefined, "turn-1"]) {
      it(`stays when it ${what}${source ? ", its source named" : ""}`, async () => {
        const element = await mount({ source, text: JSON.stringify(answer) });
        await use(element);
        assert.deepEqual(state(element), left);
        await disturb(element);
        await element.updateComplete;
        assert.deepEqual(state(element), left);
      });
    }
  }

  it("stays with its id when the parts come in another order", async () => {
    const element = await mount({ text: JSON.stringify(answer) });
    await use(element);
    const [text, rows, question, first, second] = parts;
    const children = [second, question, rows, text, first];
    element.text = JSON.stringify({ v: 1, root: { type: "Group", children } });
    await element.updateComplete;
    const { answers, typed } = state(element) as typeof left;
    assert.sameMembers(answers, left.answers);
    assert.deepEqual(typed, left.typed);
  });

  it("is there after a reload, as far as it was sent", async () => {
    const stored: string[] = [];
    const element = await mount({ source: "turn-1", text: JSON.stringify(answer) });
    element.addEventListener("intui-event", ({ detail }) => void stored.push(JSON.stringify(detail.event)));
    await use(element);
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const again = await mount({
      source: "turn-1",
      tree: JSON.stringify(answer),
      history: stored.map((each) => JSON.parse(each)),
    });
    assert.deepEqual((state(again) as typeof left).answers, left.answers);
  });
});

describe("a later turn", () => {
  it("takes the place of an earlier answer by its source: what is the same there stays answered, what is new is open", async () => {
    const trees = new Map<string, IntuiTree>();
    const show = async (source: string, root: unknown): Promise<IntuiTree> => {
      const known = trees.get(source);
      const tree = known ?? (await mount({ source }));
      trees.set(source, tree);
      tree.tree = { v: 1, root };
      await tree.updateComplete;
      return tree;
    };
    const first = await show("call-1", { type: "Group", children: [choice] });
    all(first, "intui-choice button")[0]?.click();
    await first.updateComplete;
    const more = { ...choice, id: "more", prompt: "And now?" };
    const second = await show("call-1", { type: "Group", children: [choice, more] });
    assert.isTrue(second === first);
    assert.equal(all(second, "[part~=answer]").length, 1);
    assert.equal(all(second, "intui-choice button").length, 2);
    const events: IntuiEventDetail[] = [];
    second.addEventListener("intui-event", ({ detail }) => void events.push(detail));
    all(second, "intui-choice button")[1]?.click();
    await waitUntil(() => events.length > 0);
    assert.deepEqual(events[0]?.event.toJSON(), {
      v: 1,
      source: "call-1",
      target: "more",
      action: "press",
      value: "park",
    });
  });

  it("tells again that it is complete, and stops what was still being written", async () => {
    const element = await mount({ source: "call-2" });
    element.append('{"v":1,"root":{"type":"Text","markdown":"Half');
    const done = once<{ tree: Tree }>(element, "intui-complete");
    element.tree = { v: 1, root: { type: "Text", markdown: "Whole" } };
    assert.equal((await done).detail.tree.toText(), "Whole");
    element.append("ignored by the tree that came last");
    await element.updateComplete;
    element.tree = null;
  });
});

describe("what a host may want to store", () => {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it("is plain JSON: a tree, an event, problems", async () => {
    const element = await mount({ source: "s", tree: answer });
    const tree = element.tree as Tree;
    assert.deepEqual(Tree.parse(plain(tree)).toJSON(), tree.toJSON());
    assert.deepEqual(plain(tree) as unknown, structuredClone(tree.toJSON()) as unknown);
    const press = once<IntuiEventDetail>(element, "intui-event");
    all(element, "intui-choice button")[0]?.click();
    const { event } = (await press).detail;
    assert.deepEqual(IntuiEvent.parse(plain(event)).toJSON(), event.toJSON());
    const broken = await mount({ tree: { v: 1, root: { type: "Gauge" } } });
    assert.isAbove(broken.problems.length, 0);
    assert.deepEqual(plain(broken.problems) as unknown, structuredClone(broken.problems) as unknown);
  });

  it("is plain JSON: the end of a whole reply", async () => {
    const message = document.createElement("intui-message");
    message.source = "m";
    const end = once<MessageEndDetail>(message, "intui-message-end");
    document.body.append(message);
    message.text = "A *word*.";
    const { detail } = await end;
    assert.deepEqual(plain(detail) as unknown, { source: "m", text: "A *word*.", valid: true });
    message.remove();
  });
});
