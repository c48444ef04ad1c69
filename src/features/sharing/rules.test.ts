import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { type Line, mayMakePublic, mayShareWith, mayTurn, rights, withRight } from "./rules.ts";
import { withOwnRights } from "#features/access/rules.ts";

const other: Line = { view: true, edit: false, follow: false, isAdmin: false, isSelf: false };

describe("turning one right of one line", () => {
  const cases: readonly [
    string,
    Partial<Line>,
    { right: (typeof rights)[number]; on: boolean },
    boolean,
    string,
  ][] = [
    [
      "follow needs view [PRUL-03]",
      { view: false },
      { right: "follow", on: true },
      false,
      "follow-needs-view",
    ],
    ["follow with view [PRUL-03]", {}, { right: "follow", on: true }, false, "allowed"],
    ["view off on a public page [PRUL-06] [PPRM-09]", {}, { right: "view", on: false }, true, "public-view"],
    ["view off on another page", {}, { right: "view", on: false }, false, "allowed"],
    [
      "edit off on a public page [PRUL-06] [PPRM-09]",
      { edit: true },
      { right: "edit", on: false },
      true,
      "allowed",
    ],
    ["own view off [PRUL-04] [PPRM-10]", { isSelf: true }, { right: "view", on: false }, false, "own-view"],
    ["own edit off [PRUL-04] [PPRM-11]", { isSelf: true }, { right: "edit", on: false }, false, "own-edit"],
    [
      "edit of an administrator [PRUL-04] [PPRM-12]",
      { isAdmin: true },
      { right: "edit", on: false },
      false,
      "admins-always-edit",
    ],
    [
      "view of an administrator [PRUL-04] [PRUL-05]",
      { isAdmin: true },
      { right: "view", on: false },
      false,
      "admins-always-edit",
    ],
    ["follow off of an administrator", { isAdmin: true }, { right: "follow", on: false }, false, "allowed"],
  ];
  it.each(cases)("%s", (_name, line, turn, isPublic, answer) => {
    const verdict = mayTurn({ ...other, ...line }, turn, { isPublic });
    expect(verdict.allowed ? "allowed" : verdict.code).toBe(answer);
  });
});

describe("what follows from a right", () => {
  it("giving edit also gives view [PRUL-01]", () => {
    expect(withRight({ view: false, edit: false, follow: false }, { right: "edit", on: true })).toEqual({
      view: true,
      edit: true,
      follow: false,
    });
  });

  it("turning off view clears follow and edit [PRUL-02] [PRUL-07]", () => {
    expect(withRight({ view: true, edit: true, follow: true }, { right: "view", on: false })).toEqual({
      view: false,
      edit: false,
      follow: false,
    });
  });

  it("never leaves edit or follow without view, whatever is turned in whatever order [PRUL-01] [PRUL-02] [PRUL-03] [PRUL-07]", () => {
    const turns = fc.array(fc.record({ right: fc.constantFrom(...rights), on: fc.boolean() }));
    fc.assert(
      fc.property(turns, (list) => {
        const end = list.reduce(withRight, { view: false, edit: false, follow: false });
        expect(end.view || (!end.edit && !end.follow)).toBe(true);
      }),
    );
  });
});

describe("whoever saves", () => {
  const editor: Viewer = { siteId: 1, personId: 7, role: "editor", withSubsites: false, guestPageId: null };
  const own = { principalId: principal("person", 7), mayEdit: true };

  it("keeps edit when the group that gave it was taken away [PRUL-05]", () => {
    const shares = [{ principalId: principal("everybody"), mayEdit: false }];
    expect(withOwnRights(shares, editor)).toEqual([...shares, own]);
  });

  it("needs no line of their own while a group gives edit", () => {
    const shares = [{ principalId: principal("editors"), mayEdit: true }];
    expect(withOwnRights(shares, editor)).toEqual(shares);
    expect(withOwnRights([], { ...editor, role: "admin" })).toEqual([]);
  });
});

const viewerOf = (role: string) => ({ personId: 1, role, withSubsites: false }) as unknown as Viewer;

it("public is offered only where the site allows it, and never to externals [GUES-05]", () => {
  expect(mayMakePublic(viewerOf("member"), { publicPages: true }).allowed).toBe(true);
  expect(mayMakePublic(viewerOf("member"), { publicPages: false })).toMatchObject({
    code: "public-not-allowed",
  });
  for (const publicPages of [true, false])
    expect(mayMakePublic(viewerOf("external"), { publicPages })).toMatchObject({ code: "public-by-members" });
});

it("people share with anybody of the site, externals with those in the page's list; the hidden are answered like nobody", () => {
  const verdict = (role: string, exists: boolean, isListed: boolean) => {
    const given = mayShareWith(viewerOf(role), { exists, isListed });
    return given.allowed || given.code;
  };
  expect([verdict("member", true, false), verdict("member", false, false)]).toEqual([true, "no-such-person"]);
  expect([verdict("external", true, true), verdict("external", true, false)]).toEqual([
    true,
    "no-such-person",
  ]);
  expect([verdict("external", false, false), verdict("external", false, true)]).toEqual([
    "no-such-person",
    "no-such-person",
  ]);
});
