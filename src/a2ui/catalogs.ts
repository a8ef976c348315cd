import { basicCatalog } from "./model/basic-catalog.js";
import type { A2uiCatalog } from "./model/catalog.js";
import { intuiCatalog } from "./model/intui-catalog.js";

/** The catalogs that every element knows. */
export const catalogs: readonly A2uiCatalog[] = [basicCatalog, intuiCatalog];
