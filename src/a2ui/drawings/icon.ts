import { html, nothing, svg } from "lit";
import type { A2uiDrawing } from "../drawing.js";
import type { IconProps } from "../kinds/icon.js";
import type { IconName } from "../model/icons.js";
import { iconPaths, otherPaths } from "./icon-paths.js";
import { wordsOf } from "./spoken.js";

/** Names that say what the picture looks like, where a person should hear what it means. */
const meanings: ReadonlyMap<string, string> = new Map<IconName, string>([
  ["accountCircle", "account"],
  ["calendarToday", "calendar"],
  ["favoriteOff", "not favorite"],
  ["locationOn", "location"],
  ["moreHoriz", "more"],
  ["moreVert", "more"],
  ["starOff", "no star"],
  ["visibility", "show"],
  ["visibilityOff", "hide"],
]);

/** Those that point along the line of text: they turn with it, as the row does that they stand in. */
const turning: ReadonlySet<string> = new Set<IconName>([
  "arrowBack",
  "arrowForward",
  "fastForward",
  "rewind",
  "send",
  "skipNext",
  "skipPrevious",
]);

/** Stands for a name that nobody has drawn. */
const unknown = "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7";

/** Some agents know the names from the icon font that has them as `calendar_today`. */
const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const paths = new Map(Object.entries({ ...otherPaths, ...iconPaths }));

/** The paths of an icon, for whoever draws the box around them. */
export function drawIconPaths(name: IconName): unknown {
  return drawPaths(iconPaths[name]);
}

function drawPaths(both: string): unknown {
  const [lines, filled] = both.split("|");
  return svg`<path d=${lines ?? ""} />${filled ? svg`<path class="filled" d=${filled} />` : nothing}`;
}

/**
 * An icon is heard by what it means: one that stands alone says nothing else. An empty label makes it decoration.
 */
export const drawIcon: A2uiDrawing<IconProps> = (props, { accessibility }) => {
  const given: unknown = props.name;
  if (!given) return nothing;
  const own = typeof given === "object" ? (given as { svgPath?: string }).svgPath : undefined;
  const name = camelCase(typeof given === "string" ? given : "");
  const label = accessibility.label ?? (own === undefined ? (meanings.get(name) ?? wordsOf(name)) : "");
  const silent = label === "" || accessibility.hidden;
  return html`<svg
    class=${turning.has(name) ? "icon turns" : "icon"}
    part="icon"
    viewBox="0 0 24 24"
    role=${silent ? nothing : "img"}
    aria-label=${silent ? nothing : label}
    aria-hidden=${silent ? "true" : nothing}
  >${own === undefined ? drawPaths(paths.get(name) ?? unknown) : svg`<path class="own" d=${own} />`}</svg>`;
};
