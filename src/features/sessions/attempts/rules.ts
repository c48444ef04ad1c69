/** So many attempts in so many seconds, counted per key over all processes. */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number };

/**
 * An address may be that of a whole office: it gets many attempts, one person at one address only a few. `linkAddress`
 * is for whoever guesses at links that open something, that of the set-up among them.
 */
export const limits = {
  signInPerson: { name: "sign-in", most: 10, seconds: 900 },
  signInAddress: { name: "sign-in-address", most: 200, seconds: 900 },
  resetPerson: { name: "reset", most: 4, seconds: 3600 },
  resetAddress: { name: "reset-address", most: 40, seconds: 3600 },
  linkAddress: { name: "link-address", most: 100, seconds: 900 },
  guestMails: { name: "guest-mails", most: 200, seconds: 3600 },
  uploads: { name: "uploads", most: 600, seconds: 900 },
  ownPassword: { name: "own-password", most: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;

/**
 * Where a caller sits: the IPv4 address, or the /64 network of an IPv6 address, because one machine there has more
 * addresses than anyone can count.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4) return v4[1] ?? address;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...middle, ...right].slice(0, 4).join(":")}::`;
}

/** How long to wait, in whole minutes and never too few. */
export function minutesToWait(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}
