import { expect, it } from "vitest";
import { placesOf } from "./chart.ts";

const person = (id: number, team = 0) => ({ id, name: `P${id}`, position: "", photo: null, team });

it("puts each level into rows of five below whom it reports to, in the order of a tree", () => {
  const tops = [person(1, 7), person(2)];
  const team = [3, 4, 5, 6, 7, 8, 9].map((id) => person(id, id === 8 ? 1 : 0));
  const places = placesOf({
    open: [1, 8],
    levels: [
      { people: tops, left: 0 },
      { people: team, left: 0 },
      { people: [person(10)], left: 0 },
    ],
  });
  expect(places.map(({ person: { id }, level, row, column }) => [id, level, row, column])).toEqual([
    [1, 1, 1, 2],
    [3, 2, 2, 1],
    [4, 2, 2, 2],
    [5, 2, 2, 3],
    [6, 2, 2, 4],
    [7, 2, 2, 5],
    [8, 2, 3, 1],
    [10, 3, 4, 1],
    [9, 2, 3, 2],
    [2, 1, 1, 3],
  ]);
  expect(places.find(({ person: { id } }) => id === 10)).toMatchObject({ parentId: 8, at: 1, of: 1 });
  expect(places.filter(({ isOpen }) => isOpen).map(({ person: { id } }) => id)).toEqual([1, 8]);
});
