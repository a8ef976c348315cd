import * as v from "valibot";

/** The looks of badges and buttons. */
export const variant = v.optional(v.picklist(["default", "secondary", "destructive", "outline"]), "default");
