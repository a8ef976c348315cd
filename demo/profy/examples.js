/** Payloads: every component, and what goes wrong. */
const part = (type, props, ...children) => ({ type, ...(props && { props }), ...(children.length && { children }) });

const account = part(
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
  part(
    "Row",
    {},
    part("Button", { label: "Upgrade plan", action: "upgrade" }),
    part("Button", { label: "Invoices", action: "invoices", variant: "outline" }),
  ),
);

const findings = part(
  "Card",
  { title: "Findings from this check" },
  part(
    "List",
    { ordered: true },
    part("ListItem", { content: "3 links point to deleted pages" }),
    part("ListItem", { content: "1 cover image has no alt text" }),
  ),
  part("Image", { src: "/site/icon.svg", alt: "The mark of this site", width: 96, height: 96 }),
);

const models = part("Table", {
  headers: ["Model", "Billing unit", "Use case"],
  rows: [
    ["Text model", "token_split", "Chat, writing, analysis"],
    ["Image model", "per_call", "Posters, illustrations"],
    ["Video model", "duration_second", "Clips, motion"],
  ],
});

const plans = part(
  "Column",
  { gap: 4 },
  part("Text", { content: "Plans", variant: "heading" }),
  part("PricingTable", {
    plans: [
      { name: "Free", price: "$0", features: ["1 project", "Community help"] },
      { name: "Pro", price: "$20", features: ["10 projects", "Help by mail"], recommended: true },
      { name: "Team", price: "$60", features: ["All projects", "Help by phone", "Audit log"] },
    ],
  }),
  part(
    "Row",
    { gap: 2 },
    part("Badge", { label: "New" }),
    part("Badge", { label: "Beta", variant: "secondary" }),
    part("Badge", { label: "Ends soon", variant: "destructive" }),
    part("Badge", { label: "Yearly", variant: "outline" }),
  ),
);

const expert = part("ExpertCard", {
  name: "Mara Lindt",
  description: "Tax questions of small companies",
  rating: 4.6,
});

const states = part(
  "Row",
  { gap: 6 },
  ...["success", "warning", "error", "inactive", "pending", "unheard of"].map((status) =>
    part("StatusIndicator", { status }),
  ),
);

/** By name: what an agent calls the tool with. */
export const examples = {
  Account: [account],
  "A check": [findings],
  Models: [models],
  Plans: [plans],
  People: [expert, states],
  "What goes wrong": [
    { type: "Button", label: "Upgrade plan", action: "upgrade" },
    part("ProgressBar", { value: 68 }, part("Badge", { text: "68%" })),
    part(
      "Row",
      { gap: 16 },
      part("CreditDisplay", { balance: 4520, unit: "credits" }),
      part("PlanBadge", { plan: "team" }),
    ),
    part("Table", { headers: ["Model", "Price"], rows: [{ model: "Text model", price: "$2" }] }),
    part("Button", { label: "Ghost", action: "ghost", variant: "ghost" }),
    { props: { content: "No type" } },
  ],
};
