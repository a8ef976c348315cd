/** A source for a tree that the host has named none for: unique, so that nothing is shared by accident. */
export function newSource(): string {
  // Not randomUUID: that one is missing on pages that are not served securely.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `intui-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
