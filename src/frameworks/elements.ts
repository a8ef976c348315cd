/** The elements as a framework sees them: what may be set on each, and what each one says. */

import type { A2uiCompleteDetail, A2uiErrorDetail, A2uiEventDetail } from "../a2ui/event-detail.js";
import type { IntuiA2ui } from "../a2ui/intui-a2ui.js";
import type { IntuiSurface } from "../a2ui/intui-surface.js";
import type { IntuiCompleteDetail, IntuiErrorDetail, IntuiEventDetail } from "../core/event-detail.js";
import type { IntuiTree } from "../draw/tree.js";
import type { IntuiMessage } from "../message/message.js";
import type { MessageEndDetail } from "../message/message-event.js";

// What is drawn stands last: set in this order, it is read once, with the catalog and the author that it is meant for.
const settings = ["source", "disabled", "theme", "media", "workers", "strings"] as const;

/** The names of what may be set, by element. */
export const properties = {
  "intui-tree": [...settings, "history", "author", "catalog", "copy", "text", "tree"],
  "intui-message": [...settings, "history", "author", "catalog", "carriers", "streaming", "text"],
  "intui-a2ui": [...settings, "catalogs", "vouched", "recreate", "messages"],
  "intui-surface": [...settings, "catalogs", "vouched", "recreate", "surfaceId", "messages"],
} as const;

interface Elements {
  "intui-tree": IntuiTree;
  "intui-message": IntuiMessage;
  "intui-a2ui": IntuiA2ui;
  "intui-surface": IntuiSurface;
}

interface TreeEvents {
  "intui-event": CustomEvent<IntuiEventDetail>;
  "intui-complete": CustomEvent<IntuiCompleteDetail>;
  "intui-error": CustomEvent<IntuiErrorDetail>;
}

interface MessageEvents extends TreeEvents {
  "intui-message-end": CustomEvent<MessageEndDetail>;
}

interface A2uiEvents {
  "intui-event": CustomEvent<A2uiEventDetail>;
  "intui-complete": CustomEvent<A2uiCompleteDetail>;
  "intui-error": CustomEvent<A2uiErrorDetail>;
}

interface Events {
  "intui-tree": TreeEvents;
  "intui-message": MessageEvents;
  "intui-a2ui": A2uiEvents;
  "intui-surface": A2uiEvents;
}

/** The name of an element that may stand in a page's markup. */
export type Tag = keyof Elements;

/** The class of an element. */
export type ElementOf<Name extends Tag> = Elements[Name];

/** The DOM events of an element, by name. */
export type EventsOf<Name extends Tag> = Events[Name];

/** What may be set on an element. A tree may be given as a Tree, as its data, or as JSON text. */
export type PropertiesOf<Name extends Tag> = Settable<ElementOf<Name>, (typeof properties)[Name][number]>;

type Settable<Element, Name extends PropertyKey> = {
  [Key in keyof Element as Key extends Name ? Key : never]?: Key extends "tree" ? unknown : Element[Key] | undefined;
};

/** Handlers for an element's events, each under the event's name with this before it: `on`, or `on:`. */
export type HandlersOf<Name extends Tag, Prefix extends string> = {
  [Key in keyof EventsOf<Name> as `${Prefix}${Key & string}`]?: ((dom: EventsOf<Name>[Key]) => void) | undefined;
};
