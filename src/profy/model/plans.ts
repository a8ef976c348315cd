/** What the plans of a price list have in common. */

export type PlanValue = string | number | boolean | null | readonly string[];
type Plan = Readonly<Record<string, PlanValue | undefined>>;

/** Keys that mark one of the plans, and are no column. */
const MARKS = /^(is)?[-_ ]?(recommended|highlight(ed)?|featured|(most)?[-_ ]?popular|best[-_ ]?value)$/i;

/** Every key that a plan has, in the order in which they come up, but for those that mark one. */
export function columnsOf(plans: readonly Plan[]): readonly string[] {
  return [...new Set(plans.flatMap((plan) => Object.keys(plan)))].filter((key) => !MARKS.test(key));
}

/** The words that a plan is marked with: its own, or those of the key that says so. */
export function markOf(plan: Plan): string | undefined {
  for (const [key, value] of Object.entries(plan)) {
    if (!MARKS.test(key) || !value) continue;
    if (typeof value === "string" && !/^(true|yes)$/i.test(value))
      return /^(false|no)$/i.test(value) ? undefined : value;
    return titleOf(key.replace(/^is(?=[-_ A-Z])/, ""));
  }
  return undefined;
}

/** `mostPopular`, `most_popular` → `Most popular`. */
function titleOf(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_ ]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
