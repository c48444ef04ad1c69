import { expect, it } from "vitest";
import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import { addingOf } from "./added.ts";

const person = (id: number, facts: Partial<SharingPerson> = {}): SharingPerson => ({
  id,
  name: `Person ${id}`,
  email: "",
  isAdmin: false,
  isSelf: false,
  isGuest: false,
  isExternal: false,
  photo: "",
  view: false,
  edit: false,
  follow: false,
  link: "",
  ...facts,
});
const others = (...people: SharingPerson[]): SharingGroup[] => [
  {
    id: "others",
    name: "People",
    count: people.length,
    view: false,
    edit: false,
    follow: false,
    people,
  },
];

it("somebody who is added gets a line with view", () => {
  expect(addingOf(person(1), others(person(2)))).toEqual({
    isNew: true,
    rights: { view: true, edit: false, follow: false },
  });
});

it("whoever has a line that was not shown keeps what they have", () => {
  const hidden = person(1, { view: true, edit: true });
  expect(addingOf(hidden, others(person(2)))).toEqual({ isNew: true, rights: null });
});

it("an administrator gets no line and makes no change, and the reason is said [PRUL-04] [PRUL-05]", () => {
  const admin = person(1, { isAdmin: true, view: true, edit: true });
  expect(addingOf(admin, others())).toEqual({ refused: "admins-always-edit" });
});

it("whoever is in the list stays as they are; a line that was turned off gets view back", () => {
  const there = person(1, { view: true, edit: true });
  expect(addingOf(person(1), others(there))).toEqual({ refused: "listed-already" });
  expect(addingOf(person(1), others(person(1)))).toEqual({
    isNew: false,
    rights: { view: true, edit: false, follow: false },
  });
});
