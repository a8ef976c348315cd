/** What becomes of a selector of the page's sheets outside its shadow root. */
import { splitList } from "./sheet-rules.js";

/** The class of what we have written: nothing of a page outside it is touched. */
export const ROOT_CLASS = "intui-static";
const ROOT = `.${ROOT_CLASS}`;
/** The element that will take the place of a piece that stands in it. */
const TREE = "intui-tree";
const IN_TREE = `:host-context(${TREE})`;

/** What only happens to what is alive, or stands only there. */
const ALIVE =
  /:(?:hover|focus|focus-visible|focus-within|active|state\((?!dark\))|:placeholder)|(?<![\w.#-])(?:button|input|select|textarea|intui-actions|intui-copy)(?![\w-])/;

/**
 * The selector as it has to be where there is no shadow root; undefined for what can't be there. Elements of our own become
 * plain ones with a class, and count as much as they did.
 */
export function outsideShadow(selector: string): string | undefined {
  if (isAlive(selector)) return undefined;
  const plain = selector
    .replace(IN_TREE, `${TREE} > ${ROOT}`)
    .replace(/(?<![\w.#-])intui-(?!tree)[a-z]+(?![\w-])/g, (name) => `div:where(.${name})`)
    .replace(/(?<![\w.#-])label(?![\w-])/g, "p:where(.field-label)")
    .replace(/:host\(:state\(dark\)\)/g, `${ROOT}[data-theme="dark"]`)
    .replace(/:host\(\[theme="(light|dark)"\]\)/g, `${ROOT}[data-theme="$1"]`)
    .replace(/:host\((\[[^\]]+\])\)/g, `${ROOT}$1`)
    .replace(/:host(?!\()/g, ROOT);
  if (plain.includes(":host")) return undefined;
  return plain.startsWith(ROOT) || plain.startsWith(TREE) ? plain : `${ROOT} ${plain}`;
}

function isAlive(selector: string): boolean {
  // What a rule says that it is not about is no reason to leave it out.
  return ALIVE.test(withoutNegations(selector));
}

/** True when something that has only these names could be meant by the selector. */
export function canMatch(selector: string, known: (name: string) => boolean): boolean {
  const positive = withoutNegations(selector);
  const lists = innermost(positive);
  if (lists) {
    const { before, list, after } = lists;
    const choices = splitList(list);
    // Only negations stood in it.
    if (choices.length === 0) return canMatch(`${before}${after}`, known);
    return choices.some((choice) => canMatch(`${before} ${choice} ${after}`, known));
  }
  return namesIn(positive).every((name) => name === TREE || known(name));
}

/** A selector's first `:is(…)`, `:where(…)` or `:has(…)` that holds no other. */
function innermost(selector: string): { before: string; list: string; after: string } | undefined {
  const found = /:(?:is|where|has)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(selector);
  if (!found) return undefined;
  const { index } = found;
  return { before: selector.slice(0, index), list: found[1] as string, after: selector.slice(index + found[0].length) };
}

const withoutNegations = (selector: string): string => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");

/** Classes with their dot, and tags. */
function namesIn(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, "").replace(/::?[\w-]+(?:\([^()]*\))?/g, "");
  return [...bare.matchAll(/\.[\w-]+|(?<![\w.-])[a-z][\w-]*/gi)].map(([name]) => name);
}
