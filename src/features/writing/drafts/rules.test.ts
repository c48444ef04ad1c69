import { expect, it } from "vitest";
import { isToBeMerged, mayBeTitle } from "./rules.ts";

it.each([
  ["none", "", "title-missing"],
  ["a letter", "t", null],
  ["120 letters", "t".repeat(120), null],
  ["121 letters", "t".repeat(121), "title-too-long"],
])("a draft with a title of %s is published or refused by it [PPRP-01] [PPRP-10]", (_, title, code) => {
  expect(mayBeTitle(title)).toMatchObject(code === null ? { allowed: true } : { allowed: false, code });
});

it("changes are merged into a draft's state from the 201st on, or when they weigh more than 256,000 bytes", () => {
  const isMerged = (changes: number, bytes: number) => isToBeMerged({ changes, bytes });
  expect([isMerged(200, 256_000), isMerged(201, 0), isMerged(1, 256_001)]).toEqual([false, true, true]);
});
