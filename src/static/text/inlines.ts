import type { Inline, Prose } from "../../draw/markdown/block.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { webUrl } from "../../draw/media-policy.js";
import { say } from "../../draw/words.js";
import type { StaticContext } from "../drawing.js";

type Link = Extract<Inline, { readonly type: "link" }>;
type Image = Extract<Inline, { readonly type: "image" }>;

/** Draws the text of one block. */
export function drawProse(prose: Prose, context: StaticContext): Content {
  return prose.map(({ inlines }) => drawInlines(inlines, context));
}

function drawInlines(inlines: readonly Inline[], context: StaticContext): Content {
  return inlines.map((inline) => drawInline(inline, context));
}

function drawInline(inline: Inline, context: StaticContext): Content {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return h("code", { class: "code-span" }, inline.text);
    case "em":
    case "strong":
    case "del":
      return h(inline.type, {}, drawInlines(inline.children, context));
    case "link":
      return drawLink(inline, context);
    case "image":
      return drawImage(inline, context);
    case "break":
      return h("br");
  }
}

const drawLink = ({ href, title, children }: Link, context: StaticContext): Markup =>
  h(
    "a",
    { class: "link", href, title: title || undefined, target: "_blank", rel: "noopener noreferrer" },
    drawInlines(children, context),
  );

/**
 * An image that the host allows; of any other, what it shows and who would be asked for it. Nobody can press for it here,
 * but whoever reads an archive may want to know.
 */
function drawImage({ href, alt, title }: Image, { media, language: { words } }: StaticContext): Markup {
  const url = webUrl(href);
  if (url && media.allows(url)) {
    // The policy on referrers must stand before the address: the browser asks as soon as it has that.
    const policy = { referrerpolicy: "no-referrer", loading: "lazy", decoding: "async" };
    return h("img", { class: "picture", alt, title: title || undefined, ...policy, src: url.href });
  }
  const name = alt === "" ? words.imageUnnamed : say(words.image, { alt });
  if (!url) return h("span", { class: "media-name", dir: "auto" }, name);
  return h(
    "span",
    { class: "media" },
    h("span", { class: "media-name", dir: "auto" }, name),
    h("span", { class: "media-host" }, url.host),
  );
}
