import { describe, expect, it } from "vitest";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import { cardActions } from "../model/card-actions.ts";
import { offeredActions, personActions } from "./rules.ts";

const viewer = (role: Viewer["role"], given: Partial<Viewer> = {}): Viewer => ({
  siteId: 1,
  personId: role === "public" ? null : 1,
  role,
  withSubsites: false,
  guestPageId: null,
  ...given,
});
const person = (
  role: SiteRole,
  given: { id?: number; hasPassword?: boolean; isSeen?: boolean; isTwoStepOn?: boolean } = {},
) => ({
  id: 2,
  role,
  hasPassword: true,
  isSeen: true,
  isTwoStepOn: false,
  ...given,
});

describe("what one may do with a person", () => {
  const table: readonly [string, Viewer, ReturnType<typeof person>, string][] = [
    [
      "owner, member",
      viewer("owner"),
      person("member"),
      "picture edit-profile away make-owner role groups permissions invitation-status impersonate audit-log profile-page delete",
    ],
    [
      "owner, invited",
      viewer("owner"),
      person("member", { hasPassword: false, isSeen: false }),
      "picture edit-profile away make-owner role groups permissions invitation invitation-status reminder impersonate audit-log profile-page delete",
    ],
    [
      "owner, external",
      viewer("owner"),
      person("external"),
      "picture edit-profile away role groups permissions invitation-status impersonate audit-log profile-page delete",
    ],
    [
      "owner, another owner",
      viewer("owner"),
      person("owner"),
      "picture edit-profile away revoke-owner role groups permissions invitation-status impersonate audit-log profile-page delete",
    ],
    [
      "owner, oneself",
      viewer("owner"),
      person("owner", { id: 1 }),
      "preferences picture edit-profile away groups audit-log profile-page",
    ],
    [
      "administrator, member who never signed in",
      viewer("admin"),
      person("member", { isSeen: false }),
      "picture edit-profile away role groups permissions invitation-status reminder impersonate profile-page delete",
    ],
    [
      "administrator, owner",
      viewer("admin"),
      person("owner"),
      "picture edit-profile away groups permissions invitation-status profile-page",
    ],
    ["editor, member", viewer("editor"), person("member"), "profile-page"],
    [
      "member, invited",
      viewer("member"),
      person("member", { hasPassword: false, isSeen: false }),
      "profile-page",
    ],
    [
      "member, oneself",
      viewer("member"),
      person("member", { id: 1 }),
      "preferences picture edit-profile away profile-page",
    ],
    ["external, member", viewer("external"), person("member"), ""],
    [
      "external, oneself",
      viewer("external"),
      person("external", { id: 1 }),
      "preferences picture edit-profile away profile-page",
    ],
    ["visitor, member", viewer("public"), person("member"), ""],
  ];

  it.each(table)(
    "on a site without subsites: %s [CACT-01] [CACT-02] [CACT-03] [CACT-04] [CACT-07] [CACT-08] [CACT-10] [CACT-11] [CACT-12] [CACT-13] [CACT-14] [CACT-15] [CACT-16] [CACT-17] [CACT-18] [CACT-19] [CACT-20] [CACT-25]",
    (_, who, whom, actions) => {
      expect(offeredActions(personActions(who, whom)).join(" ")).toBe(actions);
    },
  );

  it("is the owners' with subsites, and nothing of it but pictures an administrator's [CACT-02] [CACT-03] [CACT-07] [CACT-08] [CACT-12] [CACT-13] [CACT-14] [CACT-15] [CACT-16] [CACT-19]", () => {
    const withSubsites = { withSubsites: true };
    const invited = person("member", { hasPassword: false, isSeen: false });
    expect(offeredActions(personActions(viewer("owner", withSubsites), invited)).join(" ")).toBe(
      "picture edit-profile away make-owner role invitation invitation-status reminder impersonate audit-log profile-page delete",
    );
    const inOne = { ...withSubsites, subsiteId: 4, subsiteRoles: { 4: "admin" as const } };
    for (const place of [withSubsites, inOne])
      expect(offeredActions(personActions(viewer("admin", place), invited))).toEqual([
        "picture",
        "profile-page",
      ]);
  });

  it.each(["owner", "admin", "editor", "member", "external"] as const)(
    "offers a change of one's own picture to everybody, and of those of others to administrators of the site alone: %s [AVAT-15] [AVAT-16] [CACT-02]",
    (role) => {
      const inOne = { withSubsites: true, subsiteId: 4, subsiteRoles: { 4: "admin" as const } };
      for (const place of [{}, { withSubsites: true }, inOne]) {
        const offered = (id: number) =>
          offeredActions(personActions(viewer(role, place), person(role, { id })));
        expect(offered(1)).toContain("picture");
        expect(offered(2).includes("picture")).toBe(role === "owner" || role === "admin");
      }
    },
  );

  it("has no role of the site in a subsite [CACT-11] [CACT-28]", () => {
    const inside = viewer("owner", { withSubsites: true, subsiteId: 4, subsiteRoles: { 4: "admin" } });
    expect(personActions(inside, person("member")).role).toEqual({
      allowed: false,
      code: "outside-subsites-only",
    });
    expect(offeredActions(personActions(inside, person("member"))).join(" ")).toBe(
      "picture edit-profile away make-owner invitation-status impersonate audit-log profile-page delete",
    );
  });

  it("says why not, each time", () => {
    const verdicts = personActions(viewer("member"), person("member"));
    const reasons = cardActions.map((action) => {
      const verdict = verdicts[action];
      return [action, verdict.allowed ? null : verdict.code];
    });
    expect(Object.fromEntries(reasons)).toEqual({
      preferences: "oneself-only",
      picture: "admins-only",
      "edit-profile": "admins-only",
      away: "admins-only",
      "make-owner": "owners-only",
      "revoke-owner": "owners-only",
      role: "admins-only",
      groups: "admins-only",
      permissions: "admins-only",
      notifications: "in-subsites-only",
      "invite-to-subsite": "subsites-off",
      invitation: "has-password",
      "invitation-status": "admins-only",
      reminder: "has-signed-in",
      "reset-two-step": "owners-only",
      impersonate: "admins-only",
      "audit-log": "owners-only",
      "profile-page": null,
      "remove-from-subsite": "in-subsites-only",
      delete: "admins-only",
    });
    const own = personActions(viewer("owner"), person("owner", { id: 1 }));
    expect([own.role, own["revoke-owner"], own.delete, own.impersonate]).toEqual([
      { allowed: false, code: "own-role" },
      { allowed: false, code: "own-ownership" },
      { allowed: false, code: "own-removal" },
      { allowed: false, code: "own-impersonation" },
    ]);
  });
});
