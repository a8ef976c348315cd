/**
 * The only writer of markup in this package. Markup is made of elements and of text, never of strings that somebody has put
 * together: a string is always text here, and comes out escaped. What it writes is HTML and well-formed XML at once, so that
 * the same code writes a page and an SVG file.
 */
import { safeUrl } from "./url.js";

/** A piece of markup that is whole. `String(markup)` is its text; there is no way to make one from a string. */
export class Markup {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  /** See `h`. */
  static element(name: string, attributes: Attributes, content: readonly Content[]): Markup {
    if (!/^[a-z][a-z0-9]*$/i.test(name) || FORBIDDEN_ELEMENTS.has(name.toLowerCase())) {
      throw new TypeError(`No element may be called ${name}`);
    }
    const start = `<${name}${attributesText(attributes)}>`;
    if (EMPTY.has(name)) return new Markup(`${start.slice(0, -1)} />`);
    const inside = contentText(content);
    // A parser drops the first line break of these: one more, and it drops that one.
    const kept = LINES_KEPT.has(name) && inside.startsWith("\n") ? `\n${inside}` : inside;
    return new Markup(`${start}${kept}</${name}>`);
  }

  /** A style sheet, for HTML: there it is no text, and ends at the first `</style`. */
  static style(css: string): Markup {
    if (/<[/!]/.test(css)) throw new TypeError("This style sheet would end early");
    const name = "style"; // for files that stand alone: on a page, sheets are adopted
    return new Markup(`<${name}>${css}</${name}>`);
  }

  /** Pieces one after another. */
  static of(...content: readonly Content[]): Markup {
    return new Markup(contentText(content));
  }
}

/** What stands in an element: strings and numbers are text; nothing stands for what is left out. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** Left out where there is no value; `true` is the attribute without one. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * An element. Attributes that hold addresses hold only those that may be links (`url.ts`), and are left out otherwise;
 * attributes that hold code are never written.
 */
export function h(name: string, attributes: Attributes = {}, ...content: readonly Content[]): Markup {
  return Markup.element(name, attributes, content);
}

/** No closing tag in HTML; in SVG none of them exists. */
const EMPTY: ReadonlySet<string> = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "wbr"]);
const LINES_KEPT: ReadonlySet<string> = new Set(["pre", "textarea", "listing"]);
/** What holds something else than text and elements, and so needs other rules than those of `escaped`. */
const FORBIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  "script style xmp iframe noembed noframes noscript plaintext template object embed base".split(" "),
);
const ADDRESSES: ReadonlySet<string> = new Set(
  "href src action formaction poster cite data srcset background".split(" "),
);
/** A part of the same mail; nothing is fetched for it. */
const MAIL_PART = /^cid:[\w.@-]+$/;

function contentText(content: readonly Content[]): string {
  return content.map(textOf).join("");
}

function textOf(content: Content): string {
  if (content === null || content === undefined || content === false) return "";
  if (content instanceof Markup) return content.toString();
  return typeof content === "object" ? contentText(content) : escaped(String(content));
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => attributeText(name, value))
    .join("");
}

function attributeText(name: string, value: Attributes[string]): string {
  if (value === null || value === undefined || value === false) return "";
  if (!/^[a-z][a-z0-9-]*(?::[a-z]+)?$/i.test(name) || /^on/i.test(name) || name.toLowerCase() === "srcdoc") {
    throw new TypeError(`No attribute may be called ${name}`);
  }
  // With a value also where HTML needs none: XML does.
  if (value === true) return ` ${name}=""`;
  const given = String(value);
  const kept = ADDRESSES.has(name.toLowerCase()) ? addressOf(given) : given;
  return kept === undefined ? "" : ` ${name}="${escaped(kept)}"`;
}

function addressOf(given: string): string | undefined {
  return MAIL_PART.test(given) ? given : safeUrl(given);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // As itself a parser takes it for the end of a line, and makes a line feed of it.
  "\r": "&#13;",
};

/** What no HTML or XML may hold, not even as a reference: most control characters, halves of characters, two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text.replace(UNWRITABLE, "\ufffd").replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] as string);
}
