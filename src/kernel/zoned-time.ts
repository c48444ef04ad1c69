import { dateFormat } from "./kept-date-formats.ts";

/** A date as calendars write it; `month` counts from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** The date that a moment, in milliseconds since 1970, has in a zone. */
export function dateIn(zone: string, at: number): CalendarDate {
  const local = new Date(at + offsetAt(zone, at));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/**
 * The moment at which clocks of a zone show an hour of a date. Days that are out of their month go on in the next. An hour that the clocks leave
 * out begins when they have been put forward; of one that comes twice it is the first.
 */
export function momentIn(zone: string, { year, month, day }: CalendarDate, hour: number): number {
  const shown = Date.UTC(year, month - 1, day, hour);
  const around = [shown - halfDay, shown + halfDay].map((near) => shown - offsetAt(zone, near));
  const right = around.filter((at) => at + offsetAt(zone, at) === shown);
  return right.length > 0 ? Math.min(...right) : Math.max(...around);
}

/** No zone puts its clocks twice in so little time. */
const halfDay = 12 * 60 * 60_000;

/** Whether clocks of two zones show different times, now or half a year later: one of them may put its clocks forward alone. */
export function clocksDiffer(one: string, other: string, now: number): boolean {
  return [now, now + halfYear].some((at) => offsetAt(one, at) !== offsetAt(other, at));
}

const halfYear = 182 * 24 * 60 * 60_000;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const format = dateFormat("en", { ...numbers, timeZone: zone });
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const date = Date.UTC(part("year"), part("month") - 1, part("day"));
  const clock = ((part("hour") * 60 + part("minute")) * 60 + part("second")) * 1000;
  return date + clock - Math.floor(at / 1000) * 1000;
}

const numbers = {
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
