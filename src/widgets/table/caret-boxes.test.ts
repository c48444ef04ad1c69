import { expect, it } from "vitest";
import * as Y from "yjs";
import { cellLetterOf } from "./caret-boxes.ts";
import { headerRow } from "./cell-range.ts";
import { setCell, textAt } from "./cell-texts.ts";

const draft = new Y.Doc();
const target = { draft, id: "table1" };
const places = [
  [{ row: "r1", column: "c2" }, 2],
  [{ row: headerRow, column: "c1" }, 1],
] as const;

it("a place of the draft is a letter of its cell or title, also behind what others write before it", () => {
  for (const [at, letter] of places) {
    setCell(target, at, "four");
    const place = Y.createRelativePositionFromTypeIndex(textAt(target, at), letter, 0);
    expect(cellLetterOf(target, place)).toEqual({ at, letter });
    textAt(target, at).insert(0, "f");
    expect(cellLetterOf(target, place)).toEqual({ at, letter: letter + 1 });
    expect(cellLetterOf({ draft, id: "table2" }, place)).toBeNull();
  }
});
