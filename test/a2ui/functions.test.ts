import { assert } from "@open-wc/testing";
import * as fc from "fast-check";
import { others } from "../../src/a2ui/model/functions/others.js";
import { basicFunctions } from "../../src/a2ui/model/library-code.js";
import { matches } from "../../src/a2ui/model/regex/match.js";
import { at, call, column, part, surface, text } from "./messages.js";
import { ModelStage } from "./model-stage.js";

/** What a call gives, as text, in a language. */
function said(value: unknown, model: unknown = {}, locale = "en"): string {
  return new ModelStage()
    .stream(surface([text("root", value)], model))
    .end()
    .text("s", locale);
}

const given = (name: string, args: Readonly<Record<string, unknown>>, model?: unknown, locale?: string): string =>
  said(call(name, args), model, locale);

describe("a2ui: functions", () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
    ["required", { value: 0 }, "true"],
    ["required", { value: false }, "true"],
    ["required", { value: "" }, "false"],
    ["required", { value: [] }, "false"],
    ["required", { value: at("/nothing") }, "false"],
    ["regex", { value: "abc", pattern: "b" }, "true"],
    ["regex", { value: "abc", pattern: "^b" }, "false"],
    ["length", { value: "añ😀", min: 3, max: 3 }, "true"],
    ["length", { value: "", min: 1 }, "false"],
    ["length", { value: at("/list"), max: 2 }, "true"],
    ["numeric", { value: "4.5", min: 4 }, "true"],
    ["numeric", { value: "four", min: 4 }, "false"],
    ["numeric", { value: "", min: -1 }, "false"],
    ["email", { value: "a@b.co" }, "true"],
    ["email", { value: "a@b" }, "false"],
    ["email", { value: "a b@c.de" }, "false"],
    ["formatNumber", { value: 1234.567, decimals: 2 }, "1,234.57"],
    ["formatNumber", { value: 1234, grouping: false }, "1234"],
    ["formatNumber", { value: "x" }, ""],
    ["formatCurrency", { value: 5, currency: "EUR" }, "€5.00"],
    ["formatCurrency", { value: 5.5, currency: "USD", decimals: 0 }, "$6"],
    ["formatCurrency", { value: 5, currency: "nonsense" }, "5.00 nonsense"],
    ["formatDate", { value: "2025-12-15", format: "EEE, MMM d, yyyy" }, "Mon, Dec 15, 2025"],
    ["formatDate", { value: "2025-12-15", format: "E d MMMM YYYY" }, "Mon 15 December 2025"],
    ["formatDate", { value: "2025-01-05T09:03:07", format: "h:mm a HH.mm.ss" }, "9:03 AM 09.03.07"],
    ["formatDate", { value: "2025-01-05T00:03:07", format: "hh 'o''clock' yy M dd" }, "12 o'clock 25 1 05"],
    ["formatDate", { value: "no date", format: "yyyy" }, ""],
    ["pluralize", { value: 1, one: "item", other: "items" }, "item"],
    ["pluralize", { value: 0, zero: "none", one: "item", other: "items" }, "items"],
    ["and", { values: [true, call("not", { value: false })] }, "true"],
    ["and", { values: [true, call("not", { value: true })] }, "false"],
    ["or", { values: [false, "TRUE"] }, "true"],
    ["not", { value: "false" }, "true"],
    ["add", { a: "2", b: 3 }, "5"],
    ["subtract", { a: 2, b: 3 }, "-1"],
    ["multiply", { a: 2, b: 3 }, "6"],
    ["divide", { a: 1, b: 4 }, "0.25"],
    ["divide", { a: 1, b: 0 }, ""],
    ["equals", { a: "1", b: 1 }, "true"],
    ["not_equals", { a: at("/nothing"), b: "x" }, "true"],
    ["greater_than", { a: 2, b: 1 }, "true"],
    ["less_than", { a: 2, b: 1 }, "false"],
    ["contains", { string: "abc", substring: "b" }, "true"],
    ["starts_with", { string: "abc", prefix: "b" }, "false"],
    ["ends_with", { string: "abc", suffix: "c" }, "true"],
    ["clamp", { value: 12, min: 0, max: 10 }, "10"],
    ["round", { value: 1.256, decimals: 2 }, "1.26"],
    ["capitalize", { value: "élan" }, "Élan"],
    ["upper", { value: "a" }, "A"],
    ["lower", { value: "A" }, "a"],
  ];
  for (const [name, args, wanted] of cases) {
    it(`${name} ${JSON.stringify(args)} gives ${JSON.stringify(wanted)}`, () => {
      assert.equal(given(name, args, { list: [1, 2] }), wanted);
    });
  }

  it("are all of the catalog, and all are looked at here, or in the tests of presses and templates", () => {
    const looked = new Set(cases.map(([name]) => name));
    const missing = [...basicFunctions, ...others].map(({ name }) => name).filter((name) => !looked.has(name));
    assert.deepEqual(missing, ["formatString", "openUrl", "now", "@index"]);
  });

  it("write in the language of the page", () => {
    assert.equal(given("formatNumber", { value: 1234.5 }, {}, "de"), "1.234,5");
    assert.equal(given("formatDate", { value: "2025-12-15", format: "d MMMM" }, {}, "de"), "15 Dezember");
    assert.equal(given("pluralize", { value: 3, one: "1", few: "few", other: "other" }, {}, "pl"), "few");
  });

  it("take a day for that day, wherever the page is", () => {
    for (const day of ["2025-01-01", "2025-12-31"])
      assert.equal(given("formatDate", { value: day, format: "yyyy-MM-dd" }), day);
  });

  it("that fail, or that nobody knows, have no value and are told once", () => {
    const stage = new ModelStage()
      .stream(
        surface([
          column("root", ["a", "b", "c", "d"]),
          text("a", call("regex", { value: "a", pattern: "(" })),
          text("b", call("nonsense")),
          text("c", call("openUrl", { url: "https://a.example/" })),
          text("d", "still here"),
        ]),
      )
      .end();
    assert.equal(stage.text(), "still here");
    stage.text();
    const failed = stage.reports.filter((report) => report.startsWith("EXPRESSION_ERROR"));
    assert.deepEqual(
      failed.map((report) => report.split(" | ")[1]),
      ["regex", "nonsense", "openUrl"],
    );
  });
});

