import { describe, expect, it } from "vitest";
import type { SubsiteRole, Viewer } from "#kernel/viewer.ts";
import { siteRoles, subsiteRoles } from "#kernel/viewer.ts";
import { areasToBringTo, mayBringTo, mayCross, maySendAcross } from "./rules.ts";

const viewer = (facts: Partial<Viewer>): Viewer => ({
  siteId: 1,
  personId: 7,
  role: "member",
  withSubsites: true,
  guestPageId: null,
  ...facts,
});
const code = (verdict: { readonly allowed: boolean; readonly code?: string }) =>
  verdict.allowed ? "allowed" : verdict.code;

describe("where pages may go", () => {
  it("is where somebody is editor or administrator, and not where the pages are [SMOV-12]", () => {
    const open = (role: SubsiteRole | undefined, here = 0) =>
      mayBringTo(
        { id: 3, isArchived: false },
        viewer({ role: "owner", subsiteId: here, subsiteRoles: role ? { 3: role } : {} }),
      ).allowed;
    expect([open("admin"), open("editor"), open("viewer"), open(undefined), open("admin", 3)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const admin = viewer({ subsiteRoles: { 3: "admin" } });
    expect(code(mayBringTo({ id: 3, isArchived: true }, admin))).toBe("subsite-not-open-to-pages");
    const toMain = siteRoles.map((role) => [
      role,
      mayBringTo({ id: 0, isArchived: false }, viewer({ role, subsiteId: 3 })).allowed,
    ]);
    expect(toMain).toEqual([
      ["owner", true],
      ["admin", true],
      ["editor", true],
      ["member", false],
      ["external", false],
    ]);
  });

  it("the list agrees with the rule for every role here and there [SMOV-12]", () => {
    for (const role of siteRoles)
      for (const there of subsiteRoles)
        for (const subsiteId of [0, 3, 4]) {
          const who = viewer({ role, subsiteId, subsiteRoles: { 3: there, 4: "editor" } });
          const ruled = [0, 3, 4, 5].filter((id) => mayBringTo({ id, isArchived: false }, who).allowed);
          expect(areasToBringTo(who), `${role}, ${there}, in ${subsiteId}`).toEqual(ruled);
        }
  });

  it("is nowhere on a site without subsites [SMOV-12]", () => {
    expect(code(maySendAcross(viewer({ role: "owner", withSubsites: false })))).toBe("subsites-off");
    expect(code(maySendAcross(viewer({})))).toBe("allowed");
  });
});

it("which pages go: home pages and templates are copied only, and only by who edits them [SMOV-12]", () => {
  const page = { id: 1, mayEdit: true, isHomepage: false, isTemplate: false };
  const both = (facts: Partial<typeof page>) =>
    (["move", "copy"] as const).map((mode) => code(mayCross({ ...page, ...facts }, mode)));
  expect(both({})).toEqual(["allowed", "allowed"]);
  expect(both({ isHomepage: true })).toEqual(["homepage-not-moved", "allowed"]);
  expect(both({ isTemplate: true })).toEqual(["template-not-moved", "allowed"]);
  expect(both({ mayEdit: false })).toEqual(["page-not-editable", "page-not-editable"]);
});
