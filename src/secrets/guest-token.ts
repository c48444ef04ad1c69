import { hkdfSync, timingSafeEqual } from "node:crypto";

/** What the link of a guest is made of, beside the key of the site. The nonce is random and the guest's own. */
export type GuestOfToken = {
  readonly siteId: number;
  readonly pageId: number;
  readonly id: number;
  readonly nonce: Buffer;
};

/**
 * The secret in the link of a guest: 256 bits that only the site's key leads to, so that it can be shown again although
 * it is stored nowhere. HKDF keeps it apart from the form token, which answers with an HMAC of whatever a browser sends.
 */
export function guestToken(key: Buffer, guest: GuestOfToken): string {
  const about = `atrium guest link ${guest.siteId} ${guest.pageId} ${guest.id}`;
  const bits = hkdfSync("sha256", key, guest.nonce, about, 32);
  return `${guest.id}-${Buffer.from(bits).toString("base64url")}`;
}

/** Whose link it says it is; null for what was never a link. */
export function guestIdIn(token: string): number | null {
  const [, digits] = /^([1-9][0-9]{0,15})-[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) ? id : null;
}

export function isGuestToken(key: Buffer, guest: GuestOfToken, sent: string): boolean {
  const expected = Buffer.from(guestToken(key, guest));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
