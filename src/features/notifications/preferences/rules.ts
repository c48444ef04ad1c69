import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type CalendarDate, dateIn, momentIn } from "#kernel/zoned-time.ts";

/** A day as forms send it, in a zone: the moment at which it begins. Null for an empty text. */
export function pauseEndOf(day: string, zone: string): Date | null {
  const [year, month, date] = day.split("-").map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(momentIn(zone, { year, month, day: date }, 0));
}

/** The day of a zone on which a moment lies, as forms send it. */
export function dayOf(at: Date, zone: string): string {
  return written(dateIn(zone, at.getTime()));
}

export function dayAfter(at: Date, zone: string): string {
  const { year, month, day } = dateIn(zone, at.getTime());
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** A pause ends in the future, at most a year ahead. */
export function mayPauseUntil(end: Date | null, now: Date): Verdict<"pause-over"> {
  if (end === null) return allow;
  const ahead = end.getTime() - now.getTime();
  return ahead > 0 && ahead <= pauseMost ? allow : refuse("pause-over");
}

const pauseMost = 366 * 24 * 60 * 60_000;

function written({ year, month, day }: CalendarDate): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
