import { type Content, h } from "../draw/markup.js";
import { palette } from "../draw/palette.js";
import { SANS } from "./pictures.js";

export interface DocumentParts {
  readonly title: string;
  readonly lang: string;
  readonly dir: string;
  /** A `<style>`, or nothing. */
  readonly sheet: Content;
  readonly piece: Content;
  /** What images may be loaded from: see `HtmlOptions.media`. */
  readonly media: readonly string[] | string | undefined;
}

/** What a page would bring: a ground, the reader's own font, lines as long as they are read well. On paper it is light. */
export function documentSheet(theme: "light" | "dark" | "system" = "system"): string {
  const { ground, text } = palette;
  const scheme = theme === "system" ? "light dark" : theme;
  return [
    `html{color-scheme:${scheme};background:light-dark(${ground.join()});color:light-dark(${text.join()})}`,
    `body{margin:2em auto;max-inline-size:48em;padding-inline:1em;font:1em/1.5 ${SANS}}`,
    "@media print{html{color-scheme:light}body{margin:0;max-inline-size:none;padding:0}}",
  ].join("\n");
}

/** A whole document. Its own policy keeps it from fetching anything but the images that were allowed. */
export function htmlDocument({ title, lang, dir, sheet, piece, media }: DocumentParts): string {
  const images = (typeof media === "string" ? media.split(/[\s,]+/) : (media ?? [])).filter((each) =>
    /^https?:[^\s;,]*$/.test(each),
  );
  const policy = `default-src 'none'; style-src 'unsafe-inline'${images.length > 0 ? `; img-src ${images.join(" ")}` : ""}`;
  const document = h(
    "html",
    { lang, dir },
    h(
      "head",
      {},
      h("meta", { charset: "utf-8" }),
      h("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "referrer", content: "no-referrer" }),
      h("title", {}, title),
      sheet,
    ),
    h("body", {}, h("main", {}, piece)),
  );
  return `<!doctype html>\n${document}\n`;
}
