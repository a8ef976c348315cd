/** How a mail looks: inline styles in px and hex colours, which is what every client knows. */
import { palette, type Token } from "../../draw/palette.js";

/** px: the width that mail clients are made for, and the free space beside the text. */
export const WIDTH = 600;
export const MARGIN = 16;

/** A colour of the light palette. Dark clients change colours by rules of their own; `darkSheet` is for those that ask. */
export const ink = (name: Token): string => palette[name][0];

/**
 * Colours for what carries a value. A client may turn the ground around them dark, or turn every colour, and the mail is not
 * told: these stand at least 3:1 from white and from dark grey, as they are and inverted. Computed in the tests.
 */
export const SERIES = ["#4466dd", "#bb7799", "#889933", "#995588", "#0099dd", "#667700"] as const;
/** What the others are measured against. */
export const BASELINE = "#80868f";

/** For a client that falls back to Times where the first font is none of its own, Windows' stands early. */
const FONT = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const MONO = "Consolas,Menlo,monospace";

type Weight = 400 | 500 | 600;
interface TypeOptions {
  readonly weight?: Weight;
  readonly color?: Token;
  readonly mono?: boolean;
}

/** The type of a text, all of it: what a cell inherits from around its table is not the same everywhere. */
export function type(size: number, line: number, { weight = 400, color = "text", mono }: TypeOptions = {}): string {
  const bold = weight === 400 ? "" : `${weight} `;
  return `font:${bold}${size}px/${line}px ${mono ? MONO : FONT};color:${ink(color)}`;
}

export const BODY = type(16, 24);
export const SMALL = type(14, 20);
export const QUIET = type(14, 20, { color: "muted" });
export const HEAVY = type(16, 24, { weight: 600 });

/** Styles one after another. */
export const styles = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(";");

/** A layout table says so, and has none of the space that tables have by themselves. */
export const layout = { role: "presentation", cellpadding: 0, cellspacing: 0, border: 0 } as const;

/** Below what a client's own dark mode does: only where a client asks for the scheme. `i-…` are the classes of the drawings. */
export function darkSheet(): string {
  const dark = (name: Token): string => palette[name][1];
  const rule = (selector: string, values: Readonly<Record<string, string>>): string => {
    const body = Object.entries(values).map(([name, value]) => `${name}:${value}!important`);
    return `${selector}{${body.join(";")}}`;
  };
  const tones = (["neutral", "positive", "warning", "critical", "muted"] as const).flatMap((tone) => [
    rule(`.intui .i-${tone}`, { color: dark(tone) }),
    rule(`.intui .i-chip-${tone}`, {
      color: dark(tone),
      "background-color": dark(tone === "muted" ? "neutral-tint" : `${tone}-tint`),
    }),
  ]);
  const all = [
    rule(".intui,.i-ground", { "background-color": dark("ground") }),
    rule(TEXTS.map((name) => `.intui ${name}`).join(","), { color: dark("text"), "border-color": dark("border") }),
    rule(".intui a", { color: dark("accent") }),
    rule(".intui .i-code", { "background-color": dark("neutral-tint") }),
    rule(".intui .i-box", { "border-color": dark("field-border") }),
    rule(".intui .i-button", { "background-color": dark("ground"), "border-color": dark("field-border") }),
    rule(".intui .i-main", { "background-color": dark("accent"), "border-color": dark("accent") }),
    rule(".intui .i-main a", { color: dark("on-accent"), "border-color": dark("accent") }),
    ...tones,
  ];
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${all.join("")}}`;
}

const TEXTS = ["td", "th", "p", "li", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "code"] as const;
