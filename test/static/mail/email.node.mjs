// What stands in a mail, and how it is answered.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as v from "valibot";
import { actionUrl, core, englishMail, eventIn, examples, mailOf, png, toEmail } from "./kit.mjs";

const { charts, branching, longTable, HARM } = examples;
const { IntuiEvent, Tree } = core;

const choice = {
  type: "Choice",
  id: "next",
  prompt: "What next?",
  options: [
    { id: "explore", label: "Start exploring", emphasis: "primary" },
    { id: "park", label: "Park" },
  ],
};
const form = {
  type: "Form",
  id: "idea",
  fields: [
    { id: "title", label: "Title", input: "text", required: true },
    { id: "count", label: "Count", input: "number" },
    { id: "ok", label: "Agreed", input: "checkbox" },
  ],
  submitLabel: "Add idea",
};
const column = (/** @type {object[]} */ ...children) => ({ type: "Group", children });
const hrefs = (/** @type {string} */ html) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? "");
const codes = (/** @type {readonly { code: string }[]} */ warnings) => warnings.map(({ code }) => code);
/** What a reader sees. @param {string} html */
const shown = (html) =>
  html
    .replace(/^.*<\/head>/s, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&amp;/g, "&")
    .replace(/\s*\n\s*/g, "\n")
    .trim();

describe("a Choice", () => {
  it("is a link for each option, which stands for the event of its press", async () => {
    const tree = Tree.of(choice);
    const { html, text, replies, warnings } = await toEmail(tree, { source: "answer-1", actionUrl });
    assert.deepEqual(hrefs(html).map(eventIn), [
      { v: 1, source: "answer-1", target: "next", action: "press", value: "explore" },
      { v: 1, source: "answer-1", target: "next", action: "press", value: "park" },
    ]);
    for (const href of hrefs(html)) tree.verify(IntuiEvent.parse(eventIn(href)));
    assert.equal(text, `What next?\n\n- Start exploring: <${hrefs(html)[0]}>\n- Park: <${hrefs(html)[1]}>\n`);
    assert.deepEqual([replies, warnings], [[], []]);
  });

  it("takes links that come later, and those that write a mail", async () => {
    const options = { actionUrl: async () => "mailto:agent+token@agent.example?subject=B" };
    assert.deepEqual(
      hrefs((await mailOf(choice, options)).html),
      Array(2).fill("mailto:agent+token@agent.example?subject=B"),
    );
  });

  it("without links is a list that goes on through the mail, and the numbers are told", async () => {
    const tree = Tree.of(column(choice, { ...choice, id: "then" }));
    const { html, text, replies } = await toEmail(tree, { source: "answer-1" });
    assert.deepEqual(hrefs(html), []);
    assert.match(shown(html), /1\.\nStart exploring\n2\.\nPark[\s\S]+3\.\nStart exploring\n4\.\nPark/);
    assert.match(text, /^1\. Start exploring\n2\. Park\n\nReply to this mail with the number of your choice\.$/m);
    assert.deepEqual(replies.at(-1), {
      number: 4,
      event: { v: 1, source: "answer-1", target: "then", action: "press", value: "park" },
    });
    for (const { event } of replies) tree.verify(IntuiEvent.parse(event));
  });

  const answered = (/** @type {string} */ value) => [IntuiEvent.press("s", "next", value)];

  it("that was answered shows the answer, and no link", async () => {
    const mail = await mailOf(choice, { source: "s", history: answered("park"), actionUrl });
    assert.match(shown(mail.html), /What next\?\n✓ You chose\nPark$/);
    assert.equal(mail.text, "What next?\n\nYou chose Park\n");
    assert.deepEqual(hrefs(mail.html), []);
    // Another source's answer is none of its own.
    assert.equal(hrefs((await mailOf(choice, { source: "t", history: answered("park"), actionUrl })).html).length, 2);
  });

  it("that can be answered again shows both", async () => {
    const many = { ...choice, repeat: "many" };
    const { html } = await mailOf(many, { source: "s", history: JSON.stringify(answered("gone")), actionUrl });
    assert.equal(hrefs(html).length, 2);
    assert.match(shown(html), /You chose\ngone$/);
  });

  it("asks for a reply where the host gives no link, and says so", async () => {
    const broken = [
      () => "javascript:alert(1)",
      () => "/relative",
      () => "data:text/html,x",
      () => "tel:110",
      () => /** @type {any} */ (undefined),
      () => Promise.reject(new Error("no key")),
      () => {
        throw new Error("no key");
      },
      (/** @type {import("../../../src/core.js").EventData} */ event) =>
        event.value === "park" ? "nonsense" : "https://a.example/1",
    ];
    for (const each of broken) {
      const { html, replies, warnings } = await mailOf(choice, { actionUrl: each });
      assert.deepEqual([hrefs(html), replies.length, codes(warnings)], [[], 2, ["no-link"]], String(each));
      assert.equal(warnings[0]?.path, "root (Choice)");
    }
    assert.deepEqual(codes((await mailOf(choice, { actionUrl: () => "http://a.example/1" })).warnings), [
      "link-not-secure",
    ]);
  });
});

