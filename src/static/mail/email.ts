import type { Catalog } from "../../core/catalog.js";
import type { EventData } from "../../core/event-data.js";
import type { LayOut } from "../picture/flow-layout.js";
import type { StaticWarning } from "../warnings.js";
import type { OwnWords } from "./mail-words.js";

/** How a tree is put into a mail. */
export interface EmailOptions {
  /** What drew the tree, as events name it: a tool call id, a message id. Default: "email". */
  readonly source?: string | undefined;
  /** Earlier events, as the element takes them: what this source was asked and has been answered shows as answered. */
  readonly history?: unknown;
  /**
   * The address that stands for a press: what opens it has pressed nothing yet. It must be signed, expire, and be bound
   * to one recipient, and a GET of it must change nothing, since mail scanners open every link. For an option the event
   * is that of its press; for a Form, that of sending it with no values. Without it, people are asked to reply.
   */
  readonly actionUrl?: ((event: EventData) => string | PromiseLike<string>) | undefined;
  /** Makes pictures of what no mail client draws. Without it, line charts are columns or tables, and Flows lists. */
  readonly image?: EmailImages | undefined;
  /** Where the whole answer can be read: linked where something had to be left out. */
  readonly url?: string | undefined;
  /** The title of the document. Default: how the tree's text begins. */
  readonly title?: string | undefined;
  /** The language of numbers and dates, and the direction of the text: a BCP 47 tag. Default: "en". */
  readonly lang?: string | undefined;
  /** Other words for the built-in ones, such as those of `@intui/web/strings/de`. */
  readonly strings?: OwnWords | undefined;
  /** The kinds that the tree was read with. Default: `core`. */
  readonly catalog?: Catalog | undefined;
}

/** How a drawing becomes a PNG: the host brings the rasteriser. */
export interface EmailImages {
  /** Draws an SVG of a size in px, `scale` times as large. It names no file and no address. */
  png(svg: string, size: PictureSize): Uint8Array | PromiseLike<Uint8Array>;
  /**
   * Keeps a PNG where the mail's reader can fetch it, and says at which https address. Without it, pictures are attached
   * to the mail and show without being fetched.
   */
  url?(png: Uint8Array, name: string): string | PromiseLike<string>;
  /** A CSS list of fonts that the rasteriser has. Default: a list of common ones. */
  readonly fontFamily?: string | undefined;
  /** Lays branching Flows out. Default: the engine of the page, loaded when the first one comes. */
  readonly layOut?: LayOut | undefined;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A part of the mail that its HTML shows, by `cid:`: to be sent as inline, in `multipart/related`. */
export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: "image/png";
  readonly cid: string;
  readonly content: Uint8Array;
}

/** What a reply with a number means, where no link could be given. */
export interface EmailReply {
  readonly number: number;
  readonly event: EventData;
}

/** The parts of a mail, for whoever sends it. */
export interface Email {
  /** A whole document, always under 100,000 bytes of UTF-8: Gmail hides what comes after about 102,000. */
  readonly html: string;
  /** The same as plain text, for `text/plain`. */
  readonly text: string;
  readonly attachments: readonly EmailAttachment[];
  /** What the numbers mean that people are asked to reply with. */
  readonly replies: readonly EmailReply[];
  /** What was left out, or drawn another way than on a page. */
  readonly warnings: readonly StaticWarning[];
}
