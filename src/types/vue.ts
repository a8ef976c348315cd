/** `@intui/web/types/vue`: the elements in Vue's templates. */
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { ElementOf, EventsOf, PropertiesOf, Tag } from "../frameworks/elements.js";

type Listened<Name extends Tag> = { [Key in keyof EventsOf<Name>]: (dom: EventsOf<Name>[Key]) => void };

/** Vue reads what may be set off `$props` and the events off `$emit`; a ref to it is the element. */
type Elements = {
  [Name in Tag]: new () => ElementOf<Name> & {
    /** @deprecated For types only: the element has none. */
    readonly $props: PropertiesOf<Name> & HTMLAttributes & PublicProps;
    /** @deprecated For types only: the element has none. */
    readonly $emit: EmitFn<Listened<Name>>;
  };
};

declare module "vue" {
  interface GlobalComponents extends Elements {}
}
