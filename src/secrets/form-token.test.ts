import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isFormToken, formTokenFor } from "./form-token.ts";

const key = Buffer.alloc(32, 1);

it("is taken from the browser it was made for, and from no other, nor under another key", () => {
  const magic = formTokenFor(key, "session");
  expect(isFormToken(key, "session", magic)).toBe(true);
  expect(isFormToken(key, "another", magic)).toBe(false);
  expect(isFormToken(Buffer.alloc(32, 2), "session", magic)).toBe(false);
});

it("is written in other letters each time, of which no part stands still", () => {
  const all = Array.from({ length: 40 }, () => formTokenFor(key, "session"));
  expect(new Set(all).size).toBe(40);
  // By chance alone 40 have the same letter at a place once in 64^39 times.
  for (let at = 0; at < 85; at++) expect(new Set(all.map((magic) => magic[at])).size).toBeGreaterThan(1);
  for (const magic of all) expect(isFormToken(key, "session", magic)).toBe(true);
});

it("of a tab that was opened before an update is still taken", () => {
  const before = createHmac("sha256", key).update("session").digest("base64url");
  expect(isFormToken(key, "session", before)).toBe(true);
  expect(isFormToken(key, "another", before)).toBe(false);
});

it("is not taken when a letter is changed, missing or too many", () => {
  const magic = formTokenFor(key, "session");
  const changed = (magic.startsWith("A") ? "B" : "A") + magic.slice(1);
  for (const bad of [changed, magic.slice(0, -4), `${magic}AAAA`, "", "A".repeat(86)])
    expect(isFormToken(key, "session", bad)).toBe(false);
});
