import { html, nothing, render } from "lit";
import type { Session } from "../drawing.js";
import { drawPicture } from "../media/picture.js";
import { Pattern } from "../pattern.js";
import { writeAttribute } from "../place.js";
import type { Inline } from "./block.js";
import { NodeWriter } from "./node-writer.js";

type Link = Extract<Inline, { readonly type: "link" }>;
type Image = Extract<Inline, { readonly type: "image" }>;

/** What is copied for each mark. */
const marks = { em: Pattern.of("em"), strong: Pattern.of("strong"), del: Pattern.of("del") };
const code = Pattern.of("code", { class: "code-span", part: "code" });
const anchor = Pattern.of("a", { class: "link", part: "link", target: "_blank", rel: "noopener noreferrer" });
const lineBreak = Pattern.of("br");
/** Around a picture, whose state is Lit's. */
const pictureBox = Pattern.of("span", { class: "picture-box" });

export function writeInline(writer: NodeWriter, inline: Inline, session: Session): void {
  switch (inline.type) {
    case "text":
      writer.text(inline.text);
      break;
    case "code":
      writeText(writer.element(code), inline.text);
      break;
    case "em":
    case "strong":
    case "del":
      writeInlines(writer.element(marks[inline.type]), inline.children, session);
      break;
    case "link":
      writeLink(writer, inline, session);
      break;
    case "image":
      render(drawPicture(inline, session), writer.element(pictureBox));
      break;
    case "break":
      writer.element(lineBreak);
  }
}

function writeInlines(parent: Element, inlines: readonly Inline[], session: Session): void {
  const writer = new NodeWriter(parent);
  for (const inline of inlines) writeInline(writer, inline, session);
  writer.finish();
}

function writeText(parent: Element, text: string): void {
  const writer = new NodeWriter(parent);
  writer.text(text);
  writer.finish();
}

/** A button may not stand in a link, so a picture in one has the link around it, and its own words link meanwhile. */
function writeLink(writer: NodeWriter, link: Link, session: Session): void {
  if (!link.children.some(isImage)) {
    writeInlines(writeAnchor(writer, link), link.children, session);
    return;
  }
  for (const child of link.children) {
    if (isImage(child)) {
      render(
        drawPicture(child, session, (picture) => drawAnchor(link, picture)),
        writer.element(pictureBox),
      );
    } else writeInlines(writeAnchor(writer, link), [child], session);
  }
}

function writeAnchor(writer: NodeWriter, { href, title }: Link): Element {
  const element = writer.element(anchor);
  writeAttribute(element, "href", href);
  writeAttribute(element, "title", title === "" ? undefined : title);
  return element;
}

function isImage(inline: Inline): inline is Image {
  return inline.type === "image";
}

/** The same around a picture, which is a template. */
function drawAnchor({ href, title }: Link, content: unknown): unknown {
  return html`<a
    class="link"
    part="link"
    href=${href}
    title=${title === "" ? nothing : title}
    target="_blank"
    rel="noopener noreferrer"
    >${content}</a
  >`;
}
