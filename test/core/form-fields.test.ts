import { assert } from "@open-wc/testing";
import { IntuiEvent, Tree } from "../../src/core.js";
import { errorOf, places, problemsOf } from "./problems-of.js";

const form = (...fields: readonly object[]) => ({ v: 1, root: { type: "Form", id: "f", fields } });
const field = (input: string, more: object = {}) => ({ id: "x", label: "X", input, ...more });
const select = (more: object = {}) => field("select", { options: ["a", "b"], ...more });
const verified = (tree: unknown, value: unknown) =>
  places(errorOf(() => Tree.parse(tree).verify(IntuiEvent.submit("s", "f", { x: value as string })))?.problems);

describe("the fields of a Form", () => {
  it("begin with a value of their own type, and with no other", () => {
    const values = ["text", "b", 3, true, "2026-02-28"] as const;
    const fits: Record<string, readonly unknown[]> = {
      text: ["text", "b", "2026-02-28"],
      textarea: ["text", "b", "2026-02-28"],
      number: [3],
      checkbox: [true],
      date: ["2026-02-28"],
      select: ["b"],
    };
    for (const [input, good] of Object.entries(fits)) {
      for (const value of values) {
        const one = input === "select" ? select({ value }) : field(input, { value });
        const expected = good.includes(value) ? [] : ["root.fields[0].value value"];
        assert.deepEqual(places(problemsOf(form(one))), expected, `${input} ${value}`);
      }
    }
    assert.match(problemsOf(form(select({ value: "c" })))[0].message, /a.*b/);
  });

  it("name a day that there is", () => {
    for (const value of ["2026-02-31", "2026-13-01", "28.2.2026", "2026-2-3", "2026-02-28T00:00", "yesterday"]) {
      assert.deepEqual(places(problemsOf(form(field("date", { value })))), ["root.fields[0].value value"], value);
      assert.deepEqual(verified(form(field("date")), value), ["value.x value"], value);
    }
    for (const value of ["2024-02-29", "0999-01-01", "2026-12-31"]) {
      assert.deepEqual(verified(form(field("date")), value), [], value);
    }
  });

  it("have a placeholder only where it would be seen", () => {
    for (const input of ["text", "number", "textarea"]) {
      assert.deepEqual(problemsOf(form(field(input, { placeholder: "p" }))), []);
    }
    for (const one of [
      field("date", { placeholder: "p" }),
      field("checkbox", { placeholder: "p" }),
      select({ placeholder: "p" }),
    ]) {
      assert.deepEqual(places(problemsOf(form(one))), ["root.fields[0].placeholder value"]);
    }
  });

  it("say all that they show in the text form", () => {
    const tree = Tree.parse(
      form(
        field("text", { required: true, value: "Ann\nLee", placeholder: "Your name", help: "As in the\npassport." }),
        { ...select({ value: "b" }), id: "y" },
        { ...field("date", { value: "2026-02-28" }), id: "z" },
        { ...field("checkbox", { value: false }), id: "w" },
      ),
    );
    assert.deepEqual(tree.toText().split("\n").slice(1, 5), [
      '- X (text, required, default "Ann Lee", for example "Your name"). As in the passport.',
      '- X (select, default "b": a, b)',
      '- X (date, default "2026-02-28")',
      "- X (checkbox, default false)",
    ]);
  });

  it("take text of several lines", () => {
    assert.deepEqual(verified(form(field("textarea")), "one\ntwo"), []);
    assert.deepEqual(verified(form(field("textarea")), 3), ["value.x type"]);
  });
});
