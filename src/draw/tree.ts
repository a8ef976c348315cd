import { html, LitElement, nothing, type PropertyValues } from "lit";
import type { Catalog } from "../core/catalog.js";
import { core } from "../core/core.js";
import {
  INTUI_COMPLETE,
  INTUI_ERROR,
  type IntuiCompleteDetail,
  type IntuiErrorDetail,
  type IntuiEventDetail,
} from "../core/event-detail.js";
import type { Author } from "../core/kind.js";
import type { Problem } from "../core/problem.js";
import type { Tree } from "../core/tree.js";
import type { DraftNode } from "../stream/draft.js";
import type { TextSource } from "../stream/text-source.js";
import { TreeReader } from "../stream/tree-reader.js";
import { drawCopy } from "./actions.js";
import { chartStyles } from "./chart/styles.js";
import { controlStyles } from "./control/control-styles.js";
import { drawNodes } from "./draw-node.js";
import type { AnswerValue, SendRequest } from "./drawing.js";
import { registerCoreDrawings } from "./drawings.js";
import { flowStyles } from "./flow/styles.js";
import { GivenAnswer } from "./given-answer.js";
import { findJsonChild } from "./json-child.js";
import { drawn } from "./light-element.js";
import { joinSource, sendOnce } from "./page-memory.js";
import { pastAnswers } from "./past-answers.js";
import { onRegister } from "./registry.js";
import { dispatch, eventFor, tell } from "./sending.js";
import { Shell } from "./shell.js";
import { newSource } from "./source.js";
import { drawNote } from "./stand-in.js";
import { announce } from "./status.js";
import { base } from "./styles.js";
import { tableStyles } from "./table/styles.js";
import { tokens } from "./tokens.js";
import { TreeSession } from "./tree-session.js";

const sheets = [tokens, base, tableStyles, chartStyles, flowStyles, controlStyles];

/**
 * Draws one agent answer, an IntuiTree, while it is being written, and says what the person does with it.
 *
 * Give the answer one way: `tree`, `text`, `append` and `end`, `stream`, or a `<script type="application/json">` child.
 * The latest one wins. Nothing can be pressed before the whole tree has arrived and been found valid.
 *
 * @tagname intui-tree
 *
 * @event {CustomEvent<IntuiEventDetail>} intui-event - A person pressed a button or sent a form. Cancelable.
 * @event {CustomEvent<IntuiCompleteDetail>} intui-complete - The answer has arrived whole and is valid. Once.
 * @event {CustomEvent<IntuiErrorDetail>} intui-error - The answer has ended and is not valid. Once, with every problem.
 *
 * @cssstate streaming - The answer is being written.
 * @cssstate complete - The answer has arrived whole and is valid.
 * @cssstate invalid - The answer has ended and is not valid; what could be read of it is shown.
 */
export class IntuiTree extends LitElement {
  static override properties = {
    tree: { noAccessor: true },
    text: { noAccessor: true, attribute: false },
    source: { noAccessor: true },
    author: {},
    catalog: { attribute: false },
    history: {},
    disabled: { type: Boolean, reflect: true },
    theme: { reflect: true },
    media: {},
    workers: {},
    copy: {},
    strings: {},
  };

  /** What makes out an answer: an element for another wire format has a reader of its own. */
  protected static readonly readers: typeof TreeReader = TreeReader;

  /** Who writes the answer: "model" may not write Charts and Stats. Default: none, as for a tree read back. */
  declare author: Author | null | undefined;
  /** The kinds that may stand in the answer. Default: the nine of core. */
  declare catalog: Catalog;
  /** Earlier events, or their JSON text: what was answered to this `source` shows as answered at first paint. */
  declare history: unknown;
  /** True for an old turn: nothing may be pressed, typed in or sent. */
  declare disabled: boolean;
  /** "light" or "dark": sets the scheme and paints its own ground. Default: the page's scheme, no ground. */
  declare theme: "light" | "dark" | null | undefined;
  /** Origins from which images may be loaded, or "https:". Default: none; an image is loaded when a person asks for it. */
  declare media: readonly string[] | string | null | undefined;
  /** "off" where the page's policy forbids workers: layout then runs on the page's own thread. */
  declare workers: "auto" | "off";
  /** "off" where the host has a button of its own that copies the whole answer. */
  declare copy: "auto" | "off";
  /** The package's own words, replaced by name; an object or its JSON text. */
  declare strings: Readonly<Record<string, string>> | string | null | undefined;

