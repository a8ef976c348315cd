import { assert } from "@open-wc/testing";
import { html } from "lit";
import * as v from "valibot";
import {
  type Catalog,
  component,
  core,
  defineKind,
  type IntuiError,
  type IntuiErrorDetail,
  registerDrawing,
  Tree,
  words,
} from "../../src/index.js";
import { between, examples } from "./answers.js";
import { ended, mount, once, one, shownText } from "./mount.js";

const problemsOf = (tree: unknown, options = {}): readonly unknown[] => {
  try {
    Tree.parse(tree, options);
    return [];
  } catch (error) {
    return (error as IntuiError).problems;
  }
};

/** Ways to break any component, and the name that its stand-in gives it when nothing of it is left. */
const breaks: Record<string, (example: Record<string, unknown>) => unknown> = {
  "an unknown type": (example) => ({ ...example, type: "Gauge" }),
  "no type": ({ type: _, ...rest }) => rest,
  "an unknown prop": (example) => ({ ...example, colour: "red" }),
  "every prop of a wrong type": (example) =>
    Object.fromEntries(Object.entries(example).map(([key, value]) => [key, key === "type" ? value : { wrong: true }])),
  "no props": ({ type }) => ({ type }),
  "a string in its place": () => "just text",
  "null in its place": () => null,
};

describe("<intui-tree>: broken parts", () => {
  for (const { name, tree } of examples) {
    for (const [how, breakIt] of Object.entries(breaks)) {
      it(`${name} with ${how}: siblings stay, something stands for it, one error lists all`, async () => {
        const answer = between(breakIt(tree.root as Record<string, unknown>));
        const element = await mount();
        const errors: IntuiErrorDetail[] = [];
        element.addEventListener("intui-error", ({ detail }) => void errors.push(detail));
        element.tree = answer;
        await once(element, "intui-error");
        const shown = shownText(element);
        // What is no component at all leaves its place empty, and the note stands under the Group that holds it.
        const isComponent =
          typeof breakIt(tree.root as Record<string, unknown>) === "object" && !how.startsWith("null");
        assert.match(
          shown,
          isComponent
            ? /^Before .*(could not be shown|mistake in this part).* After$/
            : /^Before After .*mistake in this part$/,
        );
        assert.lengthOf(errors, 1);
        assert.deepEqual(errors[0]?.error.problems, problemsOf(answer) as never);
        assert.deepEqual(element.problems, problemsOf(answer) as never);
      });
    }
  }

  it("shows none of a part that the author may not write", async () => {
    const element = await mount({ author: "model", tree: between({ type: "Stat", label: "Users", value: 123456 }) });
    assert.notInclude(shownText(element), "123,456");
    assert.match(shownText(element), /Stat could not be shown/);
  });

  it("draws the parts that it knows of another version, but lets nothing be pressed", async () => {
    const choice = { type: "Choice", id: "a", options: [{ id: "b", label: "Press" }] };
    const element = await mount({ tree: { v: 2, root: choice } });
    assert.include(shownText(element), "Press");
    assert.deepEqual(
      element.problems.map(({ code }) => code),
      ["version"],
    );
    let count = 0;
    element.addEventListener("intui-event", () => void count++);
    one(element, "button").click();
    assert.equal(count, 0);
  });

  it("says so when what is wrong belongs to no part", async () => {
    const choice = { type: "Choice", id: "same", options: [{ id: "b", label: "Press" }] };
    const element = await mount({ tree: { v: 1, root: { type: "Group", children: [choice, choice] } } });
    assert.deepEqual(
      element.problems.map(({ code }) => code),
      ["duplicate"],
    );
    assert.match(shownText(element), /mistake in the answer/);
  });

  it("bounds a tree that is deep beyond reason", async () => {
    let root: unknown = { type: "Text", markdown: "bottom" };
    for (let depth = 0; depth < 5000; depth++) root = { type: "Group", children: [root] };
    const element = await mount();
    const done = ended(element);
    element.append(JSON.stringify({ v: 1, root }));
    const outcome = await done;
    assert.isArray(outcome);
    assert.isAtMost(element.shadowRoot?.querySelectorAll(".group").length ?? 0, 64);
  });
});

describe("a product's own kind", () => {
  const badge = defineKind({
    type: "Badge",
    summary: "A badge.",
    writer: "anyone",
    schema: v.strictObject({ name: v.pipe(v.string(), v.minLength(1)) }),
    toText: (node) => `<${node.name}>`,
    example: { type: "Badge", name: "gold" },
  });
  const catalog: Catalog = core.extend(badge);
  const answer = between(badge.example);

  it("is shown as its text form where it has no drawing, and drawn as soon as it has one", async () => {
    const element = await mount({ catalog, tree: answer });
    assert.equal(shownText(element), "Before <gold> After");
    const draw = ({ name }: { readonly name?: string | undefined }): unknown => html`<b>${name}</b>`;
    registerDrawing("Badge", draw);
    registerDrawing("Badge", draw);
    await element.updateComplete;
    assert.equal(one(element, "b").textContent, "gold");
    assert.throws(() => registerDrawing("Badge", () => ""), TypeError);
  });

  it("shows the text form of all that it holds, and the stand-in when something in it is broken", async () => {
    const card = defineKind({
      type: "Card",
      summary: "A card.",
      writer: "anyone",
      schema: v.strictObject({ title: words(), body: v.array(component()) }),
      toText: (node, textOf) => [`# ${node.title}`, ...node.body.map(textOf)].join(" · "),
      example: { type: "Card", title: "One", body: [] },
    });
    const holding = (...body: unknown[]): unknown => between({ type: "Card", title: "One", body });
    const cards = core.extend(card);
    const whole = holding({ type: "Stat", label: "Users", value: 3 }, { type: "Label", text: "new" });
    assert.equal(shownText(await mount({ catalog: cards, tree: whole })), "Before # One · **Users:** 3 · [new] After");
    const broken = await mount({ catalog: cards, tree: holding({ type: "Label" }) });
    assert.match(shownText(broken), /^Before ! ?Card could not be shown After/);
  });

  it("gets its stand-in when its drawing throws, and the page hears nothing of it", async () => {
    const bad = defineKind({
      type: "BadBadge",
      summary: "A badge whose drawing throws.",
      writer: "anyone",
      schema: v.strictObject({ name: v.string() }),
      toText: (node) => node.name,
      example: { type: "BadBadge", name: "x" },
    });
    registerDrawing("BadBadge", () => {
      throw new Error("a bug");
    });
    // And one whose template throws, which Lit finds out only when it commits it.
    const worse = defineKind({
      type: "WorseBadge",
      summary: "A badge whose template throws.",
      writer: "anyone",
      schema: v.strictObject({ name: v.string() }),
      toText: (node) => node.name,
      example: { type: "WorseBadge", name: "x" },
    });
    registerDrawing("WorseBadge", () => html`<b>${"half"}<i .style=${Symbol("no string")}></i></b>`);
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...what) => void said.push(what);
    const element = await mount({ catalog: catalog.extend(bad), tree: between({ type: "BadBadge", name: "x" }) });
    const worst = await mount({ catalog: catalog.extend(worse), tree: between({ type: "WorseBadge", name: "x" }) });
    assert.isTrue(worst.matches(":state(complete)"));
    assert.match(shownText(worst), /^Before ! ?WorseBadge could not be shown After$/);
    assert.match(shownText(element), /^Before ! ?BadBadge could not be shown After$/);
    console.error = error;
    assert.lengthOf(said, 2);
  });
});
