import { assert } from "@open-wc/testing";
import * as v from "valibot";
import { inspect } from "../../src/core/inspect.js";
import type { InspectMemo } from "../../src/core/inspection.js";
import { pathIn } from "../../src/core/path.js";
import { identifier, words } from "../../src/core/schema.js";
import { core } from "../../src/core.js";
import { grow } from "./growing.js";
import { mutationsOf } from "./mutations.js";
import { roots } from "./trees.js";

const path = pathIn("root", "Thing");

/** Every string of a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const places = (problems: readonly { path: string; code: string }[]) =>
  problems.map((each) => `${each.path} ${each.code}`);

describe("inspect of a value that is still being written", () => {
  const schema = v.strictObject({
    id: identifier(),
    tone: v.optional(v.picklist(["good", "bad"]), "good"),
    title: words({ max: 12 }),
    list: v.pipe(
      v.array(v.union([words(), v.number(), v.strictObject({ key: identifier(), text: words() })])),
      v.minLength(3),
    ),
  });
  const whole = {
    id: "identifier",
    tone: "bad",
    title: "A long title",
    list: ["first words", 1234, { key: "the-key", text: "some text" }],
  };

  it("shows no prefix but of words, accuses nothing, and ends with what one reading gives", () => {
    const memo: InspectMemo = new WeakMap();
    const complete = new Set(stringsOf(whole));
    const partial = new Set<string>();
    let last: unknown;
    let list: unknown;
    for (const { value, open } of grow(whole)) {
      const reading = inspect(schema, value, path, { open, memo });
      assert.deepEqual(reading.problems, []);
      for (const text of stringsOf(reading.value)) if (!complete.has(text)) partial.add(text);
      const { list: shown } = (reading.value ?? {}) as { list?: unknown };
      if (list) assert.strictEqual(shown, list, "the list's output stays the same array");
      list = shown;
      last = reading.value;
    }
    assert.deepEqual(last, whole);
    assert.isAbove(partial.size, 5);
    for (const text of partial) {
      assert.isTrue(
        ["A long title", "first words", "some text"].some((each) => each.startsWith(text)),
        text,
      );
    }
  });

  it("fills in defaults and asks for what is missing once the object has closed", () => {
    const small = v.strictObject({ tone: v.optional(v.picklist(["good", "bad"]), "good"), title: words() });
    const states: string[][] = [];
    for (const { value, open } of grow({})) {
      const { value: shown, problems } = inspect(small, value, path, { open });
      states.push([JSON.stringify(shown), ...places(problems)]);
    }
    assert.deepEqual(states.at(0), ["{}"]);
    assert.deepEqual(states.at(-1), ['{"tone":"good"}', "root.title missing"]);
  });

  it("says what is wrong with a list item as soon as that has closed, and goes on saying it", () => {
    const list = v.pipe(v.array(v.strictObject({ n: v.number() })), v.maxLength(2));
    const memo: InspectMemo = new WeakMap();
    const seen: string[][] = [];
    for (const { value, open } of grow([{ n: "x" }, { n: 2 }, 3])) {
      const found = places(inspect(list, value, path, { open, memo }).problems);
      if (found.join() !== seen.at(-1)?.join()) seen.push(found);
    }
    assert.deepEqual(seen, [
      [],
      ["root[0].n type"],
      ["root[0].n type", "root[2] type"],
      ["root[0].n type", "root[2] type", "root (Thing) limit"],
    ]);
  });

  it("looks at each item of a list once, however often it is asked", () => {
    const rows = 1000;
    let visits = 0;
    const row = v.strictObject({ id: identifier(), text: words() });
    const table = v.strictObject({
      before: v.array(v.number()),
      rows: v.array(
        v.lazy(() => {
          visits++;
          return row;
        }),
      ),
      after: words(),
    });
    const input = { before: [1, 2], rows: [] as unknown[], after: undefined as string | undefined };
    const memo: InspectMemo = new WeakMap();
    let open: (container: object) => string | number | null | undefined = (each) =>
      each === input ? "rows" : each === input.rows ? null : undefined;
    const look = () => inspect(table, input, path, { memo, open: (each) => open(each) });
    let output: unknown;
    for (let index = 0; index < rows; index++) {
      input.rows.push({ id: `r${index}`, text: index === 7 ? 5 : "text" });
      const { value, problems } = look();
      output ??= (value as { rows: unknown }).rows;
      assert.strictEqual((value as { rows: unknown }).rows, output);
      assert.lengthOf(problems, index < 7 ? 0 : 1);
    }
    const perRow = visits / rows;
    assert.isAtMost(perRow, 2, "the getter is asked for the type and for the visit");
    open = (each) => (each === input ? "after" : undefined);
    visits = 0;
    for (let index = 0; index < 100; index++) {
      input.after = "x".repeat(index + 1);
      look();
    }
    assert.strictEqual(visits, 0, "a list that has closed is not looked at again");
    open = () => undefined;
    const { value, problems } = look();
    assert.strictEqual((value as { rows: unknown }).rows, output);
    assert.deepEqual(value, inspect(table, input, path).value);
    assert.deepEqual(places(problems), ["root.rows[7].text type"]);
  });
});

describe("a component that is still being written", () => {
  /** Reads a component at every state of its growth: the last reading, and every problem that was ever told. */
  function readGrowing(root: unknown) {
    const memo: InspectMemo = new WeakMap();
    const told = new Set<string>();
    let last = core.inspectNode(undefined, "root");
    for (const { value, open } of grow(root)) {
      last = core.inspectNode(value, "root", { author: "code", open, memo });
      for (const problem of places(last.problems)) told.add(problem);
    }
    return { last, told: [...told] };
  }

  for (const { name, root } of roots) {
    it(`grows into what one reading gives, unaccused: ${name}`, () => {
      const { last, told } = readGrowing(root);
      const whole = core.inspectNode(root, "root", { author: "code" });
      assert.deepEqual(told, []);
      assert.deepEqual(last.value, whole.value);
      assert.strictEqual(last.kind, whole.kind);
      assert.deepEqual(last.ids, whole.ids);
    });
  }

  it("is accused of nothing that it turns out not to have, and of all that it has in the end", () => {
    for (const { root } of roots.slice(0, 9)) {
      for (const mutation of mutationsOf(root).filter((each) => each.node.length === 0)) {
        const broken = structuredClone(root);
        mutation.apply(broken);
        const { last, told } = readGrowing(broken);
        const whole = places(core.inspectNode(broken, "root", { author: "code" }).problems).sort();
        assert.deepEqual(places(last.problems).sort(), whole, mutation.name);
        assert.deepEqual(told.sort(), whole, mutation.name);
      }
    }
  });
});
