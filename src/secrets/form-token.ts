import { createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { readOnce } from "#kernel/read-once.ts";

const bytes = 32;

/** Masks are drawn many at a time: asking for randomness costs the same for one as for many. */
const drawn = Buffer.alloc(128 * bytes);
let used = drawn.length;

/** By key: what ties a browser to us is the same in each of its requests. */
const macs = new WeakMap<Buffer, (binding: string) => Buffer>();

/**
 * The form token, against requests that other sites forge (CSRF): an HMAC of what ties the browser to us (its session token, before
 * sign-in its visitor cookie) under the site's key. Nothing of it is stored. It is written in other letters each time, since a secret that stands in one compressed
 * answer with what somebody else chose can be guessed from the answer's length (BREACH, decision 0028).
 */
export function formTokenFor(key: Buffer, binding: string): string {
  const mask = newMask();
  return Buffer.concat([mask, masked(macOf(key, binding), mask)]).toString("base64url");
}

export function isFormToken(key: Buffer, binding: string, sent: string): boolean {
  const given = Buffer.from(sent, "base64url");
  // Tabs that were opened before tokens were masked have theirs as it is.
  const mac = given.length === bytes ? given : masked(given.subarray(bytes), given);
  return mac.length === bytes && timingSafeEqual(mac, macOf(key, binding));
}

function newMask(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.subarray(used, (used += bytes));
}

function macOf(key: Buffer, binding: string): Buffer {
  const found = macs.get(key) ?? readOnce((text) => createHmac("sha256", key).update(text).digest());
  macs.set(key, found);
  return found(binding);
}

function masked(text: Buffer, mask: Buffer): Buffer {
  const letters = Buffer.allocUnsafe(text.length);
  for (let at = 0; at < text.length; at++) letters[at] = (text[at] ?? 0) ^ (mask[at] ?? 0);
  return letters;
}
