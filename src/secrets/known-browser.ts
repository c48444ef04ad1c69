import { hkdfSync, timingSafeEqual } from "node:crypto";

/** Whose sign-in a browser remembers. */
export type KnownPerson = { readonly siteId: number; readonly email: string };

/**
 * What a browser keeps after a sign-in ("device cookie"): a random number of its own, and proof that we gave it for this person.
 * It opens nothing; it keeps the guesses of strangers from counting against this browser.
 */
export function knownBrowserToken(key: Buffer, person: KnownPerson, nonce: string): string {
  const about = `atrium known browser ${person.siteId} ${person.email}`;
  const bits = hkdfSync("sha256", key, Buffer.from(nonce), about, 32);
  return `${nonce}.${Buffer.from(bits).toString("base64url")}`;
}

/** The number of the browser when it is known for this person, else null. */
export function knownBrowserIn(token: string, key: Buffer, person: KnownPerson): string | null {
  const [, nonce] = /^([\w-]{22})\.[\w-]{43}$/.exec(token) ?? [];
  if (nonce === undefined) return null;
  const expected = Buffer.from(knownBrowserToken(key, person, nonce));
  return timingSafeEqual(expected, Buffer.from(token)) ? nonce : null;
}
