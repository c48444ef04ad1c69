import { hkdfSync, timingSafeEqual } from "node:crypto";

/** Whose mails a link ends. */
export type UnsubscribeOf = { readonly siteId: number; readonly personId: number };

/**
 * The secret in the link that ends the mails to a person: 256 bits that only the site's key leads to, stored nowhere. It is the same in each mail, as
 * old mails are the ones that people unsubscribe from, and does nothing but that.
 */
export function unsubscribeToken(key: Buffer, { siteId, personId }: UnsubscribeOf): string {
  const bits = hkdfSync("sha256", key, "", `atrium unsubscribe ${siteId} ${personId}`, 32);
  return `${personId}-${Buffer.from(bits).toString("base64url")}`;
}

/** Whose link it says it is; null for what was never a link. */
export function personIdIn(token: string): number | null {
  const [, digits] = /^([1-9][0-9]{0,15})-[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) ? id : null;
}

export function isUnsubscribeToken(key: Buffer, of: UnsubscribeOf, sent: string): boolean {
  const expected = Buffer.from(unsubscribeToken(key, of));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
