import { assert } from "@open-wc/testing";
import { copyText } from "../../src/draw/export/copy-text.js";
import { csvText, markdownText, tsvText } from "../../src/draw/export/data-text.js";
import { fileName } from "../../src/draw/export/file-name.js";

const csv = (value: string | number | boolean | null): string => csvText({ head: [], rows: [[value]] }).slice(2, -2);

describe("CSV", () => {
  for (const [value, expected] of [
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\r\nlines", '"two\r\nlines"'],
    [" padded ", '" padded "'],
    ["ünï ✓ 漢", "ünï ✓ 漢"],
    [5, "5"],
    [-5, "-5"],
    [1234567.891, "1234567.891"],
    [1e21, "1e+21"],
    [true, "true"],
    [null, ""],
    ["", ""],
  ] as const) {
    it(`writes ${JSON.stringify(value)} as ${JSON.stringify(expected)}`, () => assert.equal(csv(value), expected));
  }

  for (const start of ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]) {
    it(`makes text of a formula that begins with ${JSON.stringify(start)}, in a cell and in a header`, () => {
      for (const text of [`${start}1+1`, `${start}HYPERLINK("x";"y")`]) {
        const written = csv(text);
        const inside = written.startsWith('"') ? written.slice(1) : written;
        assert.isTrue(inside.startsWith(`'${start}`), written);
        assert.isTrue(
          csvText({ head: [text], rows: [] })
            .replace(/^"/, "")
            .startsWith("'"),
        );
        assert.isTrue(
          tsvText({ head: [], rows: [[text]] })
            .slice(1)
            .replace(/^"/, "")
            .startsWith("'"),
        );
      }
    });
  }

  it("lets no separator of another kind of CSV begin a cell inside of one", () => {
    for (const text of ["a;=1+1", "a\t=1+1", "a,=1+1", "a\n=1+1"]) assert.match(csv(text), /^".*"$/s);
  });

  it("ends every line with CRLF, and has one cell a column", () => {
    const text = csvText({
      head: ["A", "B"],
      rows: [
        [1, null],
        [null, "x"],
      ],
    });
    assert.equal(text, "A,B\r\n1,\r\n,x\r\n");
  });
});

describe("TSV and Markdown", () => {
  it("keep a row a row", () => {
    const table = { head: ["A", "B"], rows: [["a\tb", 'c\n"d"']] };
    assert.equal(tsvText(table), 'A\tB\n"a\tb"\t"c\n""d"""');
    assert.equal(markdownText({ head: ["A|"], rows: [["x\ny\\"]] }), "| A\\| |\n| --- |\n| x y\\\\ |");
  });
});

describe("file names", () => {
  for (const [title, expected] of [
    ["Load per page", "Load per page.csv"],
    ["a/b\\c:d*e?f", "a-b-c-d-e-f.csv"],
    ["  .hidden. ", "hidden.csv"],
    ["../../etc/passwd", "etc-passwd.csv"],
    ["two\nlines\u0000", "two lines.csv"],
    ["photo\u202Egpj.exe", "photo gpj.exe.csv"],
    ["CON", "CON_.csv"],
    ["", "data.csv"],
    ["...", "data.csv"],
    ["売上 2026", "売上 2026.csv"],
    ["😀".repeat(200), `${"😀".repeat(80)}.csv`],
  ] as const) {
    it(`makes ${JSON.stringify(expected.slice(0, 30))} of ${JSON.stringify(title.slice(0, 30))}`, () =>
      assert.equal(fileName(title, "csv"), expected));
  }
});

describe("copying", () => {
  it("goes the old way where the new one is refused, and rejects where both are", async () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    const { execCommand } = document;
    let given = "";
    const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    let heard = 0;
    const hear = (): void => void heard++;
    document.addEventListener("copy", hear);
    document.execCommand = () => {
      document.body.dispatchEvent(event);
      given = event.clipboardData?.getData("text/plain") ?? "";
      return true;
    };
    await copyText("the text");
    assert.equal(given, "the text");
    assert.equal(heard, 0, "the page does not hear of it");
    document.execCommand = () => false;
    let refused = false;
    await copyText("x").catch(() => (refused = true));
    assert.isTrue(refused);
    document.removeEventListener("copy", hear);
    document.execCommand = execCommand;
    navigator.clipboard.writeText = writeText;
  });
});
