import { describe, expect, it } from "vitest";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { folderAt } from "./rules.ts";

const tree = [
  { id: 1, name: "Hoofdmap", level: 0, parent_id: null },
  { id: 2, name: "Company", level: 1, parent_id: 1 },
  { id: 3, name: "Board", level: 2, parent_id: 2 },
  { id: 4, name: "Company/Board", level: 1, parent_id: 1 },
  { id: 5, name: "Main", level: 1, parent_id: 1 },
];

describe("the folder of a path", () => {
  it("is found by the path that a dialog opens with, also where a name of old has a slash [PPRP-06]", () => {
    for (const [id, path] of folderPaths(tree))
      expect({ id, at: folderAt(tree, path, id) }).toEqual({ id, at: id });
  });

  it.each([
    ["Hoofdmap", 1],
    ["", 1],
    ["/", 1],
    ["hoofdmap / company", 2],
    ["Company", 2],
    ["Company/Board/", 3],
    ["Main/Company", 2],
    ["Main", 5],
    ["Company/Nowhere", null],
    ["Hoofdmap/Hoofdmap", null],
  ])("for %j is %j: without case, with Main or without [FTRE-01] [PPRP-06]", (path, id) => {
    expect(folderAt(tree, path, null)).toBe(id);
  });

  it("is Main by its English name in every language, unless a folder has it [FTRE-01]", () => {
    expect(folderAt(tree.slice(0, 4), "Main", null)).toBe(1);
    expect(folderAt(tree.slice(0, 4), "main/Company", null)).toBe(2);
  });
});
