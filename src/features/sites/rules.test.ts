import { describe, expect, it } from "vitest";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { mayEditMenu } from "#features/menu/rules.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { mayChooseType } from "#features/properties/types/rules.ts";
import { mayAddPeople } from "#features/people/rules.ts";
import { placesOf } from "#features/subsites/model/bar.ts";
import {
  isListedFor,
  mayAnswerRequests,
  mayChangeLevel,
  mayChangeMembership,
  mayInviteSomewhere,
  mayInviteTo,
  mayManageSubsite,
  mayRemoveFrom,
  maySeePeopleOf,
} from "#features/subsites/rules.ts";
import { mayArrangeTags } from "#features/tags/rules.ts";
import { principal, principalKind, principalsOf } from "#kernel/actor.ts";
import { type Viewer, mayCreateIn, isAdminIn, theSite } from "#kernel/viewer.ts";
import { mayAdminister, mayChangeSite, mayOwn, settingsFor } from "./rules.ts";
import { rightsRefusals } from "./wording.ts";

function viewer(role: Viewer["role"], withSubsites = false): Viewer {
  const isPerson = role !== "public" && role !== "guest";
  return {
    siteId: 1,
    personId: isPerson ? 1 : null,
    role,
    withSubsites,
    guestPageId: role === "guest" ? 9 : null,
  };
}

describe("what each role is on a flat site [ROLE-01] [ROLE-02] [ROLE-03] [ROLE-25]", () => {
  it.each([
    // role, administers, creates, owns, is part of everybody
    ["owner", true, true, true, true],
    ["admin", true, true, false, true],
    ["editor", false, true, false, true],
    ["member", false, false, false, true],
    ["external", false, false, false, false],
    ["guest", false, false, false, false],
    ["public", false, false, false, false],
  ] as const)(
    "%s: administers %s, creates %s, owns %s, everybody %s [ROLE-05] [ROLE-06] [ROLE-07]",
    (role, administers, creates, owns, everybody) => {
      expect(isAdminIn(theSite, viewer(role))).toBe(administers);
      expect(mayCreateIn(theSite, viewer(role))).toBe(creates);
      expect(mayOwn(viewer(role)).allowed).toBe(owns);
      expect(principalsOf(viewer(role)).includes(principal("everybody"))).toBe(everybody);
    },
  );

  it("editors read as such, guests their page alone, and externals nothing that is for everybody", () => {
    const reading = (role: Viewer["role"]) =>
      principalsOf(viewer(role)).map((id) => Object.values(principalKind(id)).join(" "));
    const named = ["public 0", "person 1"];
    expect({
      admin: reading("admin"),
      editor: reading("editor"),
      member: reading("member"),
      external: reading("external"),
      guest: reading("guest"),
      public: reading("public"),
    }).toEqual({
      admin: [...named, "everybody 0", "editors 0", "admins 0"],
      editor: [...named, "everybody 0", "editors 0"],
      member: [...named, "everybody 0"],
      external: named,
      guest: ["public 0", "guest 9"],
      public: ["public 0"],
    });
  });

  it("an owner is administrator and site owner at once", () => {
    const owner = viewer("owner");
    expect(mayAdminister(owner).allowed && mayOwn(owner).allowed).toBe(true);
    expect(principalsOf(owner)).toContain(principal("admins"));
  });
});

describe("an owner and an administrator", () => {
  const checks = {
    mayAdminister,
    mayChangeSite,
    mayAddPeople,
    mayArrangeFolders,
    mayArrangeTags,
    mayEditMenu,
    mayCreatePages,
    mayChooseType,
  };
  const passing = (role: Viewer["role"], withSubsites: boolean) =>
    Object.entries(checks)
      .filter(([, may]) => may(viewer(role, withSubsites)).allowed)
      .map(([name]) => name);
  /** The settings that open to an owner and not to an administrator. */
  const moreFor = (withSubsites: boolean) => {
    const admins = settingsFor(viewer("admin", withSubsites));
    return settingsFor(viewer("owner", withSubsites)).filter((each) => !admins.includes(each));
  };

  it("without subsites pass the same checks; settings of the whole site are the owner's besides [ROLE-07]", () => {
    expect(passing("owner", false)).toEqual(Object.keys(checks));
    expect(passing("admin", false)).toEqual(Object.keys(checks));
    expect(moreFor(false)).toEqual(["theme", "mail", "company", "joining", "files", "auditLog"]);
  });

  it("with subsites the owner passes them all, an administrator those of the main group [ROLE-07]", () => {
    expect(passing("owner", true)).toEqual(Object.keys(checks));
    expect(passing("admin", true)).toEqual(
      Object.keys(checks).filter((name) => !["mayChangeSite", "mayAddPeople"].includes(name)),
    );
    expect(moreFor(true)).toEqual([
      "site",
      "theme",
      "profileFields",
      "mail",
      "company",
      "joining",
      "files",
      "auditLog",
    ]);
  });
});

