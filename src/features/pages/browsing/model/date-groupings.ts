import { dateFormat } from "#kernel/kept-date-formats.ts";
import type { Say } from "#kernel/language.ts";
import { browsingWords } from "../wording.ts";
import type { DateGrouping } from "../contract.ts";

const monthsBack = 24;

/**
 * Today, Yesterday, This week (from Monday), This month, then months back; newest first, each with the second it begins
 * at (BSRT-10). What is older than all of them stands under the last.
 */
export function dateGroupings(now: Date, timeZone: string, say: Say): DateGrouping[] {
  const today = civilDay(now, timeZone);
  const begin = (day: Day) => beginning(day, timeZone);
  const weekday = (new Date(Date.UTC(today.year, today.month, today.day)).getUTCDay() + 6) % 7;
  const groups = [
    { name: say(browsingWords.today), begin: begin(today) },
    { name: say(browsingWords.yesterday), begin: begin({ ...today, day: today.day - 1 }) },
    { name: say(browsingWords.thisWeek), begin: begin({ ...today, day: today.day - weekday }) },
    { name: say(browsingWords.thisMonth), begin: begin({ ...today, day: 1 }) },
  ];
  for (let back = 1; back <= monthsBack; back++) {
    const month = { year: today.year, month: today.month - back, day: 1 };
    groups.push({ name: monthName(month, today.year, say.formats), begin: begin(month) });
  }
  groups.push({ name: say(browsingWords.earlier), begin: 0 });
  return descending(groups);
}

/** A group that would begin after the one above it (a week that began last month) covers no time and falls away. */
function descending(groups: readonly DateGrouping[]): DateGrouping[] {
  const kept: DateGrouping[] = [];
  for (const group of groups) if (group.begin < (kept.at(-1)?.begin ?? Infinity)) kept.push(group);
  return kept;
}

type Day = { readonly year: number; readonly month: number; readonly day: number };

function civilDay(moment: Date, timeZone: string): Day {
  const parts = dateFormat("en-CA", { timeZone }).format(moment).split("-").map(Number);
  return { year: parts[0] ?? 0, month: (parts[1] ?? 1) - 1, day: parts[2] ?? 1 };
}

/** The second at which a day begins in a zone; days and months may overflow, as in Date.UTC. */
function beginning(day: Day, timeZone: string): number {
  const asUtc = Date.UTC(day.year, day.month, day.day);
  const guess = asUtc - offset(asUtc, timeZone);
  return Math.floor((asUtc - offset(guess, timeZone)) / 1000);
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function offset(moment: number, timeZone: string): number {
  const name = dateFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -ahead : ahead;
}

function monthName(month: Day, thisYear: number, language: string): string {
  const first = new Date(Date.UTC(month.year, month.month, 1));
  const year = first.getUTCFullYear() === thisYear ? undefined : "numeric";
  return dateFormat(language, { month: "long", year, timeZone: "UTC" }).format(first);
}
