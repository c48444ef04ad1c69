import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserWords } from "./kept-words.ts";
import { unsentHere } from "./unsent-here.ts";

beforeEach(() => {
  // No storage of a browser: kept for as long as the tab lives.
  vi.stubGlobal("localStorage", undefined);
});
afterEach(() => vi.unstubAllGlobals());

const kept = (of: number, address: string, texts: readonly string[]) => {
  const key = `atrium:draft:${of}:${address}`;
  browserWords.write(key, JSON.stringify({ epoch: 1, update: "AAA=", texts, address }));
  return () => browserWords.remove(key);
};

it("what a person wrote at an address and no server has is found there, by nobody else and nowhere else", () => {
  const done = [
    kept(7, "/fog/", ["mine too late"]),
    kept(7, "/tides/", ["elsewhere"]),
    kept(8, "/fog/", ["of another person"]),
    kept(7, "/calm/", []),
  ];
  expect(unsentHere(7, "/fog/").map(({ texts }) => texts)).toEqual([["mine too late"]]);
  expect(unsentHere(7, "/calm/")).toEqual([]);
  unsentHere(7, "/fog/")[0]?.forget();
  expect(unsentHere(7, "/fog/")).toEqual([]);
  for (const forget of done) forget();
});
