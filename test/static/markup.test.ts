import { assert } from "@open-wc/testing";
import * as fc from "fast-check";
import { h, Markup } from "../../src/draw/markup.js";
import { parsed } from "./stage.js";

/** What means something to some parser, and what surrounds it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "&",
        '"',
        "'",
        "`",
        "=",
        "/",
        "\r",
        "\n",
        "\t",
        "\0",
        "\u2028",
        "\ud800",
        "\udc00",
        "]]>",
      ),
      fc.constantFrom(
        "<script>",
        "</style>",
        "<!--",
        "-->",
        "javascript:",
        "data:",
        "&lt;",
        "&#0;",
        "onload=",
        "</title>",
      ),
      fc.string({ unit: "binary", maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** What can be in no markup stands as the sign for it. */
const written = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, "\ufffd");

describe("the writer of markup", () => {
  it("writes any text as that text, in every place that holds one", () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom("p", "pre", "textarea", "title", "b"), (text, name) => {
        const markup = h(name, { title: text, "data-x": text }, text).toString();
        const { firstElementChild: element, childNodes } = parsed(markup);
        assert.lengthOf([...childNodes], 1, markup);
        assert.equal(element?.localName, name);
        assert.lengthOf([...(element as Element).children], 0, markup);
        assert.lengthOf([...(element as Element).attributes], 2, markup);
        assert.equal(element?.getAttribute("title"), written(text));
        assert.equal(element?.getAttribute("data-x"), written(text));
        assert.equal(element?.textContent, written(text));
      }),
      { numRuns: 500 },
    );
  });

  it("writes what a reader of XML accepts, with the same text", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const svg = h("svg", { xmlns: "http://www.w3.org/2000/svg", role: text }, h("text", {}, text), h("g"));
        const page = new DOMParser().parseFromString(svg.toString(), "image/svg+xml");
        assert.equal(page.querySelectorAll("parsererror").length, 0, svg.toString());
        assert.equal(page.querySelector("text")?.textContent, written(text));
        // In an attribute XML makes blanks of all white space that is no reference.
        assert.equal(page.documentElement.getAttribute("role"), written(text).replace(/[\n\t]/g, " "));
      }),
      { numRuns: 500 },
    );
  });

  it("writes an address only where it may be a link", () => {
    const schemes = fc.constantFrom(
      "javascript:",
      " java\nscript:",
      "JAVASCRIPT:",
      "data:text/html,",
      "vbscript:",
      "blob:",
      "file:///",
    );
    fc.assert(
      fc.property(
        schemes,
        hostile,
        fc.constantFrom("href", "src", "action", "poster", "srcset"),
        (scheme, rest, name) => {
          const element = parsed(h("a", { [name]: `${scheme}${rest}` }).toString()).firstElementChild as Element;
          assert.isFalse(element.hasAttribute(name));
        },
      ),
    );
    for (const href of ["https://a.example/?b=1&c=%22", "mailto:a@b.example", "tel:1", "/x", "#y", "cid:a.b@c"]) {
      const element = parsed(h("a", { href }).toString()).firstElementChild as Element;
      assert.equal(element.getAttribute("href"), href);
    }
  });

  it("writes nothing that runs or embeds", () => {
    for (const name of ["script", "style", "iframe", "object", "a b", "a>", "template", "noscript"]) {
      assert.throws(() => h(name), TypeError);
    }
    for (const name of ["onclick", "ONLOAD", "srcdoc", "a b", 'a"', "a=", ""]) {
      assert.throws(() => h("p", { [name]: "x" }), TypeError, undefined, name);
    }
    assert.throws(() => Markup.style("p { } </style><script>"), TypeError);
  });

  it("leaves out what is no value, and keeps zero and the first line break", () => {
    assert.equal(
      h("p", { a: undefined, b: null, c: false, d: true, e: 0 }, 0, "", null, false, ["x"]).toString(),
      '<p d="" e="0">0x</p>',
    );
    assert.equal(parsed(h("pre", {}, "\n\na").toString()).textContent, "\n\na");
  });
});
