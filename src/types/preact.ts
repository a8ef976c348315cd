/** `@intui/web/types/preact`: the elements in Preact's JSX. */
import type { HTMLAttributes } from "preact";
import type { ElementOf, HandlersOf, PropertiesOf, Tag } from "../frameworks/elements.js";

type Elements = {
  [Name in Tag]: PropertiesOf<Name> & HandlersOf<Name, "on"> & HTMLAttributes<ElementOf<Name>>;
};

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
