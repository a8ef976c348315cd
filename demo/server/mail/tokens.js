/**
 * Addresses that stand for one answer of one person: `base64url(payload).base64url(HMAC-SHA256)`. Nobody can make one, or change
 * what one says, without the key; a wrong one and an old one say nothing of what was in them.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A week. */
const LIFE = 7 * 24 * 60 * 60 * 1000;
/** No token of ours is longer: what is, is not even looked at. */
const LONGEST = 4096;

/**
 * @param {{ key?: Buffer, now?: () => number }} options the key of the demo lives as long as its server; a product keeps its own
 * @returns what makes and reads the tokens of one key
 */
export function tokenMaker({ key = randomBytes(32), now = Date.now } = {}) {
  const sign = (payload) => createHmac("sha256", key).update(payload).digest();

  /** @param {object} event what is answered, as `toEmail` gives it. @param {string} to whom the mail goes to: an id, no address */
  function make(event, to) {
    const claims = { event, to, exp: now() + LIFE, nonce: randomBytes(16).toString("base64url") };
    const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
    return `${payload}.${sign(payload).toString("base64url")}`;
  }

  /** @returns {{ state: "good", claims: { event: object, to: string, nonce: string } } | { state: "wrong" | "expired" }} */
  function read(token) {
    const [payload = "", signature = "", ...more] = token.split(".");
    const given = Buffer.from(signature, "base64url");
    const right = sign(payload);
    // Compared before anything of it is read, in a time that says nothing of where they differ.
    const signed = token.length <= LONGEST && given.length === right.length && timingSafeEqual(given, right);
    if (!signed || more.length > 0) return { state: "wrong" };
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return claims.exp < now() ? { state: "expired" } : { state: "good", claims };
  }

  return { make, read };
}
