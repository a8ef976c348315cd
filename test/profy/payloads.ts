/** Payloads of `render_ui`, as an agent writes them. */

/** A component as a payload has it. */
export interface Part {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly unknown[];
}

export const part = (type: string, props?: Part["props"], ...children: readonly unknown[]): Part => ({
  type,
  ...(props && { props }),
  ...(children.length > 0 && { children }),
});

/** An account's state, with a layout in three levels. */
export const status = [
  part(
    "Card",
    { title: "Account overview" },
    part(
      "Row",
      { gap: 4, align: "center" },
      part("CreditDisplay", { amount: 4520, label: "credits" }),
      part("PlanBadge", { planCode: "pro" }),
      part("StatusIndicator", { status: "active", label: "Subscription active" }),
    ),
    part("Divider"),
    part("Text", { content: "68% of this month used", variant: "caption" }),
  ),
];

/** Every component, each prop of it at least once. */
export const everything = [
  ...status,
  part(
    "Column",
    { gap: 2 },
    part("Text", { content: "Plans", variant: "heading", weight: "bold" }),
    part("Text", { content: "Choose *one* of them.\nOr none.", weight: "medium" }),
    part("Image", { src: "https://example.com/usage.png", alt: "Usage by day", width: 320, height: 180 }),
    part("Row", { gap: 1 }, part("Badge", { label: "Beta" }), part("Badge", { label: "Late", variant: "destructive" })),
    part(
      "List",
      { ordered: true },
      part("ListItem", { content: "3 links point to deleted pages" }),
      part("ListItem", { content: "1 cover image has no alt text" }),
    ),
    part("Table", {
      headers: ["Model", "Billing unit", "Use case"],
      rows: [
        ["Text model", "token_split", "Chat, writing, analysis"],
        ["Image model", "per_call", "Posters, illustrations"],
        ["Video model", "duration_second", "Clips, motion"],
      ],
    }),
    part("ExpertCard", {
      name: "Mara Lindt",
      avatar: "https://example.com/mara.png",
      description: "Tax questions of small companies",
      rating: 4.6,
    }),
    part("PricingTable", {
      plans: [
        { name: "Free", price: "$0", features: ["1 project", "Community help"] },
        { name: "Pro", price: "$20", seats: 5, features: ["10 projects", "Mail"], recommended: true },
      ],
    }),
    part(
      "Row",
      undefined,
      part("Button", { label: "Upgrade plan", action: "upgrade", variant: "secondary" }),
      part("Button", { label: "Cancel", action: "cancel", variant: "outline" }),
    ),
  ),
];

const message = (components: unknown, type = "createSurface"): object => ({
  version: "0.9.1",
  type,
  surfaceId: "5f0c9c1e-7b1e-4a52-9a7e-2f6f0b8f2b11",
  components,
});

/** What the tool returns. */
export const envelope = (...lists: readonly unknown[]): object => ({
  a2ui: {
    messages: lists.map((components, at) => message(components, at === 0 ? "createSurface" : "updateSurface")),
    surfaceId: "5f0c9c1e-7b1e-4a52-9a7e-2f6f0b8f2b11",
  },
  status: "rendered",
});

/** Every way in which the same components may come. */
export const ways = (components: readonly unknown[]): Readonly<Record<string, unknown>> => ({
  "the list alone": components,
  "the tool's arguments": { components },
  "the tool's arguments, the id first": { surfaceId: "s", components },
  "the tool's result": envelope(components),
  "the tool's result, replaced": envelope([part("Text", { content: "Before" })], components),
  "a list of messages": [message(components)],
  "one message": message(components),
  "messages without a frame": { messages: [message(components)] },
  "a list that was encoded twice": JSON.stringify({ components }),
});
