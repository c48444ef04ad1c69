import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { headingOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { seeded } from "#testing/writers/moving-writers.ts";
import { documentFrom, draftFrom } from "../draft-document.ts";

/** Two in one heading, of which something was moved once: only then does the server look whether words are whole. */
function inHeading(text: string) {
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...headingOf(text) }])));
  const met = meeting(seed, { first: "w00000" });
  const [ann, ben] = met.people;
  ann.deed("turn");
  ann.undo.undo();
  met.meet();
  return { ...met, ann, ben };
}

const wordsIn = (draft: Y.Doc): string[] =>
  [...JSON.stringify(documentFrom(draft).widgets).matchAll(/"text":"([^"]*)"/g)].map(([, text = ""]) => text);

/** The tabs of three, of which the first has the highest number. */
const descending = [2 ** 31 + 3, 2 ** 31 + 2, 2 ** 31 + 1];

const textIn = (draft: Y.Doc): string => Object.keys(documentFrom(draft).widgets)[0] ?? "";

const type = (who: { type(letters: string): void }, word: string) => {
  for (const sign of word) who.type(sign);
};

it("a word that somebody broke who had seen it stays broken, whoever goes on writing in it", () => {
  const { ann, ben, meet, server } = inHeading("Tides");
  ann.go("w00000", 5);
  type(ann, "abcd");
  meet();
  ben.go("w00000", 7);
  ben.deed("enter");
  type(ann, "ef");
  expect(JSON.parse(meet())).toBeTruthy();
  expect(wordsIn(server.draft)).toEqual(["Tidesab", "cdef"]);
});

it("who writes in the middle of a word that was seen parts it", () => {
  const { ann, ben, meet, server } = inHeading("Tides");
  ann.go("w00000", 5);
  type(ann, "abcd");
  meet();
  ben.go("w00000", 7);
  type(ben, "XY");
  type(ann, "ef");
  meet();
  expect(wordsIn(server.draft)).toEqual(["TidesabXYcdef"]);
});

it("who goes back before a word of their own begins another one there", () => {
  const { ann, meet, server } = inHeading("Tides");
  ann.go("w00000", 5);
  type(ann, "abcd");
  ann.go("w00000", 5);
  type(ann, "ef");
  meet();
  expect(wordsIn(server.draft)).toEqual(["Tidesefabcd"]);
});

it("so does who goes back before it when a colleague has moved it, though nothing else was typed in between", () => {
  const { ann, ben, meet, server } = inHeading("Tides");
  ann.go("w00000", 5);
  type(ann, "abcd");
  meet();
  ben.go("w00000", 0);
  ben.deed("turn");
  meet();
  ann.go(textIn(server.draft), 5);
  type(ann, "ef");
  meet();
  expect(wordsIn(server.draft)).toEqual(["Tidesefabcd"]);
});

it("who goes on in another text begins another word there, also in a page where lines were moved", () => {
  const heading = { id: "w00000", ...headingOf("Tides") };
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked([heading, { id: "w00001", ...headingOf("Fog") }])));
  const { people, meet, server } = meeting(seed, { first: "w00000" });
  const [ann, ben] = people;
  ben.deed("turn");
  ben.undo.undo();
  meet();
  ann.go("w00000", 5);
  type(ann, "ab");
  ann.go("w00001", 3);
  type(ann, "cd");
  meet();
  expect(wordsIn(server.draft)).toEqual(["Tidesab", "Fogcd"]);
});

it("a word stays in one piece that two begin in a heading while a third makes a text of it (long)", () => {
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...headingOf("Tides") }])));
  const { people, meet, send, hearAtOnce } = meeting(seed, { first: "w00000", numbers: descending });
  const [ann, ben, cyd] = people;
  if (!cyd) throw new Error("three write");
  for (const each of people) each.go("w00000", 5);
  ann.deed("turn");
  send(ann);
  type(cyd, "<");
  type(ben, "<");
  hearAtOnce(cyd, 1);
  type(ben, "ben>");
  type(cyd, "cyd>");
  const there = meet();
  expect([there.includes("<ben>"), there.includes("<cyd>")]).toEqual([true, true]);
});

it("a word begun at a place where a colleague makes a heading and breaks it goes on where its first letter went", () => {
  const numbers = descending.slice(1).reverse();
  const { people, meet, send, hearAtOnce } = meeting(seeded(), { first: "aaaaaa", numbers });
  const [ann, ben] = people;
  for (const each of people) each.go("aaaaaa", "The harbour".length);
  type(ben, "<");
  ann.deed("turn");
  ann.deed("enter");
  send(ann);
  // Both are heard before the page is drawn.
  hearAtOnce(ben);
  type(ben, "ben>");
  expect(meet()).toContain("<ben> opens");
});
