/** Last words of a column's key or label that say that its numbers are names: nobody adds them up. */
const NAMING = new Set(
  "id ids no nr number code year zip postcode port pid pin phone isbn sku build # № jahr plz année año".split(" "),
);

/** True for `user_id`, `orderNo`, `Ticket #`, `Year`; false for `idle` and `Number of users`. */
export function namesNumbers(name: string | undefined): boolean {
  const words = name?.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").match(/[\p{L}\p{M}\p{N}]+|[#№]/gu);
  return NAMING.has(words?.at(-1)?.toLowerCase() ?? "");
}
