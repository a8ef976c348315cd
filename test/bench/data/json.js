/** A text with much of everything that JSON has, of about so many characters. */
export function jsonOf(characters) {
  const rows = [];
  for (let size = 0, at = 0; size < characters; at++) {
    const row = {
      type: at % 3 ? "Text" : "Table",
      markdown: `Row ${at} says “something” \\ with\nbreaks and ünïcödé 👩‍👩‍👧`,
      values: [at, at * 1.5, -at, at % 2 === 0, null],
      cells: { name: `n${at}`, amount: at * 17, share: at / 97 },
    };
    rows.push(row);
    size += JSON.stringify(row).length + 1;
  }
  return JSON.stringify({ v: 1, root: { type: "Group", children: rows } });
}
