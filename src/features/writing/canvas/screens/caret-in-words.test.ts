import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import type { Canvas } from "./canvas.ts";
import { letterIn, putInWords, wholeWord, wordInHand } from "./caret-in-words.ts";

it.each([
  ["the words before it stay", "One boat", "One boat", 3, 3],
  ["words before it go", "Nonsense One boat", "One boat", 12, 3],
  ["words before it come", "One boat", "Today One boat", 3, 9],
  ["words behind it go", "One boat and more", "One boat", 3, 3],
  ["its own word goes", "One new boat", "One boat", 6, 4],
  ["everything goes", "One", "", 2, 0],
])("a caret in words that are another draft's now: %s", (_, before, after, letter, expected) => {
  expect(letterIn(before, after, letter)).toBe(expected);
});

it.each([
  ["a word goes on whole", "One o boat", "One boat", 5, "4o", " o4o"],
  ["a word that begins keeps its blank", "One large  boat", "One boat", 10, "fog", " fog"],
  ["other words go too", "Nonsense One o boat", "One boat", 14, "4o", " o4o"],
  ["a word that was done stays in the other draft", "One large boat", "One boat", 9, " and", " and"],
  ["a word of both drafts is not doubled", "Nonsense One boat", "One boat", 12, "s", "s"],
  ["nor where more has changed behind it", "Nonsense One boat now", "One boat", 12, "s", "s"],
  ["a line is not brought along", "One\no", "One\n", 5, "4o", "o4o"],
  ["nothing is brought along for nobody's letters", "One o boat", "One boat", 5, "", ""],
])("what is typed while a draft is discarded: %s", (_, before, after, letter, typed, whole) => {
  expect(wholeWord(wordInHand(before, after, letter), typed)).toBe(whole);
});

/** The next life of a draft in which somebody stood within the word "o", and what they or somebody else type next. */
function goesOn(typed: string, isColleague = false) {
  const draft = draftFrom(stacked([{ id: "aaaaaa", ...textOf("One boat") } as never]));
  const part = richPart("aaaaaa", "doc");
  const canvas = {
    session: { draft, change: (work: () => void) => draft.transact(work) },
    watch: { layout: { get: () => layoutOf(draft) } },
    focuses: { into: () => {} },
  } as unknown as Canvas;
  putInWords(canvas, { widget: "aaaaaa", part, words: "One large o boat\n", letter: 11 }, "");
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  (isColleague ? other : draft).getText(part).insert("One".length, typed);
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
  return Promise.resolve().then(() => draft.getText(part).toString().trim());
}

it("a word that is gone on with in the next life of a draft has its beginning there; a new word and a colleague's have none", async () => {
  expect(await goesOn("4")).toBe("One o4 boat");
  expect(await goesOn(" ")).toBe("One  boat");
  expect(await goesOn("4", true)).toBe("One4 boat");
});
