// The package as it is built, in plain Node: no DOM, no bundler, the layout engine loaded when the first graph needs it.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { core, Tree } from "../../dist/npm/core.js";
import { css, toHtml } from "../../dist/npm/static.js";

const graph = {
  type: "Flow",
  steps: ["a", "b", "c"].map((id) => ({ id, label: `Step ${id}` })),
  links: [
    { from: "a", to: "b", label: "yes" },
    { from: "a", to: "c" },
    { from: "c", to: "a" },
  ],
};

test("there is no DOM, and none is made", async () => {
  assert.equal(typeof document, "undefined");
  await toHtml(Tree.of({ type: "Group", children: core.kinds.map(({ example }) => example) }));
  assert.equal(typeof document, "undefined");
  assert.equal(typeof HTMLElement, "undefined");
});

test("a branching Flow is a picture with every step and link, for places with room and without", async () => {
  const { html, warnings } = await toHtml(Tree.of(graph));
  assert.deepEqual(warnings, []);
  const pictures = html.split("<svg").slice(1);
  assert.ok(pictures.length > 0);
  for (const picture of pictures) {
    assert.equal(picture.match(/role="listitem"/g)?.length, 3);
    assert.equal(picture.match(/class="flow-head" d="M/g)?.length, 3);
    assert.match(picture, /aria-label="Step a, leads to Step b \(yes\), Step c"/);
  }
});

test("the same tree is the same text", async () => {
  const tree = Tree.of({ type: "Group", children: [...core.kinds.map(({ example }) => example), graph] });
  const [one, other] = [await toHtml(tree, { lang: "fr" }), await toHtml(tree, { lang: "fr" })];
  assert.equal(one.html, other.html);
  assert.equal(css(), css());
});

/** Text as people and models write it, and as nobody should. */
const words = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ""),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "</style>",
    '" onload="x',
    "שלום",
    "مرحبا بالعالم",
    "日本語の長いテキスト",
    "a".repeat(300),
  ),
);
const short = words.map((text) => [...text].slice(0, 20).join("").trim() || "x");
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e308, -1e308, 5e-324),
);
const list = (/** @type {fc.Arbitrary<unknown>} */ item, min = 1, max = 6) =>
  fc.array(item, { minLength: min, maxLength: max });

const kinds = [
  fc.record({
    type: fc.constant("Text"),
    markdown: fc.oneof(
      words,
      list(
        fc.constantFrom("# a", "- b", "> c", "```", "| d |", "|---|", "*e", "[f](g)", "![h](i:j)", "\n", "1. k"),
        1,
        12,
      ).map((lines) => lines.join("\n")),
    ),
  }),
  fc.record({ type: fc.constant("Label"), text: short }),
  fc.record({
    type: fc.constant("Stat"),
    label: words,
    value: number,
    unit: words,
    change: fc.record({ value: number, as: fc.constantFrom("amount", "percent") }),
  }),
  fc
    .record({
      type: fc.constant("Table"),
      columns: fc.constantFrom(
        [{ key: "a", label: "A" }],
        [
          { key: "a", label: "<" },
          { key: "__proto__", label: "P" },
        ],
      ),
      rows: list(fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(words, number, fc.boolean(), fc.constant(null))), 0),
    })
    .map(({ rows, ...table }) => ({ ...table, rows: rows.map(({ a = null } = {}) => ({ a })) })),
  fc.record({
    type: fc.constant("Chart"),
    kind: fc.constantFrom("line", "bar"),
    title: words,
    unit: words,
    series: list(
      fc.record({
        label: words,
        role: fc.constantFrom("primary", "baseline", "comparison"),
        points: fc.uniqueArray(
          fc.record({ x: fc.oneof(words, fc.integer(), fc.constantFrom("2026-01-01", "2026-02")), y: number }),
          { minLength: 1, maxLength: 8, selector: ({ x }) => String(x) },
        ),
      }),
    ),
    annotations: list(fc.record({ at: fc.oneof(words, fc.integer()), label: words }), 0, 3),
  }),
  fc
    .record({ steps: list(words, 2, 7), ends: list(fc.tuple(fc.nat(6), fc.nat(6), words), 0, 9) })
    .map(({ steps, ends }) => ({
      type: "Flow",
      steps: steps.map((label, at) => ({ id: `${at}`, label })),
      links: ends.map(([from, to, label]) => ({ from: `${from % steps.length}`, to: `${to % steps.length}`, label })),
    })),
];

test("every valid tree comes out whole, without a warning, in any language", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      list(fc.oneof(...kinds)),
      fc.constantFrom("en", "ar", "ja", "de", "hi"),
      async (children, lang) => {
        const tree = Tree.of({ type: "Group", children });
        const { html, warnings } = await toHtml(tree, { lang });
        assert.deepEqual(warnings, []);
        assert.doesNotMatch(html, /<script|\son\w+="|NaN|undefined|Infinity|\[object/i);
        assert.equal(html.match(/<style>/g)?.length, 1);
        const [open, close] = [html.match(/<(?!\/|(?:br|hr|img)\b)[a-z]/gi), html.match(/<\//g)];
        assert.equal(open?.length, close?.length);
      },
    ),
    { numRuns: 150 },
  );
});
