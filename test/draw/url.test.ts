import { assert } from "@open-wc/testing";
import { hostOf, safeUrl } from "../../src/draw/url.js";

describe("the URL rule", () => {
  it("lets http, https, mailto, tel and relative URLs be links", () => {
    const links: Readonly<Record<string, string>> = {
      "https://a.example/b?c=d#e": "https://a.example/b?c=d#e",
      "HTTP://A.example": "http://a.example/",
      " \u0000https://a.example/ ": "https://a.example/",
      "ht\ntps://a.example/": "https://a.example/",
      "mailto:a@b.example": "mailto:a@b.example",
      "tel:+41-44-000": "tel:+41-44-000",
      "/path": "/path",
      "path/to?x#y": "path/to?x#y",
      "#part": "#part",
      "?q": "?q",
      "//other.example/x": "//other.example/x",
      "./a:b": "./a:b",
      "": "",
    };
    for (const [href, link] of Object.entries(links)) assert.equal(safeUrl(href), link, JSON.stringify(href));
  });

  it("makes everything else inert, however it is written", () => {
    const inert = [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\tscript:alert(1)",
      "java\nscript:alert(1)",
      "java\r\nscript:alert(1)",
      "\u0001javascript:alert(1)",
      "  \u001fjavascript:alert(1)",
      "javascript\t:alert(1)",
      "jav\u0009ascr\u000dipt\u000a:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "DATA:text/html;base64,PHN2Zz4=",
      "vbscript:msgbox(1)",
      "blob:https://a.example/1",
      "file:///etc/passwd",
      "filesystem:https://a.example/x",
      "about:blank",
      "view-source:https://a.example/",
      "ftp://a.example/",
      "ws://a.example/",
      "intent://x#Intent;end",
      "ms-settings:x",
      "chrome://settings",
      'https://a.b" onmouseover="alert(1)',
      "https://",
      "https://a b/",
      "http://[::1",
      "//",
    ];
    for (const href of inert) assert.isUndefined(safeUrl(href), JSON.stringify(href));
  });

  it("decides as the browser does: what it lets through goes where it says", () => {
    const anchor = document.createElement("a");
    for (const href of [
      "javascript\u0001:alert(1)",
      "\\\\a.example",
      "https:a.example",
      "&#106;avascript:x",
      "%6aavascript:x",
    ]) {
      const link = safeUrl(href);
      if (link === undefined) continue;
      anchor.setAttribute("href", link);
      assert.match(anchor.protocol, /^https?:$/, JSON.stringify(href));
    }
  });

  it("names the host of an absolute URL", () => {
    assert.equal(hostOf("https://Evil.example:81/p.png?d=x"), "evil.example:81");
    assert.equal(hostOf("//cdn.example/x"), "cdn.example");
    assert.equal(hostOf("pictures/x.png"), "");
    assert.equal(hostOf("data:image/png;base64,AAAA"), "data:");
    assert.equal(hostOf("https://[bad"), "");
  });
});
