import { dateFormat } from "#kernel/kept-date-formats.ts";
import type { Locale } from "#kernel/language.ts";
import { formatsOf } from "#kernel/languages.ts";

/** Years before it are being typed: the first digits of one that is not whole yet. */
const yearLeast = "2000";

/** A day as `2026-12-07`, which is there in the calendar. */
export function isEndDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < yearLeast) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Whether the day is over where its reader is; the day itself counts. */
export function isOver(day: string | undefined, at: number, { timeZone }: Locale): boolean {
  if (day === undefined) return false;
  const shape = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const parts = partsOf(at, "en", { ...shape, timeZone });
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}` > day;
}

/** "7 December", or "December 7" for people who write the month first; the year where it is another one than that of `at`, and for people who begin with it. */
export function endDayLine(day: string, at: number, { language, dateOrder }: Locale): string {
  if (dateOrder === "ymd") return day;
  const date = Date.parse(`${day}T12:00:00Z`);
  const parts = partsOf(date, formatsOf(language), { day: "numeric", month: "long", timeZone: "UTC" });
  const [number, month] = [parts.get("day"), parts.get("month")];
  const line = dateOrder === "mdy" ? `${month} ${number}` : `${number} ${month}`;
  const year = day.slice(0, 4);
  return new Date(at).getUTCFullYear() === Number(year)
    ? line
    : `${line}${dateOrder === "mdy" ? "," : ""} ${year}`;
}

/** The parts alone, since browsers disagree with Node on what stands between them. */
function partsOf(at: number, language: string, options: Intl.DateTimeFormatOptions): Map<string, string> {
  const calendar = { calendar: "gregory", numberingSystem: "latn" };
  const parts = dateFormat(language, { ...calendar, ...options }).formatToParts(at);
  return new Map<string, string>(parts.map(({ type, value }) => [type, value]));
}
