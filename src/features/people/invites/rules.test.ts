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
  [
    "Jansen, Ann <ann@x.nl>; Vries, Femke de <F@x.nl>",
    [
      { email: "ann@x.nl", name: "Jansen, Ann" },
      { email: "f@x.nl", name: "Vries, Femke de" },
    ],
  ],
  [
    "Ann\tJansen\tann@x.nl\nf@x.nl\tFemke de Vries",
    [
      { email: "ann@x.nl", name: "Ann Jansen" },
      { email: "f@x.nl", name: "Femke de Vries" },
    ],
  ],
  [
    "李 <li@例え.jp>, nobody, b@x.nl",
    [
      { email: "li@例え.jp", name: "李" },
      { email: "nobody", name: "" },
      { email: "b@x.nl", name: "" },
    ],
  ],
  ["no address", [{ email: "no address", name: "" }]],
  [" , ;\n", []],
])("%j holds %j [INVT-07] [INVT-14] [INVT-24]", (pasted, invitees) => {
  expect(inviteesIn(pasted)).toEqual(invitees);
});

it("each kind of return, a comma and a semicolon part two addresses [INVT-14]", () => {
  for (const sign of ["\n", "\r", "\r\n", ",", ";"])
    expect([sign, inviteesIn(`a@b.nl${sign}c@d.nl`).map(({ email }) => email)]).toEqual([
      sign,
      ["a@b.nl", "c@d.nl"],
    ]);
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
