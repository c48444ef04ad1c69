import { describe, expect, it } from "vitest";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import {
  askedToShare,
  canBeGivenHere,
  holdsRight,
  mayLoadCandidates,
  mayRequestRights,
  rolesToAsk,
} from "./rules.ts";

function viewer(role: Viewer["role"], personId: number | null = 1): Viewer {
  return { siteId: 1, personId, role, withSubsites: false, guestPageId: null };
}
const codeOf = (verdict: { allowed: boolean; code?: string }) => (verdict.allowed ? "allowed" : verdict.code);
const asking = (role: SiteRole, right: "admin" | "owner" | "editor") =>
  codeOf(mayRequestRights(viewer(role), { right, candidateId: 2 }));

describe("asking for rights", () => {
  it("is for whoever lacks them; an administrator still asks for ownership [RQST-04]", () => {
    const roles: SiteRole[] = ["external", "member", "editor", "admin", "owner"];
    const three = ["allowed", "allowed", "allowed"];
    expect(roles.map((role) => asking(role, "admin"))).toEqual([...three, "rights-held", "rights-held"]);
    expect(roles.map((role) => asking(role, "editor"))).toEqual([
      "allowed",
      "allowed",
      "rights-held",
      "rights-held",
      "rights-held",
    ]);
    expect(roles.map((role) => asking(role, "owner"))).toEqual([...three, "allowed", "rights-held"]);
  });

  it("is not for visitors and guests, who have no role to change", () => {
    for (const role of ["public", "guest"] as const) {
      expect(codeOf(mayRequestRights(viewer(role, null), { right: "admin", candidateId: 2 }))).toBe(
        "signed-out",
      );
      expect(codeOf(mayLoadCandidates(viewer(role, null)))).toBe("signed-out");
    }
  });

  it("is never of oneself", () => {
    expect(codeOf(mayRequestRights(viewer("member"), { right: "admin", candidateId: 1 }))).toBe(
      "asks-themself",
    );
  });

  it("for editing a page is for its readers who do not edit it", () => {
    const asked = (page: { mayEdit: boolean } | null) =>
      codeOf(mayRequestRights(viewer("member"), { right: "page", candidateId: 2, page }));
    expect([asked({ mayEdit: false }), asked({ mayEdit: true }), asked(null)]).toEqual([
      "allowed",
      "rights-held",
      "page-not-found",
    ]);
  });

  it("for reading a page goes to its authors among those who can share it, else to the first three of them", () => {
    expect(askedToShare([4, 5, 6, 7], [9, 6])).toEqual([6]);
    expect(askedToShare([4, 5, 6, 7], [9])).toEqual([4, 5, 6]);
    expect(askedToShare([], [9])).toEqual([]);
  });

  it("for reading a page is for whom it can be given to: in a subsite its people, on the site externals as well", () => {
    const roles = ["owner", "member", "external", "guest", "public"] as const;
    const here = (subsiteRoles: Viewer["subsiteRoles"], subsiteId?: number) =>
      roles.map((role) => {
        const isPerson = role !== "guest" && role !== "public";
        const more = { ...(subsiteId && { subsiteId }), ...(isPerson && { subsiteRoles }) };
        return canBeGivenHere({ ...viewer(role, isPerson ? 1 : null), ...more });
      });
    expect(here({})).toEqual([true, true, true, false, false]);
    expect(here({}, 4)).toEqual([false, false, false, false, false]);
    expect(here({ 4: "viewer" }, 4)).toEqual([true, true, true, false, false]);
  });

  it("goes to those who can grant it: ownership is given by owners alone [ROLE-14] [RQST-01]", () => {
    for (const right of ["admin", "editor", "page"] as const)
      expect(rolesToAsk(right)).toEqual(["owner", "admin"]);
    expect(rolesToAsk("owner")).toEqual(["owner"]);
    expect(rolesToAsk("admin").every((role) => holdsRight({ role }, "admin"))).toBe(true);
  });
});
