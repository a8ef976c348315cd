/**
 * What the drawing of an A2UI component is: a function from its props, as plain values, to something Lit can render. All
 * that A2UI adds to a tree (bindings, functions, templates, checks, actions) is done before a drawing is called, and
 * what a person does goes up through its context: a drawing knows nothing of surfaces, paths or messages.
 *
 * A component that stands in several places (a template, two parents) is an *instance* in each. An instance is drawn
 * again, alone and at most once a frame, when one of its props or anything of its context has changed.
 */
import type { SendPhase } from "../draw/control/send-state.js";
import type { Draft, Session } from "../draw/drawing.js";
import type { Place } from "../draw/place.js";
import type { ResolvedAccessibility } from "./model/resolve.js";

/** The session of an element: as for a tree. */
export type A2uiSession = Session;

/** What assistive technology is told beside, or instead of, what is on screen. */
export type Accessibility = ResolvedAccessibility;

/** One instance: its place in the surface, and what it may ask for. A new object at each drawing. */
export interface A2uiContext {
  readonly session: A2uiSession;
  /** True while the component's JSON is still being written: strings that are words may still grow. */
  readonly open: boolean;
  /** Unique within the shadow root, the same for the life of the instance, and a valid part of a DOM id. */
  readonly key: string;
  /** The component's id, as the agent wrote it: the last resort for the name of what it gave no label. */
  readonly id?: string | undefined;
  /** True inside a Button, at any depth: nothing in it may be pressed by itself, so its links are their words. */
  readonly inButton?: boolean | undefined;
  /** The component's share of the room in its Row or Column, when it was given one. Who lists the drawings sees to it. */
  readonly weight?: number | undefined;
  /** Where a drawing that makes an element itself keeps it, to give the same one at its next call. */
  readonly place?: Place | undefined;
  /** The label and description that the component was given for assistive technology. Empty when none. */
  readonly accessibility: Accessibility;

  /** The drawn child with this id: `child(props.child)`. Renders nothing while there is no id yet. */
  child(id: string | undefined): unknown;
  /** The drawn children that a list prop (`children`) names, templates included, each in the nodes of its key. */
  children(prop: string): unknown;
  /** How many children that is. */
  count(prop: string): number;

  /**
   * True when nothing may be typed or pressed: the turn is an old one, or the component is still being written. Failed
   * checks do not count here: they do not stop anybody from typing.
   */
  readonly disabled: boolean;
  /**
   * The messages of the checks that fail now, in order. An input shows the first one once it is `touched`; a button with
   * one may not be pressed, and says why.
   */
  readonly failedChecks: readonly string[];
  /** True once somebody has left the input, or has tried to send what it belongs to: until then nobody is accused. */
  readonly touched: boolean;
  /** Says that a person has left the input (blur), or has made a choice that is whole (change). Announces what fails. */
  touch(): void;

  /**
   * Writes what a person has put in: to the path that the prop is bound to, or, where it is bound to none, for this
   * instance alone. At once; the instance and all others that show the path are drawn again. What a drawing has to
   * remember for itself (which tab is chosen) it sets the same way, under a name that is no prop of the component, and
   * finds among its props.
   */
  set(prop: string, value: unknown): void;

  /** Runs the component's action. Nothing when it is `disabled` or busy; when checks fail, they are shown everywhere. */
  act(): void;
  /** Where the action stands that is being sent: idle, busy, or failed and why. */
  readonly phase: SendPhase;
}

/** Draws one component type. `props` may lack anything: still being written, or bound to what has no value yet. */
export type A2uiDrawing<Props = Readonly<Record<string, unknown>>> = (
  props: Draft<Props>,
  context: A2uiContext,
) => unknown;
