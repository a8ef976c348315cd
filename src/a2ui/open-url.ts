import { tell } from "../draw/sending.js";
import { safeUrl } from "../draw/url.js";
import { type A2uiOpenDetail, INTUI_OPEN } from "./event-detail.js";

/**
 * Opens a page for the function of that name: beside this one, and without a way back to it. Unless a listener of
 * `intui-open` prevents that: then it is the listener's to open, or not.
 *
 * @throws Error when the URL may not be opened
 */
export function openUrl(element: EventTarget, detail: A2uiOpenDetail): void {
  const url = safeUrl(detail.url);
  if (url === undefined || url === "") {
    throw new Error("this URL may not be opened: use one that begins with https:, http:, mailto: or tel:");
  }
  if (tell(element, INTUI_OPEN, { ...detail, url }, true)) window.open(url, "_blank", "noopener,noreferrer");
}
