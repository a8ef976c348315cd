const LONGEST = 80;

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name that every system takes, from any title: without what separates folders, without signs that are not seen or
 * turn the text around (a name could end in another way than it seems to), and of a sensible length.
 */
export function fileName(title: string, ending: string): string {
  const plain = title
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\\/:*?"<>|]+/g, "-")
    .replace(/\s+/g, " ");
  const short = [...plain]
    .slice(0, LONGEST)
    .join("")
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  const name = DEVICE.test(short) ? `${short}_` : short;
  return `${name || "data"}.${ending}`;
}
