/**
 * What the demo's tools read: eight weeks of a small site, as a product's database would hold them. Made up, and the
 * same at every start. Nothing outside `tools.js` reads this file: a number reaches an answer only through a tool.
 */

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The first Monday of the eight weeks, at midnight UTC. */
export const firstDay = Date.UTC(2026, 0, 5);

/** One row a week, Monday to Sunday; the last row is this week. */
export const visitors = [
  [149, 158, 151, 160, 163, 108, 97],
  [152, 160, 148, 157, 166, 112, 101],
  [155, 166, 153, 162, 161, 109, 99],
  [150, 157, 155, 168, 172, 114, 104],
  [157, 163, 147, 159, 167, 118, 100],
  [154, 168, 152, 161, 169, 111, 103],
  [158, 161, 149, 164, 170, 116, 102],
  [168, 262, 151, 204, 211, 112, 96],
];

/** The median load time of each day, in milliseconds; the same rows as `visitors`. */
export const loadTimes = [
  [738, 742, 735, 740, 748, 731, 729],
  [744, 739, 741, 752, 746, 733, 736],
  [740, 751, 743, 738, 749, 730, 734],
  [747, 745, 750, 741, 753, 737, 732],
  [742, 748, 739, 744, 751, 735, 738],
  [749, 743, 752, 747, 744, 736, 740],
  [751, 744, 746, 739, 760, 742, 749],
  [748, 861, 902, 842, 846, 795, 771],
];

/** Failed requests a day; the same rows as `visitors`. */
export const errors = [
  [0, 1, 0, 0, 1, 0, 0],
  [1, 0, 0, 2, 0, 0, 0],
  [0, 0, 1, 0, 0, 1, 0],
  [0, 2, 0, 0, 0, 0, 1],
  [1, 0, 0, 1, 0, 0, 0],
  [0, 0, 0, 1, 1, 0, 0],
  [1, 0, 1, 0, 0, 1, 0],
  [0, 2, 1, 0, 0, 0, 0],
];

/** What happened on a day of this week, by weekday. */
export const happenings = { Tue: "New pricing page" };

/** Views this week and last week, the page's median load in milliseconds this week, and whether it is one to watch. */
export const pages = [
  { path: "/", state: "steady", views: 684, before: 671, load: 612, watched: false },
  { path: "/pricing", state: "live", views: 412, before: 182, load: 1940, watched: true },
  { path: "/docs/streaming", state: "steady", views: 318, before: 314, load: 540, watched: true },
  { path: "/docs/components", state: "steady", views: 276, before: 281, load: 566, watched: false },
  { path: "/blog/why-trees", state: "steady", views: 143, before: 158, load: 701, watched: false },
  { path: "/signup", state: "slow", views: 97, before: 109, load: 1310, watched: true },
  { path: "/changelog", state: "steady", views: 64, before: 59, load: 498, watched: false },
  { path: "/about", state: "steady", views: 41, before: 44, load: 470, watched: false },
  { path: "/legacy/import", state: "parked", views: 9, before: 9, load: 655, watched: true },
];

/** Failed requests of this week, one row each. */
export const failures = [
  { at: "2026-02-24T09:12Z", page: "/pricing", status: 502, cause: "The image service was restarting" },
  { at: "2026-02-24T09:13Z", page: "/pricing", status: 502, cause: "The image service was restarting" },
  { at: "2026-02-25T16:40Z", page: "/signup", status: 504, cause: "The mail check took too long" },
];

/** Tuesday's median load for each hour, in milliseconds. The collector was down from 03:00 to 05:00. */
export const tuesdayByHour = [
  702,
  698,
  705,
  null,
  null,
  711,
  724,
  739,
  752,
  1480,
  1391,
  1210,
  1104,
  1022,
  987,
  961,
  940,
  905,
  884,
  861,
  842,
  815,
  790,
  771,
];

/** The same hours, the median of the Tuesdays before. */
export const usualByHour = [
  700, 697, 699, 696, 695, 704, 718, 731, 744, 752, 758, 761, 763, 760, 757, 755, 751, 749, 744, 738, 730, 721, 712,
  706,
];

/** Tuesday's requests played again with the smaller images, on the staging copy: milliseconds before and after. */
export const replay = [
  { path: "/pricing", before: 1940, after: 820 },
  { path: "/signup", before: 1310, after: 905 },
  { path: "/blog/why-trees", before: 701, after: 684 },
  { path: "/", before: 612, after: 598 },
];
