import { safeUrl } from "../draw/url.js";

/** Opens a page for the function of that name: beside this one, and without a way back to it. */
export function openUrl(url: string): void {
  const safe = safeUrl(url);
  if (safe === undefined || safe === "") {
    throw new Error("this URL may not be opened: use one that begins with https:, http:, mailto: or tel:");
  }
  window.open(safe, "_blank", "noopener,noreferrer");
}
