// The pair of pages behind a mail's links, over real requests. `npm run build` first.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
if (!existsSync(fileURLToPath(new URL("dist/npm/static.js", root)))) {
  throw new Error("dist/npm/static.js is missing: run `npm run build` before this test.");
}
const load = (/** @type {string} */ file) => import(new URL(`demo/server/mail/${file}`, root).href);
const [{ mailRoute }, { tokenMaker }, { Answers }] = await Promise.all(
  ["mail-route.js", "tokens.js", "answers.js"].map(load),
);

let time = Date.parse("2026-12-01T12:00:00Z");
const now = () => time;
const DAY = 24 * 60 * 60 * 1000;

/** @type {import("node:http").Server} */
let server;
/** @type {string} */
let origin;
/** @type {InstanceType<typeof Answers>} */
let answers;

before(async () => {
  /** @type {(url: URL, request: unknown, response: unknown) => Promise<boolean>} */
  let route;
  server = createServer(async (request, response) => {
    if (request.url === "/reset") {
      answers = new Answers();
      route = mailRoute({ tokens: tokenMaker({ now }), answers });
      response.end();
    } else if (!(await route(new URL(request.url ?? "", "http://localhost"), request, response))) {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});

/** A mail from a server that has heard nothing yet. */
async function freshLinks() {
  await fetch(`${origin}/reset`);
  return links();
}

async function links() {
  const { text } = await (await fetch(`${origin}/letter.json`)).json();
  return [...text.matchAll(/<(http[^>]+\/a\/[^>]+)>/g)].map(([, url]) => String(url));
}

const page = async (/** @type {string} */ url) => (await fetch(url)).text();
const confirm = (/** @type {string} */ url, /** @type {string} */ value) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ value }) });
const given = () => answers.of("reader-1");

describe("a link in the mail", () => {
  it("leads to a page with the choice made, which answers nothing by being opened", async () => {
    const [, wait = ""] = await freshLinks();
    for (const method of ["GET", "HEAD", "GET"]) assert.equal((await fetch(wait, { method })).status, 200);
    const html = await page(wait);
    assert.match(html, /value="wait" required="" checked=""/);
    assert.equal(html.match(/checked/g)?.length, 1);
    assert.match(html, /<form method="post">[\s\S]*<button[^>]*>Confirm<\/button>/);
    assert.doesNotMatch(html, /<script|\son\w+=/);
    assert.deepEqual(given(), []);
  });

  it("tells nobody where it was opened from, and is kept and framed by nobody", async () => {
    const [first = ""] = await freshLinks();
    for (const url of [first, first.slice(0, -2)]) {
      const { headers } = await fetch(url);
      assert.equal(headers.get("referrer-policy"), "no-referrer");
      assert.equal(headers.get("cache-control"), "no-store");
      const policy = headers.get("content-security-policy") ?? "";
      assert.match(policy, /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
    }
  });

  it("says nothing that is personal in the clear", async () => {
    const [first = ""] = await freshLinks();
    const claims = JSON.parse(Buffer.from(String(first.split("/a/")[1]?.split(".")[0]), "base64url").toString("utf8"));
    assert.deepEqual(Object.keys(claims).sort(), ["event", "exp", "nonce", "to"]);
    assert.equal(claims.to, "reader-1");
    assert.equal(claims.exp, time + 7 * DAY);
  });

  it("is answered once: by the event that a press on a page would be", async () => {
    const [fix = "", wait = ""] = await freshLinks();
    assert.match(await (await confirm(wait, "wait")).text(), /Thank you[\s\S]*You answered <strong[^>]*>Wait a week</);
    assert.deepEqual(given(), [{ v: 1, source: "weekly-report", target: "next", action: "press", value: "wait" }]);
    for (const again of [await page(fix), await page(wait), await (await confirm(fix, "fix")).text()]) {
      assert.match(again, /answered already[\s\S]*<strong[^>]*>Wait a week<\/strong> on December 1, 2026/);
    }
    assert.equal(given().length, 1);
    // The next mail shows it, and has the link of the Form alone.
    assert.equal((await links()).length, 1);
  });

  it("takes another option of the same question, and nothing else", async () => {
    const [fix = ""] = await freshLinks();
    for (const wrong of ["nonsense", "", "__proto__"]) {
      const response = await confirm(fix, wrong);
      assert.equal(response.status, 422);
      assert.match(await response.text(), /no answer to this question[\s\S]*Confirm/);
    }
    assert.deepEqual(given(), []);
    await confirm(fix, "revert");
    assert.equal(given()[0]?.value, "revert");
  });

  it("works as it was made, and no other way", async () => {
    const [fix = ""] = await freshLinks();
    const token = String(fix.split("/a/")[1]);
    const [payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const other = Buffer.from(JSON.stringify({ ...claims, to: "somebody-else" })).toString("base64url");
    const foreign = tokenMaker({ now }).make(claims.event, "reader-1");
    const wrong = [
      `${other}.${signature}`,
      payload,
      `${payload}.`,
      `${token}.${signature}`,
      `.${signature}`,
      "",
      "x",
      foreign,
      token.slice(0, -1),
    ];
    for (const each of wrong) {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(`${origin}/a/${each}`, { method });
        assert.equal(response.status, 404, `${method} ${each}`);
        assert.match(await response.text(), /does not work/);
      }
    }
    assert.deepEqual(given(), []);
  });

  it("works for a week", async () => {
    const [fix = ""] = await freshLinks();
    time += 7 * DAY;
    assert.equal((await fetch(fix)).status, 200);
    time += 1;
    const old = await confirm(fix, "fix");
    assert.equal(old.status, 410);
    assert.match(await old.text(), /too old/);
    assert.deepEqual(given(), []);
  });
});

describe("the link of a Form", () => {
  const submit = (/** @type {string} */ url, /** @type {unknown} */ event) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(event) });

  it("leads to the element with the Form alone", async () => {
    const form = (await freshLinks()).at(-1) ?? "";
    const html = await page(form);
    const tree = /data-tree="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
    assert.equal(JSON.parse(tree).root.id, "note");
    assert.match(html, /data-source="weekly-report"/);
    assert.match(html, /<script type="module" src="\/mail\/fill\.js">/);
  });

  it("takes what the element sends, once, and checks it like any event", async () => {
    const form = (await freshLinks()).at(-1) ?? "";
    const event = { v: 1, source: "weekly-report", target: "note", action: "submit", value: { note: "Slow!" } };
    for (const wrong of [{ ...event, value: {} }, { ...event, value: { note: "x", nonsense: 1 } }, "text", null]) {
      assert.equal((await submit(form, wrong)).status, 422, JSON.stringify(wrong));
    }
    // Only the value is taken from the page: the address says what it answers.
    assert.equal((await submit(form, { ...event, target: "next", source: "other" })).status, 200);
    assert.deepEqual(given(), [event]);
    assert.match(await page(form), /answered already/);
  });
});

describe("the preview", () => {
  it("has the pictures in it, or none, and can be framed by its own page only", async () => {
    await freshLinks();
    const response = await fetch(`${origin}/letter?scheme=dark`);
    const html = await response.text();
    assert.match(response.headers.get("content-security-policy") ?? "", /frame-ancestors 'self'/);
    assert.match(html, /src="data:image\/png;base64,/);
    assert.match(html, /@media all\{/);
    assert.match(await page(`${origin}/letter?images=off`), /src="cid:/);
  });

  it("takes no other method", async () => {
    assert.equal((await fetch(`${origin}/letter`, { method: "PUT" })).status, 405);
  });
});
