/** Why a feed has nothing new, as far as those who edit the page are told. */
export const feedFailures = ["unreachable", "gone", "no-feed"] as const;
export type FeedFailure = (typeof feedFailures)[number];

const minute = 60_000;
/** How old a feed may get before it is asked for again. */
const freshFor = 60 * minute;
const longest = 24 * 60 * minute;
/** What somebody asks for twice within that time is not fetched twice. */
export const askedAgainAfter = minute;
/** Feeds that no page holds any more are forgotten after that time. */
export const keptUnheldFor = 24 * 60 * minute;
/** A fetch that was begun and never ended, as when its process was stopped, is begun again after that time. */
export const claimFor = 15 * minute;

/** When a feed is asked for again: every hour, and ever later (5 minutes to a day) while it fails. */
export function nextAttempt(failures: number, now: Date): Date {
  const pause = failures === 0 ? freshFor : Math.min(longest, 5 * minute * 2 ** Math.min(failures - 1, 12));
  return new Date(now.getTime() + pause);
}
