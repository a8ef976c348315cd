import type { DataTable } from "./export/kit.js";
import type { Action } from "./menu/action.js";
import type { Words } from "./words.js";

/**
 * What can be taken from a table. `data` gives what has arrived by the time of the press: as it is read on screen, or the
 * values themselves.
 */
export function tableActions(
  words: Words,
  data: (asShown: boolean) => DataTable,
  title: () => string,
): readonly Action[] {
  return [
    {
      id: "markdown",
      label: words.copyMarkdown,
      done: words.copied,
      run: (kit) => kit.copy(kit.markdown(data(true))),
    },
    { id: "tsv", label: words.copyTsv, done: words.copied, run: (kit) => kit.copy(kit.tsv(data(false))) },
    {
      id: "csv",
      label: words.downloadCsv,
      done: words.saved,
      run: (kit) => kit.save(kit.csvFile(data(false)), title(), "csv"),
    },
  ];
}
