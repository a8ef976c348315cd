import { html, nothing } from "lit";
import { mayFetch, mediaUrl } from "../draw/media.js";
import type { A2uiSession } from "./drawing.js";
import type { Theme } from "./model/surface.js";

/** Says which agent a surface is from. Only for what the host vouches for: anybody can call themselves your bank. */
export function drawAgent({ agentDisplayName, iconUrl }: Theme, session: A2uiSession): unknown {
  if (!agentDisplayName && !iconUrl) return nothing;
  const url = iconUrl === undefined ? undefined : mediaUrl(iconUrl);
  const icon =
    url && mayFetch(session, url)
      ? html`<img class="agent-icon" src=${url.href} alt="" referrerpolicy="no-referrer" />`
      : nothing;
  if (icon === nothing && !agentDisplayName) return nothing;
  return html`<p class="agent" part="agent">${icon}<span dir="auto">${agentDisplayName}</span></p>`;
}
