import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { englishLocale, type Locale, speaker } from "./language.ts";
import { formatDate, formatDateTime, formatTime, relativeTime } from "./time-words.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

function listener(locale: Partial<Locale> = {}) {
  const whole = { ...englishLocale, ...locale };
  return { locale: whole, say: speaker(whole) };
}

function ago(age: number): string {
  return relativeTime(now - age, now, listener());
}

describe("a moment in words", () => {
  it("under 90 s is a moment ago [TIME-03]", () => {
    expect([ago(0), ago(90 * second - 1)]).toEqual(["a moment ago", "a moment ago"]);
  });

  it("counts minutes from 90 s to an hour, one in the singular [TIME-04] [TIME-13]", () => {
    expect(ago(90 * second)).toBe("1 minute ago");
    expect(ago(25 * minute)).toBe("25 minutes ago");
    expect(ago(hour - 1)).toBe("59 minutes ago");
  });

  it("counts hours from one to a day, one in the singular [TIME-05] [TIME-13]", () => {
    expect(ago(hour)).toBe("1 hour ago");
    expect(ago(day - 1)).toBe("23 hours ago");
  });

  it("counts days from one to 60, one in the singular [TIME-06] [TIME-13]", () => {
    expect(ago(day)).toBe("1 day ago");
    expect(ago(60 * day - 1)).toBe("59 days ago");
  });

  it("counts months from 60 days to 210 [TIME-07] [TIME-13]", () => {
    expect(ago(60 * day)).toBe("2 months ago");
    expect(ago(210 * day - 1)).toBe("6 months ago");
  });

  it("is a date from 210 days on [TIME-08]", () => {
    expect(ago(210 * day)).toBe("24 April 2026");
  });

  it("in the future is a moment ago for five minutes [TIME-09]", () => {
    expect([ago(-1), ago(-5 * minute)]).toEqual(["a moment ago", "a moment ago"]);
  });

  it("further in the future is the date and time [TIME-14]", () => {
    expect(ago(-5 * minute - 1)).toBe("20 November 2026, 12:05");
  });

  it("never says a younger thing is older [TIME-01]", () => {
    const rank = (text: string) =>
      ["moment", "minute", "hour", "day", "month"].findIndex((unit) => text.includes(unit));
    const ages = fc.integer({ min: 0, max: 210 * day - 1 });
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        expect(rank(ago(Math.min(one, other)))).toBeLessThanOrEqual(rank(ago(Math.max(one, other))));
      }),
    );
  });

  it("counts at least one, and never a whole larger unit [TIME-13]", () => {
    const limits = { minute: 59, hour: 23, day: 59, month: 6 };
    fc.assert(
      fc.property(fc.integer({ min: 90 * second, max: 210 * day - 1 }), (age) => {
        const [, count, unit] = /^(\d+) (minute|hour|day|month)s? ago$/.exec(ago(age)) ?? [];
        expect(Number(count)).toBeGreaterThanOrEqual(1);
        expect(Number(count)).toBeLessThanOrEqual(limits[unit as keyof typeof limits]);
      }),
    );
  });
});

describe("date settings", () => {
  const at = Date.UTC(2026, 10, 2, 14, 5);

  it("puts day, month and year in the chosen order [TIME-12]", () => {
    expect(formatDate(at, { ...englishLocale, dateOrder: "dmy" })).toBe("2 November 2026");
    expect(formatDate(at, { ...englishLocale, dateOrder: "mdy" })).toBe("November 2, 2026");
    expect(formatDate(at, { ...englishLocale, dateOrder: "ymd" })).toBe("2026-11-02");
  });

  it("keeps a language's own way of writing the same order [TIME-12]", () => {
    expect(formatDate(at, { ...englishLocale, language: "de" })).toBe("2. November 2026");
    expect(formatDate(at, { ...englishLocale, language: "es" })).toBe("2 de noviembre de 2026");
  });

  it("tells the time by 24 or 12 hours [TIME-12]", () => {
    expect(formatTime(at, { ...englishLocale, hour12: false })).toBe("14:05");
    expect(formatTime(at, { ...englishLocale, hour12: true })).toBe("2:05 PM");
    expect(formatTime(Date.UTC(2026, 10, 2, 0, 5), { ...englishLocale, hour12: false })).toBe("00:05");
  });

  it("tells it in the chosen zone [TIME-12]", () => {
    expect(formatDateTime(at, { ...englishLocale, timeZone: "Pacific/Auckland" })).toBe(
      "3 November 2026, 03:05",
    );
  });
});
