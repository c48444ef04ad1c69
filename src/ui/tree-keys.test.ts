import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { treeMove } from "./tree-keys.ts";
import { pathTo, type TreeNode, visibleRows } from "./tree-node.ts";

const folders: TreeNode[] = [
  {
    id: "main",
    label: "Main",
    children: [
      { id: "handbook", label: "Handbook", children: [{ id: "board", label: "On board" }] },
      { id: "news", label: "News", children: [{ id: "old", label: "Old news" }] },
      { id: "forms", label: "Forms" },
    ],
  },
  { id: "trash", label: "Trash" },
];
const rows = visibleRows(folders, new Set(["main", "handbook"]));

describe("keys in a tree", () => {
  it("sees only what is open", () => {
    expect(rows.map((row) => row.id)).toEqual(["main", "handbook", "board", "news", "forms", "trash"]);
    expect(visibleRows(folders, new Set(["handbook"])).map((row) => row.id)).toEqual(["main", "trash"]);
  });

  it.each([
    ["ArrowDown", "board", { kind: "focus", id: "news" }],
    ["ArrowDown", "trash", null],
    ["ArrowUp", "news", { kind: "focus", id: "board" }],
    ["ArrowUp", "main", null],
    ["Home", "forms", { kind: "focus", id: "main" }],
    ["End", "main", { kind: "focus", id: "trash" }],
    ["ArrowRight", "news", { kind: "open", ids: ["news"] }],
    ["ArrowRight", "handbook", { kind: "focus", id: "board" }],
    ["ArrowRight", "forms", null],
    ["ArrowLeft", "handbook", { kind: "close", ids: ["handbook"] }],
    ["ArrowLeft", "news", { kind: "focus", id: "main" }],
    ["ArrowLeft", "trash", null],
    ["*", "forms", { kind: "open", ids: ["handbook", "news"] }],
    ["x", "forms", null],
  ])("%s on %s", (key, id, move) => {
    expect(treeMove(key, rows, id)).toEqual(move);
  });

  it("never leaves the rows that can be seen", () => {
    const keys = fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End");
    const open = fc.subarray(["main", "handbook", "news"]).map((ids) => new Set(ids));
    fc.assert(
      fc.property(open, fc.array(keys, { maxLength: 30 }), (branches, pressed) => {
        const seen = visibleRows(folders, branches);
        let here = "main";
        for (const key of pressed) {
          const move = treeMove(key, seen, here);
          if (move?.kind === "focus") here = move.id;
          expect(seen.map((row) => row.id)).toContain(here);
        }
      }),
    );
  });

  it("knows the branches on the way to a node", () => {
    expect(pathTo(folders, "board")).toEqual(["main", "handbook"]);
    expect(pathTo(folders, "main")).toEqual([]);
    expect(pathTo(folders, "nowhere")).toEqual([]);
  });
});
