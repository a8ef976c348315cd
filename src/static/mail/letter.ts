import { type Content, h, Markup } from "../../draw/markup.js";
import type { Direction } from "./direction.js";
import { BODY, darkSheet, ink, layout, MARGIN, styles, WIDTH } from "./look.js";

export interface Letter {
  readonly title: string;
  readonly locale: string;
  readonly direction: Direction;
  readonly rows: readonly Content[];
}

/**
 * The document around the rows of a mail. The column has 600 px by its attribute, which Word's engine goes by, and never more
 * than there is, which the others do.
 */
export function writeLetter({ title, locale, direction, rows }: Letter): string {
  const ground = `background-color:${ink("ground")}`;
  const column = h(
    "table",
    {
      ...layout,
      class: "intui",
      align: "center",
      width: WIDTH,
      bgcolor: ink("ground"),
      dir: direction,
      lang: locale,
      style: `table-layout:fixed;max-width:100%;margin:0 auto;word-break:break-word;${ground}`,
    },
    rows.map(writeRow),
  );
  const document = h(
    "html",
    { lang: locale, dir: direction },
    h(
      "head",
      {},
      h("meta", { charset: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", {}, title),
      Markup.style(darkSheet()),
    ),
    h("body", { class: "i-ground", style: `margin:0;padding:${MARGIN}px 0 0;${ground}` }, column),
  );
  return `<!doctype html>${document}`;
}

/** A block's place in the column. */
function writeRow(content: Content): Markup {
  return h("tr", {}, h("td", { style: styles(`padding:0 ${MARGIN}px ${MARGIN}px`, BODY) }, content));
}

/** The bytes that a row costs beside what stands in it. */
export const AROUND_ROW = writeRow(null).toString().length;
