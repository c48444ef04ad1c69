/** Pauses before a mail is tried again, in minutes: the last one again and again. */
const pauses = [1, 5, 15, 30, 60, 120, 240];
/** Tries over some three days. */
const attemptsMost = 24;

/** When a mail that a server could not take is tried again; null when that was tried often enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= attemptsMost) return null;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 1;
  return new Date(now.getTime() + pause * 60_000);
}
