import { describe, expect, it } from "vitest";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import {
  inviteState,
  mayAddPeople,
  mayChangeRole,
  mayGiveRole,
  mayRemovePerson,
  maySeePeople,
  rolesToGive,
} from "./rules.ts";

function viewer(role: Viewer["role"], personId: number | null = 1, withSubsites = false): Viewer {
  return { siteId: 1, personId, role, withSubsites, guestPageId: null };
}
const person = (role: SiteRole, id = 2) => ({ id, role });

describe("the directory", () => {
  it.each([
    ["owner", 1, null],
    ["member", 1, null],
    ["external", 1, "not-for-externals"],
    ["public", null, "signed-out"],
  ] as const)("for %s [ROUT-16] [ROLE-25]", (role, personId, code) => {
    expect(maySeePeople(viewer(role, personId))).toEqual(
      code === null ? { allowed: true } : { allowed: false, code },
    );
  });
});

describe("giving roles", () => {
  it("owners give every role, with subsites too, administrators every one but theirs above [ROLE-14]", () => {
    for (const withSubsites of [false, true])
      expect(rolesToGive(viewer("owner", 1, withSubsites))).toEqual([
        "owner",
        "admin",
        "editor",
        "member",
        "external",
      ]);
    expect(rolesToGive(viewer("admin"))).toEqual(["admin", "editor", "member", "external"]);
    expect(rolesToGive(viewer("editor"))).toEqual([]);
    expect(mayGiveRole(viewer("admin"), "owner")).toMatchObject({ code: "role-not-given" });
  });

  it("new people are added by owners, and without subsites by administrators [INVT-19] [ROLE-11] [ROLE-15]", () => {
    const roles = ["owner", "admin", "editor", "member", "external", "public"] as const;
    const adding = (withSubsites: boolean) =>
      roles.filter((role) => mayAddPeople(viewer(role, 1, withSubsites)).allowed);
    expect([adding(false), adding(true)]).toEqual([["owner", "admin"], ["owner"]]);
  });

  it("with subsites only owners add people [ROLE-15]", () => {
    expect(mayGiveRole(viewer("admin", 1, true), "member")).toMatchObject({ code: "owners-only" });
    expect(mayGiveRole(viewer("owner", 1, true), "member").allowed).toBe(true);
    expect(mayGiveRole({ ...viewer("owner", 1, true), subsiteId: 7 }, "member").allowed).toBe(true);
    expect(mayGiveRole({ ...viewer("admin", 1, true), subsiteId: 7 }, "member").allowed).toBe(false);
    expect(mayGiveRole(viewer("editor"), "member")).toMatchObject({ code: "admins-only" });
  });
});

describe("changing a role", () => {
  it.each([
    ["owner", person("owner"), "member", 2, null],
    ["owner", person("owner"), "member", 1, "last-owner"],
    ["owner", person("owner", 1), "admin", 1, "own-role"],
    ["admin", person("admin", 1), "owner", 1, "own-role"],
    ["member", person("member", 1), "owner", 1, "admins-only"],
    ["owner", person("owner", 1), "admin", 2, "own-role"],
    ["admin", person("owner"), "member", 2, "owner-by-owner"],
    ["admin", person("member"), "owner", 1, "role-not-given"],
    ["admin", person("member"), "editor", 1, null],
    ["owner", person("external"), "owner", 1, "external-owner"],
    ["owner", person("member"), "owner", 1, null],
    ["editor", person("member"), "external", 1, "admins-only"],
  ] as const)(
    "%s, %j to %s, owners %d: %s [ROLE-14] [CACT-20] [OWNR-05]",
    (role, changed, to, owners, code) => {
      const verdict = mayChangeRole(viewer(role), { person: changed, role: to, owners });
      expect(verdict).toMatchObject(code === null ? { allowed: true } : { allowed: false, code });
    },
  );
});

describe("deleting a person", () => {
  it.each([
    ["owner", person("owner"), 1, "last-owner"],
    ["owner", person("owner"), 2, null],
    ["owner", person("owner", 1), 2, "own-removal"],
    ["owner", person("owner", 1), 1, "own-removal"],
    ["admin", person("owner"), 2, "owner-by-owner"],
    ["admin", person("member"), 1, null],
    ["admin", person("admin", 1), 1, "own-removal"],
    ["member", person("external"), 1, "admins-only"],
  ] as const)("%s deletes %j, owners %d: %s [CACT-20] [ROLE-11]", (role, removed, owners, code) => {
    const verdict = mayRemovePerson(viewer(role), { person: removed, owners });
    expect(verdict).toMatchObject(code === null ? { allowed: true } : { allowed: false, code });
  });

  it("with subsites only owners do [ROLE-11]", () => {
    const removal = { person: person("member"), owners: 1 };
    expect(mayRemovePerson(viewer("admin", 1, true), removal)).toMatchObject({ code: "owners-only" });
    expect(mayRemovePerson(viewer("owner", 1, true), removal).allowed).toBe(true);
  });
});

it.each([
  [true, null, null, "here"],
  [false, "2026-11-08", "2026-11-22", "invited"],
  [false, "2026-11-06", "2026-11-20", "expired"],
  [false, "2026-11-21", null, "invited"],
  [false, "2026-11-21", "2026-11-20", "invited"],
  [false, "2026-11-06", null, "expired"],
  [false, null, null, "expired"],
] as const)(
  "with password %s, invited on %s, and a link until %s one is %s",
  (hasPassword, on, until, state) => {
    const [invited, inviteExpires] = [on, until].map((day) => (day === null ? null : new Date(day)));
    const person = { hasPassword, invited: invited ?? null, inviteExpires: inviteExpires ?? null };
    expect(inviteState(person, new Date("2026-11-21T12:00:00Z"))).toBe(state);
  },
);
