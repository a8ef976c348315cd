import { noChange } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ChildPart } from "lit/directive.js";
import { type SendPhase, SendState } from "../draw/control/send-state.js";
import type { Place } from "../draw/place.js";
import { drawStandIn } from "../draw/stand-in.js";
import { ChildLists, listProps } from "./child-lists.js";
import { Dependencies } from "./dependencies.js";
import type { A2uiSession } from "./drawing.js";
import { contextOf, type Drawable } from "./instance-context.js";
import type { InstanceRoom, Member } from "./instance-room.js";
import { LocalValues } from "./local-values.js";
import { failedChecks } from "./model/checks.js";
import { type ChildPlace, type ListReader, placeAt } from "./model/children.js";
import { actionMessage, actionSentence } from "./model/client-messages.js";
import { environmentOf } from "./model/environment.js";
import { evaluate, isBinding, targetOf } from "./model/evaluate.js";
import { MAX_DEPTH } from "./model/limits.js";
import { DataError, sameSteps } from "./model/pointer.js";
import type { Component } from "./model/read-component.js";
import { type ResolvedAccessibility, resolveAccessibility, resolveProps } from "./model/resolve.js";
import { sameJson } from "./model/same-json.js";
import type { Action } from "./model/schema.js";
import { a2uiDrawingOf } from "./registry.js";

type Props = Readonly<Record<string, unknown>>;

/** What an instance was last drawn with: as long as all of it is the same, it is not drawn again. */
interface Drawn {
  readonly component: Component;
  readonly values: Props;
  readonly accessibility: ResolvedAccessibility;
  readonly failedChecks: readonly string[];
  readonly lists: number | undefined;
}

const NONE: readonly string[] = [];
const NOTHING: ResolvedAccessibility = {};
const idle: SendPhase = { is: "idle" };
let count = 0;

/**
 * One component in one place of a surface. It follows what it was drawn with, and draws itself again without the help of
 * what holds it: so a change costs what depends on it, whatever the size of the surface.
 */
export class Instance extends AsyncDirective implements Drawable, Member {
  readonly key: string = `a2ui-${++count}`;
  depth = 0;
  touched = false;
  /** What its drawing keeps here. */
  kept: Place = {};
  #room: InstanceRoom | undefined;
  #place: ChildPlace = { id: "", key: "", at: 0, scope: { steps: [] } };
  #above: Instance | undefined;
  #drawn: Drawn | undefined;
  /** True when it has to be drawn whatever its values are. */
  #stale = true;
  #hasRoom = true;
  readonly #dependencies = new Dependencies({ changed: () => this.#room?.invalidate(this) });
  #local: LocalValues | undefined;
  #lists: ChildLists | undefined;
  #sending: SendState | undefined;
  /** What it has to leave when it goes. */
  readonly #leaving: (() => void)[] = [];

  override render(_room: InstanceRoom, _place: ChildPlace, _above: Instance | undefined): unknown {
    return noChange;
  }

  override update(_part: ChildPart, [room, place, above]: [InstanceRoom, ChildPlace, Instance | undefined]): unknown {
    const same = this.#room === room && this.#place.id === place.id && sameScope(this.#place, place);
    if (same && !room.takeTurn(this)) return noChange;
    if (!same) this.#move(room, place, above);
    return this.#draw(room);
  }

  /** Taken out: what stands here now is drawn by others, if at all. */
  override disconnected(): void {
    this.#leave();
  }

