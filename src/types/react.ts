/**
 * `@intui/web/types/react`: the elements in JSX, for React 19. For React 18, which can't set their properties, it adds
 * nothing: there, `@intui/web/react` has components.
 */
import type { HTMLAttributes, RefAttributes } from "react";
import type { ElementOf, HandlersOf, PropertiesOf, Tag } from "../frameworks/elements.js";

type Elements = {
  [Name in Tag]: PropertiesOf<Name> &
    HandlersOf<Name, "on"> &
    HTMLAttributes<ElementOf<Name>> &
    RefAttributes<ElementOf<Name>>;
};

/** `use` came with React 19, as the properties of custom elements did. */
type WhereSet = typeof import("react") extends { readonly use: unknown } ? Elements : Record<never, never>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends WhereSet {}
  }
}
