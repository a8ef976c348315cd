import { PACKAGE_VERSION } from "../version.js";

/** Marks a class as ours, and says from which version, so that a second copy on the page can tell. */
const VERSION_KEY = "intuiVersion";

type Definitions = Readonly<Record<string, CustomElementConstructor>>;

/**
 * Registers elements by name. The first copy on a page serves it: a second one of the same version does nothing, one of
 * another version warns once and names both. A name that somebody else owns is one error, and the page goes on.
 */
export function register(definitions: Definitions): void {
  const taken: string[] = [];
  const others = new Set<string>();
  for (const [name, element] of Object.entries(definitions)) {
    const owner = customElements.get(name);
    if (owner === undefined) {
      Object.defineProperty(element, VERSION_KEY, { value: PACKAGE_VERSION });
      customElements.define(name, element);
      continue;
    }
    const version: unknown = Reflect.get(owner, VERSION_KEY);
    if (typeof version !== "string") taken.push(name);
    else if (version !== PACKAGE_VERSION) others.add(version);
  }
  if (taken.length > 0) {
    console.error(`intui: somebody else has registered ${taken.join(", ")}; answers can't be drawn on this page`);
  }
  for (const version of others) {
    console.warn(
      `intui: version ${version} is on this page already and draws; version ${PACKAGE_VERSION} does nothing`,
    );
  }
}
