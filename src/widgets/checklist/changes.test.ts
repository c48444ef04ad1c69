import { expect, it } from "vitest";
import * as Y from "yjs";
import { textPart, valuesPart } from "../kit/draft-parts.ts";
import { readTexts } from "../kit/draft-texts.ts";
import { addItems, moveItem, removeItem } from "./changes.ts";
import { checklistFromDraft, itemPath } from "./draft.ts";
import { checklist } from "./schema.ts";

const id = "watch001";

function read(draft: Y.Doc) {
  const values = Object.fromEntries(draft.getMap(valuesPart(id)).entries());
  const given = checklistFromDraft({ values, texts: readTexts(draft, id), rich: {} });
  return checklist.content.parse(given).items.map(({ text }) => text);
}

it("items are added where they are wanted, put in another order and taken off [WIDG-16]", () => {
  const target = { draft: new Y.Doc(), id };
  const { draft } = target;
  const item = (name: string) => ({ id: name.toLowerCase(), text: name });
  addItems(target, ["Horn", "Door"].map(item), 0);
  addItems(target, ["Bell", "Rope"].map(item), 1);
  expect(read(draft)).toEqual(["Horn", "Bell", "Rope", "Door"]);
  moveItem(target, "door", 0);
  expect(read(draft)).toEqual(["Door", "Horn", "Bell", "Rope"]);
  moveItem(target, "horn", 3);
  expect(read(draft)).toEqual(["Door", "Bell", "Rope", "Horn"]);
  removeItem(target, "bell");
  expect(read(draft)).toEqual(["Door", "Rope", "Horn"]);
});

it("an item that was taken off comes back with words that its remover has not seen [WIDG-16]", () => {
  const target = { draft: new Y.Doc(), id };
  const { draft } = target;
  addItems(target, [{ id: "horn", text: "Horn" }], 0);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  other.getText(textPart(id, itemPath("horn"))).insert(4, ", twice");
  removeItem(target, "horn");
  expect(read(draft)).toEqual([]);
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
  expect(read(draft)).toEqual(["Horn, twice"]);
});
