import type { A2uiSession } from "./drawing.js";
import type { Scope } from "./model/evaluate.js";
import type { Effects } from "./model/function.js";
import type { Reports } from "./model/report.js";
import type { Surface } from "./model/surface.js";

/** What an instance does for the room that it is drawn in. */
export interface Member {
  /** How many components it stands in. */
  readonly depth: number;
  /** Which of its siblings it is, from 0. */
  readonly at: number;
  /** Draws it again where anything of it has changed. */
  redraw(): void;
  /** Has to be drawn again whatever its values are. */
  outdated(): void;
  /** Shows what fails of its checks, though nobody has been there. */
  touch(): void;
}

/** What an instance may ask of the surface that it is drawn in. */
export interface InstanceRoom {
  readonly surface: Surface;
  readonly session: A2uiSession;
  readonly reports: Reports;
  /** How many drawings were made: what streams and what changes is measured by it. */
  drawings: number;
  /** Comes in. False: there are too many already, and this one is not drawn. */
  join(member: Member): boolean;
  leave(member: Member): void;
  /** To be drawn again in the next frame. */
  invalidate(member: Member): void;
  /** True when it waits to be drawn; from now on it does not. */
  takeTurn(member: Member): boolean;
  /** What stands for a component that has not come. */
  drawMissing(member: Member): unknown;
  /** What stands for a component that has no drawing here, or not yet. */
  drawUndrawn(type: string): unknown;
  /** A person has tried to send what can't be sent yet: all that fails is shown. */
  touchAll(): void;
  /** Carries the action of a component out of the surface; settles as `Session.send` does. */
  send(key: string, press: () => PressedEvent): void;
  /** What a component shows, as one line of text: for the sentence that says what was pressed. */
  labelOf(id: string, scope: Scope): string;
  /** What a press may do here. */
  readonly effects: Effects;
}

/** A press, as it goes out. */
export interface PressedEvent {
  readonly message: object;
  readonly sentence: string;
}
