/**
 * How text travels: cut and timed as model providers stream it. Sizes are the 10th, 50th and 90th percentile, in
 * characters, of many recorded streams of each kind; a size is drawn between them, and always the same for the same
 * seed.
 */

const sizes = {
  anthropic: { p10: 2, p50: 7, p90: 12 },
  openai: { p10: 1, p50: 2, p90: 8 },
  mistral: { p10: 1, p50: 29, p90: 35 },
  /** A tool's result doesn't come in tokens: these are packets of a query's rows. */
  tool: { p10: 60, p50: 90, p90: 140 },
};

/** The providers whose chunk sizes are known. */
export const providers = ["anthropic", "openai", "mistral"];

/** Milliseconds: before the first token, before a tool's result, and characters a second after that. */
const paces = {
  real: { first: 450, tool: 350, model: 420, code: 2600 },
  fast: { first: 120, tool: 80, model: 2400, code: 12_000 },
  instant: { first: 0, tool: 0, model: Number.POSITIVE_INFINITY, code: Number.POSITIVE_INFINITY },
};

export const speeds = Object.keys(paces);

/** Numbers from 0 to 1, the same row for the same seed (a linear congruential generator, modulus 2^32). */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The size at a quantile: straight lines between the known percentiles, and as far again above the ninetieth. */
function sizeAt(quantile, { p10, p50, p90 }) {
  const between = (from, to, share) => from + (to - from) * share;
  if (quantile < 0.1) return p10;
  if (quantile < 0.5) return between(p10, p50, (quantile - 0.1) / 0.4);
  if (quantile < 0.9) return between(p50, p90, (quantile - 0.5) / 0.4);
  return between(p90, 2 * p90, (quantile - 0.9) / 0.1);
}

/** Cuts text into chunks. By code points, since half a surrogate pair can't be sent as UTF-8. */
export function* chunksOf(text, kind, seed) {
  const random = numbersFrom(seed);
  const characters = [...text];
  for (let at = 0; at < characters.length; ) {
    const size = Math.max(1, Math.round(sizeAt(random(), sizes[kind])));
    yield characters.slice(at, at + size).join("");
    at += size;
  }
}

/**
 * An answer as it goes out: each chunk with the milliseconds to wait before it.
 * @param {import("./compose.js").Piece[]} pieces
 * @param {{ provider: string, speed: string, seed: number }} how
 * @returns {Generator<{ wait: number, chunk: string }>}
 */
export function* paced(pieces, { provider, speed, seed }) {
  const pace = paces[speed];
  let wait = pace.first;
  for (const [index, { author, text }] of pieces.entries()) {
    if (author === "code") wait += pace.tool;
    for (const chunk of chunksOf(text, author === "code" ? "tool" : provider, seed + index)) {
      yield { wait, chunk };
      wait = (chunk.length / pace[author]) * 1000;
    }
  }
}
