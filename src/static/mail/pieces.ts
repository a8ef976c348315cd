/** What the drawings of a mail are put together from. */
import { type Content, h, type Markup } from "../../draw/markup.js";
import type { Token } from "../../draw/palette.js";
import { type Direction, otherDirection } from "./direction.js";
import { BODY, HEAVY, ink, layout, MARGIN, styles, type, WIDTH } from "./look.js";

/** Which edge a line begins at, and which it ends at. */
export const startOf = (direction: Direction): "left" | "right" => (direction === "rtl" ? "right" : "left");
export const endOf = (direction: Direction): "left" | "right" => (direction === "rtl" ? "left" : "right");

/** The room for a block between its margins, in px. */
export const ROOM = WIDTH - 2 * MARGIN;

/** A colour of meaning, and what the dark sheet knows it by. */
export type Shade = "neutral" | "positive" | "warning" | "critical" | "muted";

/** A line of text that somebody wrote; it runs its own way. */
export function line(text: string, style: string, around: Direction, shade?: Shade): Markup {
  const attributes = { dir: otherDirection(text, around), class: shade && `i-${shade}` };
  return h("p", { ...attributes, style: styles("margin:0 0 8px", style) }, text);
}

export const heading = (text: string, around: Direction): Markup =>
  h("h3", { dir: otherDirection(text, around), style: styles("margin:0 0 8px", HEAVY) }, text);

/** A word in colour on a ground of its own: both are said, since a client that turns one turns the other. */
export function chip(text: string, tone: Shade): Markup {
  const ground: Token = tone === "muted" ? "neutral-tint" : `${tone}-tint`;
  const style = styles(
    type(14, 20, { weight: 500, color: tone }),
    `background-color:${ink(ground)}`,
    "padding:2px 8px;border-radius:4px",
  );
  return h("span", { class: `i-chip-${tone}`, style }, text);
}

/** Things side by side that go on in the next line where there is no room: as tables do everywhere, Word's too. */
export function sideBySide(items: readonly Content[], direction: Direction, width?: number): Markup {
  const gap = `padding:0 ${direction === "rtl" ? "0 8px 12px" : "12px 8px 0"}`;
  const cells = items.map((item) =>
    h(
      "table",
      { ...layout, align: startOf(direction), width },
      h("tr", {}, h("td", { style: styles(gap, BODY) }, item)),
    ),
  );
  return h("table", { ...layout, width: "100%" }, h("tr", {}, h("td", {}, cells)));
}

/** A link that looks like a button and is one to the finger: 46 px high. */
export function button(label: string, href: string, main: boolean): Markup {
  const color: Token = main ? "on-accent" : "accent";
  const border = ink(main ? "accent" : "field-border");
  const link = styles(
    type(16, 20, { weight: 600, color }),
    "display:block;padding:12px 20px;text-decoration:none",
    `border:1px solid ${border};border-radius:8px`,
  );
  const ground = ink(main ? "accent" : "ground");
  return h(
    "table",
    layout,
    h(
      "tr",
      {},
      h(
        "td",
        { class: main ? "i-main" : "i-button", align: "center", bgcolor: ground, style: "border-radius:8px" },
        h("a", { href, style: link }, label),
      ),
    ),
  );
}

/** What a person has done, as a quiet line. `{label}` in the word is where the label stands out. */
export function record(word: string, label: string | undefined): Markup {
  const [before = "", after = ""] = label === undefined ? [word] : word.split("{label}");
  const stress = label !== undefined && h("strong", {}, label);
  return h("p", { style: styles("margin:0 0 8px", BODY) }, "✓ ", before, stress, after);
}
