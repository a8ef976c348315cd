import { formatNumber } from "../../core/format-number.js";
import type { Series } from "./series.js";

/** Values by x. An old tree may have an x twice in a series: then both are shown. */
export function valuesByPlace(points: Series["points"], locale: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { x, y } of points) {
    const before = values.get(String(x));
    const text = formatNumber(y, locale);
    values.set(String(x), before === undefined ? text : `${before} / ${text}`);
  }
  return values;
}
