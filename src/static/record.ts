import { h, type Markup } from "../draw/markup.js";

/** What a person has done, as a quiet line. `{label}` in the word is where the label stands out. */
export function drawRecord(word: string, label?: string): Markup {
  const [before = "", after = ""] = label === undefined ? [word] : word.split("{label}");
  return h(
    "p",
    { class: "record" },
    h("svg", { class: "sign", viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: "m3 8.5 3.5 3.5L13 4.5" })),
    h(
      "span",
      {},
      before && h("span", { class: "quiet" }, before),
      label !== undefined && h("b", { dir: "auto" }, label),
      after && h("span", { class: "quiet" }, after),
    ),
  );
}

/** A quiet line in the place of what can't be shown, or under it. */
export function drawNote(text: string): Markup {
  return h("p", { class: "note", role: "note" }, h("span", { class: "note-sign", "aria-hidden": "true" }, "!"), text);
}
