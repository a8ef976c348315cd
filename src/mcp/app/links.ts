/** A frame without leave to open windows has to ask its host. */
import type { Bridge } from "./bridge.js";

/** Hands the web links that are pressed to the host, and opens them itself where the host won't. */
export function openLinks(bridge: Bridge): void {
  document.addEventListener("click", (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || link.download || !/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    const { href } = link;
    bridge.request("ui/open-link", { url: href }).catch(() => window.open(href, "_blank", "noopener,noreferrer"));
  });
}