describe("in a subsite that an owner is not in", () => {
  const crew = 7;
  const owner = { ...viewer("owner", true), subsiteId: crew };
  const admin = { ...viewer("member", true), subsiteId: crew, subsiteRoles: { [crew]: "admin" as const } };
  const given = (role: "admin" | null) => ({
    id: crew,
    isPublic: false,
    isArchived: false,
    isSelfJoinable: false,
    listing: "hidden" as const,
    given: role,
  });
  const other = { person: { id: 2, role: "viewer" as const }, admins: 1 };
  const passed = (who: Viewer, role: "admin" | null) => {
    const subsite = given(role);
    return {
      finds: isListedFor(who, subsite),
      manages: mayManageSubsite(who, subsite).allowed,
      seesPeople: maySeePeopleOf(who, subsite).allowed,
      invites: mayInviteTo(who, subsite).allowed && mayInviteSomewhere(who).allowed,
      letsIn: mayAnswerRequests(who, subsite).allowed,
      changesRoles: mayChangeMembership(who, subsite, { ...other, role: "editor" }).allowed,
      changesLevels: mayChangeLevel(who, subsite, 2).allowed,
      removes: mayRemoveFrom(who, subsite, other).allowed,
      settings: settingsFor(who),
      bar: placesOf(who, subsite),
    };
  };

  it("they do everything that its administrators do [ROLE-07]", () => {
    const all = passed(admin, "admin");
    expect(Object.values(all).filter((may) => may === false)).toEqual([]);
    expect([all.settings, all.bar]).toEqual([
      ["subsite", "people"],
      ["home", "pages", "people", "activity", "settings"],
    ]);
    expect(passed(owner, null)).toEqual(all);
  });
});

describe("the three checks", () => {
  it("administrators only [ROLE-19] [ROLE-27]", () => {
    expect(mayAdminister(viewer("editor"))).toEqual({ allowed: false, code: "admins-only" });
    expect(rightsRefusals["admins-only"]).toEqual({
      kind: "forbidden",
      text: "Sorry, only administrators can do this.",
      offer: "admin",
    });
  });

  it("site owners only [ROLE-20] [ROLE-27]", () => {
    expect(mayOwn(viewer("admin"))).toEqual({ allowed: false, code: "owners-only" });
    expect(rightsRefusals["owners-only"]).toEqual({
      kind: "forbidden",
      text: "Sorry, only site owners can do this.",
      offer: "owner",
    });
  });

  it.each([
    [false, false, ["owner", "admin"], "admins-only"],
    [false, true, ["owner", "admin", "editor"], "editors-only"],
    [true, false, ["owner", "admin", "editor"], "editors-only"],
  ] as const)(
    "editors only, with subsites %s, where editors arrange %s: %j pass, others are told %s [ROLE-21] [ROLE-22] [ROLE-26]",
    (withSubsites, editorsArrange, passing, code) => {
      for (const may of [mayArrangeFolders, mayArrangeTags, mayEditMenu])
        for (const role of ["owner", "admin", "editor", "member", "external", "guest", "public"] as const) {
          const isPassing = (passing as readonly string[]).includes(role);
          const verdict = may({ ...viewer(role, withSubsites), editorsArrange });
          expect(verdict).toEqual(isPassing ? { allowed: true } : { allowed: false, code });
        }
    },
  );

  it("administrators choose templates, in both kinds of site and whatever editors arrange [ROLE-26]", () => {
    for (const withSubsites of [false, true])
      for (const role of ["owner", "admin", "editor", "member", "external", "guest", "public"] as const) {
        const may = mayChooseType({ ...viewer(role, withSubsites), editorsArrange: true });
        expect([role, may.allowed]).toEqual([role, ["owner", "admin"].includes(role)]);
      }
  });

  it("say that editors can do it, and offer to ask for their rights [ROLE-27]", () => {
    expect(folderRefusals["editors-only"]).toMatchObject({
      text: "Sorry, only editors can do this.",
      offer: "editor",
    });
  });
});

describe("a site with subsites and one without", () => {
  it("differ in who changes its settings: the owner alone, or administrators too", () => {
    const mayChange = (withSubsites: boolean) =>
      (["owner", "admin", "editor", "member"] as const).filter(
        (role) => mayChangeSite(viewer(role, withSubsites)).allowed,
      );
    expect(mayChange(true)).toEqual(["owner"]);
    expect(mayChange(false)).toEqual(["owner", "admin"]);
  });
});

describe("site settings", () => {
  it.each([
    ["owner", false, true],
    ["admin", false, true],
    ["editor", false, false],
    ["owner", true, true],
    ["admin", true, false],
  ] as const)("%s, with subsites %s: %s [PROD-13] [ROLE-10]", (role, withSubsites, allowed) => {
    expect(mayChangeSite(viewer(role, withSubsites)).allowed).toBe(allowed);
  });

  it.each([
    [
      "owner",
      [
        "account",
        "notifications",
        "site",
        "theme",
        "people",
        "profileFields",
        "import",
        "mail",
        "company",
        "joining",
        "files",
        "auditLog",
      ],
    ],
    ["admin", ["account", "notifications", "site", "people", "profileFields", "import"]],
    ["editor", ["account", "notifications", "people"]],
    ["member", ["account", "notifications", "people"]],
    ["external", ["account", "notifications"]],
    ["public", []],
  ] as const)("%s finds the way to %j [ROUT-20]", (role, screens) => {
    expect(settingsFor(viewer(role))).toEqual(screens);
  });

  it.each([
    ["owner", "site theme people profileFields subsites import mail company joining files auditLog"],
    ["admin", "people subsites import"],
    ["editor", "people subsites import"],
    ["member", "people subsites"],
    ["external", "subsites"],
  ] as const)(
    "where there are subsites, %s finds the way to their own and to %s [ROUT-20]",
    (role, screens) => {
      expect(settingsFor(viewer(role, true)).join(" ")).toBe(`account notifications ${screens}`);
    },
  );

  it("leads to importing who may make the folders that files come into [ROLE-26]", () => {
    for (const role of ["editor", "member"] as const) {
      const screens = settingsFor({ ...viewer(role), editorsArrange: true });
      expect(screens.includes("import")).toBe(role === "editor");
    }
  });
});
