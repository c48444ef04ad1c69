import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SharingGroup, SharingPerson } from "../../model/listed.ts";
import {
  type GuestEdits,
  countGuestEdits,
  editedGuests,
  emptyLine,
  guestState,
  listedKeys,
  noGuestEdits,
  withEmail,
  withNewLine,
  withRemoved,
  withoutLine,
} from "./guest-edits.ts";

const person = (id: number, email: string): SharingPerson => ({
  id,
  name: email,
  email,
  isAdmin: false,
  isSelf: false,
  isGuest: id < 0,
  isExternal: false,
  photo: "",
  view: true,
  edit: false,
  follow: false,
  link: "",
});

const group = (id: SharingGroup["id"], ...people: SharingPerson[]): SharingGroup => {
  return { id, name: id, count: people.length, view: false, edit: false, follow: false, people };
};

const groups = [
  group("guests", person(-4, "Gerda@example.org")),
  group("others", person(7, "xavi@example.org")),
];

const typed = (edits: GuestEdits, email: string) => {
  const next = withNewLine(edits);
  return withEmail(next, emptyLine(next) ?? "", email);
};

describe("lines for new guests", () => {
  it("have one empty line at most, whatever is pressed in whatever order [GUES-02]", () => {
    const press = fc.record({
      what: fc.constantFrom("add", "type", "drop"),
      at: fc.nat(5),
      email: fc.constantFrom("", "  ", "a@b"),
    });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const end = presses.reduce((edits, { what, at, email }) => {
          const line = edits.added[at]?.line ?? "";
          if (what === "add") return withNewLine(edits);
          if (what === "drop") return withoutLine(edits, line);
          return withEmail(edits, line, email);
        }, noGuestEdits);
        const lines = end.added.map(({ line }) => line);
        expect(new Set(lines).size).toBe(lines.length);
        expect(end.added.filter(({ email }) => email.trim() === "").length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("are sent with their address, the empty one is not [PPRM-05] [GUES-02]", () => {
    const edits = withNewLine(typed(typed(noGuestEdits, " a@example.org"), "b@example.org"));
    expect(guestState(edits)).toEqual({
      new1: { view: true, email: "a@example.org" },
      new2: { view: true, email: "b@example.org" },
    });
    expect(countGuestEdits(edits)).toBe(2);
  });
});

describe("removing a guest", () => {
  it("is sent as deleted, and can be taken back [GUES-03]", () => {
    const removed = withRemoved(noGuestEdits, -4, true);
    expect(guestState(removed)).toEqual({ "-4": { deleted: true } });
    expect(guestState(withRemoved(removed, -4, false))).toEqual({});
  });

  it("frees the address for a new line [GUES-11]", () => {
    expect(listedKeys(groups, noGuestEdits)).toEqual(new Set(["gerda@example.org", "xavi@example.org"]));
    expect(listedKeys(groups, withRemoved(noGuestEdits, -4, true))).toEqual(new Set(["xavi@example.org"]));
  });
});

it("the list as it will be has those who stay and those who come", () => {
  const edits = typed(withRemoved(noGuestEdits, -4, true), "new@example.org");
  const [guests, others] = editedGuests(groups, edits);
  expect(guests).toMatchObject({ view: true, people: [{ email: "new@example.org", isGuest: true }] });
  expect(others).toBe(groups[1]);
  expect(editedGuests(groups, withRemoved(noGuestEdits, -4, true))[0]).toMatchObject({ view: false });
});
