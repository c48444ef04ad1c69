import { describe, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer.ts";
import { maySeeAway } from "../away/rules.ts";
import { mayBeAway, maySetAway } from "./rules.ts";

const viewer = (role: Viewer["role"], withSubsites = false): Viewer => ({
  siteId: 1,
  personId: role === "public" || role === "guest" ? null : 1,
  role,
  withSubsites,
  guestPageId: null,
});
const said = (verdict: { allowed: boolean; code?: string }) => verdict.allowed || verdict.code;
const everybody = ["owner", "admin", "editor", "member", "external", "guest", "public"] as const;

describe("who is away", () => {
  it("is said by oneself, and for others by owners, without subsites by administrators too", () => {
    const of = (id: number, withSubsites: boolean) =>
      everybody.map((role) => said(maySetAway(viewer(role, withSubsites), { id })));
    const [out, no, alone] = ["signed-out", "admins-only", "owners-only"];
    for (const withSubsites of [false, true])
      expect(of(1, withSubsites)).toEqual([true, true, true, true, true, out, out]);
    expect(of(2, false)).toEqual([true, true, no, no, no, out, out]);
    expect(of(2, true)).toEqual([true, alone, alone, alone, alone, out, out]);
  });

  it("is known to people of the site, from outside of those alone who are named to them, and never to guests and visitors", () => {
    const of = (person: { id: number; isNamed?: boolean }) =>
      everybody.map((role) => said(maySeeAway(viewer(role), person)));
    const out = "signed-out";
    expect(of({ id: 2 })).toEqual([true, true, true, true, "not-for-externals", out, out]);
    expect(of({ id: 2, isNamed: true })).toEqual([true, true, true, true, true, out, out]);
    expect(of({ id: 1 })).toEqual([true, true, true, true, true, out, out]);
  });

  it.each([
    ["2026-12-01", "2026-12-01", true],
    ["2026-12-02", "2026-12-01", "away-backwards"],
    ["2026-11-01", "2026-11-21", true],
    ["2026-11-01", "2026-11-20", "away-over"],
    ["2026-11-21", "2028-11-20", true],
    ["2026-11-21", "2028-11-21", "away-too-long"],
    ["2028-11-20", "2028-11-20", true],
    ["2028-11-21", "2028-11-21", "away-too-long"],
  ])("from %s to %s, on 21 November 2026: %s", (from, until, verdict) => {
    expect(said(mayBeAway({ from, until, today: "2026-11-21" }))).toBe(verdict);
  });
});
