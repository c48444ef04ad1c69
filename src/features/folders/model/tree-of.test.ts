import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { treeOf } from "./tree-of.ts";

it("the root is Main, in the language of whoever reads, and the folders keep their names [FTRE-01]", () => {
  const rows = [
    { id: 1, name: "Main", parent_id: null },
    { id: 3, name: "Deck", parent_id: 2 },
    { id: 2, name: "Main", parent_id: 1 },
  ];
  const names = (language: string) =>
    treeOf(rows, sayIn(language)).map(({ level, name }) => `${level} ${name}`);
  expect(names("en")).toEqual(["0 Main", "1 Main", "2 Deck"]);
  expect(names("nl")).toEqual(["0 Hoofdmap", "1 Main", "2 Deck"]);
});
