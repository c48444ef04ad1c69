import { expect, it } from "vitest";
import { type GuestOfToken, guestIdIn, guestToken, isGuestToken } from "./guest-token.ts";
import { formTokenFor } from "./form-token.ts";

const key = Buffer.alloc(32, 1);
const guest: GuestOfToken = { siteId: 1, pageId: 2, id: 3, nonce: Buffer.alloc(16, 4) };

it("is the same each time, and of 256 bits [GUES-01]", () => {
  const token = guestToken(key, guest);
  expect(token).toMatch(/^3-[\w-]{43}$/);
  expect(guestToken(key, { ...guest })).toBe(token);
  expect(isGuestToken(key, guest, token)).toBe(true);
  expect(guestIdIn(token)).toBe(3);
});

it("is another one for another site, page, guest, nonce or key", () => {
  const token = guestToken(key, guest);
  const others = [{ siteId: 9 }, { pageId: 9 }, { id: 9 }, { nonce: Buffer.alloc(16, 9) }];
  for (const other of others) expect(isGuestToken(key, { ...guest, ...other }, token)).toBe(false);
  expect(isGuestToken(Buffer.alloc(32, 9), guest, token)).toBe(false);
});

it("is not to be had by asking for the magic of a chosen cookie", () => {
  const token = guestToken(key, guest).slice(2);
  const about = "atrium guest link 1 2 3";
  for (const asked of [about, `${about}\u0001`, guest.nonce.toString("latin1")])
    expect(macIn(formTokenFor(key, asked))).not.toBe(token);
});

/** What the mask hides. */
function macIn(magic: string): string {
  const sent = Buffer.from(magic, "base64url");
  return Buffer.from(sent.subarray(32).map((byte, at) => byte ^ (sent[at] ?? 0))).toString("base64url");
}

it("reads an id only out of what has the form of a link", () => {
  for (const bad of [
    "",
    "3",
    "3-",
    "0-",
    `x-${"a".repeat(43)}`,
    `3-${"a".repeat(42)}`,
    `3-${"a".repeat(44)}`,
  ])
    expect(guestIdIn(bad)).toBeNull();
});
