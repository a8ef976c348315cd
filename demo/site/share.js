/** A tree's text in a link: the playground opens what stands behind the `#`, and nothing of it goes to a server. */

const toBase64Url = (text) => {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const fromBase64Url = (encoded) => {
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
};

/** @param {{ json: string, author?: string }} content */
export function linkTo({ json, author }) {
  const hash = new URLSearchParams({ json: toBase64Url(json), ...(author ? { author } : {}) });
  return `/playground#${hash}`;
}

/** What a link's hash holds, or undefined when it holds nothing that can be read. */
export function readHash(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const encoded = values.get("json");
  if (encoded === null) return undefined;
  try {
    return { json: fromBase64Url(encoded), author: values.get("author") ?? "" };
  } catch {
    return undefined;
  }
}
