import { expect, it } from "vitest";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { withTurned } from "./changed-groups.ts";

const closed = { view: false, edit: false, follow: false };
const seen = { ...closed, view: true };
const group: SharingGroup = { id: "public", name: "Public", count: 0, people: [], ...closed };
const read = { groups: [group], saved: new Map() };

it("a line that is turned on and off again is no change, unless it was saved in between", () => {
  const on = withTurned(new Map(), [["public", seen]], read);
  expect([...on]).toEqual([["public", seen]]);
  expect([...withTurned(on, [["public", closed]], read)]).toEqual([]);
  const since = { ...read, saved: on };
  expect([...withTurned(on, [["public", closed]], since)]).toEqual([["public", closed]]);
  expect([...withTurned(on, [["7", closed]], read)]).toEqual([...on, ["7", closed]]);
});
