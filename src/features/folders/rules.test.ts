import { describe, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer.ts";
import { mayArrangeFolders, mayBeNamed, mayChangeFromMenu, mayMoveFolder } from "./rules.ts";

const flat: Viewer = { siteId: 1, personId: 5, role: "member", withSubsites: false, guestPageId: null };
const crew = 7;
const inCrew = (role: "admin" | "editor" | "viewer"): Viewer => ({
  ...flat,
  withSubsites: true,
  subsiteId: crew,
  subsiteRoles: { [crew]: role },
});

describe("who renames and moves a folder from its menu", () => {
  it.each([
    ["owner", true],
    ["admin", true],
    ["editor", false],
    ["member", false],
  ] as const)(
    "without subsites %s: %s, whatever else editors may do with folders [FOPT-16] [FOPT-19]",
    (role, may) => {
      for (const editorsArrange of [false, true]) {
        const verdict = mayChangeFromMenu({ ...flat, role, editorsArrange });
        expect(verdict).toMatchObject(may ? { allowed: true } : { allowed: false, code: "admins-only" });
      }
      expect(mayArrangeFolders({ ...flat, role, editorsArrange: true }).allowed).toBe(role !== "member");
    },
  );

  it("in subsites whoever passes the editor check there [FOPT-16] [FOPT-19]", () => {
    const may = (role: "admin" | "editor" | "viewer") => mayChangeFromMenu(inCrew(role));
    expect([may("admin").allowed, may("editor").allowed]).toEqual([true, true]);
    expect(may("viewer")).toMatchObject({ allowed: false, code: "editors-only" });
    const inMain = (role: "editor" | "member") => mayChangeFromMenu({ ...flat, role, withSubsites: true });
    expect(inMain("editor").allowed).toBe(true);
    expect(inMain("member")).toMatchObject({ allowed: false, code: "editors-only" });
  });
});

it("folders lie at most fifty levels deep, those that are made and those that are moved with what lies in them [FTRE-01] [FTRE-09] [FMOV-02]", () => {
  const made = (levels: number) => mayBeNamed(Array.from({ length: levels }, () => "a"));
  const moved = (deepest: number) =>
    mayMoveFolder(
      { ...flat, role: "admin" },
      { id: 2, isMain: false, parentId: 1 },
      { id: 3, liesInIt: false, deepest },
    );
  for (const levels of [made, moved]) {
    expect(levels(50)).toEqual({ allowed: true });
    expect(levels(51)).toMatchObject({ allowed: false, code: "folder-too-deep", values: { most: 50 } });
  }
});
