/** `@intui/web/types/solid`: the elements in Solid's JSX. */
import type { JSX } from "solid-js";
import type { ElementOf, HandlersOf, PropertiesOf, Tag } from "../frameworks/elements.js";

/** Solid would set `surfaceId` as `surfaceid`: of a name with capitals it takes the form with a dash, or `prop:`. */
type Dashed<Properties> = {
  [Key in keyof Properties as Key extends "surfaceId" ? "surface-id" | "prop:surfaceId" : Key]: Properties[Key];
};

type Elements = {
  [Name in Tag]: Dashed<PropertiesOf<Name>> & HandlersOf<Name, "on:"> & JSX.HTMLAttributes<ElementOf<Name>>;
};

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
