import { expect, it } from "vitest";
import { changedPlace, newPlace } from "./place-settings.ts";

const tree = [
  { id: 1, name: "Main", level: 0, parent_id: null },
  { id: 2, name: "Company", level: 1, parent_id: 1 },
  { id: 3, name: "Board", level: 2, parent_id: 2 },
];
const place = { title: "Tides", folderId: 3, slug: "tides" };

it("the folder that is chosen is sent as its path in `category`: of a new page always, of another one where it was changed [PPRP-06]", () => {
  expect(newPlace(place, tree)).toEqual({ title: "Tides", slug: "tides", category: "Main/Company/Board" });
  expect(newPlace({ ...place, folderId: 1 }, tree).category).toBe("Main");
  expect(changedPlace({ from: place, to: place }, tree)).toEqual({});
  expect(changedPlace({ from: place, to: { ...place, folderId: 2 } }, tree)).toEqual({
    category: "Main/Company",
  });
});
