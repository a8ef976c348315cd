/**
 * The page's one polite status region. Growing content is no live region: every token would be spoken. Several regions
 * on a page are unreliable, so each tree holds an empty one, and the first tree that is on show speaks for all.
 */
const regions = new Set<HTMLElement>();

/** The region must be in the page, and empty, before text comes, or assistive technology says nothing. */
const SETTLE = 100;

let pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let odd = false;

/** Offers an empty element with `role="status"` as the page's region. Returns a function that takes it back. */
export function offerRegion(region: HTMLElement): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
    region.textContent = "";
  };
}

/** Says a text politely. Texts of one moment are said together, each once; without a region, or a text, nothing is said. */
export function announce(text: string): void {
  if (text === "") return;
  if (!pending.includes(text)) pending.push(text);
  if (timer === undefined) timer = setTimeout(speak, SETTLE);
}

function speak(): void {
  timer = undefined;
  const text = pending.join(" ");
  pending = [];
  // What is not rendered (a closed tab, a frame that is gone) is not spoken either.
  const region = [...regions].find((each) => each.checkVisibility());
  if (!region) return;
  // The same text twice is no change to a live region: a no-break space at the end makes it one.
  odd = !odd;
  region.textContent = odd ? text : `${text}\u00a0`;
}
