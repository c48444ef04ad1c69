import { dateIn, momentIn } from "#kernel/zoned-time.ts";

const minute = 60_000;

/** A moment as the fields of a date and of a time say it in a zone. */
export function typedOf(at: number, zone: string): { readonly date: string; readonly time: string } {
  const { year, month, day } = dateIn(zone, at);
  const minutes = Math.floor((at - momentIn(zone, { year, month, day }, 0)) / minute);
  // On a day on which clocks are put forward or back, hours since midnight are not what they show.
  const hour = [-1, 0, 1].map((by) => Math.floor(minutes / 60) + by).find((shown) => isAt(at, zone, shown));
  return {
    date: `${year}-${two(month)}-${two(day)}`,
    time: `${two(hour ?? Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  };
}

/** The moment of a date as `2026-12-07` and a time as `09:30` in a zone; null for what is none. */
export function momentOf({ date, time }: { date: string; time: string }, zone: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const [, hour, minutes] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time) ?? [];
  if (year === undefined || hour === undefined) return null;
  const calendar = { year: Number(year), month: Number(month), day: Number(day) };
  return momentIn(zone, calendar, Number(hour)) + Number(minutes) * minute;
}

function isAt(at: number, zone: string, hour: number): boolean {
  const shown = momentIn(zone, dateIn(zone, at), hour);
  return shown <= at && at < shown + 60 * minute;
}

const two = (count: number) => String(count).padStart(2, "0");
