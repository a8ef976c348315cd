import { html, nothing } from "lit";
import type { Drawing } from "../../draw/drawing.js";
import { mediaGate } from "../../draw/media/media-gate.js";
import { drawStandIn } from "../../draw/stand-in.js";
import { drawTable as drawCoreTable } from "../../draw/table.js";
import { say } from "../../draw/words.js";
import type { BadgeNode } from "../kinds/badge.js";
import type { ImageNode } from "../kinds/image.js";
import type { ListNode } from "../kinds/list.js";
import type { ListItemNode } from "../kinds/list-item.js";
import type { TableNode } from "../kinds/table.js";
import type { TextNode } from "../kinds/text.js";
import type { UnknownNode } from "../kinds/unknown.js";

export const drawText: Drawing<TextNode> = ({ content, variant, weight = "normal" }) => {
  if (!content) return nothing;
  const look = `profy-text weight-${weight}`;
  if (variant === "heading") return html`<h3 class="${look} profy-heading" part="heading" dir="auto">${content}</h3>`;
  return html`<p class=${variant === "caption" ? `${look} profy-caption` : look} part="text" dir="auto">${content}</p>`;
};

/** A picture of the size that was written, as far as there is room. */
export const drawImage: Drawing<ImageNode> = ({ src, alt = "", width, height }, { session }) => {
  if (!src) return nothing;
  const name = alt === "" ? session.words.imageUnnamed : say(session.words.image, { alt });
  const draw = (url: string, failed: () => void): unknown => html`<img
    class="picture"
    part="image"
    alt=${alt}
    width=${width ?? nothing}
    height=${height ?? nothing}
    referrerpolicy="no-referrer"
    loading="lazy"
    decoding="async"
    src=${url}
    @error=${failed}
  />`;
  return html`<div class="profy-image">${mediaGate({ href: src, name, draw }, session)}</div>`;
};

/** What says the same as a tone has that tone's look. */
const tones = { default: "profy-accent", secondary: "neutral", destructive: "critical", outline: "muted" };

export const drawBadge: Drawing<BadgeNode> = ({ label, variant = "default" }) =>
  label ? html`<span class="label ${tones[variant]}" part="label" dir="auto">${label}</span>` : nothing;

export const drawList: Drawing<ListNode> = ({ ordered }, { children }) =>
  ordered
    ? html`<ol class="profy-list" part="list">${children()}</ol>`
    : html`<ul class="profy-list" part="list">${children()}</ul>`;

export const drawListItem: Drawing<ListItemNode> = ({ content }, { children }) =>
  html`<li><span dir="auto">${content}</span>${children()}</li>`;

export const drawTable: Drawing<TableNode> = ({ columns, rows }, context) =>
  drawCoreTable({ columns: columns ?? [], rows: rows ?? [] }, context);

/** What there is no component for: a box that says so, around what stands in it. */
export const drawUnknown: Drawing<UnknownNode> = ({ name }, { session, children }) =>
  html`<div class="profy-unknown profy-column">${drawStandIn(name ?? session.words.unnamed, session.words)}${children()}</div>`;
