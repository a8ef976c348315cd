/** The guards of surfaces, so that hostile input ends in a report and never in a hang or a crash. */

/** The deepest level that a component may stand on in a surface, and a value in a data model; the root is level 1. */
export const MAX_DEPTH = 50;
/** The most calls within calls in one value of a component, as the protocol's own validators have it. */
export const MAX_CALLS = 5;
/** The most calls within calls while a value is worked out: a template of `formatString` may come from the data. */
export const MAX_EVALUATIONS = 20;
/** The most instances of components that are drawn of one surface. */
export const MAX_INSTANCES = 20_000;
/** The most components that a surface may have. */
export const MAX_COMPONENTS = 50_000;
/** The most surfaces at a time. */
export const MAX_SURFACES = 200;
/** The highest index by which a path may make a list longer, beyond its end. */
export const MAX_GAP = 1000;
/** The most values in one data model's update, and the longest list. */
export const MAX_VALUES = 1_000_000;
/** The most reports of one element: what is said once too often helps nobody. */
export const MAX_REPORTS = 200;
/** The longest pattern, and the longest text that is matched by one. */
export const MAX_PATTERN = 500;
export const MAX_MATCHED = 5000;
/** The longest text that is matched by a pattern that looks ahead. */
export const MAX_LOOKED_AROUND = 1000;
