import type { Say } from "#kernel/language.ts";
import { fileSize } from "#widgets/kit/file-size.ts";
import { sendingWords } from "../wording.ts";

/** How far a file is: `6.2 of 9.1 MB`, the unit said once where it is the same. */
export function sentWords(sent: number, total: number, say: Say): string {
  const [one, other] = [fileSize(sent, say.formats), fileSize(total, say.formats)];
  const unit = other.slice(other.lastIndexOf(" "));
  const short = one.endsWith(unit) ? one.slice(0, -unit.length) : one;
  return say(sendingWords.sentOf, { sent: short, total: other });
}

/** Seconds until a file is there, by the pace so far; null while that cannot be told. */
export function secondsLeft(moved: { sent: number; total: number; seconds: number }): number | null {
  const { sent, total, seconds } = moved;
  if (seconds < 1 || sent <= 0) return null;
  return Math.ceil(((total - sent) / sent) * seconds);
}

/** Time left in a person's words: seconds to a minute, then minutes, then hours. */
export function leftWords(seconds: number, say: Say): string {
  if (seconds < 60) return say(sendingWords.secondsLeft, { count: Math.max(1, seconds) });
  if (seconds < 3600) return say(sendingWords.minutesLeft, { count: Math.round(seconds / 60) });
  return say(sendingWords.hoursLeft, { count: Math.round(seconds / 3600) });
}
