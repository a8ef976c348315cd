/** The answer that is drawn: cards of a heading, two texts and two buttons, five leaves each. */

/** What a card says, for contenders that have no Markdown: the texts without their marks. */
export function plainCard(at) {
  return {
    at,
    heading: `Card ${at}`,
    first: `Traffic on page ${at} was normal until Tuesday, when the new pricing page went live.`,
    second: `Median load was ${100 + (at % 900)} ms; see the report.`,
    buttons: [
      { id: "open", label: `Open ${at}` },
      { id: "park", label: `Park ${at}` },
    ],
  };
}

/** The same with the bold word and the link in parts, for contenders that are told how to draw a card. */
export function cardInParts(at) {
  const [before, bold, after] = first(at).split("**");
  const [lead, label, href, rest] = second(at).split(/\[|\]\(|\)/);
  return { ...plainCard(at), first: { before, bold, after }, second: { lead, label, href, rest } };
}

export const first = (at) => `Traffic on page ${at} was **normal** until Tuesday, when the new pricing page went live.`;
export const second = (at) =>
  `Median load was ${100 + (at % 900)} ms; see [the report](https://example.com/report/${at}).`;

/** The same as components of ours. */
export const card = (at) => ({
  type: "Group",
  children: [
    { type: "Text", markdown: `### Card ${at}` },
    { type: "Text", markdown: first(at) },
    { type: "Text", markdown: second(at) },
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

/** One of something for each card. `leaves`: how many headings, texts and buttons together. */
export const perCard = (leaves, make) => Array.from({ length: leaves / 5 }, (_, at) => make(at));

export const answerOf = (leaves) => ({ v: 1, root: { type: "Group", children: perCard(leaves, card) } });

/** One JSON value a line, as most protocols for generated interfaces stream. */
export const jsonLines = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

/** Cuts a text as a model sends it; what has been decoded from bytes never ends within a surrogate pair. */
export function chunksOf(text, size) {
  const chunks = [];
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + size);
    if ((text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end++;
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
}

/** The floor: the same card by hand, with nothing between the data and the DOM. */
export function handWrittenCard({ children: [heading, one, two, choice] }) {
  const box = document.createElement("div");
  box.className = "card";
  const h3 = document.createElement("h3");
  h3.textContent = heading.markdown.slice(4);
  const p1 = document.createElement("p");
  const [before, bold, after] = one.markdown.split("**");
  const strong = document.createElement("strong");
  strong.textContent = bold;
  p1.append(before, strong, after);
  const p2 = document.createElement("p");
  const [lead, label, href, rest] = two.markdown.split(/\[|\]\(|\)/);
  const link = document.createElement("a");
  link.href = href;
  link.textContent = label;
  p2.append(lead, link, rest);
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
