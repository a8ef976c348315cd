import { activityMessages } from "./activities.js";
import { checkCall } from "./check-call.js";
import { piecesOf } from "./expression.js";
import { email, length, numeric, regex, required } from "./functions/checks.js";
import { formatCurrency, formatDate, formatNumber, formatString, pluralize } from "./functions/format.js";
import { and, not, or } from "./functions/logic.js";
import { openUrl } from "./functions/open-url.js";
import { others } from "./functions/others.js";
import type { Library } from "./library.js";
import { matches } from "./regex/match.js";
import { flatComponent, v08 } from "./v08.js";

/** The basic catalog's functions. */
export const basicFunctions = [
  required,
  regex,
  length,
  numeric,
  email,
  formatString,
  formatNumber,
  formatCurrency,
  formatDate,
  pluralize,
  openUrl,
  and,
  or,
  not,
] as const;

export const wholeLibrary: Library = {
  functions: [...basicFunctions, ...others],
  checkCall,
  matches,
  piecesOf,
  activityMessages,
  flatComponent,
  v08,
};
