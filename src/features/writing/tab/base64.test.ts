import { expect, it } from "vitest";
import { fromBase64, toBase64 } from "./base64.ts";

it("bytes come back as they were, also more than fit into one call, and what is no base64 is refused", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 31) % 256);
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(Buffer.from(bytes))).toBe(true);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  expect(fromBase64("")).toEqual(new Uint8Array());
  expect(() => fromBase64("no base64!")).toThrow();
});
