import { expect, it } from "vitest";
import type { ListedGroup, ListedPerson } from "../contract.ts";
import { addingOf } from "./added.ts";

const person = (id: number, facts: Partial<ListedPerson> = {}): ListedPerson => ({
  id,
  name: `Person ${id}`,
  email: "",
  is_admin: false,
  is_self: false,
  is_guest: false,
  is_external: false,
  view: false,
  edit: false,
  follow: false,
  share_url: "",
  notify_st: "normal",
  ...facts,
});
const others = (...sub_users: ListedPerson[]): ListedGroup[] => [
  {
    id: "others",
    name: "People",
    nr_people: sub_users.length,
    view: false,
    edit: false,
    follow: false,
    sub_users,
  },
];

it("somebody who is added gets a line with view", () => {
  expect(addingOf(person(1), others(person(2)))).toEqual({
    isNew: true,
    rights: { view: true, edit: false, follow: false },
  });
});

it("an administrator gets no line and makes no change, and the reason is said [PRUL-04] [PRUL-05]", () => {
  const admin = person(1, { is_admin: true, view: true, edit: true });
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
