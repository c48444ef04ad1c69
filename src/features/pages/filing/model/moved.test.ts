import { expect, it } from "vitest";
import { targetsOf } from "./moved.ts";

const folders = [
  { id: 1, name: "Main", parentId: null },
  { id: 2, name: "Dock", parentId: 1 },
  { id: 3, name: "Fleet", parentId: 1 },
  { id: 4, name: "Oars", parentId: 3 },
  { id: 5, name: "Blades", parentId: 4 },
];

it("a folder can be moved to every folder but itself, those in it, however deep, and where it is; a page to all but where it is [FMOV-11] [FMOV-05]", () => {
  const named = (ids: readonly number[]) => ids.map((id) => folders.find((each) => each.id === id)?.name);
  const folder = { is: "folder", id: 3, name: "Fleet", from: 1 } as const;
  expect(named(targetsOf(folder, folders))).toEqual(["Dock"]);
  const page = { is: "page", id: 3, name: "Fog", from: 3 } as const;
  expect(named(targetsOf(page, folders))).toEqual(["Main", "Dock", "Oars", "Blades"]);
});
