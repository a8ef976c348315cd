import { html, nothing } from "lit";
import type { TableNode } from "../core/kinds/table.js";
import type { Draft, Drawing } from "./drawing.js";
import { growing } from "./growing.js";
import { LightElement } from "./light-element.js";
import { scrollBox } from "./scroll-box.js";
import { type Cell, type ColumnLook, ColumnSurvey, drawnCell, isEnd } from "./table/cells.js";

type Props = Draft<TableNode>;
type Column = NonNullable<Props["columns"]>[number];
type Row = Readonly<Record<string, Cell>>;

const NO_ROWS: readonly Row[] = [];

/**
 * A real table. Rows are added while they stream and never drawn again, unless what later rows hold changes how a column
 * is set (text in a column of numbers so far).
 *
 * @tagname intui-table
 * @internal
 */
export class IntuiTable extends LightElement {
  static override properties = { props: { attribute: false }, open: { attribute: false } };

  declare props: Props;
  declare open: boolean;

  readonly #survey = new ColumnSurvey();

  override connectedCallback(): void {
    super.connectedCallback();
    // What the session said while it was out of the document has not been drawn.
    this.requestUpdate();
  }

  protected override render(): unknown {
    const { locale, words } = this.session;
    const columns = (this.props.columns ?? []).filter((column) => column.key !== undefined);
    const rows = columns.length > 0 ? ((this.props.rows as readonly Row[] | undefined) ?? NO_ROWS) : NO_ROWS;
    this.#survey.read(rows, this.open);
    const looks = columns.map((column) => this.#survey.look(column.key as string));
    const ends = columns.map((column, at) => isEnd(column, looks[at] as ColumnLook));
    const epoch = JSON.stringify([looks, ends, columns.length, locale, words.trueCell, words.falseCell]);
    return html`<div class="scroll" ${scrollBox(this.props.caption || words.table)}>
      <table class="table" part="table">
        ${this.props.caption ? html`<caption dir="auto">${this.props.caption}</caption>` : nothing}
        <thead><tr>${columns.map((column, at) => drawHead(column, ends[at] === true))}</tr></thead>
        <tbody>
          ${growing(
            rows,
            (row) =>
              html`<tr>${columns.map((column, at) => drawCell(this.#text(row, column, looks[at]), ends[at] === true))}</tr>`,
            (_row, at) => !this.open || at < rows.length - 1,
            epoch,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #text(row: Row, column: Column, look: ColumnLook | undefined): string {
    const key = column.key as string;
    return drawnCell(Object.hasOwn(row, key) ? row[key] : undefined, look, this.session);
  }
}

const drawHead = (column: Column, end: boolean): unknown =>
  html`<th scope="col" part="cell header" class=${end ? "end" : "start"} dir="auto"><span>${column.label}</span></th>`;

const drawCell = (text: string, end: boolean): unknown =>
  html`<td part="cell" class=${end ? "end" : "start"} dir="auto">${text}</td>`;

export const drawTable: Drawing<TableNode> = (props, { session, open, key }) =>
  html`<intui-table .props=${props} .session=${session} .key=${key} .open=${open}></intui-table>`;
