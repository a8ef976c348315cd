import * as v from "valibot";

/** The steps that a gap may have; any other number is the third. */
export const gap = v.optional(v.picklist([0, 1, 2, 3, 4, 6, 8]), 3);
