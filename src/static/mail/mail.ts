import type { ComponentNode } from "../../core/component-node.js";
import type { AnswerValue } from "../../draw/answer-value.js";
import type { Content } from "../../draw/markup.js";
import type { Words } from "../../draw/words.js";
import type { Direction } from "./direction.js";
import type { EmailAttachment } from "./email.js";
import type { MailWords } from "./mail-words.js";
import type { Room } from "./room.js";

/** What a drawing may know of the mail that it is part of. */
export interface Mail {
  readonly words: MailWords & Words;
  readonly locale: string;
  readonly direction: Direction;
  /** The last answer that the history holds for a Choice or Form. */
  answer(id: string): AnswerValue | undefined;
  /** How a Choice or Form is answered from this mail. */
  way(node: ComponentNode): Way;
  /** The picture that was made of a component, if one was. */
  picture(node: ComponentNode): Picture | undefined;
}

/** By links, one for each option or the one of a Form; or by a reply, a Choice's options numbered from `first`. */
export type Way = { readonly links: readonly string[] } | { readonly first: number };

export interface Picture {
  /** `cid:…`, or an https address. */
  readonly src: string;
  /** px, as it is shown where there is room. */
  readonly width: number;
  readonly description: string;
  readonly attachment: EmailAttachment | undefined;
}

/** A component as it stands in the mail. */
export interface Drawn {
  readonly html: Content;
  readonly text: string;
  /** What was left out, in words for the reader. */
  readonly left: readonly string[];
  /** The same for the plain text, where that is another thing. */
  readonly leftInText?: readonly string[];
  /** How it was drawn, where that is not how a page draws it. */
  readonly instead?: string;
}

/** Draws one kind. */
export type MailDrawing<Node> = (node: Node, mail: Mail, room: Room) => Drawn;
