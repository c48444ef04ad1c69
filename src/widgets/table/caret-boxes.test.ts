import { expect, it } from "vitest";
import * as Y from "yjs";
import { markCaret, takePlace } from "../kit/moved-caret.ts";
import { cellAtPath, cellLetterOf } from "./caret-boxes.ts";
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

it("a caret that is given back goes to its letter of its cell or title, once", () => {
  for (const [at, letter] of places) {
    setCell(target, at, "four");
    const place = Y.createRelativePositionFromTypeIndex(textAt(target, at), letter, 0);
    textAt(target, at).insert(0, "f");
    markCaret(draft, "table1", { place, behind: [] });
    expect(takePlace(draft, "table2")).toBeNull();
    const found = takePlace(draft, "table1");
    expect(found && [cellAtPath(found.path), found.letter, found.anchor]).toEqual([
      at,
      letter + 1,
      letter + 1,
    ]);
    expect(takePlace(draft, "table1")).toBeNull();
  }
});
