import { describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { principal } from "#kernel/actor.ts";
import {
  badLines,
  guestChanges,
  mayHave,
  mayInviteGuests,
  mayManageGuests,
  mayTurnGuests,
  sharesOfGuests,
} from "./rules.ts";
import { isGuestLine } from "../rules.ts";

const there = [
  { id: 4, email: "gerda@example.org" },
  { id: 9, email: "gijs@example.org" },
];

it("a guest's line is never read as a person's or a group's [PPRM-05]", () => {
  expect(["-4", "new1", "new20"].filter(isGuestLine)).toHaveLength(3);
  expect(["4", "guests", "all", "new", "-", "--4", "new-1"].filter(isGuestLine)).toEqual([]);
});

describe("what was sent comes to", () => {
  it("those who go, however that is said, and those who come [GUES-03] [PPRM-05]", () => {
    expect(guestChanges(there, { "-4": { deleted: true }, "-9": { view: false } })).toEqual({
      removed: [4, 9],
      added: [],
    });
    const sent = { new1: { view: true, email: " new@example.org " }, "-4": { view: true } };
    expect(guestChanges(there, sent)).toEqual({
      removed: [],
      added: [{ line: "new1", email: "new@example.org" }],
    });
  });

  it("nothing for lines that stayed empty, were taken back, or speak of guests of other pages [GUES-02]", () => {
    const sent = {
      new1: { view: true, email: "" },
      new2: { view: true },
      new3: { email: "x@example.org", deleted: true },
      "-77": { deleted: true },
      "4": { deleted: true },
    };
    expect(guestChanges(there, sent)).toEqual({ removed: [], added: [] });
  });
});

it("guests neither edit nor follow", () => {
  expect(mayHave({ view: true, edit: false, follow: false }).allowed).toBe(true);
  for (const right of ["edit", "follow"])
    expect(mayHave({ view: true, [right]: true })).toMatchObject({ code: "guests-only-view" });
});

it("an address that is none, or is listed, or stands there twice is told at its line [GUES-11]", () => {
  const added = ["a@example.org", "A@EXAMPLE.ORG", "none", "two@@example.org", "There@example.org"].map(
    (email, at) => ({ line: `new${at}`, email }),
  );
  const bad = badLines(added, new Set(["there@example.org"]));
  const say = sayIn("en");
  const [double, none] = ["This address is already in the list.", "Enter a valid email address."];
  expect([...bad].map(([line, words]) => [line, say(words)])).toEqual([
    ["new1", double],
    ["new2", none],
    ["new3", none],
    ["new4", double],
  ]);
});

it("the switch of all guests follows its lines [PPRM-06] [PPRM-07]", () => {
  expect(mayTurnGuests(true, 1).allowed).toBe(true);
  expect(mayTurnGuests(false, 0).allowed).toBe(true);
  expect(mayTurnGuests(true, 0)).toMatchObject({ code: "guests-needed" });
  expect(mayTurnGuests(false, 1)).toMatchObject({ code: "guests-stay" });
});

const viewerOf = (role: string) => ({ personId: 1, role, withSubsites: false }) as unknown as Viewer;

it("invitations are offered where the site allows them, whatever it says of public pages, and never to externals [GUES-04] [GUES-09]", () => {
  expect(mayInviteGuests(viewerOf("member"), { guestInvites: true }).allowed).toBe(true);
  expect(mayInviteGuests(viewerOf("member"), { guestInvites: false })).toMatchObject({
    code: "guests-not-allowed",
  });
  for (const guestInvites of [true, false])
    expect(mayInviteGuests(viewerOf("external"), { guestInvites })).toMatchObject({
      code: "guests-by-members",
    });
});

it("guests and their links are managed by people of the site", () => {
  const may = (role: string) => mayManageGuests(viewerOf(role)).allowed;
  expect(["owner", "admin", "editor", "member", "external"].map(may)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it("all guests of a page are one right to read it", () => {
  expect(sharesOfGuests(12, 3)).toEqual([{ principalId: principal("guest", 12), mayEdit: false }]);
  expect(sharesOfGuests(12, 0)).toEqual([]);
});
