import * as v from "valibot";
import { toText } from "../coerce.js";
import { defineFunction } from "../function.js";
import { dynamicString } from "../schema.js";

/** A URL with its scheme, or one that begins with what is filled in. */
const uri = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z][a-z\d+.-]*:|\$\{)\S*$/i, "this is no whole URL: begin it with https:"),
);

/** The only function with an effect. The protocol's own prose writes paths as `${…}` in its URL: they are filled in. */
export const openUrl = defineFunction({
  name: "openUrl",
  summary: "Opens a page. Runs only when a person presses what it is the action of.",
  args: v.strictObject({ url: dynamicString(uri) }),
  returns: "void",
  effect: true,
  run({ url }, { effects, interpolate }) {
    effects?.openUrl(interpolate(toText(url)));
  },
});