  readonly #shell = new Shell(
    this,
    () => sheets,
    () => this.#redraw(),
  );
  readonly #session = new TreeSession((request) => this.#carry(request));
  readonly #answer = new GivenAnswer(
    () => ({ catalog: this.catalog ?? core, author: this.author ?? undefined }),
    () => this.requestUpdate(),
    (this.constructor as typeof IntuiTree).readers,
  );
  /** Shows the element's children, by which a page stands in for the answer, until there is something of it to show. */
  #children: HTMLElement | undefined;
  #roots: readonly DraftNode[] = [];
  #generatedSource: string | undefined;
  #givenSource: string | null | undefined;
  #epoch = 0;
  /** The reader whose end has been told: its state, its event. */
  #told: TreeReader | undefined;
  /** The reader that was seen streaming, so that its start and end are worth an announcement. */
  #followed: TreeReader | undefined;
  #sourceLeft: (() => void) | undefined;

  constructor() {
    super();
    registerCoreDrawings();
    this.catalog = core;
    this.disabled = false;
    this.workers = "auto";
    this.copy = "auto";
  }

  /**
   * The answer: a Tree, tree data, or JSON text (a proper prefix of JSON is a stream still open). Null or empty: nothing.
   * Reads as the valid Tree, or null while there is none.
   */
  get tree(): Tree | null {
    return this.#answer.tree;
  }

  set tree(given: unknown) {
    this.#answer.give(given);
  }

  /**
   * The whole text so far, for hosts that render again for every token. It continues when it grows; when it differs, the
   * answer is replaced, and what was typed and answered stays where ids match.
   */
  get text(): string {
    return this.#answer.text;
  }

  set text(text: string | null | undefined) {
    this.#answer.giveText(text);
  }

  /**
   * What drew the tree, such as a tool call's or a message's id; events carry it. Default: a generated id of its own.
   */
  get source(): string {
    return this.#givenSource || (this.#generatedSource ??= newSource());
  }

  set source(source: string | null | undefined) {
    // Frameworks hand a number over as it is.
    this.#givenSource = source && String(source);
    this.requestUpdate("source");
  }

  /** The problems found so far: of each part as it closes, and of the whole at the end. */
  get problems(): readonly Problem[] {
    return this.#answer.problems;
  }

  /**
   * Adds a piece of the answer's text. After the answer has closed, or `end()`, more text is ignored. Nodes are added as
   * children, as by every element's `append`.
   */
  override append(...pieces: readonly (string | Node)[]): void {
    for (const piece of pieces) {
      if (typeof piece === "string") this.#answer.append(piece);
      else super.append(piece);
    }
  }

  /** Says that no more text comes. It matters when the JSON has not closed: then the answer is invalid. */
  end(): void {
    this.#answer.end();
  }

  /**
   * Draws an answer as its text comes in.
   *
   * @param source a ReadableStream or async iterable of strings or bytes, or a Response (its event stream's data, or its body)
   * @param options.signal stops it; what has been drawn stays
   * @returns the Tree, once it is complete and drawn. Rejects with an IntuiError when the answer is not valid, broke off,
   *   or was replaced by another; an ignored rejection makes no noise in the page.
   */
  stream(source: TextSource, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Tree> {
    const outcome = this.#answer.stream(source, signal).then(async (reader) => {
      if (this.isConnected && this.#answer.reader === reader) await this.updateComplete;
      if (reader.tree) return reader.tree;
      throw reader.error;
    });
    outcome.catch(() => {});
    return outcome;
  }

  /** Its sheets come when it connects: only then is it known in which document. */
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow(IntuiTree.shadowRootOptions);
    this.#children = root.appendChild(document.createElement("slot"));
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#shell.untilGone(onRegister(() => this.#redraw()));
    this.#joinSource();
    if (!this.#answer.reader)
      this.#shell.untilGone(findJsonChild(this, (text) => this.#answer.reader || (this.tree = text)));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sourceLeft?.();
    this.#sourceLeft = undefined;
  }

  protected override async scheduleUpdate(): Promise<void> {
    const { reader } = this.#answer;
    await this.#shell.turn(reader !== undefined && reader !== this.#told);
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("author") || changed.has("catalog")) this.#answer.reread();
    if (changed.has("strings") || changed.has("catalog")) this.#epoch++;
    if (changed.has("source") || changed.has("history")) {
      this.#joinSource();
      this.#session.setHistory(this.source, pastAnswers(this.history, this.source));
    }
    this.#answer.reader?.update();
    if (this.#shell.settle(this.#session, changed, this.tree !== null)) this.#epoch++;
  }

  protected override render(): unknown {
    const root = this.#answer.reader?.draft.root;
    // The same list as long as it is the same root: another one is another answer.
    if (this.#roots[0] !== root) this.#roots = root ? [root] : [];
    const scope = { session: this.#session, catalog: this.catalog ?? core, epoch: this.#epoch };
    return html`<div class="tree" part="tree">${drawNodes(this.#roots, scope)}${this.#drawEndNote()}</div>
      ${this.tree && this.copy !== "off" ? drawCopy(this.#session, this.tree) : nothing}
      <div class="status" role="status"></div>`;
  }

  /** What is wrong with the whole, where no part shows it. */
  #drawEndNote(): unknown {
    const { reader } = this.#answer;
    if (!reader?.error) return nothing;
    const { root } = reader.draft;
    if (!root) return drawNote(this.#session.words.answerStandIn);
    if (root.cut) return drawNote(this.#session.words.cutShort);
    const shown = reader.draft.problems.length;
    return reader.error.problems.length > shown ? drawNote(this.#session.words.statusInvalid) : nothing;
  }

  protected override updated(): void {
    const { reader } = this.#answer;
    const streaming = reader !== undefined && !reader.settled;
    if (reader && (!streaming || this.#roots[0])) this.#children?.remove();
    this.#shell.setStreaming(streaming);
    this.#shell.setState("complete", reader?.tree != null);
    this.#shell.setState("invalid", reader?.error != null);
    if (streaming && this.#followed !== reader) {
      this.#followed = reader;
      announce(this.#session.words.statusStarted);
    }
    if (reader?.settled && this.#told !== reader) void this.#tell(reader);
  }

  /** Tells the end of an answer, once, when all of it is drawn. */
  async #tell(reader: TreeReader): Promise<void> {
    this.#told = reader;
    await this.#allDrawn();
    if (this.#answer.reader !== reader) return;
    const { tree, error } = reader;
    const streamed = this.#followed === reader || this.#answer.comesInPieces;
    if (streamed) announce(tree ? this.#session.words.statusComplete : this.#session.words.statusInvalid);
    if (tree) tell<IntuiCompleteDetail>(this, INTUI_COMPLETE, { tree, source: this.source });
    else if (error) tell<IntuiErrorDetail>(this, INTUI_ERROR, { error, source: this.source });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#allDrawn();
    return complete;
  }

  async #allDrawn(): Promise<void> {
    await this.#session.told;
    await drawn(this.renderRoot);
  }

  #redraw(): void {
    this.#epoch++;
    this.requestUpdate();
  }

  #joinSource(): void {
    this.#sourceLeft?.();
    this.#sourceLeft = undefined;
    if (this.#givenSource && this.isConnected) {
      this.#sourceLeft = joinSource(this.#givenSource, () => this.#session.notify());
    }
  }

  async #carry(request: SendRequest): Promise<AnswerValue> {
    const { tree, source } = this;
    if (!tree || !this.#session.live) throw new Error(this.#session.words.notReady);
    const event = eventFor(tree, source, request);
    const sentence = tree.describe(event);
    const send = (): Promise<void> =>
      dispatch<IntuiEventDetail>(this, { protocol: "intui", event, sentence, source, tree });
    const once = tree.interactive(request.id)?.repeat === "once";
    if (once && this.#givenSource) return sendOnce(source, request.id, request.value, send);
    await send();
    return request.value;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "intui-tree": IntuiTree;
  }
  interface GlobalEventHandlersEventMap {
    "intui-event": CustomEvent<IntuiEventDetail>;
    "intui-complete": CustomEvent<IntuiCompleteDetail>;
    "intui-error": CustomEvent<IntuiErrorDetail>;
  }
}
