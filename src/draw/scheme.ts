import { parentOf } from "./locale.js";

const DARK = "(prefers-color-scheme: dark)";

/** True where the browser resolves `light-dark()` itself and nothing has to be said in script. */
const hasLightDark = (): boolean => CSS.supports("color", "light-dark(#000, #fff)");

/**
 * The used scheme for a computed `color-scheme`, as `light-dark()` would take it: for Safari 17.4, which has custom
 * states but not that function. Can go when the baseline is Safari 17.5.
 */
export function isDark(colorScheme: string, prefersDark: boolean): boolean {
  const schemes = colorScheme.split(/\s+/);
  if (!schemes.includes("dark")) return false;
  return !schemes.includes("light") || prefersDark;
}

/**
 * Calls back with the element's used scheme now and whenever it may have changed: with the system's, or by an attribute (a
 * class, a style, `theme`) of the element or of anything around it. Returns a function that stops it.
 */
export function followScheme(element: Element, changed: (dark: boolean) => void): () => void {
  if (hasLightDark()) return () => {};
  const media = matchMedia(DARK);
  const tell = (): void => changed(isDark(getComputedStyle(element).colorScheme, media.matches));
  const attributes = new MutationObserver(tell);
  for (let at: Element | null = element; at; at = parentOf(at)) attributes.observe(at, { attributes: true });
  media.addEventListener("change", tell);
  tell();
  return () => {
    media.removeEventListener("change", tell);
    attributes.disconnect();
  };
}
