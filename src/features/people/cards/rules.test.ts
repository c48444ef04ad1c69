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
const person = (role: SiteRole, given: { id?: number; hasPassword?: boolean } = {}) => ({
  id: 2,
  role,
  hasPassword: true,
  ...given,
});

describe("what one may do with a person", () => {
  const table: readonly [string, Viewer, ReturnType<typeof person>, readonly string[]][] = [
    ["owner, member", viewer("owner"), person("member"), ["edit-profile", "role", "profile-page", "delete"]],
    [
      "owner, invited",
      viewer("owner"),
      person("member", { hasPassword: false }),
      ["edit-profile", "role", "invitation", "profile-page", "delete"],
    ],
    [
      "owner, another owner",
      viewer("owner"),
      person("owner"),
      ["edit-profile", "role", "profile-page", "delete"],
    ],
    [
      "owner, oneself",
      viewer("owner"),
      person("owner", { id: 1 }),
      ["preferences", "edit-profile", "profile-page"],
    ],
    [
      "administrator, member",
      viewer("admin"),
      person("member"),
      ["edit-profile", "role", "profile-page", "delete"],
    ],
    ["administrator, owner", viewer("admin"), person("owner"), ["edit-profile", "profile-page"]],
    ["editor, member", viewer("editor"), person("member"), ["profile-page"]],
    ["member, invited", viewer("member"), person("member", { hasPassword: false }), ["profile-page"]],
    [
      "member, oneself",
      viewer("member"),
      person("member", { id: 1 }),
      ["preferences", "edit-profile", "profile-page"],
    ],
    ["external, member", viewer("external"), person("member"), []],
    [
      "external, oneself",
      viewer("external"),
      person("external", { id: 1 }),
      ["preferences", "edit-profile", "profile-page"],
    ],
    ["visitor, member", viewer("public"), person("member"), []],
  ];

  it.each(table)(
    "on a site without subsites: %s [CACT-01] [CACT-03] [CACT-18] [CACT-19] [CACT-20] [CACT-25]",
    (_, who, whom, actions) => {
      expect(offeredActions(personActions(who, whom))).toEqual(actions);
    },
  );

  it("is the owners' with subsites, and nothing of it an administrator's [CACT-03] [CACT-14] [CACT-16] [CACT-19]", () => {
    const withSubsites = { withSubsites: true };
    const invited = person("member", { hasPassword: false });
    expect(offeredActions(personActions(viewer("owner", withSubsites), invited))).toEqual([
      "edit-profile",
      "role",
      "invitation",
      "profile-page",
      "delete",
    ]);
    expect(offeredActions(personActions(viewer("admin", withSubsites), invited))).toEqual(["profile-page"]);
  });

  it("has no role of the site in a subsite [CACT-11] [CACT-28]", () => {
    const inside = viewer("owner", { withSubsites: true, subsiteId: 4, subsiteRoles: { 4: "admin" } });
    expect(personActions(inside, person("member")).role).toEqual({
      allowed: false,
      code: "outside-subsites-only",
    });
    expect(offeredActions(personActions(inside, person("member")))).toEqual([
      "edit-profile",
      "profile-page",
      "delete",
    ]);
  });

  it("says why not, each time", () => {
    const verdicts = personActions(viewer("member"), person("member"));
    const reasons = cardActions.map((action) => {
      const verdict = verdicts[action];
      return [action, verdict.allowed ? null : verdict.code];
    });
    expect(Object.fromEntries(reasons)).toEqual({
      preferences: "oneself-only",
      "edit-profile": "admins-only",
      role: "admins-only",
      permissions: "in-subsites-only",
      invitation: "has-password",
      "profile-page": null,
      "remove-from-subsite": "in-subsites-only",
      delete: "admins-only",
    });
    const own = personActions(viewer("owner"), person("owner", { id: 1 }));
    expect([own.role, own.delete]).toEqual([
      { allowed: false, code: "own-role" },
      { allowed: false, code: "own-removal" },
    ]);
  });
});
