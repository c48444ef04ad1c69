import { expect, it } from "vitest";
import { checklistFromDraft, checklistToDraft, itemPath } from "./draft.ts";

const texts = { [itemPath("horn")]: "Sound the horn", [itemPath("door")]: "Close the bow door" };

it("items stand in the order that they were given, whichever was made first [WIDG-16]", () => {
  const made = { [itemPath("horn")]: { order: "a1" }, [itemPath("door")]: { order: "a0" } };
  const checklist = {
    items: [
      { id: "door", text: "Close the bow door" },
      { id: "horn", text: "Sound the horn" },
    ],
  };
  expect(checklistFromDraft({ values: made, texts, rich: {} })).toEqual(checklist);
  expect(checklistFromDraft(checklistToDraft(checklist))).toEqual(checklist);
});
