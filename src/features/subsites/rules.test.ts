import { describe, expect, it } from "vitest";
import { principal, principalsIn, principalsOf, subsitePrincipal } from "#kernel/actor.ts";
import { type Viewer, isAdminIn, isOneOf, mayCreateIn, roleIn } from "#kernel/viewer.ts";
import { readersOf } from "#features/access/rules.ts";
import {
  mayAnswerRequests,
  mayChangeMembership,
  mayComeTo,
  mayInviteSomewhere,
  mayInviteTo,
  mayRemoveFrom,
  roleOnJoining,
} from "./rules.ts";

const crew = 7;
const vera: Viewer = { siteId: 1, personId: 5, role: "member", withSubsites: true, guestPageId: null };
const inCrew = (role: "admin" | "editor" | "viewer", more: Partial<Viewer> = {}): Viewer => ({
  ...vera,
  subsiteRoles: { [crew]: role },
  ...more,
});

describe("a role holds in its own area [ROLE-25]", () => {
  it.each([
    ["viewer", false, false],
    ["editor", false, true],
    ["admin", true, true],
  ] as const)("%s of a subsite [ROLE-03] [ROLE-04] [ROLE-05] [ROLE-06]", (role, administers, creates) => {
    const viewer = inCrew(role);
    expect([isAdminIn(crew, viewer), mayCreateIn(crew, viewer)]).toEqual([administers, creates]);
    // Nothing of it holds in the main group or in another subsite.
    expect([mayCreateIn(0, viewer), mayCreateIn(8, viewer), roleIn(8, viewer)]).toEqual([false, false, null]);
  });

  it.each(["owner", "admin", "editor", "member", "external"] as const)(
    "%s of the site is nobody in a subsite that they are not in",
    (role) => {
      const viewer = { ...vera, role };
      expect([isAdminIn(crew, viewer), mayCreateIn(crew, viewer), isOneOf(crew, viewer)]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  it("somebody from outside who is in a subsite is one of its people, and none of the site's", () => {
    const xavi = inCrew("viewer", { role: "external" });
    expect([isOneOf(crew, xavi), isOneOf(0, xavi)]).toEqual([true, false]);
  });
});

it.each(["member", "external"] as const)(
  "an administrator of a subsite who is %s on the site brings people in and removes them, unless they are from outside [ROLE-24]",
  (role) => {
    const admin = inCrew("admin", { role });
    const subsite = { given: "admin", isArchived: false } as const;
    const ed = { person: { id: 9, role: "viewer" }, admins: 1 } as const;
    const verdicts = [
      mayInviteSomewhere(admin),
      mayInviteTo(admin, subsite),
      mayAnswerRequests(admin, subsite),
      mayChangeMembership(admin, subsite, { ...ed, role: "editor" }),
      mayRemoveFrom(admin, subsite, ed),
    ].map((verdict) => (verdict.allowed ? "allowed" : verdict.code));
    const said = role === "external" ? "not-for-externals" : "allowed";
    expect(verdicts).toEqual(Array(5).fill(said));
  },
);

it.each([
  ["owner", "admin", "admin"],
  ["admin", "viewer", null],
  ["editor", "viewer", null],
  ["member", "viewer", null],
  ["external", "viewer", null],
] as const)(
  "%s of the site joins at once as %s what is open to join, and else as %s: null is asking first [SLST-15]",
  (role, open, closed) => {
    const joins = [true, false].map((isSelfJoinable) => roleOnJoining({ ...vera, role }, { isSelfJoinable }));
    expect(joins).toEqual([open, closed]);
  },
);

describe("the principals of a viewer", () => {
  it("are one more for each subsite, that of their role there", () => {
    const flat = principalsOf(vera);
    const two = principalsOf({ ...vera, subsiteRoles: { 7: "editor", 9: "viewer" } });
    expect(two.filter((each) => !flat.includes(each))).toEqual([
      subsitePrincipal("editor", 7),
      subsitePrincipal("viewer", 9),
    ]);
  });

  it("are a viewer's for the whole world where a subsite is public, and only where the site allows it [SUBS-06] [GUES-05]", () => {
    const visitor: Viewer = { ...vera, personId: null, role: "public", publicSubsites: [crew] };
    expect(principalsOf(visitor)).toEqual([principal("public"), subsitePrincipal("viewer", crew)]);
    expect(principalsOf(visitor, { publicPages: false })).toEqual([]);
    for (const role of ["owner", "member", "external", "guest"] as const) {
      const viewer: Viewer = { ...visitor, role, personId: role === "guest" ? null : 5 };
      expect(principalsOf(viewer), role).toContain(subsitePrincipal("viewer", crew));
    }
    // Whoever is in it reads by their own role alone.
    const editor = inCrew("editor", { publicSubsites: [crew] });
    expect(principalsOf(editor)).not.toContain(subsitePrincipal("viewer", crew));
  });

  it("for a list of one subsite are that one's and what is given by name, in however many somebody is", () => {
    const roles = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at + 1, "viewer" as const]));
    const viewer = { ...vera, subsiteRoles: roles };
    const held = { ...viewer, principals: principalsOf(viewer) };
    const named = [principal("public"), principal("person", 5)];
    expect(principalsIn(crew, held)).toEqual([...named, subsitePrincipal("viewer", crew)]);
    expect(principalsIn(0, held)).toEqual([...named, principal("everybody")]);
  });
});

