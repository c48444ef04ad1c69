import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The CSRF token: an HMAC of what ties the browser to us (its session token, before sign-in its visitor cookie)
 * under the site's key. Nothing of it is stored.
 */
export function magicFor(key: Buffer, binding: string): string {
  return createHmac("sha256", key).update(binding).digest("base64url");
}

export function isMagic(key: Buffer, binding: string, sent: string): boolean {
  const expected = Buffer.from(magicFor(key, binding));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
