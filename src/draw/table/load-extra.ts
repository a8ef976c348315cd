import { LazyCode } from "../lazy-code.js";
import type { TableExtra } from "./extra.js";

/** What only some tables need: an order of their own, rows that come and go, widths that hold while it streams. */
export const extraCode = new LazyCode<{ readonly TableExtra: typeof TableExtra }>(() => import("./extra.js"));