describe("a Form", () => {
  it("is one link, to where it is filled in", async () => {
    const { html, text } = await mailOf(form, { source: "s", actionUrl });
    assert.deepEqual(hrefs(html).map(eventIn), [{ v: 1, source: "s", target: "idea", action: "submit", value: {} }]);
    assert.match(shown(html), /Title\nCount\n\(optional\)\nAgreed\n\(Yes, No\)\nFill in: Add idea$/);
    assert.ok(text.endsWith(`\n\nFill in: Add idea: <${hrefs(html)[0]}>\n`), text);
  });

  it("without a link is its questions", async () => {
    const { html, text, replies } = await mailOf(form);
    assert.match(shown(html), /Reply to this mail with your answers\.$/);
    assert.equal(text, "- Title\n- Count (optional)\n- Agreed (Yes, No)\n\nReply to this mail with your answers.\n");
    assert.deepEqual(replies, []);
  });

  it("that was sent shows what was sent", async () => {
    const history = [IntuiEvent.submit("s", "idea", { title: "Docs", count: 1234.5, ok: true })];
    const { html, text } = await mailOf(form, { source: "s", history, actionUrl, lang: "de" });
    assert.match(shown(html), /✓ Sent\nTitle\nDocs\nCount\n1\.234,5\nAgreed\nYes$/);
    assert.equal(text, "Sent\n\n- Title: Docs\n- Count: 1.234,5\n- Agreed: Yes\n");
  });
});

