import * as v from "valibot";
import { isRecord } from "../../core/raw.js";
import type { Place } from "./schema.js";

/** The names of the basic catalog's icons. */
export const ICON_NAMES = [
  "accountCircle",
  "add",
  "arrowBack",
  "arrowForward",
  "attachFile",
  "calendarToday",
  "call",
  "camera",
  "check",
  "close",
  "delete",
  "download",
  "edit",
  "event",
  "error",
  "fastForward",
  "favorite",
  "favoriteOff",
  "folder",
  "help",
  "home",
  "info",
  "locationOn",
  "lock",
  "lockOpen",
  "mail",
  "menu",
  "moreVert",
  "moreHoriz",
  "notificationsOff",
  "notifications",
  "pause",
  "payment",
  "person",
  "phone",
  "photo",
  "play",
  "print",
  "refresh",
  "rewind",
  "search",
  "send",
  "settings",
  "share",
  "shoppingCart",
  "skipNext",
  "skipPrevious",
  "star",
  "starHalf",
  "starOff",
  "stop",
  "upload",
  "visibility",
  "visibilityOff",
  "volumeDown",
  "volumeMute",
  "volumeOff",
  "volumeUp",
  "warning",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** An icon: one of the names, or a drawing of its own, as the `d` of an SVG path in a box of 24 by 24. */
export type IconValue = IconName | { readonly svgPath: string };

const own = v.strictObject({ svgPath: v.string() });
const bound = v.strictObject({ path: v.string() });
const named = v.picklist(ICON_NAMES);

/** Early agents gave the drawing as `path`, where a binding stands now: path data begins with a move to a number. */
export const isPathData = (path: string): boolean => /^\s*[Mm]\s*-?[.\d]/.test(path);

/** The name of an icon, a drawing, or a binding to either. */
export function iconName(): v.GenericSchema<IconValue> {
  const place: Place = "icon";
  const schema = v.lazy((input: unknown) => (isRecord(input) ? ("svgPath" in input ? own : bound) : named));
  return { ...schema, place } as unknown as v.GenericSchema<IconValue>;
}
