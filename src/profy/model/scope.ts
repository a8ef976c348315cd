import { MAX_DEPTH, MAX_NODES } from "../../core/limits.js";
import type { Growing } from "./list-reader.js";

/** Shared by all parts of one payload. */
export interface Scope extends Growing {
  /** An id that no other button has: the one that is wanted, or that with a number behind it. */
  readonly newId: (wanted: string) => string;
  /** Why one more component, on a level of the tree, can't be shown. Takes note of it where it can. */
  readonly refuses: (level: number) => Refusal | undefined;
}

/** Why a component is not shown; told as often as somebody will read it. */
export interface Refusal {
  readonly message: string | undefined;
}

/** More refusals than these say nothing new. */
const MOST_TOLD = 50;

/** Keeps one payload within what a tree may be. Room is left for the list or item that a component may have to stand in. */
export function limiter(): Scope["refuses"] {
  const most = MAX_NODES / 2;
  let shown = 0;
  let told = 0;
  return (level) => {
    const tooDeep = level >= MAX_DEPTH - 1;
    if (!tooDeep && shown < most) {
      shown++;
      return undefined;
    }
    if (told++ >= MOST_TOLD) return { message: undefined };
    const depth = `nested ${level - 1} levels deep, at most ${MAX_DEPTH - 3} are allowed: nest less`;
    return { message: tooDeep ? depth : `more than ${most} components: send fewer` };
  };
}

/** Makes the ids of one payload's buttons: `upgrade`, `upgrade#2`. */
export function idMaker(): (wanted: string) => string {
  const taken = new Set<string>();
  const times = new Map<string, number>();
  return (wanted) => {
    let time = times.get(wanted) ?? 1;
    let id = time === 1 ? wanted : `${wanted}#${time}`;
    while (taken.has(id)) id = `${wanted}#${++time}`;
    times.set(wanted, time + 1);
    taken.add(id);
    return id;
  };
}
