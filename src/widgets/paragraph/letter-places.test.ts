import { expect, it } from "vitest";
import * as Y from "yjs";
import type { RichText } from "../kit/draft.ts";
import { fillText } from "../kit/rich-text.ts";
import { richBinding } from "./draft-binding.ts";
import { letterPlaceOf } from "./letter-places.ts";

const lines: RichText = [
  {
    look: {},
    runs: [
      { text: "Fog ", marks: {} },
      { text: "here", marks: { bold: true } },
      { text: "\u2028now", marks: {} },
    ],
  },
  { look: { list: "bullet" }, runs: [{ text: "slow", marks: {} }] },
  { look: { list: "bullet" }, runs: [] },
];

function written() {
  const draft = new Y.Doc();
  const text = draft.getText("l:aaaaaa/doc");
  fillText(text, lines);
  const binding = richBinding(text, (work) => draft.transact(work));
  return { draft, text, binding, doc: binding.read() };
}

it("every caret of an editor is read in the same paragraph, behind the same letters", () => {
  const { text, binding, doc } = written();
  let line = -1;
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    line++;
    for (let letter = 0; letter <= node.content.size; letter++) {
      const found = letterPlaceOf(text, binding.placeAt(doc, at + 1 + letter));
      expect(found).toEqual({ line, letter });
    }
  });
  expect(line).toBe(2);
});

it("stays at its letters while others write before it", () => {
  const { draft, text, binding, doc } = written();
  const place = binding.placeAt(doc, 5);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  other.getText("l:aaaaaa/doc").insert(0, "Thick ");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
  expect(letterPlaceOf(text, place)).toEqual({ line: 0, letter: 10 });
  other.getText("l:aaaaaa/doc").insert(2, "\n");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
  expect(letterPlaceOf(text, place)).toEqual({ line: 1, letter: 8 });
});

it("in words that have not come yet there is no place", () => {
  const { draft, text } = written();
  const ahead = new Y.Doc();
  Y.applyUpdate(ahead, Y.encodeStateAsUpdate(draft));
  const theirs = ahead.getText("l:aaaaaa/doc");
  theirs.insert(4, "coming");
  const binding = richBinding(theirs, (work) => ahead.transact(work));
  expect(letterPlaceOf(text, binding.placeAt(binding.read(), 8))).toBeNull();
});
