import type { DataTable, DataValue } from "../export/data-text.js";
import type { ExportKit } from "../export/kit.js";
import type { Action } from "../menu/action.js";
import type { Words } from "../words.js";
import { placesOf, type Series } from "./series.js";
import { seriesName } from "./series-name.js";

export interface ActionsInput {
  readonly words: Words;
  readonly title: string;
  readonly series: readonly Series[];
  /** Makes the picture into a file; none while it isn't shown. */
  readonly image: (() => Promise<Blob>) | undefined;
}

/** What a person can take away from a chart: the picture as it is seen, and all of its data. */
export function chartActions({ words, title, series, image }: ActionsInput): Action[] {
  const data = (): DataTable => dataOf(series, words);
  const copyData = ({ copy, tsv }: ExportKit): Promise<void> => copy(tsv(data()));
  const saveData = ({ save, csvFile }: ExportKit): void => save(csvFile(data()), title, "csv");
  return [
    ...(image ? imageActions(image, title, words) : []),
    { id: "tsv", label: words.copyTsv, done: words.copied, run: copyData },
    { id: "csv", label: words.downloadCsv, done: words.saved, run: saveData },
  ];
}

function imageActions(image: () => Promise<Blob>, title: string, words: Words): Action[] {
  const save = async (kit: ExportKit): Promise<void> => kit.save(await image(), title, "png");
  const saving = { id: "png", label: words.downloadPng, done: words.saved, run: save };
  // Firefox 126 has none; nor has a page that is not served securely.
  if (!globalThis.ClipboardItem || !navigator.clipboard) return [saving];
  // The image is promised, not awaited: Safari lets a page copy only right at the press.
  const copy = (): Promise<void> => navigator.clipboard.write([new ClipboardItem({ "image/png": image() })]);
  return [{ id: "image", label: words.copyImage, done: words.copied, run: copy }, saving];
}

/** The data as it stands in the table, figures as figures. */
function dataOf(series: readonly Series[], words: Words): DataTable {
  const columns = series.map(({ points }) => new Map(points.map(({ x, y }) => [String(x), y])));
  const written = new Map(series.flatMap(({ points }) => points.map(({ x }): [string, DataValue] => [String(x), x])));
  return {
    head: ["", ...series.map((each) => seriesName(each, words))],
    rows: placesOf(series).map((place) => [written.get(place), ...columns.map((values) => values.get(place))]),
  };
}
