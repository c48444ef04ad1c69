import { expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer.ts";
import { mayReportTo, maySeeChart } from "./rules.ts";

const codeOf = (verdict: { allowed: boolean; code?: string }) => (verdict.allowed ? "allowed" : verdict.code);

it.each([
  [{ managerId: 5, isHere: true, above: [] }, "reports-to-self"],
  [{ managerId: 6, isHere: false, above: [] }, "person-not-found"],
  [{ managerId: 6, isHere: true, above: [7, 5] }, "reports-in-circle"],
  [{ managerId: 6, isHere: true, above: [7] }, "allowed"],
])("somebody may report to another who does not report to them: %j is %s", (facts, verdict) => {
  expect(codeOf(mayReportTo(5, facts))).toBe(verdict);
});

const viewer = (role: Viewer["role"], more: Partial<Viewer> = {}): Viewer => ({
  siteId: 1,
  personId: 5,
  role,
  withSubsites: false,
  guestPageId: null,
  ...more,
});
it.each([
  ["member", "people", false, "allowed"],
  ["member", "people", true, "allowed"],
  ["member", null, false, "no-chart"],
  ["member", "admins", false, "admins-only"],
  ["admin", "admins", false, "allowed"],
  ["admin", "admins", true, "owners-only"],
  ["owner", "admins", true, "allowed"],
  ["external", "people", false, "not-for-externals"],
] as const)(
  "the chart is for who sees the field of everybody: %s, %s, with subsites %s: %s",
  (role, seenBy, withSubsites, verdict) => {
    const field = seenBy && { seenBy };
    expect(codeOf(maySeeChart(viewer(role, { withSubsites }), field))).toBe(verdict);
  },
);
