import { describe, expect, it } from "vitest";
import { base32, newTotpSecret, stepOfCode, totpCode, totpStep } from "./totp.ts";

/** The seed of RFC 6238, appendix B. */
const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("one-time codes", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at second %d the code is %s (RFC 6238, appendix B)", (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code);
    expect(totpCode(secret, totpStep(at(seconds)))).toBe(code.slice(2));
  });

  it("count one period early or late, and not two", () => {
    const step = totpStep(at(1_111_111_111));
    const now = at(step * 30 + 15);
    for (const drift of [-1, 0, 1])
      expect(stepOfCode(secret, totpCode(secret, step + drift), now)).toBe(step + drift);
    for (const drift of [-2, 2]) expect(stepOfCode(secret, totpCode(secret, step + drift), now)).toBeNull();
  });

  it("come from 160 random bits", () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(newTotpSecret().equals(newTotpSecret())).toBe(false);
  });
});

it.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of “%s” is %s (RFC 4648)", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});
