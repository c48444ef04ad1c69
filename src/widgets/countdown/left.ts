const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export type LeftUnit = "days" | "hours" | "minutes" | "seconds";
export type LeftPart = { readonly unit: LeftUnit; readonly count: number };

/**
 * What is left to a moment, both in milliseconds since 1970: days, hours and minutes, and on the last day hours, minutes and seconds;
 * null from the moment on.
 */
export function leftTo(at: number, now: number): readonly LeftPart[] | null {
  const left = at - now;
  if (left <= 0) return null;
  const parts: readonly LeftPart[] = [
    { unit: "days", count: Math.floor(left / day) },
    { unit: "hours", count: Math.floor((left % day) / hour) },
    { unit: "minutes", count: Math.floor((left % hour) / minute) },
    { unit: "seconds", count: Math.floor((left % minute) / second) },
  ];
  return left >= day ? parts.slice(0, 3) : parts.slice(1);
}

/** The moment from which something else is left than at `now`. */
export function leftUntil(at: number, now: number): number {
  const left = at - now;
  if (left <= 0) return Number.POSITIVE_INFINITY;
  const unit = left >= day ? minute : second;
  return Math.min(at, at - Math.floor(left / unit) * unit + 1);
}
