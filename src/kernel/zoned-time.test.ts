import { describe, expect, it } from "vitest";
import { momentIn } from "./zoned-time.ts";

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
};

describe("the moment of an hour", () => {
  it.each([
    ["UTC", "2026-11-21", 7, "2026-11-21T07:00:00.000Z"],
    ["Europe/Amsterdam", "2026-03-28", 7, "2026-03-28T06:00:00.000Z"],
    ["Europe/Amsterdam", "2026-03-29", 7, "2026-03-29T05:00:00.000Z"],
    ["Europe/Amsterdam", "2026-10-25", 7, "2026-10-25T06:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21", 13, "2026-11-21T07:15:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-21", 7, "2026-11-20T17:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-21", 16, "2026-11-22T03:00:00.000Z"],
    // Left out by the clocks: it begins at three.
    ["Europe/Amsterdam", "2026-03-29", 2, "2026-03-29T01:00:00.000Z"],
    // There twice: the first.
    ["Europe/Amsterdam", "2026-10-25", 2, "2026-10-25T00:00:00.000Z"],
    // The day after the last of a month.
    ["UTC", "2026-11-31", 7, "2026-12-01T07:00:00.000Z"],
  ])("%s, %s, %i", (zone, day, hour, moment) => {
    expect(new Date(momentIn(zone, date(day), hour)).toISOString()).toBe(moment);
  });
});
