import { describe, expect, it } from "vitest";
import { changeBetween, isAsLeft, sharesBefore } from "./shared-before.ts";

const shared = (shares: Readonly<Record<number, boolean>>, isPublic = false) => ({
  isPublic,
  shares: Object.entries(shares).map(([id, mayEdit]) => ({ principalId: Number(id), mayEdit })),
  follows: [],
});

describe("what a batch changes of a page's sharing", () => {
  const before = shared({ 1: true, 2: false, 3: false });
  const after = shared({ 1: true, 2: true, 4: false }, true);
  const change = changeBetween(before, after);

  it("is what differs, by principal", () => {
    expect(change).toEqual({
      isPublic: [false, true],
      shares: [
        [2, false, true],
        [3, false, null],
        [4, null, false],
      ],
      follows: [],
    });
  });

  it("is taken back with what others have done to other lines since", () => {
    const now = shared({ 1: false, 2: true, 4: false, 5: true }, true);
    expect(isAsLeft(change, now)).toBe(true);
    expect(sharesBefore(change, now).toSorted((one, other) => one.principalId - other.principalId)).toEqual(
      shared({ 1: false, 2: false, 3: false, 5: true }).shares,
    );
  });

  it("stays where one of its lines, or the world's, was changed since", () => {
    expect(isAsLeft(change, shared({ 2: false, 4: false }, true))).toBe(false);
    expect(isAsLeft(change, shared({ 2: true, 3: true, 4: false }, true))).toBe(false);
    expect(isAsLeft(change, shared({ 2: true, 4: false }, false))).toBe(false);
  });
});
