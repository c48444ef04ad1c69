import { expect, it } from "vitest";
import { changedSentences, sentencesIn, tableOf } from "./sentences.mjs";

it("finds sentences of English and of a translation by the same ids", () => {
  const english =
    'export const w = words("page", {\n  title: "Page",\n  "long one":\n    "Two {lines}",\n});';
  expect(sentencesIn("src/a/wording.ts", english)).toEqual({
    "page.title": "Page",
    "page.long one": "Two {lines}",
  });
  expect(sentencesIn("src/a/wording.nl.json", '{ "page.title": "Pagina" }')).toEqual({
    "page.title": "Pagina",
  });
});

it("finds the sentence of a refusal by its code", () => {
  const text = 'export const r = { "too-many": { kind: "invalid", text: "Too many." } };';
  expect(sentencesIn("src/a/wording.ts", text)).toEqual({ "refusal.too-many": "Too many." });
});

it("tells what changed, came and went, and leaves out what stayed", () => {
  const before = { stays: "Same", changes: "Old", goes: "Gone" };
  const after = { stays: "Same", changes: "New", comes: "Here" };
  expect(changedSentences(before, after)).toEqual([
    { id: "changes", before: "Old", after: "New" },
    { id: "comes", before: "", after: "Here" },
    { id: "goes", before: "Gone", after: "" },
  ]);
});

it("keeps a sentence with a bar or a line end within its cell", () => {
  expect(tableOf([{ id: "a", before: "x | y", after: "one\ntwo" }])).toBe(
    "| Id | Before | After |\n| --- | --- | --- |\n| a | x \\| y | one two |",
  );
});
