import { describe, expect, it } from "vitest";
import { dayAfter, dayOf, mayPauseUntil, pauseEndOf } from "./rules.ts";

const now = new Date("2026-11-21T23:30:00Z");

describe("a pause", () => {
  it.each([
    ["2026-12-01", "UTC", "2026-12-01T00:00:00.000Z"],
    ["2026-12-01", "Pacific/Auckland", "2026-11-30T11:00:00.000Z"],
    ["2026-12-01", "America/Los_Angeles", "2026-12-01T08:00:00.000Z"],
    // Clocks there are put forward at midnight: the day begins at one.
    ["2027-04-30", "Africa/Cairo", "2027-04-29T22:00:00.000Z"],
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ])("until %s in %s ends when that day begins there", (day, zone, end) => {
    expect(pauseEndOf(day, zone)?.toISOString()).toBe(end);
  });

  it("that is empty is none", () => {
    expect(pauseEndOf("", "UTC")).toBeNull();
    expect(mayPauseUntil(null, now).allowed).toBe(true);
  });

  it.each([
    ["2026-11-21", false],
    ["2026-11-22", true],
    ["2027-11-21", true],
    ["2027-11-24", false],
  ])("may end on %s: %s", (day, allowed) => {
    expect(mayPauseUntil(pauseEndOf(day, "UTC"), now).allowed).toBe(allowed);
  });

  it("can begin to end tomorrow, as the reader's zone has it", () => {
    expect(dayAfter(now, "UTC")).toBe("2026-11-22");
    expect(dayAfter(now, "Asia/Tokyo")).toBe("2026-11-23");
    expect(dayOf(new Date("2026-11-30T11:00:00Z"), "Pacific/Auckland")).toBe("2026-12-01");
  });
});
