import { expect, it } from "vitest";
import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import { sharingSettings, withAdded, withTurned } from "./changed-groups.ts";

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

const person = (id: number, edit: boolean): SharingPerson => ({
  id,
  name: `Person ${id}`,
  email: "",
  photo: "",
  link: "",
  view: true,
  edit,
  follow: false,
  isAdmin: false,
  isSelf: false,
  isGuest: false,
  isExternal: false,
});
const more = { view: 5, edit: 1, follow: 0 };
const others: SharingGroup = { ...group, id: "others", people: [person(7, true), person(8, false)], more };

it("what is turned for all who are not shown says nothing of those who are as they are to be, and keeps what was not turned", () => {
  const sent = (hidden: object) =>
    JSON.parse(sharingSettings([others], { changes: new Map(), hidden }, {})) as object;
  expect(sent({ edit: true })).toEqual({ permission_state: { 8: { edit: false }, others: { edit: true } } });
  expect(sent({})).toEqual({ permission_state: {} });
  const turned = new Map([["7", seen]]);
  const settings = sharingSettings([others], { changes: turned, hidden: { edit: true } }, {});
  expect(JSON.parse(settings)).toMatchObject({
    permission_state: { 7: { view: true, edit: false, deleted: false } },
  });
});

it("somebody who was found and has come into the list since stands there once, and is not counted among those who are not shown", () => {
  const [listed] = withAdded([others], [person(7, true), person(9, true)]);
  expect(listed?.people.map(({ id }) => id)).toEqual([7, 8, 9]);
  expect(listed?.more).toEqual({ view: 4, edit: 0, follow: 0 });
});
