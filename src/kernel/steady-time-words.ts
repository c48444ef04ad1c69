const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;

/** Days and years begin at a quarter of an hour in every zone of the world. */
const quarter = 15 * minute;

/** Ages up to which `relativeTime` counts in a unit, each a whole number of them. */
const counted = [
  [hour, minute],
  [day, hour],
  [60 * day, day],
  [210 * day, month],
] as const;

/** The moment up to which `relativeTime` says of `at` what it says at `now`; all in milliseconds since 1970. */
export function relativeUntil(at: number, now: number): number {
  const age = now - at;
  if (age < -5 * minute) return at - 5 * minute;
  if (age < 90_000) return at + 90_000;
  const unit = counted.find(([most]) => age < most)?.[1];
  return unit ? at + (Math.floor(age / unit) + 1) * unit : Number.POSITIVE_INFINITY;
}

/** The same for `recentDate`, or an earlier moment. */
export function recentUntil(at: number, now: number): number {
  const age = now - at;
  if (Math.abs(age) <= 7 * day) return Math.min(relativeUntil(at, now), at + 7 * day + 1);
  const untilWeek = age < 0 ? at - 7 * day : Number.POSITIVE_INFINITY;
  return Math.min(untilWeek, nextQuarter(now));
}

/** The same for `vanityDate`, or an earlier moment. */
export function vanityUntil(now: number): number {
  return nextQuarter(now);
}

function nextQuarter(now: number): number {
  return (Math.floor(now / quarter) + 1) * quarter;
}
