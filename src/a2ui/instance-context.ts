import type { SendPhase } from "../draw/control/send-state.js";
import { growing } from "../draw/growing.js";
import type { Place } from "../draw/place.js";
import { drawStandIn } from "../draw/stand-in.js";
import type { A2uiContext, A2uiSession, Accessibility } from "./drawing.js";
import type { ChildPlace } from "./model/children.js";

/** What an instance is for its own drawing. */
export interface Drawable {
  readonly key: string;
  readonly id: string;
  readonly inButton: boolean;
  readonly session: A2uiSession;
  readonly touched: boolean;
  readonly phase: SendPhase;
  readonly kept: Place;
  /** The children that a list prop names. */
  places(prop: string): readonly ChildPlace[];
  /** The child that is named by itself. */
  place(id: string): ChildPlace;
  drawChild(place: ChildPlace): unknown;
  set(prop: string, value: unknown): void;
  touch(): void;
  act(): void;
}

/** What of the context belongs to one drawing. */
interface Moment {
  readonly open: boolean;
  readonly disabled: boolean;
  readonly weight: number | undefined;
  readonly accessibility: Accessibility;
  readonly failedChecks: readonly string[];
}

/** The context of one drawing: its values are those of the moment, what it asks for goes to the instance as it is then. */
export function contextOf(instance: Drawable, moment: Moment): A2uiContext {
  const { key, id, inButton, session, touched, phase, kept } = instance;
  return {
    ...moment,
    key,
    id,
    inButton,
    session,
    touched,
    phase,
    place: kept,
    child: (child) => (child ? instance.drawChild(instance.place(child)) : undefined),
    children: (prop) => drawList(instance, prop),
    count: (prop) => instance.places(prop).length,
    set: (prop, value) => instance.set(prop, value),
    touch: () => instance.touch(),
    act: () => instance.act(),
  };
}

const byKey = (place: ChildPlace): string => place.key;
/** Every child draws itself again when it has to. */
const always = (): boolean => true;

function drawList(instance: Drawable, prop: string): unknown {
  const { words } = instance.session;
  return growing(
    instance.places(prop),
    (place) => instance.drawChild(place),
    always,
    undefined,
    byKey,
    (place, error) => {
      console.error(`intui: the component "${place.id}" could not be drawn`, error);
      return drawStandIn(words.unnamed, words);
    },
  );
}
