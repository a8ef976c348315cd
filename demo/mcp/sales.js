/** What the example server knows: orders by week and region. In a product this is a query of a database. */

const weeks = ["W36", "W37", "W38", "W39", "W40", "W41", "W42", "W43"];

const orders = {
  North: [412, 398, 441, 467, 455, 480, 502, 531],
  South: [371, 380, 366, 352, 340, 329, 318, 297],
};

export const regions = Object.keys(orders);

/** Orders by week, in one region or in all. */
export function ordersByWeek(region) {
  const chosen = region ? [orders[region]] : Object.values(orders);
  return weeks.map((week, at) => ({ week, orders: chosen.reduce((sum, values) => sum + values[at], 0) }));
}