describe("the readers of a page in a subsite [PRUL-08]", () => {
  const page = {
    area: crew,
    shares: [],
    isPublic: false,
    world: null,
    isTrashed: false,
    isUnpublished: false,
  };
  const readers = (more: object) =>
    new Map(readersOf({ ...page, ...more }).map(({ principalId, mayEdit }) => [principalId, mayEdit]));

  it("are its roles: viewers view, editors and administrators edit; roles of the site are none", () => {
    const shares = [
      { principalId: principal("everybody"), mayEdit: true },
      { principalId: principal("editors"), mayEdit: true },
    ];
    expect([...readers({ shares })]).toEqual([
      [subsitePrincipal("admin", crew), true],
      [subsitePrincipal("editor", crew), true],
      [subsitePrincipal("viewer", crew), false],
    ]);
  });

  it("are its guests and those who have it by name, too, who read it", () => {
    const shares = [
      { principalId: principal("guest", 4), mayEdit: false },
      { principalId: principal("person", 5), mayEdit: true },
    ];
    const given = readers({ shares });
    expect([given.get(principal("guest", 4)), given.get(principal("person", 5))]).toEqual([false, false]);
  });

  it("are those who edit while it was never published, and nobody while it is in the trash", () => {
    expect([...readers({ isUnpublished: true }).keys()]).toEqual([
      subsitePrincipal("admin", crew),
      subsitePrincipal("editor", crew),
    ]);
    expect([...readers({ isTrashed: true })]).toEqual([]);
  });
});

describe("who may come to an address of a subsite", () => {
  const closed = { id: crew, isPublic: false, hasPageFor: false };
  const asked = { asScreen: true };
  const visitor: Viewer = { ...vera, personId: null, role: "public" };

  it.each([
    ["one of its people", inCrew("viewer"), closed, true],
    ["somebody with a page of it by name", vera, { ...closed, hasPageFor: true }, true],
    ["anybody where it is public", visitor, { ...closed, isPublic: true }, true],
    ["a member of the site", vera, closed, false],
    ["an owner of the site", { ...vera, role: "owner" as const }, closed, false],
    ["a visitor", visitor, closed, false],
    ["anybody where there is none", inCrew("admin"), null, false],
  ])("%s", (_, viewer, subsite, comes) => {
    const verdict = mayComeTo(viewer, subsite, asked);
    expect(verdict).toEqual(comes ? { allowed: true } : { allowed: false, code: "not-found" });
  });

  it("a call of nobody is told to sign in, whether there is a subsite or not", () => {
    for (const subsite of [closed, null])
      expect(mayComeTo(visitor, subsite, { ...asked, asScreen: false })).toEqual({
        allowed: false,
        code: "signed-out",
      });
  });
});
