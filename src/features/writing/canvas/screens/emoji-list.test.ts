import { expect, it } from "vitest";
import type { Canvas } from "./canvas.ts";
import { emojiCodes } from "../model/emoji-codes.ts";
import { emojiIn } from "../model/emoji-names.ts";
import { emojiList } from "./emoji-list.ts";

const listed = async (words: string, language = "en") => {
  const canvas = { locale: { language } } as unknown as Canvas;
  const at = { canvas, widget: "aaaaaa", words, signal: new AbortController().signal };
  const groups = await emojiList.items({ ...at, typed: null as never });
  return groups.flatMap(({ items }) => items);
};
const found = async (words: string, language = "en") =>
  (await listed(words, language)).map(({ sign }) => sign);
const whole = async (words: string, language = "en") =>
  (await listed(words, language)).filter(({ isWhole }) => isWhole).map(({ sign }) => sign);

it("emoji are found by their names in English and in Dutch, and in Dutch by the English ones too (long)", async () => {
  expect((await found("thumbs u"))[0]).toMatch(/^👍/u);
  expect((await found("duim om"))[0]).toBeUndefined();
  expect((await found("duim om", "nl"))[0]).toMatch(/^👍/u);
  expect(await found("sailboat", "nl")).toEqual(["⛵️"]);
  expect(await found("sailboat:")).toEqual(["⛵️"]);
});

it("no more than 24 are shown at once, and nothing for what none is called (long)", async () => {
  expect(await found("fa")).toHaveLength(24);
  expect(await found("zzqx")).toEqual([]);
});

it("a name between two colons is one emoji, by its short name or its own, and nothing else is taken (long)", async () => {
  expect(await whole("tada:")).toEqual(["🎉"]);
  expect(await whole("tada:", "nl")).toEqual(["🎉"]);
  expect(await whole("+1:")).toEqual(["👍️"]);
  expect(await whole("party_popper:")).toEqual(["🎉"]);
  expect(await whole("feestknaller:", "nl")).toEqual(["🎉"]);
  for (const words of ["tada", "tad:", "popper:", ":", "zzqx:"]) expect(await whole(words)).toEqual([]);
  expect((await found("tada"))[0]).toBe("🎉");
});

it("each short name has a sign that the list knows (long)", async () => {
  const all = await emojiIn("en");
  const unknown = [...emojiCodes].filter(([, sign]) => !all.some((each) => each.sign === sign));
  expect(unknown).toEqual([]);
  expect(emojiCodes.size).toBeGreaterThan(100);
});
