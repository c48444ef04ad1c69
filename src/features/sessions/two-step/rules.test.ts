import { describe, expect, it } from "vitest";
import type { SiteRole } from "#kernel/viewer.ts";
import { mayMakeCodes, mayTurnOff, mayTurnOn, nextStep, plainCode } from "./rules.ts";

const facts = (need: "nobody" | "admins" | "everybody", role: SiteRole, given = {}) => ({
  isOn: false,
  need,
  role,
  isSubsiteAdmin: false,
  ...given,
});

describe("what follows a right password", () => {
  it.each([
    ["nobody", "owner", "none"],
    ["nobody", "member", "none"],
    ["admins", "owner", "set-up"],
    ["admins", "admin", "set-up"],
    ["admins", "editor", "none"],
    ["admins", "member", "none"],
    ["admins", "external", "none"],
    ["everybody", "owner", "set-up"],
    ["everybody", "editor", "set-up"],
    ["everybody", "external", "set-up"],
  ] as const)("where it is required of %s, for a %s without one: %s", (need, role, step) => {
    expect(nextStep(facts(need, role))).toBe(step);
    expect(nextStep(facts(need, role, { isOn: true }))).toBe("code");
  });

  it("administrators of subsites are administrators", () => {
    expect(nextStep(facts("admins", "member", { isSubsiteAdmin: true }))).toBe("set-up");
    expect(nextStep(facts("nobody", "member", { isSubsiteAdmin: true }))).toBe("none");
  });
});

it("is turned on once, and off where the site does not require it", () => {
  const off = facts("nobody", "member");
  const on = { ...off, isOn: true };
  expect(mayTurnOn(off).allowed).toBe(true);
  expect(mayTurnOn(on)).toMatchObject({ code: "two-step-on" });
  expect(mayMakeCodes(on).allowed).toBe(true);
  expect(mayMakeCodes(off)).toMatchObject({ code: "two-step-off" });
  expect(mayTurnOff(on).allowed).toBe(true);
  expect(mayTurnOff(off)).toMatchObject({ code: "two-step-off" });
  expect(mayTurnOff({ ...on, need: "everybody" })).toMatchObject({ code: "two-step-required" });
});

it.each([
  [" 123 456 ", "123456"],
  ["ABCD-efgh–ijkm", "abcdefghijkm"],
])("“%s” is read as %s", (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});
