import type { Catalog } from "../core/catalog.js";
import type { ComponentNode } from "../core/component-node.js";
import { core } from "../core/core.js";
import type { Tree } from "../core/tree.js";
import { type Content, h, Markup } from "../draw/markup.js";
import { mediaPolicy } from "../draw/media-policy.js";
import { pastAnswers } from "../draw/past-answers.js";
import { documentSheet, htmlDocument } from "./document.js";
import { coreDrawings, drawTree } from "./draw-tree.js";
import type { StaticDrawing } from "./drawing.js";
import { layOutFlows } from "./flows.js";
import { directionOf, type LanguageOptions, languageOf } from "./language.js";
import { type LayOut, layOutByElk } from "./picture/flow-layout.js";
import { ROOT_CLASS } from "./style/selectors.js";
import { sheetFor } from "./style/sheet.js";
import type { StaticWarning } from "./warnings.js";

export interface HtmlOptions extends LanguageOptions {
  /**
   * "light" and "dark" paint their own ground, "system" the one that the reader's system asks for. Default: the page's scheme, no
   * ground.
   */
  readonly theme?: "light" | "dark" | "system" | undefined;
  /** "none": no style sheet in the piece; the page has `css` once. Default: "inline", as much of it as the piece needs. */
  readonly styles?: "inline" | "none" | undefined;
  /** A whole document instead of a piece. Its scheme is "system", if no other is asked for. */
  readonly document?: { readonly title: string } | undefined;
  /** What drew the tree, and the events so far: what was answered shows as answered. */
  readonly source?: string | undefined;
  readonly history?: unknown;
  /** Origins from which images may be loaded, or "https:". Default: none; an image is what it shows, in words. */
  readonly media?: readonly string[] | string | undefined;
  /** The kinds of the tree, where there are others than core's. */
  readonly catalog?: Catalog | undefined;
  /** Drawings for such kinds, by type, or other ones for core's. */
  readonly drawings?: Readonly<Record<string, StaticDrawing>> | undefined;
  /** Lays branching Flows out. Default: the engine of the page, loaded when the first one comes. */
  readonly layOut?: LayOut | undefined;
}

/** What became of a tree. */
export interface StaticHtml {
  readonly html: string;
  /** What could not be written as a page would show it. */
  readonly warnings: readonly StaticWarning[];
}

/**
 * A tree as one piece of HTML that needs no script, no file and no page's style sheet. It is what `<intui-tree>` shows, for
 * archives, paper, and pages that are written on a server. Never rejects for a valid tree.
 *
 * It is a promise because of branching Flows: whatever lays them out is large, and so is loaded for the first of them alone.
 */
export async function toHtml(tree: Tree, options: HtmlOptions = {}): Promise<StaticHtml> {
  const warnings: StaticWarning[] = [];
  const warn = (warning: StaticWarning): void => void warnings.push(warning);
  const language = languageOf(options);
  const dir = directionOf(language.locale);
  const flows = await layOutFlows(tree, { layOut: options.layOut ?? layOutByElk, rtl: dir === "rtl", warn });
  const answers = pastAnswers(options.history, options.source ?? "");
  const paths = new Map<ComponentNode, string>(tree.walk().map(({ node, path }) => [node, path]));
  const content = drawTree(tree.root, {
    language,
    media: mediaPolicy(options.media),
    answer: (id) => answers.get(id),
    flow: (node) => flows.get(node) ?? "failed",
    drawings: new Map([...coreDrawings, ...Object.entries(options.drawings ?? {})]),
    catalog: options.catalog ?? core,
    pathOf: (node) => paths.get(node) ?? node.type,
    warn,
  });
  return { html: wrapped(content, dir, language.locale, options), warnings };
}

function wrapped(content: Content, dir: string, lang: string, options: HtmlOptions): string {
  const { document, styles = "inline" } = options;
  // A document has the scheme and the ground itself.
  const theme = document ? undefined : options.theme;
  // What no language was given for is in the page's.
  const given = options.lang === undefined ? {} : { lang, dir };
  const piece = h("div", { class: ROOT_CLASS, "data-theme": theme, ...given }, h("div", { class: "tree" }, content));
  const css = (document ? documentSheet(options.theme) : "") + sheetFor(piece.toString());
  const sheet = styles === "inline" && Markup.style(css);
  if (!document) return Markup.of(sheet, piece).toString();
  return htmlDocument({ title: document.title, lang, dir, sheet, piece, media: options.media });
}
