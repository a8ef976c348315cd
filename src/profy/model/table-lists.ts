import { clip, isRecord, itemsOf, own } from "../../core/raw.js";
import { type Cell, cellOf, isCell, nameIn } from "./cell.js";
import { Following, type ListFault, type ListInput, type ListReader } from "./list-reader.js";

interface Column {
  readonly key: string;
  readonly label: string;
  /** The name by which a row that is an object may call it. */
  readonly name: string;
}
type Row = Record<string, Cell>;

/** A value of a row, and the column that it belongs in. */
interface PlacedCell {
  readonly at: number | string;
  readonly column: Column | undefined;
  readonly value: unknown;
}

const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The headers and rows of a table; rows wait for the headers, which say what they are. */
export class TableLists implements ListReader {
  readonly faults: ListFault[] = [];
  readonly #headers = new Following<{ readonly key: string; readonly label: string }>();
  readonly #rows = new Following<Row>();
  #columns: readonly Column[] | undefined;

  read(node: Record<string, unknown>, input: ListInput): string | undefined {
    const headers = input.value("headers");
    const rows = input.value("rows");
    const open = this.#readHeaders(headers, input);
    if (headers !== undefined || input.closed) node.columns = this.#headers.out;
    if (input.closed) this.#checkLists(headers, rows);
    if (open) return "columns";
    if (rows === undefined || !(Array.isArray(headers) || input.closed)) {
      if (input.closed) node.rows = [];
      return undefined;
    }
    this.#columns ??= this.#namedBy(headers, rows);
    node.rows = this.#rows.out;
    const isOpen = this.#rows.follow(rows, input, (row, index, half) => this.#row(row, index, half, input));
    return isOpen ? "rows" : undefined;
  }

  #readHeaders(headers: unknown, input: ListInput): boolean {
    return this.#headers.follow(headers, input, (header, index, isOpen) => {
      const column = { key: `c${index + 1}`, label: String(nameIn(header) ?? cellOf(header) ?? "") };
      if (isOpen) input.marks.set(column, "label");
      else if (typeof header !== "string") this.#fault(["headers", index], 'expected a string: write "Model"');
      return isOpen && typeof header !== "string" ? undefined : column;
    });
  }

  #checkLists(headers: unknown, rows: unknown): void {
    for (const [name, list, shape] of [
      ["headers", headers, '["Model", "Price"]'],
      ["rows", rows, '[["Text model", "$2"]]'],
    ] as const) {
      if (Array.isArray(list)) continue;
      const code = list === undefined ? "missing" : "type";
      const what = code === "missing" ? `missing: add ${JSON.stringify(name)}` : "expected a list: write";
      this.faults.push({ keys: [name], code, message: `${what}, such as ${shape}` });
    }
  }

  /** The columns by the headers; where there are none, by the rows. */
  #namedBy(headers: unknown, rows: unknown): readonly Column[] {
    const items = itemsOf(headers);
    const known = this.#headers.out.map((column, at) => {
      const key = own(items[at], "key");
      return { ...column, name: typeof key === "string" ? key : column.label };
    });
    if (known.length > 0 || items.length > 0) return known;
    const first = itemsOf(rows)[0];
    const names = isRecord(first) ? Object.keys(first) : itemsOf(first).map(() => "");
    const made = names.map((label, at) => ({ key: `c${at + 1}`, label, name: label }));
    this.#headers.out.push(...made.map(({ key, label }) => ({ key, label })));
    return made;
  }

  #row(row: unknown, index: number, isOpen: boolean, input: ListInput): Row | undefined {
    const cells = this.#cells(row);
    if (!cells) {
      if (!isOpen) this.#fault(["rows", index], 'expected a list of cells: write ["Text model", "$2"]');
      return undefined;
    }
    const half = isOpen ? input.openKey(row as object) : undefined;
    const made: Row = {};
    let growing: string | null = null;
    for (const { at, column, value } of cells) {
      const isHalf = at === half;
      // Of what is half-written only words may be shown.
      if (!column || (isHalf && typeof value !== "string")) continue;
      made[column.key] = cellOf(value);
      if (isHalf) growing = column.key;
    }
    if (isOpen) input.marks.set(made, growing);
    else this.#checkRow(row, index);
    return made;
  }

  /** Where a row's values belong, by index or key. Undefined: it is no row. */
  #cells(row: unknown): readonly PlacedCell[] | undefined {
    const columns = this.#columns ?? [];
    if (Array.isArray(row)) return row.map((value, at) => ({ at, column: columns[at], value }));
    if (!isRecord(row)) return undefined;
    const names = Object.keys(row);
    const named = names.map((name) => columnNamed(columns, name));
    // What no header names takes the place that it stands in, where nothing else does.
    return names.map((name, at) => {
      const free = columns[at] && !named.includes(columns[at]) ? columns[at] : undefined;
      return { at: name, column: named[at] ?? free, value: row[name] };
    });
  }

  #checkRow(row: unknown, index: number): void {
    if (!Array.isArray(row)) {
      const shape = JSON.stringify(
        Object.values(row as object)
          .slice(0, 3)
          .map((value) => String(cellOf(value) ?? "")),
      );
      this.#fault(["rows", index], `expected a list of cells, found an object: write ${clip(shape)}`);
      return;
    }
    const columns = this.#columns?.length ?? 0;
    if (row.length > columns) {
      const cells = `${row.length} cells, but ${columns} ${columns === 1 ? "header" : "headers"}: add some, or leave the last cells out`;
      this.#fault(["rows", index], cells);
    }
    for (const [at, value] of row.entries()) {
      if (!isCell(value)) this.#fault(["rows", index, at], "a cell is a string: write one");
    }
  }

  #fault(keys: readonly (string | number)[], message: string): void {
    this.faults.push({ keys, code: "type", message });
  }
}

function columnNamed(columns: readonly Column[], name: string): Column | undefined {
  return columns.find((column) => column.name === name) ?? columns.find((column) => fold(column.name) === fold(name));
}
