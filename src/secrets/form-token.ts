import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const bytes = 32;

/**
 * The form token, against requests that other sites forge (CSRF): an HMAC of what ties the browser to us (its session token, before
 * sign-in its visitor cookie) under the site's key. Nothing of it is stored. It is written in other letters each time, since a secret that stands in one compressed
 * answer with what somebody else chose can be guessed from the answer's length (BREACH, decision 0028).
 */
export function formTokenFor(key: Buffer, binding: string): string {
  const mask = randomBytes(bytes);
  return Buffer.concat([mask, masked(macOf(key, binding), mask)]).toString("base64url");
}

export function isFormToken(key: Buffer, binding: string, sent: string): boolean {
  const given = Buffer.from(sent, "base64url");
  // Tabs that were opened before tokens were masked have theirs as it is.
  const mac = given.length === bytes ? given : masked(given.subarray(bytes), given);
  return mac.length === bytes && timingSafeEqual(mac, macOf(key, binding));
}

function macOf(key: Buffer, binding: string): Buffer {
  return createHmac("sha256", key).update(binding).digest();
}

function masked(text: Buffer, mask: Buffer): Buffer {
  return Buffer.from(text.map((byte, at) => byte ^ (mask[at] ?? 0)));
}
