/** The answer that is measured: cards of a heading, two texts and two buttons, five leaves each. */

const card = (at) => ({
  type: "Group",
  children: [
    { type: "Text", markdown: `### Card ${at}` },
    {
      type: "Text",
      markdown: `Traffic on page ${at} was **normal** until Tuesday, when the new pricing page went live.`,
    },
    {
      type: "Text",
      markdown: `Median load was ${100 + (at % 900)} ms; see [the report](https://example.com/report/${at}).`,
    },
    {
      type: "Choice",
      id: `next-${at}`,
      options: [
        { id: "open", label: `Open ${at}`, emphasis: "primary" },
        { id: "park", label: `Park ${at}` },
      ],
    },
  ],
});

/** @param {number} leaves how many headings, texts and buttons together */
export function answerOf(leaves) {
  return { v: 1, root: { type: "Group", children: Array.from({ length: leaves / 5 }, (_, at) => card(at)) } };
}

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

/** Cuts a text as a model sends it. */
export function chunksOf(text, size) {
  const chunks = [];
  for (let at = 0; at < text.length; at += size) chunks.push(text.slice(at, at + size));
  return chunks;
}

/** The floor: the same cards by hand, with nothing between the data and the DOM. */
export function handWrittenCard({ children: [heading, first, second, choice] }) {
  const box = document.createElement("div");
  box.className = "card";
  const h3 = document.createElement("h3");
  h3.textContent = heading.markdown.slice(4);
  const p1 = document.createElement("p");
  const [before, bold, after] = first.markdown.split("**");
  const strong = document.createElement("strong");
  strong.textContent = bold;
  p1.append(before, strong, after);
  const p2 = document.createElement("p");
  const [lead, label, href] = second.markdown.split(/\[|\]\(|\)/);
  const link = document.createElement("a");
  link.href = href;
  link.textContent = label;
  p2.append(lead, link, ".");
  const row = document.createElement("div");
  row.className = "buttons";
  for (const option of choice.options) {
    const button = document.createElement("button");
    button.textContent = option.label;
    button.addEventListener("click", () => {});
    row.append(button);
  }
  box.append(h3, p1, p2, row);
  return box;
}
