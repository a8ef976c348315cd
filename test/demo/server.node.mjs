/** The demo's server, over real requests: what it serves, what it refuses, and the stream. `npm run build` first. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
if (!existsSync(fileURLToPath(new URL("dist/npm/core.js", root)))) {
  throw new Error("dist/npm/core.js is missing: run `npm run build` before this test.");
}
const { createDemoServer } = await import(new URL("demo/server/server.js", root).href);
/** @type {{ pages: Record<string, string> }} */
const { pages } = await import(new URL("demo/server/static-files.js", root).href);

/** @type {import("node:http").Server} */
let server;
/** @type {string} */
let origin;

before(async () => {
  server = await createDemoServer();
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const post = (/** @type {unknown} */ body, query = "speed=instant") =>
  fetch(`${origin}/agent?${query}`, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });

const question = { messages: [{ from: "person", question: "How was the week?" }] };

/** The status of a path that is sent as it stands: `fetch` would tidy it up first. */
const statusOf = (/** @type {string} */ path) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("the server", () => {
  for (const page of [...Object.keys(pages), "/?speed=fast"]) {
    it(`serves ${page} under a strict policy`, async () => {
      const response = await fetch(origin + page);
      assert.equal(response.status, 200);
      assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
      const policy = response.headers.get("content-security-policy") ?? "";
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      const html = await response.text();
      assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    });
  }

  it("serves each page with a slash behind its path, too", async () => {
    for (const page of Object.keys(pages)) {
      if (page !== "/") assert.equal(await statusOf(`${page}/`), 200, page);
    }
    assert.equal(await statusOf("/a2ui//"), 404);
    assert.equal(await statusOf("/a2ui/nothing/"), 404);
  });

  it("serves scripts and styles with their types, and keeps nothing", async () => {
    for (const [path, type] of [
      ["/dist/intui.js", "text/javascript"],
      ["/site/site.css", "text/css"],
      ["/site/icon.svg", "image/svg+xml"],
    ]) {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      assert.equal(response.status, 200, path);
      assert.ok(response.headers.get("content-type")?.startsWith(type ?? ""), path);
      assert.equal(response.headers.get("cache-control"), "no-store");
    }
  });

  it("serves nothing outside of its folders", async () => {
    const paths = [
      "/dist/../package.json",
      "/dist/%2e%2e/package.json",
      "/dist/..%2fpackage.json",
      "/chat/..%2f..%2fpackage.json",
      "/chat/..%5c..%5cpackage.json",
      "/chat//etc/passwd",
      "/chat/../chatty.js",
      "/agent/data.js",
      "/server/server.js",
      "/constructor/x.js",
      "/chat/%00.js",
      "/%E0%A4%A",
      "/chat",
      "/chat/",
    ];
    for (const path of paths) assert.equal(await statusOf(path), 404, path);
  });

  it("takes no other method", async () => {
    assert.equal((await fetch(origin, { method: "PUT" })).status, 405);
  });
});

describe("the agent's route", () => {
  it("streams a tree as server-sent events", async () => {
    const response = await post(question, "speed=instant&provider=openai");
    assert.match(response.headers.get("content-type") ?? "", /^text\/event-stream/);
    assert.equal(response.headers.get("x-answer-source"), "answer-1");
    const events = (await response.text()).split("\n\n").slice(0, -1);
    assert.ok(events.every((event) => /^data: [^\n]+$/.test(event)));
    assert.ok(events.length > 100);
    assert.equal(JSON.parse(events.map((event) => event.slice(6)).join("")).v, 1);
  });

  it("says why it refuses", async () => {
    const event = { v: 1, source: "answer-1", target: "next", action: "press", value: "load" };
    const refusals = [
      ["{", 400, /not JSON/],
      [{ messages: [] }, 400, /no message/],
      [{ messages: [{ from: "person", event }] }, 400, /doesn't know that answer/],
      [{ messages: [{ from: "person", event: { v: 1 } }] }, 422, /action/],
    ];
    for (const [body, status, reason] of refusals) {
      const response = await post(body);
      assert.equal(response.status, status);
      assert.match((await response.json()).error, /** @type {RegExp} */ (reason));
    }
  });

  it("stops writing when the reader has gone", async () => {
    const abort = new AbortController();
    const response = await fetch(`${origin}/agent?speed=real`, {
      method: "POST",
      body: JSON.stringify(question),
      signal: abort.signal,
    });
    abort.abort();
    await assert.rejects(response.text());
    assert.equal((await post(question)).status, 200);
  });
});
