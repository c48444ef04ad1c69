import { expect, it } from "vitest";
import { byRole } from "./by-role.ts";

const [a, b, c, d] = ["a@x.nl", "b@x.nl", "c@x.nl", "d@x.nl"].map((email) => ({ email })) as [
  { email: string },
  { email: string },
  { email: string },
  { email: string },
];

it("each line has the role that was chosen for it, else that of all, with one part for each role [INVT-04] [INVT-19]", () => {
  expect(byRole([a, b, c, d], { all: "member", own: { "b@x.nl": "admin", "d@x.nl": "admin" } })).toEqual([
    { role: "member", invitees: [a, c] },
    { role: "admin", invitees: [b, d] },
  ]);
  expect(byRole([a, b], { all: "member", own: { "z@x.nl": "admin" } })).toEqual([
    { role: "member", invitees: [a, b] },
  ]);
  expect(byRole([a], { all: "member", own: { "a@x.nl": "member" } })).toEqual([
    { role: "member", invitees: [a] },
  ]);
  expect(byRole([], { all: "member", own: {} })).toEqual([]);
});

it("no part holds more than one call takes", () => {
  expect(byRole([a, b, c, d], { all: "member", own: { "b@x.nl": "admin" }, most: 2 })).toEqual([
    { role: "member", invitees: [a, c] },
    { role: "member", invitees: [d] },
    { role: "admin", invitees: [b] },
  ]);
});
