import { expect, it } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { endDayLine, isEndDay, isOver } from "./end-day.ts";

const noon = Date.parse("2026-12-07T12:00:00Z");
const at = (timeZone: string) => ({ ...englishLocale, timeZone });

it("is a day of the calendar, and not one whose year is being typed", () => {
  const days = ["2026-12-07", "2024-02-29", "2026-02-29", "2026-13-01", "0202-12-07", "2026-12-7", "", "x"];
  expect(days.filter(isEndDay)).toEqual(["2026-12-07", "2024-02-29"]);
});

it("is over when the day is over where its reader is", () => {
  const late = Date.parse("2026-12-07T23:30:00Z");
  expect(isOver(undefined, noon, at("UTC"))).toBe(false);
  expect(isOver("2026-12-06", noon, at("UTC"))).toBe(true);
  expect(isOver("2026-12-07", late, at("UTC"))).toBe(false);
  expect(isOver("2026-12-07", late, at("Europe/Amsterdam"))).toBe(true);
  expect(isOver("2026-12-07", late, at("America/New_York"))).toBe(false);
});

it("is said as people say it, in the order of its reader, with a year only where it is another one [USET-13]", () => {
  expect(endDayLine("2026-12-07", noon, { ...englishLocale, dateOrder: "dmy" })).toBe("7 December");
  expect(endDayLine("2027-01-31", noon, { ...englishLocale, dateOrder: "mdy" })).toBe("January 31, 2027");
  expect(endDayLine("2026-12-07", noon, { ...englishLocale, dateOrder: "ymd" })).toBe("2026-12-07");
});
