import { html, nothing } from "lit";
import type { TableNode } from "../core/kinds/table.js";
import { drawActions } from "./actions.js";
import type { Draft, Drawing } from "./drawing.js";
import type { DataTable } from "./export/kit.js";
import { growing } from "./growing.js";
import { LightElement } from "./light-element.js";
import type { Action } from "./menu/action.js";
import { placed } from "./placed.js";
import { scrollBox } from "./scroll-box.js";
import { type Direction, nextDirection, sortedText } from "./sort-direction.js";
import { ColumnSurvey, isEnd } from "./table/cells.js";
import type { TableExtra } from "./table/extra.js";
import { groundUnder } from "./table/ground.js";
import { drawHead } from "./table/head.js";
import { labelsOf } from "./table/labels.js";
import { extraCode } from "./table/load-extra.js";
import { drawRow } from "./table/row.js";
import { STACKED_COLUMNS } from "./table/stacked.js";
import {
  type Column,
  cellText,
  needsWindow,
  ownCell,
  ROWS_IN_DOM,
  ROWS_WHILE_OPEN,
  type Row,
  type TableView,
} from "./table/view.js";
import { tableActions } from "./table-actions.js";
import type { Words } from "./words.js";

/** Of a table with more, what is drawn until the code is there that shows the rest. */
const FIRST_ROWS = 200;

/** Rows of more than this do not fade in one by one. */
const LONG = 50;

const NO_ROWS: readonly Row[] = [];

interface Sort {
  readonly column: string;
  readonly direction: Direction;
}

/**
 * A real table. Rows are added while they stream and never drawn again, unless what later rows hold changes how a column
 * is set (text in a column of numbers so far).
 *
 * @tagname intui-table
 * @internal
 */
export class IntuiTable extends LightElement {
  static override properties = {
    props: { attribute: false },
    open: { attribute: false },
    broken: { attribute: false },
    sort: { state: true },
  };

  declare props: Draft<TableNode>;
  declare open: boolean;
  /** It has closed with mistakes in it: it is shown, and nothing can be done with it. */
  declare broken: boolean;
  /** What a person asked for. It stays when rows come, and when another tree brings the same column. */
  declare sort: Sort | undefined;

