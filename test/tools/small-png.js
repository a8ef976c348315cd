// A picture in few bytes, to be kept beside the tests: grounds, lines and letters in their own colours, and the smooth edges
// between them in a few steps. What a comparison with a tolerance sees of it is the same.
import { deflateSync } from "node:zlib";

/** Colours that stay as they are: those of most of the pixels. */
const OWN = 32;
/** Between two values of all other ones. Coarser where there would be more than a palette holds. */
const STEPS = [51, 85, 255];

/**
 * @param {import("pngjs").Picture} picture
 * @returns {Uint8Array} a PNG file
 */
export function smallPng({ width, height, data }) {
  for (const step of STEPS) {
    const { colours, rows } = paletteOf(data, width, height, step);
    if (colours.length > 256) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 3], 8); // a byte a pixel, which is a place in the palette
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("PLTE", Buffer.from(colours.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
      chunk("IDAT", deflateSync(rows, { level: 9 })),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }
  throw new Error("The coarsest step leaves no more than forty.");
}

/** @param {Buffer} data @param {number} width @param {number} height @param {number} step */
function paletteOf(data, width, height, step) {
  const own = commonColours(data);
  /** @type {Map<number, number>} */
  const places = new Map();
  // Each row begins with a byte that says how it is written: as it is.
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(data, pixel);
    const shown = own.has(colour) ? colour : rounded(colour, step);
    const place = places.get(shown) ?? places.size;
    places.set(shown, place);
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return { colours: [...places.keys()], rows };
}

/** @param {Buffer} data */
function commonColours(data) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const colour = colourAt(data, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Set(
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, OWN)
      .map(([colour]) => colour),
  );
}

/** @param {Buffer} data @param {number} pixel */
const colourAt = (data, pixel) => data.readUInt32BE(pixel * 4) >>> 8;

/** @param {number} colour @param {number} step */
const rounded = (colour, step) =>
  [16, 8, 0].reduce((sum, shift) => sum + ((Math.round(((colour >> shift) & 255) / step) * step) << shift), 0);

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

/** CRC-32, which every chunk of a PNG ends with. @param {Buffer} bytes */
function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
