/** The beginning of a JSON text, healed to a value: how hosts show arguments that are still being written. */

/** @returns the value, or undefined while there is nothing */
export function heal(text) {
  for (let end = text.length; end > 0; end--) {
    const value = parsed(text.slice(0, end));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Closes what is open. A key without a value, and half a word, can't be closed: then a shorter text is tried. */
function parsed(text) {
  const closers = [];
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString && char === "\\") at++;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === "{" || char === "[")) closers.unshift(char === "{" ? "}" : "]");
    else if (!inString && (char === "}" || char === "]")) closers.shift();
  }
  try {
    return JSON.parse(`${text}${inString ? '"' : ""}${closers.join("")}`);
  } catch {
    return undefined;
  }
}

/** The values that a host shows of arguments, a few characters at a time. */
export function* snapshots(args, step = 5) {
  const text = JSON.stringify(args);
  for (let end = step; end < text.length; end += step) {
    const value = heal(text.slice(0, end));
    if (value !== undefined) yield value;
  }
}
