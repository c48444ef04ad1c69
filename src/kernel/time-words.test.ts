import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readSentence } from "#languages/read-sentence.ts";
import { englishLocale, type Locale, speaker } from "./language.ts";
import {
  dayNumber,
  formatDate,
  formatDateTime,
  formatTime,
  recentDate,
  relativeTime,
  vanityDate,
} from "./time-words.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

function listener(locale: Partial<Locale> = {}) {
  const whole = { ...englishLocale, ...locale };
  return { locale: whole, say: speaker(whole, ({ message }) => readSentence(message)) };
}

function ago(age: number): string {
  return relativeTime(now - age, now, listener());
}

describe("a moment in words", () => {
  it("under 90 s is a moment ago [TIME-03]", () => {
    expect([ago(0), ago(90 * second - 1)]).toEqual(["a moment ago", "a moment ago"]);
    expect(ago(90 * second)).not.toBe("a moment ago");
  });

  it("counts minutes from 90 s to an hour, one in the singular [TIME-04] [TIME-13]", () => {
    expect(ago(90 * second)).toBe("1 minute ago");
    expect(ago(25 * minute)).toBe("25 minutes ago");
    expect([ago(hour - 1), ago(hour)]).toEqual(["59 minutes ago", "1 hour ago"]);
  });

  it("counts hours from one to a day, one in the singular [TIME-05] [TIME-13]", () => {
    expect(ago(hour)).toBe("1 hour ago");
    expect([ago(day - 1), ago(day)]).toEqual(["23 hours ago", "1 day ago"]);
  });

  it("counts days from one to 60, one in the singular [TIME-06] [TIME-13]", () => {
    expect(ago(day)).toBe("1 day ago");
    expect([ago(60 * day - 1), ago(60 * day)]).toEqual(["59 days ago", "2 months ago"]);
  });

  it("counts months from 60 days to 210 [TIME-07] [TIME-13]", () => {
    expect(ago(60 * day)).toBe("2 months ago");
    expect([ago(210 * day - 1), ago(210 * day)]).toEqual(["6 months ago", "24 April 2026"]);
  });

  it("is a date from 210 days on [TIME-08]", () => {
    expect([ago(210 * day - 1), ago(210 * day), ago(400 * day)]).toEqual([
      "6 months ago",
      "24 April 2026",
      "16 October 2025",
    ]);
  });

  it("in the future is a moment ago for five minutes [TIME-09]", () => {
    expect([ago(-1), ago(-5 * minute)]).toEqual(["a moment ago", "a moment ago"]);
  });

  it("further in the future is the date and time, by the clock of the reader [TIME-09] [TIME-14]", () => {
    expect(ago(-5 * minute - 1)).toBe("20 November 2026, 12:05");
    const auckland = listener({ timeZone: "Pacific/Auckland", hour12: true, dateOrder: "mdy" });
    expect(relativeTime(now + 6 * minute, now, auckland)).toBe("November 21, 2026, 1:06 AM");
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
    const dutch = { ...englishLocale, language: "nl" };
    expect(formatDate(at, { ...dutch, dateOrder: "dmy" })).toBe("2 november 2026");
    expect(formatDate(at, { ...dutch, dateOrder: "mdy" })).toBe("november 2, 2026");
    expect(formatDate(at, { ...dutch, dateOrder: "ymd" })).toBe("2026-11-02");
  });

  it("holds for what is too old or too far ahead to be told as relative [TIME-12]", () => {
    const told = (age: number, locale: Partial<Locale>) => relativeTime(at, at + age, listener(locale));
    expect(told(210 * day, { dateOrder: "mdy" })).toBe("November 2, 2026");
    expect(told(-hour, { dateOrder: "ymd", hour12: true })).toBe("2026-11-02, 2:05 PM");
    expect(told(-hour, { timeZone: "Pacific/Auckland" })).toBe("3 November 2026, 03:05");
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

  it("tells it in the chosen zone, with its summer time [TIME-12]", () => {
    const amsterdam = { ...englishLocale, timeZone: "Europe/Amsterdam" };
    const summer = Date.UTC(2026, 6, 2, 14, 5);
    expect([at, summer].map((moment) => formatTime(moment, amsterdam))).toEqual(["15:05", "16:05"]);
    const timeZone = "Pacific/Auckland";
    expect(formatDateTime(at, { ...englishLocale, timeZone })).toBe("3 November 2026, 03:05");
    expect(formatDateTime(at, { ...englishLocale, timeZone, language: "nl" })).toBe("3 november 2026, 03:05");
  });

  it("is written once for each way of writing, and never in another's", () => {
    const ways: Partial<Locale>[] = [{}, { hour12: true }, { dateOrder: "ymd" }, { timeZone: "Asia/Tokyo" }];
    const wanted = ["2 November 2026, 14:05", "2 November 2026, 2:05 PM", "2026-11-02, 14:05"];
    const said = () => ways.map((way) => formatDateTime(at, { ...englishLocale, ...way }));
    expect(said()).toEqual([...wanted, "2 November 2026, 23:05"]);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    expect(said()).toEqual([...wanted, "2 November 2026, 23:05"]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(formatDateTime(at + minute, englishLocale)).toBe("2 November 2026, 14:06");
  });
});

describe("when something on a page was", () => {
  const on = (at: number, locale: Partial<Locale> = {}) => recentDate(at, now, listener(locale));

  it("is told relatively up to a week", () => {
    expect(on(now - 3 * day)).toBe("3 days ago");
    expect(on(now - 7 * day)).toBe("7 days ago");
  });

  it("is a moment ago for five minutes of the future [TIME-09]", () => {
    expect([on(now + 1), on(now + 5 * minute)]).toEqual(["a moment ago", "a moment ago"]);
  });

  it("is a day and a month after a week, and has its year in other years", () => {
    expect(on(now - 7 * day - 1)).toBe("13 November");
    expect(on(Date.UTC(2026, 0, 2, 12))).toBe("2 January");
    expect(on(Date.UTC(2025, 11, 31, 12))).toBe("31 December 2025");
  });

  it("has the order and the language of its reader", () => {
    const at = Date.UTC(2026, 4, 7, 12);
    expect(on(at, { dateOrder: "mdy" })).toBe("May 7");
    expect(on(at, { dateOrder: "ymd" })).toBe("2026-05-07");
    expect(on(at, { language: "nl" })).toBe("7 mei");
    expect(on(Date.UTC(2025, 11, 31, 23, 30), { timeZone: "Europe/Amsterdam" })).toBe("1 January");
  });
});

describe("the day of something", () => {
  const dayOf = (at: number, locale: Partial<Locale> = {}) => vanityDate(at, now, listener(locale));

  it("is Today, Yesterday, Tomorrow, or the weekday within 7 days [TIME-10]", () => {
    expect([0, -1, 1].map((days) => dayOf(now + days * day))).toEqual(["Today", "Yesterday", "Tomorrow"]);
    expect([-2, -6, 2, 6].map((days) => dayOf(now + days * day))).toEqual([
      "Wednesday",
      "Saturday",
      "Sunday",
      "Thursday",
    ]);
    expect([-7, 7].map((days) => dayOf(now + days * day))).toEqual(["13 November", "27 November"]);
  });

  it("has its year where that is another one than now", () => {
    expect([-20, 41, 42].map((days) => dayOf(now + days * day))).toEqual([
      "31 October",
      "31 December",
      "1 January 2027",
    ]);
    expect(dayOf(now - 400 * day, { dateOrder: "mdy" })).toBe("October 16, 2025");
    expect(dayOf(now - 20 * day, { dateOrder: "ymd" })).toBe("2026-10-31");
  });

  it("begins at midnight of the reader, not a day after now [TIME-10]", () => {
    const midnight = Date.UTC(2026, 10, 20);
    expect([dayOf(midnight), dayOf(midnight - 1)]).toEqual(["Today", "Yesterday"]);
    const auckland = { timeZone: "Pacific/Auckland" };
    expect(dayOf(now - 2 * hour, auckland)).toBe("Yesterday");
    expect(dayOf(now - hour, auckland)).toBe("Today");
    expect([dayOf(now - 3 * day), dayOf(now - 3 * day, auckland)]).toEqual(["Tuesday", "Wednesday"]);
    expect(dayNumber(now, { ...englishLocale, ...auckland })).toBe(dayNumber(now, englishLocale) + 1);
  });

  it("is said in the language of the reader, as a heading begins [TIME-10]", () => {
    expect(dayOf(now - 3 * day, { language: "nl" })).toBe("Dinsdag");
  });
});
