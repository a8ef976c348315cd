// Every example as a mail: what the clients of the support table make of its HTML and CSS, by the data of caniemail.com; its
// size; and that nothing in it is more than it seems.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { caniemail } from "caniemail";
import { actionUrl, examples, mailOf, png } from "./kit.mjs";

const clients = [
  "gmail.desktop-webmail",
  "gmail.ios",
  "gmail.android",
  "outlook.windows",
  "outlook.outlook-com",
  "outlook.ios",
  "outlook.android",
  "apple-mail.macos",
  "apple-mail.ios",
  "yahoo.desktop-webmail",
  "yahoo.ios",
  "yahoo.android",
];

/**
 * What some of them don't know, and what it is without it. All else is known to all of them, at least in part.
 * @type {Record<string, string>}
 */
const exceptions = {
  "@media": "Word's engine, which has no dark mode of the mail's: the light colours",
  "color-scheme CSS property":
    "no dark colours of ours; the client's own rule for dark, for which the colours are chosen",
  "color-scheme meta tag": "the same",
  "<body> element": "Yahoo's apps: its contents, whose table says its own ground",
  "aria-label attribute": "Yahoo: a region that scrolls is not named; its heading stands above it",
  "border-radius": "Word's engine: square corners",
  "height property": "Yahoo: the attribute says it, too",
  overflow: "Word's engine: a wide table is as wide as it is, on a screen that has the room",
  "table-layout": "Word's engine: it lays out by the width that the column says",
  "white-space": "Word's engine: it breaks no figures by itself, and keeps lines in pre",
  "word-break": "Yahoo: a word without end makes the mail wider",
};

/** Of the exceptions, those that were met. */
const found = new Set();

/** What no mail may have in it. */
const forbidden = [
  /<script/i,
  /\son\w+=/i,
  /javascript:/i,
  /<form|<input|<iframe|<svg|<link/i,
  /url\(|@import|expression\(/i,
  /data:/i,
];

/** A tag as it is written, with the strings of others taken out. @param {string} html */
const tagsOf = (html) => html.replace(/>[^<]*/g, ">").replace(/(alt|title|aria-label|href)="[^"]*"/g, '$1=""');

for (const { name, root, lang } of examples.examples) {
  describe(`a mail of ${name}`, async () => {
    for (const [how, options] of /** @type {const} */ ([
      ["with links and pictures", { actionUrl, image: { png }, url: "https://agent.example/answers/1", lang }],
      ["with neither", { lang }],
    ])) {
      it(`${how}: is known to every client, and small`, async () => {
        const { html, text, attachments } = await mailOf(root, options);
        assert.ok(Buffer.byteLength(html) < 100_000, `${Buffer.byteLength(html)} bytes`);
        assert.ok(Buffer.byteLength(text) < 200_000, `${Buffer.byteLength(text)} bytes of text`);
        assert.ok(text.trim().length > 0);
        const { errors } = caniemail({ clients, html }).issues;
        const unknown = new Set([...errors.values()].flat().map(({ title }) => title));
        for (const title of unknown) found.add(title);
        assert.deepEqual(
          [...unknown].filter((title) => !Object.hasOwn(exceptions, title)),
          [],
        );
        const tags = tagsOf(html);
        for (const pattern of forbidden) assert.doesNotMatch(tags, pattern);
        assert.doesNotMatch(html, /src="(?!cid:)/);
        for (const { cid } of attachments) assert.ok(html.includes(`src="cid:${cid}"`), cid);
        assert.equal(html.match(/src="cid:/g)?.length ?? 0, attachments.length);
      });
    }
  });
}

it("each exception is needed", () => {
  assert.deepEqual(
    Object.keys(exceptions).filter((each) => !found.has(each)),
    [],
  );
});
