import type { Birthday } from "./celebrations.ts";

/** A leap year: without a year of its own a birthday may be on 29 February. */
const anyYear = 2000;

/** Whether there is this day, in its year if that is known. */
export function isBirthday({ month, day, year }: Birthday): boolean {
  const date = new Date(Date.UTC(year ?? anyYear, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
