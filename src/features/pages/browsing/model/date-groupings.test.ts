import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { dateGroupings } from "./date-groupings.ts";

const say = sayIn("en");
const groupsAt = (now: string, zone: string) =>
  dateGroupings(new Date(now), zone, say).map(
    ({ name, begin }) => `${name} ${new Date(begin * 1000).toISOString().slice(0, 16)}`,
  );

it("each group begins at midnight of its first day in the reader's zone [BSRT-06] [BSRT-10]", () => {
  // A Saturday; Amsterdam put its clocks back on 25 October.
  expect(groupsAt("2026-11-21T12:00:00Z", "Europe/Amsterdam").slice(0, 7)).toEqual([
    "Today 2026-11-20T23:00",
    "Yesterday 2026-11-19T23:00",
    "This week 2026-11-15T23:00",
    "This month 2026-10-31T23:00",
    "October 2026-09-30T22:00",
    "September 2026-08-31T22:00",
    "August 2026-07-31T22:00",
  ]);
  const last = groupsAt("2026-11-21T12:00:00Z", "UTC").slice(-3);
  expect(last).toEqual([
    "December 2024 2024-12-01T00:00",
    "November 2024 2024-11-01T00:00",
    "Earlier 1970-01-01T00:00",
  ]);
});

it("what would begin after the group above it falls away: a week on its first day, a month of which a week has begun [BSRT-06]", () => {
  expect(groupsAt("2026-11-16T12:00:00Z", "UTC").slice(0, 3)).toEqual([
    "Today 2026-11-16T00:00",
    "Yesterday 2026-11-15T00:00",
    "This month 2026-11-01T00:00",
  ]);
  // Sunday the first: its week began in October.
  expect(groupsAt("2026-11-01T12:00:00Z", "UTC").slice(0, 4)).toEqual([
    "Today 2026-11-01T00:00",
    "Yesterday 2026-10-31T00:00",
    "This week 2026-10-26T00:00",
    "October 2026-10-01T00:00",
  ]);
});