describe("charts and flows", () => {
  it("bars are as long as their values, from zero to both sides", async () => {
    const { html, warnings } = await mailOf(charts.bars);
    const widths = [...html.matchAll(/<tr><td width="(\d+)%"[^>]*>.<\/td>(?:<td width="(\d+)%"[^>]*>.<\/td>)?/gu)].map(
      ([, a, b]) => [a, b],
    );
    // 9, 5, -3 on a scale from -5 to 10: zero at a third of it. (5 and 1 are between.)
    assert.deepEqual(widths[0], ["33", "60"]);
    assert.deepEqual(
      widths.find(([before]) => before === "13"),
      ["13", "20"],
    );
    assert.match(shown(html), /Day 1\nNorth\n9\nPlan \(comparison\)\n5\nDay 2/);
    assert.deepEqual(warnings, []);
  });

  it("a line is a picture that the host draws, in the mail itself", async () => {
    const { html, attachments, warnings } = await mailOf(charts.shortLine, { image: { png } });
    const [picture] = attachments;
    assert.ok(picture && attachments.length === 1);
    assert.deepEqual([...picture.content.slice(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
    assert.equal(picture.contentType, "image/png");
    assert.match(picture.cid, /^chart-1\.[\da-f]{8}@intui$/);
    const alt = /<img src="cid:[^"]+" width="568" alt="([^"]+)"/.exec(html)?.[1] ?? "";
    assert.match(alt, /Load: Line chart.*Now: Day 1: 0, Day 2: 20.*Usual \(baseline\): Day 1: 50/);
    assert.deepEqual(warnings, []);
  });

  it("is drawn for two dots to a px, on a ground of its own", async () => {
    /** @type {{ svg: string, width: number, scale: number }[]} */
    const drawn = [];
    const spy = (/** @type {string} */ svg, /** @type {any} */ size) => {
      drawn.push({ svg, ...size });
      return new Uint8Array([1]);
    };
    await mailOf(column(charts.shortLine, branching), { image: { png: spy } });
    assert.equal(drawn.length, 2);
    assert.equal(Math.round((drawn[0]?.width ?? 0) * (drawn[0]?.scale ?? 0)), 2 * 568);
    assert.equal(drawn[1]?.scale, 2);
    for (const { svg } of drawn) {
      assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      assert.match(svg, /<rect [^>]*fill="#ffffff"/);
      assert.doesNotMatch(svg, /href|url\(http|<image|<script/);
    }
  });

  it("a picture can be where the host keeps it", async () => {
    /** @type {unknown[]} */
    const kept = [];
    const url = (/** @type {Uint8Array} */ content, /** @type {string} */ name) => {
      kept.push([content.length > 100, name]);
      return Promise.resolve("https://pictures.example/1.png");
    };
    const { html, attachments } = await mailOf(charts.longLine, { image: { png, url } });
    assert.deepEqual([kept, attachments], [[[true, "chart-1.png"]], []]);
    assert.match(html, /<img src="https:\/\/pictures\.example\/1\.png"/);
    assert.match(html, /alt="[^"]*Visits: from 100 to \d+, lowest 50, highest 150\./);
  });

  it("without one, a short line is columns, another its values, and a Flow a list", async () => {
    const short = await mailOf(charts.shortLine);
    assert.match(short.html, /<td bgcolor="#4466dd" height="120"/);
    assert.match(shown(short.html), /Now\n■\nUsual \(baseline\)\n0%\n50%\n20%\n50%/);
    assert.match(short.warnings[0]?.message ?? "", /drawn as columns/);
    const below = await mailOf(charts.belowZero);
    assert.match(shown(below.html), /Day 1\n-3\nDay 2\n-2/);
    assert.match(below.warnings[0]?.message ?? "", /a table of its values/);
    const long = await mailOf(charts.longLine);
    assert.match(shown(long.html), /Not in this mail: 334 of 365 places on the chart$/);
    const list = await mailOf(branching);
    assert.match(shown(list.html), /Validate: all at once, leads to Draw \(valid\), Ask again \(refused\)/);
    assert.deepEqual(
      [...codes(short.warnings), ...codes(long.warnings), ...codes(list.warnings)],
      ["replaced", "cut", "replaced", "replaced"],
    );
  });

  it("a rasteriser that fails, or a place that is none, costs the picture and no more", async () => {
    const failing = [
      {
        png: () => {
          throw new Error("out of memory");
        },
      },
      { png: () => Promise.reject(new Error("out of memory")) },
      { png, url: () => "file:///etc/passwd" },
      { png, layOut: () => Promise.reject(new Error("none")) },
    ];
    for (const image of failing) {
      const { html, attachments, warnings } = await mailOf(branching, { image });
      assert.deepEqual([attachments, codes(warnings)], [[], ["no-picture", "replaced"]]);
      assert.match(shown(html), /leads to/);
    }
  });

  it("has twenty pictures at most", async () => {
    const { attachments, warnings } = await mailOf(column(...Array(22).fill(charts.shortLine)), {
      image: { png: () => new Uint8Array([1]) },
    });
    assert.equal(attachments.length, 20);
    assert.equal(new Set(attachments.map(({ filename }) => filename)).size, 20);
    assert.equal(codes(warnings).filter((code) => code === "no-picture").length, 2);
  });
});

describe("what does not fit", () => {
  it("of a long table is said in the mail, in its text and in the warnings, with where it is", async () => {
    const mail = await mailOf(longTable(10_000), { url: "https://agent.example/answers/1" });
    assert.match(shown(mail.html), /Order 30\n\d+\nNot in this mail: 9,970 of 10,000 rows ·\nRead it all$/);
    assert.deepEqual(hrefs(mail.html), ["https://agent.example/answers/1"]);
    assert.match(mail.text, /\| Order 30 \|[^\n]+\n\nNot in this mail: 9,970 of 10,000 rows\n$/);
    assert.deepEqual(
      mail.warnings.map(({ code, path }) => [code, path]),
      [["cut", "root (Table)"]],
    );
    assert.deepEqual((await mailOf(longTable(30))).warnings, []);
  });

  it("is what can be read: what asks something stays", async () => {
    const texts = Array.from({ length: 3000 }, (_, at) => ({ type: "Text", markdown: `Paragraph ${at}` }));
    const { html, text, warnings } = await mailOf(column(...texts, choice), { actionUrl });
    assert.match(shown(html), /Not in this mail: 2,\d+ more parts\nWhat next\?\nStart exploring\nPark$/);
    assert.match(text, /Paragraph 0\n[\s\S]+Not in this mail: 2,\d+ more parts\n\nWhat next\?/);
    assert.ok(codes(warnings).includes("cut"));
    // No address is made for what is not in the mail.
    let asked = 0;
    const count = (/** @type {unknown} */ event) => `${actionUrl(event)}?${asked++}`;
    const many = Array.from({ length: 5000 }, (_, at) => ({ ...choice, id: `c${at}` }));
    await mailOf(column(...many), { actionUrl: count });
    assert.ok(asked <= 1200, String(asked));
  });

  it("leaves no picture and no number behind that the mail doesn't show", async () => {
    const parts = Array.from({ length: 2000 }, (_, at) => ({ ...choice, id: `c${at}`, prompt: "Why? ".repeat(50) }));
    const { html, replies } = await mailOf(column(...parts));
    const numbers = [...shown(html).matchAll(/^(\d+)\.$/gm)].map(([, number]) => Number(number));
    assert.deepEqual(
      numbers,
      replies.map(({ number }) => number),
    );
    assert.ok(numbers.length > 10 && numbers.length < 1000);
  });

  it("of a text ends between paragraphs", async () => {
    const { text } = await mailOf({ type: "Text", markdown: "One **whole** paragraph.\n\n".repeat(2000) });
    assert.match(text, /paragraph\.\n\n…\n\nNot in this mail: the rest of this text\n$/);
  });
});

describe("words, languages and kinds", () => {
  it("the words are the host's, numbers and direction the language's", async () => {
    const stat = { type: "Stat", label: "زوار", value: 1234.5, change: { value: -3, as: "percent" }, tone: "critical" };
    const strings = { worse: "schlechter", mailReply: "Antworte!" };
    const german = await mailOf(column(stat, choice), { lang: "de", strings });
    assert.match(german.html, /<html lang="de" dir="ltr">/);
    assert.match(german.html, /<p dir="rtl"[^>]*>زوار<\/p>/);
    assert.match(shown(german.html), /1\.234,5[\s\S]+schlechter[\s\S]+Antworte!$/);
    const arabic = await mailOf(column(stat, choice), { lang: "ar" });
    assert.match(arabic.html, /<html lang="ar" dir="rtl">/);
    assert.match(arabic.html, /<p class="i-muted" style="[^"]*">زوار<\/p>/);
    assert.match(arabic.html, /<p dir="ltr"[^>]*>What next\?<\/p>/);
    assert.match((await mailOf(choice, { lang: "not a tag" })).html, /<html lang="en" dir="ltr">/);
  });

  it("has a title: the host's, or how the text begins", async () => {
    const title = async (/** @type {object} */ root, /** @type {object} */ options = {}) =>
      /<title>([^<]*)<\/title>/.exec((await mailOf(root, options)).html)?.[1];
    assert.equal(await title({ type: "Text", markdown: "# The **week**\n\nWas fine." }), "The week");
    assert.equal(await title(choice, { title: "<b>" }), "&lt;b&gt;");
    assert.equal(await title({ type: "Text", markdown: "***" }), englishMail.mailAnswer);
  });

  it("a product's own kind is its text form", async () => {
    const panel = core.defineKind({
      type: "Panel",
      summary: "A panel.",
      writer: "anyone",
      schema: v.strictObject({ markdown: v.string() }),
      example: { type: "Panel", markdown: "x" },
      toText: (/** @type {any} */ node) => `Panel: **${node.markdown}**`,
    });
    const catalog = core.core.extend(panel);
    const tree = Tree.of({ type: "Panel", markdown: HARM }, catalog);
    const mail = await toEmail(tree, { catalog });
    assert.match(mail.html, /Panel: /);
    assert.doesNotMatch(mail.html, /<script/);
    assert.deepEqual(codes(mail.warnings), ["replaced"]);
    // The catalog was forgotten: it is said what is missing.
    assert.match(shown((await toEmail(tree)).html), /Panel could not be shown/);
  });

  it("the same tree is the same mail", async () => {
    const root = column(charts.shortLine, choice, branching);
    const [one, other] = [await mailOf(root, { image: { png } }), await mailOf(root, { image: { png } })];
    assert.deepEqual(
      [one.html, one.text, one.attachments.map(({ cid }) => cid)],
      [other.html, other.text, other.attachments.map(({ cid }) => cid)],
    );
  });
});
