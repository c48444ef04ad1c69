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

it("is read however deep folders lie in each other, each below its parent, siblings in their order [FTRE-01]", () => {
  const deep = Array.from({ length: 20_000 }, (_, at) => ({ id: at + 1, name: "a", parent_id: at || null }));
  const tree = treeOf([...deep, { id: 20_001, name: "b", parent_id: 1 }], sayIn("en"));
  expect(tree).toHaveLength(20_001);
  expect([tree[1], tree.at(-2), tree.at(-1)]).toMatchObject([
    { id: 2, level: 1 },
    { id: 20_000, level: 19_999 },
    { id: 20_001, level: 1 },
  ]);
});
