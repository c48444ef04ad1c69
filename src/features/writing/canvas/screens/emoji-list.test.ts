import { expect, it } from "vitest";
import type { Canvas } from "./canvas.ts";
import { emojiList } from "./emoji-list.ts";

const found = async (words: string, language = "en") => {
  const canvas = { locale: { language } } as unknown as Canvas;
  const at = { canvas, widget: "aaaaaa", words, signal: new AbortController().signal };
  const groups = await emojiList.items({ ...at, typed: null as never });
  return groups.flatMap(({ items }) => items.map(({ sign }) => sign));
};

it("emoji are found by their names in English and in Dutch, and in Dutch by the English ones too (long)", async () => {
  expect((await found("thumbs u"))[0]).toMatch(/^👍/u);
  expect((await found("duim om"))[0]).toBeUndefined();
  expect((await found("duim om", "nl"))[0]).toMatch(/^👍/u);
  expect(await found("sailboat", "nl")).toEqual(["⛵️"]);
  expect(await found("sailboat:")).toEqual(["⛵️"]);
});

it("no more than 24 are shown at once, and nothing for what none is called", async () => {
  expect(await found("fa")).toHaveLength(24);
  expect(await found("zzqx")).toEqual([]);
});
