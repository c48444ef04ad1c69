import { describe, expect, it } from "vitest";
import type { Verdict } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import {
  mayBeSaid,
  mayComment,
  mayDeleteComment,
  mayEditComment,
  mayRestoreComment,
  maySettle,
} from "./rules.ts";

const code = (verdict: Verdict) => (verdict.allowed ? "allowed" : verdict.code);
const viewer = (role: Viewer["role"], personId: number | null, more: Partial<Viewer> = {}): Viewer => ({
  siteId: 1,
  personId,
  role,
  withSubsites: false,
  guestPageId: null,
  ...more,
});
const member = viewer("member", 4);
const admin = viewer("admin", 2);

describe("comments", () => {
  it("are for the people of the site, on flat sites and on those with subsites", () => {
    for (const withSubsites of [false, true]) {
      const asked = (["owner", "admin", "editor", "member", "external"] as const).map((role) =>
        code(mayComment(viewer(role, 7, { withSubsites }))),
      );
      expect(asked).toEqual(["allowed", "allowed", "allowed", "allowed", "not-for-externals"]);
      const unnamed = [viewer("public", null), viewer("guest", null, { guestPageId: 3 })];
      expect(unnamed.map((each) => code(mayComment({ ...each, withSubsites })))).toEqual([
        "signed-out",
        "signed-out",
      ]);
    }
  });

  it("say something", () => {
    expect([" \n", "Ja."].map((words) => code(mayBeSaid(words)))).toEqual(["comment-empty", "allowed"]);
  });

  it("are edited by who wrote them alone", () => {
    const asked = [4, 5, null].map((authorId) => code(mayEditComment(member, { authorId })));
    expect(asked).toEqual(["allowed", "comment-not-own", "comment-not-own"]);
    expect(code(mayEditComment(admin, { authorId: 4 }))).toBe("comment-not-own");
    expect(code(mayEditComment(viewer("public", null), { authorId: null }))).toBe("comment-not-own");
  });

  it("are deleted by who wrote them and by administrators of the place", () => {
    expect(code(mayDeleteComment(member, { authorId: 4 }))).toBe("allowed");
    expect(code(mayDeleteComment(member, { authorId: 5 }))).toBe("comment-not-deletable");
    expect(code(mayDeleteComment(viewer("editor", 3), { authorId: 5 }))).toBe("comment-not-deletable");
    for (const role of ["owner", "admin"] as const)
      expect(code(mayDeleteComment(viewer(role, 2), { authorId: 5 }))).toBe("allowed");
    const inCrew = { withSubsites: true, subsiteId: 9 };
    expect(code(mayDeleteComment({ ...admin, ...inCrew }, { authorId: 5 }))).toBe("comment-not-deletable");
    const crew = { ...member, ...inCrew, subsiteRoles: { 9: "admin" } } as const;
    expect(code(mayDeleteComment(crew, { authorId: 5 }))).toBe("allowed");
  });

  it("come back for an hour, by who deleted them", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const asked = (deletedById: number | null, minutes: number) =>
      code(mayRestoreComment(member, { deletedById, deleted: ago(minutes) }, now));
    expect([asked(4, 60), asked(4, 61), asked(5, 1)]).toEqual([
      "allowed",
      "comment-not-restorable",
      "comment-not-restorable",
    ]);
    expect(code(mayRestoreComment(member, { deletedById: null, deleted: null }, now))).toBe("allowed");
  });

  it("are resolved by who began them and by those who may edit the page", () => {
    const asked = (begunById: number | null, mayEdit: boolean) =>
      code(maySettle(member, { begunById }, { mayEdit }));
    expect([asked(4, false), asked(5, true), asked(5, false), asked(null, false)]).toEqual([
      "allowed",
      "allowed",
      "thread-not-settled",
      "thread-not-settled",
    ]);
  });
});
