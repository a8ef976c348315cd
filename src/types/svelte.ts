/** `@intui/web/types/svelte`: the elements in Svelte's markup. */
import type { HTMLAttributes } from "svelte/elements";
import type { ElementOf, HandlersOf, PropertiesOf, Tag } from "../frameworks/elements.js";

type Elements = {
  [Name in Tag]: PropertiesOf<Name> & HandlersOf<Name, "on"> & HTMLAttributes<ElementOf<Name>>;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
