import { expect, it } from "vitest";
import { inviteesIn, isAddress, nameFrom } from "./rules.ts";

it.each([
  ["femke@example.org", [{ email: "femke@example.org", name: "" }]],
  ["Femke de Vries <Femke@Example.org>", [{ email: "femke@example.org", name: "Femke de Vries" }]],
  ['"Vries, Femke de" <femke@example.org>', [{ email: "femke@example.org", name: "Vries, Femke de" }]],
  ['"Femke" femke@example.org', [{ email: "femke@example.org", name: "Femke" }]],
  [
    "a@x.org, b@x.org;c@x.org\r\nd@x.org\n\n",
    ["a", "b", "c", "d"].map((letter) => ({ email: `${letter}@x.org`, name: "" })),
  ],
  ["no address", [{ email: "no address", name: "" }]],
  [" , ;\n", []],
])("%j holds %j [INVT-07] [INVT-14]", (pasted, invitees) => {
  expect(inviteesIn(pasted)).toEqual(invitees);
});

it.each([
  ["femke@example.org", true],
  ["femke", false],
  ["femke@@example.org", false],
  ["@example.org", false],
  ["femke@", false],
  ["fem ke@example.org", false],
])("%s is an address: %s [INVT-06]", (email, is) => {
  expect(isAddress(email)).toBe(is);
});

it.each([
  [{ email: "femke.de-vries@example.org", name: "" }, "Femke De Vries"],
  [{ email: "femke@example.org", name: " Femke " }, "Femke"],
  [{ email: "...@example.org", name: "" }, "...@example.org"],
])("%j is called %s", (invitee, name) => {
  expect(nameFrom(invitee)).toBe(name);
});