describe("a2ui: formatString", () => {
  const model = {
    name: "Ada",
    n: 1234.5,
    none: null,
    user: { first: "A", "x-y": "dash" },
    list: ["a", "b"],
    day: "2025-12-15",
    t: "in ${/name}",
  };
  const cases: Readonly<Record<string, string>> = {
    "Hello ${/name}!": "Hello Ada!",
    "${name} ${ user/first } ${/user/x-y} ${/list/1}": "Ada A dash b",
    "\\${/name} $ {x} $$": "${/name} $ {x} $$",
    "${'it\\'s'} ${\"two\\n\"}|": "it's two\n|",
    "${-5} ${1.5} ${true} ${null}|": "-5 1.5 true |",
    "${/none}${/missing}|": "|",
    "${formatNumber(value: ${/n}, decimals: 1)}": "1,234.5",
    "${formatDate(value:${/day}, format:'MMM d')}": "Dec 15",
    "${upper(/name)}": "ADA",
    "${upper(value: formatString(value: 'a ${/name}'))}": "A ADA",
    "${add(a: 1, b: add(a: 2, b: 3))}": "6",
    "${formatDate(value: /day, format: 'd } MMM')} end": "15 } Dec end",
    "${/user}": '{"first":"A","x-y":"dash"}',
    "Broken ${formatNumber(} goes on": "Broken  goes on",
    "Never closes ${/name": "Never closes ",
    "${}|": "|",
    "${${/name}}": "Ada",
  };
  for (const [template, wanted] of Object.entries(cases)) {
    it(`reads ${JSON.stringify(template)}`, () => {
      assert.equal(said(call("formatString", { value: template }), model), wanted.trim());
    });
  }

  it("takes a template from the data, and no further", () => {
    assert.equal(said(call("formatString", { value: at("/t") }), model), "in Ada");
  });

  it("is not read in other strings", () => {
    assert.equal(said("plain ${/name}", model), "plain ${/name}");
  });

  it("never throws, whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."${}()':,/ab1\\\" .-") }), (template) => {
        said(call("formatString", { value: template }), model);
      }),
    );
  });
});

describe("a2ui: patterns", () => {
  const patterns = [
    "^\\d{10}$",
    "a+b",
    "(a|b)*c",
    "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
    "^(?=.*[A-Z])(?=.*\\d).{4,}$",
    "x{2,3}",
    "^$",
    "",
    "a|",
    "(?:ab)?c",
    "\\bfoo\\b",
    "[a-c]{2,}?d",
    "(?!a)b",
    "^\\+?[\\d\\s()-]{7,}$",
    "a{,3}",
    "{",
    "a{2",
    "[]a]",
    "(?<n>a)b",
    "^(?:(?:a*)*)*$",
    "\\/",
    "\\u0061",
    "é+",
    "^(a?){3}$",
    "[^]",
    "]",
    "}",
  ];
  for (const pattern of patterns) {
    it(`${JSON.stringify(pattern)} matches what the platform's own matches`, () => {
      const own = new RegExp(pattern);
      const letters = fc.string({ unit: fc.constantFrom(..."abcABC019 @.-_foo()+xd{}é/]"), maxLength: 14 });
      fc.assert(fc.property(letters, (words) => matches(pattern, words) === own.test(words)));
      for (const words of ["2345678901", "a@b.co", "A1bc", "", "aab", "foo bar"]) {
        assert.equal(matches(pattern, words), own.test(words), words);
      }
    });
  }

  it("are refused when they are none, too long, or can't be bounded", () => {
    for (const pattern of ["(", "a{2,1}", "(a)\\1", "(?<=a)b", "a{1000}{1000}", `${"a".repeat(501)}`]) {
      assert.throws(() => matches(pattern, "a"));
    }
    assert.throws(() => matches("a", "a".repeat(5001)));
  });

  it("do not grow with what they could backtrack", () => {
    // Each of these would take the platform's own matcher longer than the age of the universe.
    assert.isFalse(matches("^(a+)+$", `${"a".repeat(4000)}b`));
    assert.isFalse(matches("^(a|a)*$", `${"a".repeat(4000)}b`));
    assert.isFalse(matches("(x+x+)+y", "x".repeat(4000)));
  });

  it("stand for a field's own form, which the protocol has no message for", () => {
    const field = part("root", "TextField", { label: "Zip", value: at("/zip"), validationRegexp: "^\\d{5}$" });
    const shown = (zip: string): string =>
      new ModelStage()
        .stream(surface([field], { zip }))
        .end()
        .text();
    assert.equal(shown("1234"), "Zip: 1234\n  (wrong form)");
    assert.equal(shown("12345"), "Zip: 12345");
    assert.equal(shown(""), "Zip:");
  });
});
