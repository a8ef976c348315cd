/**
 * What Markdown is read into: plain values that a drawing walks. No markup anywhere; a URL stands in here only once it
 * is complete and has passed the package's URL rule.
 */

export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "em" | "strong" | "del"; readonly children: readonly Inline[] }
  | { readonly type: "link"; readonly href: string; readonly title: string; readonly children: readonly Inline[] }
  /** `href` as it was written, but whole: whether it may be fetched is for whoever draws it. */
  | { readonly type: "image"; readonly href: string; readonly alt: string; readonly title: string }
  | { readonly type: "break" };

/** A piece of the text of one block, read by itself: long blocks are many, so that only the last is read again. */
export interface Run {
  readonly inlines: readonly Inline[];
  /** Its Markdown, kept only where a link definition that comes later could change how it reads. */
  readonly source: string | undefined;
  readonly closed: boolean;
  /** Of a run at the very end of what has arrived. */
  readonly open?: OpenRun;
}

export interface OpenRun {
  /** What it was read from, without white space at its end. */
  readonly source: string;
  /** True when plain text that comes next goes behind the last words that are shown. */
  readonly plain: boolean;
}

/** The text of a paragraph, heading or cell. */
export type Prose = readonly Run[];

export interface Paragraph {
  readonly type: "paragraph";
  readonly prose: Prose;
  readonly closed: boolean;
}

export interface Heading {
  readonly type: "heading";
  /** 1 to 6, as written. */
  readonly level: number;
  readonly prose: Prose;
  readonly closed: boolean;
}

export interface Code {
  readonly type: "code";
  /** The first word of the fence's info string; empty where there is none. */
  readonly language: string;
  /** Without its last line break. */
  readonly text: string;
  readonly closed: boolean;
}

export interface Quote {
  readonly type: "quote";
  readonly blocks: readonly Block[];
  readonly closed: boolean;
}

export interface Item {
  /** Undefined where the item is no task. */
  readonly done: boolean | undefined;
  readonly blocks: readonly Block[];
  readonly closed: boolean;
}

export interface List {
  readonly type: "list";
  readonly ordered: boolean;
  readonly start: number;
  /** Loose items are paragraphs, tight ones lines. */
  readonly loose: boolean;
  readonly items: readonly Item[];
  readonly closed: boolean;
}

export type Align = "left" | "center" | "right" | null;

export interface Row {
  readonly cells: readonly Prose[];
  readonly closed: boolean;
}

export interface Table {
  readonly type: "table";
  readonly align: readonly Align[];
  readonly header: readonly Prose[];
  readonly rows: readonly Row[];
  readonly closed: boolean;
}

export interface Rule {
  readonly type: "rule";
  readonly closed: boolean;
}

/** A block of HTML, which is shown as typed. */
export interface Html {
  readonly type: "html";
  readonly text: string;
  readonly closed: boolean;
}

/** `closed`: it will never change again, and keeps its identity (but see `MarkdownReader.update`). */
export type Block = Paragraph | Heading | Code | Quote | List | Table | Rule | Html;
