import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { englishLocale } from "./language.ts";
import { recentUntil, relativeUntil, vanityUntil } from "./steady-time-words.ts";
import { recentDate, relativeTime, vanityDate } from "./time-words.ts";

const listener = { locale: { ...englishLocale, timeZone: "Asia/Kathmandu" }, say: sayIn("en") };
const day = 86_400_000;
const newYear = Date.UTC(2026, 11, 31, 18, 15);

/** How long before `now` something was: near the borders of what is said, and anything up to a year on either side. */
const ages = fc.oneof(
  fc.integer({ min: -10, max: 200 }).map((seconds) => seconds * 1000),
  fc.integer({ min: -400 * 24, max: 400 * 24 }).map((hours) => hours * 3_600_000),
  fc
    .constantFrom(7, -7, 60, 210, 1, 30)
    .chain((days) => fc.integer({ min: -3, max: 3 }).map((ms) => days * day + ms)),
  fc.integer({ min: -400 * day, max: 400 * day }),
);

describe.each([
  ["relative times", relativeTime, relativeUntil],
  ["recent dates", recentDate, recentUntil],
  ["names of days", vanityDate, (_: number, now: number) => vanityUntil(now)],
] as const)("%s", (_, words, until) => {
  it("are the same up to the moment that is named for it, which lies ahead (long)", () => {
    fc.assert(
      fc.property(
        ages,
        fc.integer({ min: -2 * day, max: 2 * day }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (age, off, part) => {
          const now = newYear + off;
          const at = now - age;
          const end = Math.min(until(at, now), now + 400 * day);
          expect(end).toBeGreaterThan(now);
          for (const later of [now + Math.floor((end - 1 - now) * part), end - 1])
            expect(words(at, later, listener)).toBe(words(at, now, listener));
        },
      ),
      { numRuns: 400 },
    );
  });
});

it("a relative time changes at that very moment, every hour on the first day [TIME-05]", () => {
  const now = newYear;
  for (const age of [0, 89_000, 95_000, 3_599_000, 3_600_000, 5 * day, 61 * day, 209 * day, -301_000]) {
    const at = now - age;
    const end = relativeUntil(at, now);
    expect(relativeTime(at, end, listener), `${age}`).not.toBe(relativeTime(at, now, listener));
  }
  expect(relativeUntil(now - 3_600_000, now) - now).toBe(3_600_000);
});

it("months are counted on every thirty days, up to 210 days [TIME-07]", () => {
  const now = newYear;
  const days = [61, 89, 90, 209].map((age) => (relativeUntil(now - age * day, now) - now) / day);
  expect(days).toEqual([29, 1, 30, 1]);
});
