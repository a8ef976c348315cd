import { html, nothing } from "lit";
import { formatNumber } from "../../core/format-number.js";
import type { Drawing, Session } from "../../draw/drawing.js";
import { mayFetch, mediaUrl } from "../../draw/media.js";
import type { CreditDisplayNode } from "../kinds/credit-display.js";
import { type ExpertCardNode, MOST_STARS } from "../kinds/expert-card.js";
import type { PlanBadgeNode } from "../kinds/plan-badge.js";
import { type StatusIndicatorNode, saysStatus } from "../kinds/status-indicator.js";

export const drawExpertCard: Drawing<ExpertCardNode> = ({ name, avatar, description, rating }, { session, key }) => {
  const id = `${key}-name`;
  return html`<div class="profy-card profy-expert" part="card" role="group" aria-labelledby=${name ? id : nothing}>
    ${drawPortrait(name ?? "", avatar, session)}
    <div class="profy-column">
      ${name ? html`<h3 class="profy-title" part="heading" id=${id} dir="auto">${name}</h3>` : nothing}
      ${rating === undefined ? nothing : drawRating(rating, session.locale)}
      ${description ? html`<p class="profy-text" part="text" dir="auto">${description}</p>` : nothing}
    </div>
  </div>`;
};

/** The first letters, and over them the picture where it may be fetched: one that fails to load takes itself away. */
function drawPortrait(name: string, avatar: string | undefined, session: Session): unknown {
  const url = avatar ? mediaUrl(avatar) : undefined;
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("");
  if (!url && !letters) return nothing;
  const hide = ({ target }: Event): void => {
    (target as HTMLImageElement).hidden = true;
  };
  return html`<span class="profy-portrait" aria-hidden="true"
    ><span>${letters}</span>${
      url && mayFetch(session, url)
        ? html`<img part="image" alt="" referrerpolicy="no-referrer" decoding="async" src=${url.href} @error=${hide} />`
        : nothing
    }</span>`;
}

function drawRating(rating: number, locale: string): unknown {
  const full = Math.round(rating);
  const star = "★";
  return html`<p class="profy-rating"
    ><span class="profy-stars" aria-hidden="true">${star.repeat(full)}<span>${star.repeat(MOST_STARS - full)}</span></span
    ><bdi>${formatNumber(rating, locale)}/${formatNumber(MOST_STARS, locale)}</bdi></p>`;
}

export const drawCreditDisplay: Drawing<CreditDisplayNode> = ({ amount, label }, { session }) => {
  if (amount === undefined) return nothing;
  const figure = amount === null ? "–" : formatNumber(amount, session.locale);
  return html`<div class="stat" part="stat"
    ><span class="figure"><bdi>${figure}</bdi>${label ? html`<span class="unit" dir="auto">${label}</span>` : nothing}</span></div>`;
};

/** Plans that have a colour. */
const PLANS = ["free", "pro", "advanced", "flagship", "team"];

export const drawPlanBadge: Drawing<PlanBadgeNode> = ({ planCode }, { open }) => {
  if (!planCode) return nothing;
  // Not while it is being written: a prefix may be another plan's code.
  const plan = PLANS.indexOf(open ? "" : planCode.toLowerCase());
  return html`<span class="label muted profy-plan" part="label" data-plan=${plan < 0 ? nothing : plan + 1} dir="auto">${planCode}</span>`;
};

/** The look of each status: a sign of its own shape, not only of its own colour. */
const signs = new Map([
  ["active", "positive"],
  ["success", "positive"],
  ["warning", "warning"],
  ["error", "critical"],
  ["pending", "pending"],
]);

export const drawStatusIndicator: Drawing<StatusIndicatorNode> = ({ status, label }) => {
  const text = label || status;
  if (!text) return nothing;
  // What the sign says is said in words, too, where the label says something else.
  const spoken = status && !saysStatus(text, status);
  return html`<span class="profy-status" part="label" data-sign=${signs.get(status?.toLowerCase() ?? "") ?? "none"}
    ><span class="profy-sign" aria-hidden="true"></span><span dir="auto">${text}</span>${
      spoken ? html`<span class="profy-hidden">(${status})</span>` : nothing
    }</span>`;
};
