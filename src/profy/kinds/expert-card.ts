import * as v from "valibot";
import { formatNumber } from "../../core/format-number.js";
import { oneLine } from "../../core/markdown-text.js";
import { words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

/** As many stars as there are. */
export const MOST_STARS = 5;

const TOO_MANY = "ratings go from 0 to 5 stars: write one of them";
const entries = {
  name: words({ min: 0 }),
  avatar: v.optional(v.string()),
  description: v.optional(words({ min: 0 })),
  rating: v.optional(v.pipe(v.number(), v.minValue(0, TOO_MANY), v.maxValue(MOST_STARS, TOO_MANY))),
};

export type ExpertCardNode = ProfyNode<"ExpertCard", typeof entries>;

export const expertCard = defineComponent({
  name: "ExpertCard",
  summary: "A person: name, portrait, what they do, and a rating from 0 to 5.",
  entries,
  example: {
    type: "ProfyExpertCard",
    name: "Mara Lindt",
    avatar: "https://example.com/mara.png",
    description: "Tax questions of small companies",
    rating: 4.6,
  },
  wire: {
    aliases: { title: "name", image: "avatar", avatarUrl: "avatar", bio: "description", stars: "rating" },
    missing: { name: "" },
    stricter: { name: words() },
    meant: { rating: (value) => (typeof value === "number" ? Math.min(Math.max(value, 0), MOST_STARS) : undefined) },
  },
  toText({ name, avatar, description, rating }) {
    const stars = rating === undefined ? "" : `${formatNumber(rating)}/${MOST_STARS}`;
    const head = [name ? `**${oneLine(name)}**` : "", stars].filter(Boolean).join(" · ");
    const portrait = avatar ? `![${oneLine(name)}](${oneLine(avatar)})` : "";
    return [head, description, portrait].filter(Boolean).join("\n\n");
  },
});