  readonly #survey = new ColumnSurvey();
  #extra: TableExtra | undefined;
  #view: TableView | undefined;
  #firstRows: readonly Row[] = NO_ROWS;
  #actions: readonly Action[] = [];
  #actionWords: Words | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#extra?.connect();
    // What the session said while it was out of the document has not been drawn.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#extra?.disconnect();
  }

  protected override render(): unknown {
    const view = this.#read();
    this.#view = view;
    const { caption } = this.props;
    const { words } = this.session;
    const windowed = this.#extra?.wantsWindow(view) ?? false;
    if (needsExtra(view)) this.#withExtra().catch(() => this.requestUpdate());
    const body = windowed ? this.#extra?.drawWindow(view, this.#order(view)) : this.#drawAll(view);
    return html`${this.#drawBar(view, windowed)}<div
      class="scroll rows"
      ?data-windowed=${windowed}
      @scroll=${this.#scrolled}
      ${scrollBox(caption || words.table)}
      ><table
        class=${view.columns.length <= STACKED_COLUMNS ? "table data few" : "table data"}
        part="table"
        role="table"
        aria-labelledby=${caption ? `${this.key}-caption` : nothing}
        ?data-long=${view.rows.length > LONG}
        aria-rowcount=${windowed ? (this.#extra?.rowCount ?? 0) + 1 : nothing}
        ${placed(labelsOf(view))}
        ><thead role="rowgroup"><tr role="row" aria-rowindex=${windowed ? 1 : nothing}>${view.columns.map(
          (column, at) => this.#drawHead(view, column, at),
        )}</tr></thead>${body}</table></div>`;
  }

  protected override updated(): void {
    if (this.#view) this.#extra?.drawn(this.#view);
  }

  #read(): TableView {
    const { session, open } = this;
    const columns = (this.props.columns ?? []).filter((column): column is Column => column.key !== undefined);
    const rows = columns.length > 0 ? ((this.props.rows as readonly Row[] | undefined) ?? NO_ROWS) : NO_ROWS;
    this.#survey.read(rows, open);
    const looks = columns.map((column) => this.#survey.look(column));
    const ends = columns.map((column, at) => isEnd(column, looks[at]));
    return { session, open, columns, looks, ends, rows };
  }

  #drawBar(view: TableView, windowed: boolean): unknown {
    const { caption } = this.props;
    const { session, key } = this;
    const name = caption || session.words.table;
    const usable = view.columns.length > 0 && !this.broken;
    if (!caption && !usable) return nothing;
    return html`<div class=${caption ? "table-bar named" : "table-bar"}
      >${caption ? html`<div class="table-caption" part="caption" id="${key}-caption" dir="auto">${caption}</div>` : nothing}${
        windowed && view.rows.length > ROWS_IN_DOM ? this.#extra?.drawFind(view) : nothing
      }${usable ? drawActions({ session, name, actions: this.#drawnActions() }) : nothing}</div>`;
  }

  #drawHead(view: TableView, column: Column, at: number): unknown {
    const sortable = view.rows.length > 1 && !this.broken;
    return drawHead({
      label: column.label,
      end: view.ends[at] === true,
      direction: this.sort?.column === column.key ? this.sort.direction : undefined,
      onSort: sortable ? () => this.#sort(column) : undefined,
    });
  }

  #drawAll(view: TableView): unknown {
    const { columns, looks, ends, open, session } = view;
    const { locale, words } = session;
    const epoch = JSON.stringify([looks, ends, columns.length, locale, words.trueCell, words.falseCell]);
    const last = open ? view.rows.length - 1 : view.rows.length;
    const order = this.#order(view);
    const drawn = order
      ? growing(
          order,
          (row) => drawRow(view, view.rows[row] as Row),
          (row) => row < last,
          epoch,
          (row) => row,
        )
      : growing(
          this.#rowsToDraw(view),
          (row) => drawRow(view, row),
          (_row, at) => at < last,
          epoch,
        );
    return html`<tbody role="rowgroup">${drawn}</tbody>`;
  }

  /** All of them; but as long as the code is on its way that shows many rows, no more than are there already. */
  #rowsToDraw(view: TableView): readonly Row[] {
    const { rows } = view;
    if (!needsWindow(view) || this.#extra || extraCode.failed) return rows;
    const count = view.open ? ROWS_WHILE_OPEN : FIRST_ROWS;
    if (this.#firstRows[0] !== rows[0] || this.#firstRows.length !== count) this.#firstRows = rows.slice(0, count);
    return this.#firstRows;
  }

  /** The order that a person asked for; undefined for the agent's own. */
  #order(view: TableView): readonly number[] | undefined {
    const { sort } = this;
    if (!sort || !view.columns.some(({ key }) => key === sort.column)) return undefined;
    return this.#extra?.order(view, sort.column, sort.direction);
  }

  async #sort({ key, label }: Column): Promise<void> {
    const { session } = this;
    try {
      await this.#withExtra();
    } catch {
      return session.announce(session.words.notLoaded);
    }
    const direction = nextDirection(this.sort?.column === key ? this.sort.direction : undefined);
    this.sort = direction && { column: key, direction };
    session.announce(sortedText(direction, label ?? key, session.words));
  }

  async #withExtra(): Promise<void> {
    if (this.#extra) return;
    const { TableExtra } = await extraCode.need();
    if (this.#extra) return;
    this.#extra = new TableExtra(this, () => {
      this.requestUpdate();
      this.performUpdate();
    });
    if (this.isConnected) this.#extra.connect();
    this.requestUpdate();
  }

  #scrolled(event: Event): void {
    const box = event.currentTarget as HTMLElement;
    this.#extra?.scrolled();
    const under = box.scrollTop > 0;
    // Rows pass below the header then: it needs a ground, and which one is the page's matter.
    if (under && !box.hasAttribute("data-scrolled")) box.style.setProperty("--_under", groundUnder(this));
    box.toggleAttribute("data-scrolled", under);
  }

  #drawnActions(): readonly Action[] {
    const { words } = this.session;
    if (words !== this.#actionWords) {
      this.#actionWords = words;
      this.#actions = tableActions(
        words,
        (asShown) => this.#data(asShown),
        () => this.props.caption || words.table,
      );
    }
    return this.#actions;
  }

  /** What has arrived, in the order that is shown: as it is read on screen, or the values themselves. */
  #data(asShown: boolean): DataTable {
    const view = this.#read();
    const { columns, rows } = view;
    const cells = (row: Row): DataTable["rows"][number] =>
      columns.map(({ key }, at) => (asShown ? cellText(view, row, at) : ownCell(row, key)));
    const order = this.#order(view) ?? rows.keys();
    return {
      head: columns.map(({ key, label }) => label ?? key),
      rows: Array.from(order, (row) => cells(rows[row] as Row)),
    };
  }
}

/** What only some tables need: many rows, or columns that must not move while rows come. */
const needsExtra = ({ rows, open }: TableView): boolean => rows.length > (open ? 2 : ROWS_IN_DOM);

export const drawTable: Drawing<TableNode> = (props, { session, open, broken, key }) =>
  html`<intui-table .props=${props} .session=${session} .key=${key} .open=${open} .broken=${broken}></intui-table>`;
