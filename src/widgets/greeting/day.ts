import { dateFormat } from "#kernel/kept-date-formats.ts";
import type { Locale } from "#kernel/language.ts";
import { formatsOf } from "#kernel/languages.ts";

export type PartOfDay = "morning" | "afternoon" | "evening";

/** The part of the reader's day: mornings begin at five, afternoons at noon, evenings at six. */
export function partOfDay(at: number, locale: Locale): PartOfDay {
  const hour = Number(partsOf(at, locale, { hour: "2-digit", hourCycle: "h23" }).get("hour"));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** "Monday 23 November", or "Monday, November 23" for people who write the month first. */
export function dayLine(at: number, locale: Locale): string {
  const parts = partsOf(at, locale, { weekday: "long", day: "numeric", month: "long" });
  const [weekday = "", day, month] = ["weekday", "day", "month"].map((type) => parts.get(type));
  const line = locale.dateOrder === "mdy" ? `${weekday}, ${month} ${day}` : `${weekday} ${day} ${month}`;
  return line.charAt(0).toLocaleUpperCase(formatsOf(locale.language)) + line.slice(1);
}

/** What people call each other: a name up to its first blank. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s/u)[0] ?? "";
}

/** The parts alone, since browsers disagree with Node on what stands between them. */
function partsOf(at: number, { language, timeZone }: Locale, options: Intl.DateTimeFormatOptions) {
  const calendar = { calendar: "gregory", numberingSystem: "latn", timeZone };
  const parts = dateFormat(formatsOf(language), { ...calendar, ...options }).formatToParts(at);
  return new Map<string, string>(parts.map(({ type, value }) => [type, value]));
}
