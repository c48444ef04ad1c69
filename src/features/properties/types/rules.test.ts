import { expect, it } from "vitest";
import type { SubsiteRole, Viewer } from "#kernel/viewer.ts";
import { mayChangeType, typesOffered } from "./rules.ts";

const harbour = 7;
const viewer = (role: Viewer["role"], there: SubsiteRole): Viewer => ({
  siteId: 1,
  personId: 1,
  role,
  withSubsites: true,
  subsiteId: harbour,
  subsiteRoles: { [harbour]: there },
  guestPageId: null,
});

it.each([
  ["member", "admin", true],
  ["member", "editor", false],
  ["admin", "editor", false],
  ["owner", "viewer", false],
  ["owner", "admin", true],
] as const)(
  "with subsites: %s of the site and %s of the subsite chooses its types of pages: %s [PTYP-08] [PTYP-11]",
  (role, there, may) => {
    const who = viewer(role, there);
    const changes = (["homepage", "template", "default_template"] as const).map(
      (to) => mayChangeType(who, { isUnpublished: false }, { from: "standard", to }).allowed,
    );
    const offered = typesOffered(who, { isHomepage: false, isUnpublished: false });
    expect([changes, offered]).toEqual([[may, may, may], { canBeTemplate: may, canToggleDefault: may }]);
  },
);

it("neither the home page nor a page that nobody sees yet can be a template of either kind [PTYP-03]", () => {
  const admin = viewer("member", "admin");
  for (const [isHomepage, isUnpublished] of [
    [true, false],
    [false, true],
  ] as const) {
    const { canBeTemplate } = typesOffered(admin, { isHomepage, isUnpublished });
    const from = isHomepage ? "homepage" : "standard";
    const changes = (["template", "default_template"] as const).map(
      (to) => mayChangeType(admin, { isUnpublished }, { from, to }).allowed,
    );
    expect([canBeTemplate, ...changes]).toEqual([false, false, false]);
  }
});