  /** What was taken out as a whole has come back. */
  override reconnected(): void {
    if (!this.#room) return;
    this.#join(this.#room);
    this.outdated();
  }

  get id(): string {
    return this.#place.id;
  }

  get at(): number {
    return this.#place.at;
  }

  get session(): A2uiSession {
    return (this.#room as InstanceRoom).session;
  }

  get phase(): SendPhase {
    return this.#sending?.phase ?? idle;
  }

  /** True within a button: what stands in it can't be pressed by itself. */
  get inButton(): boolean {
    return this.#above !== undefined && (this.#above.#drawn?.component.type === "Button" || this.#above.inButton);
  }

  places(prop: string): readonly ChildPlace[] {
    return this.#lists?.get(prop) ?? [];
  }

  place(id: string): ChildPlace {
    return placeAt(id, 0, this.#place.scope);
  }

  drawChild(place: ChildPlace): unknown {
    return drawInstance(this.#room as InstanceRoom, place, this);
  }

  redraw(): void {
    const value = this.#draw(this.#room as InstanceRoom);
    if (value !== noChange) this.setValue(value);
  }

  outdated(): void {
    this.#stale = true;
    this.#room?.invalidate(this);
  }

  /** A person has left it, or has tried to send what it belongs to. */
  touch(): void {
    const [failed] = this.#drawn?.failedChecks ?? [];
    const { kind, props } = this.#drawn?.component ?? {};
    // Nobody looks at what can neither be filled in nor checked.
    if (this.touched || !(props?.checks || kind?.writes.length)) return;
    this.touched = true;
    if (failed !== undefined) this.session.announce(failed);
    this.outdated();
  }

  set(prop: string, value: unknown): void {
    const { kind, props } = this.#drawn?.component ?? {};
    const given = props?.[prop];
    if (isBinding(given) && kind?.writes.includes(prop)) {
      this.#write(given.path, value);
      return;
    }
    this.#local ??= new LocalValues();
    this.#local.set(prop, value, given);
    this.#room?.invalidate(this);
  }

  act(): void {
    const { component, failedChecks: failed = [] } = this.#drawn ?? {};
    const room = this.#room;
    const action = component?.props.action as Action | undefined;
    if (!room || !component || !action || this.#isDisabled(component) || this.phase.is === "busy") return;
    if (failed.length > 0) room.touchAll();
    else if (action.functionCall) evaluate(action.functionCall, this.#environment(room, { effects: room.effects }));
    else if (action.event) this.#send(room, action.event);
  }

  #send(room: InstanceRoom, event: NonNullable<Action["event"]>): void {
    if (!this.#sending) {
      this.#sending = SendState.of(room.session, this.key);
      this.#leaving.push(this.#sending.follow(() => this.outdated()));
    }
    room.send(this.key, () => {
      const message = actionMessage(room.surface, this.id, { ...event }, this.#environment(room));
      return { message, sentence: actionSentence(message, room.labelOf(this.id, this.#place.scope)) };
    });
  }

  #write(path: string, value: unknown): void {
    const room = this.#room as InstanceRoom;
    try {
      room.surface.data.set(targetOf(path, this.#environment(room)), value);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.#environment(room).failed(path, error.message);
    }
  }

  /** Another component, or another place of the data. */
  #move(room: InstanceRoom, place: ChildPlace, above: Instance | undefined): void {
    this.#leave();
    if (this.#place.id !== place.id) this.#forget();
    this.#lists = undefined;
    this.#room = room;
    this.#place = place;
    this.#above = above;
    this.#stale = true;
    this.depth = above ? above.depth + 1 : 0;
    this.#join(room);
  }

  #join(room: InstanceRoom): void {
    this.#hasRoom = room.join(this);
    this.#leaving.push(() => room.leave(this), room.surface.watch(this.id, { changed: () => this.outdated() }));
  }

  #leave(): void {
    for (const leave of this.#leaving.splice(0)) leave();
    this.#dependencies.clear();
    this.#sending = undefined;
  }

  /** Nothing of what was here goes on: another component has come. */
  #forget(): void {
    this.#local = undefined;
    this.#lists = undefined;
    this.#drawn = undefined;
    this.kept = {};
    this.touched = false;
  }

  #draw(room: InstanceRoom): unknown {
    room.takeTurn(this);
    const component = room.surface.component(this.id);
    if (!component) {
      this.#forget();
      this.#stale = true;
      return room.drawMissing(this);
    }
    if (this.#drawn && this.#drawn.component.type !== component.type) this.#forget();
    const drawing = a2uiDrawingOf(component.type);
    const { words } = room.session;
    if (!component.kind || !this.#fits()) return drawStandIn(component.type, words);
    if (!drawing) return room.drawUndrawn(component.type);
    const before = this.#drawn;
    const next = this.#work(room, component);
    this.#drawn = next;
    if (before && !this.#stale && sameDrawn(before, next)) return noChange;
    this.#stale = false;
    room.drawings++;
    try {
      return drawing(next.values as never, contextOf(this, { ...next, ...this.#moment(component) }));
    } catch (error) {
      console.error(`intui: the drawing of "${component.type}" failed`, error);
      return drawStandIn(component.type, words);
    }
  }

  /** False for what stands within itself, or too deep, or is one too many. */
  #fits(): boolean {
    if (!this.#hasRoom || this.depth >= MAX_DEPTH) return false;
    for (let above = this.#above; above; above = above.#above) if (above.id === this.id) return false;
    return true;
  }

  #moment(component: Component): { open: boolean; disabled: boolean; weight: number | undefined } {
    const { open, props } = component;
    return { open, disabled: this.#isDisabled(component), weight: props.weight as number | undefined };
  }

  #isDisabled({ open, kind, props }: Component): boolean {
    const needsAction = kind !== undefined && "action" in kind.schema.entries;
    return open || this.session.disabled || (needsAction && props.action === undefined);
  }

  /** Works out what it is drawn with, and follows what that depends on. */
  #work(room: InstanceRoom, component: Component): Drawn {
    const { kind, props } = component;
    const { scope } = this.#place;
    if (listProps(component).length > 0) this.#lists ??= new ChildLists();
    if (component.values) {
      this.#lists?.update(component, scope, undefined);
      this.#dependencies.clear();
      const values = this.#local?.over(component.values, props) ?? component.values;
      return { component, values, accessibility: NOTHING, failedChecks: NONE, lists: this.#lists?.revision };
    }
    const env = this.#environment(room, { follow: true });
    const resolved = kind ? resolveProps(kind, props, env) : props;
    const values = this.#local?.over(resolved, props) ?? resolved;
    this.#lists?.update(component, scope, env);
    // What is still being written accuses nobody.
    const failed = component.open ? NONE : failedChecks(props, values, env, room.session.words.fieldWrongForm);
    const accessibility = resolveAccessibility(props, env);
    this.#dependencies.settle(room.surface);
    return { component, values, accessibility, failedChecks: failed, lists: this.#lists?.revision };
  }

  #environment(room: InstanceRoom, { follow = false, effects }: EnvironmentNeeds = {}): ListReader {
    const { surface, reports, session } = room;
    const { scope } = this.#place;
    const onRead = follow ? this.#dependencies.note : undefined;
    return environmentOf({ surface, scope, id: this.id, locale: session.locale, reports, onRead, effects });
  }
}

interface EnvironmentNeeds {
  readonly follow?: boolean;
  readonly effects?: InstanceRoom["effects"];
}

function sameScope(one: ChildPlace, other: ChildPlace): boolean {
  return sameSteps(one.scope.steps, other.scope.steps) && one.scope.index === other.scope.index;
}

function sameDrawn(one: Drawn, other: Drawn): boolean {
  return (
    one.component === other.component &&
    one.lists === other.lists &&
    sameJson(one.values, other.values) &&
    sameJson(one.failedChecks, other.failedChecks) &&
    sameJson(one.accessibility, other.accessibility)
  );
}

/** Draws a component in a place of the data, within another one or at the top of its surface. */
export const drawInstance = directive(Instance);
