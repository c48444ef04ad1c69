import { describe, expect, it } from "vitest";
import { mayBeCalledBy } from "#calls/acting.ts";
import { type SiteRole, type Viewer, siteRoles } from "#kernel/viewer.ts";
import { mayImpersonate, mayImpersonatePeople } from "./rules.ts";

const viewer = (role: Viewer["role"], withSubsites: boolean, given: Partial<Viewer> = {}): Viewer => ({
  siteId: 1,
  personId: role === "public" || role === "guest" ? null : 1,
  role,
  withSubsites,
  guestPageId: null,
  ...given,
});
const codeOf = (who: Viewer, role: SiteRole, id = 2) => {
  const verdict = mayImpersonate(who, { id, role });
  return verdict.allowed ? "may" : verdict.code;
};

describe("who may impersonate whom", () => {
  const everybody = [...siteRoles, "guest", "public"] as const;

  it("without subsites administrators, and an owner only for another owner [IMPS-02] [IMPS-08] [ROLE-08]", () => {
    const table = Object.fromEntries(
      everybody.map((role) => [
        role,
        siteRoles.map((target) => codeOf(viewer(role, false), target)).join(" "),
      ]),
    );
    const no = (code: string) => siteRoles.map(() => code).join(" ");
    expect(table).toEqual({
      owner: no("may"),
      admin: "impersonate-owner may may may may",
      editor: no("admins-only"),
      member: no("admins-only"),
      external: no("admins-only"),
      guest: no("signed-out"),
      public: no("signed-out"),
    });
  });

  it("with subsites owners alone, whatever somebody is in a subsite [IMPS-07] [IMPS-08] [ROLE-08]", () => {
    const table = Object.fromEntries(
      everybody.map((role) => {
        const who = viewer(role, true, { subsiteId: 4, subsiteRoles: { 4: "admin" } });
        return [role, [...new Set(siteRoles.map((target) => codeOf(who, target)))].join(" ")];
      }),
    );
    expect(table).toEqual({
      owner: "may",
      admin: "owners-only",
      editor: "owners-only",
      member: "owners-only",
      external: "owners-only",
      guest: "signed-out",
      public: "signed-out",
    });
  });

  it("nobody themself, and nobody from within another's shoes [CACT-20]", () => {
    for (const withSubsites of [false, true]) {
      expect(codeOf(viewer("owner", withSubsites), "owner", 1)).toBe("own-impersonation");
      const acting = viewer("owner", withSubsites, { realPersonId: 3 });
      expect(codeOf(acting, "member")).toBe("not-as-another");
      expect(mayImpersonatePeople(acting).allowed).toBe(false);
    }
  });
});

it("what is of oneself alone is refused to whoever acts as another, and to nobody else", () => {
  const acting = viewer("owner", false, { realPersonId: 3 });
  expect(mayBeCalledBy({ oneselfOnly: true }, acting)).toEqual({ allowed: false, code: "not-as-another" });
  expect(mayBeCalledBy({ oneselfOnly: true }, viewer("owner", false))).toEqual({ allowed: true });
  expect(mayBeCalledBy({}, acting)).toEqual({ allowed: true });
});
