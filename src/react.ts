/** `@intui/web/react`: the elements as components, for React 18 and 19. It registers nothing; `@intui/web/define` does. */
import { component, type IntuiComponent } from "./frameworks/react.js";

export type { IntuiComponent, PropsOf } from "./frameworks/react.js";

/** `<intui-tree>`: one answer. */
export const IntuiTree: IntuiComponent<"intui-tree"> = component("intui-tree");

/** `<intui-message>`: a whole reply, prose and components. */
export const IntuiMessage: IntuiComponent<"intui-message"> = component("intui-message");

/** `<intui-a2ui>`: all that an A2UI agent streams. */
export const IntuiA2ui: IntuiComponent<"intui-a2ui"> = component("intui-a2ui");

/** `<intui-surface>`: one surface of an A2UI agent. */
export const IntuiSurface: IntuiComponent<"intui-surface"> = component("intui-surface");
