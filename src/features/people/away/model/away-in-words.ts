import { type Listener, dayOfYear } from "#kernel/time-words.ts";
import { awayWords } from "../wording.ts";
import type { AwayUntil } from "../../model/away.ts";

/** Until when somebody is away. */
export function awayInWords({ until, isLastDay }: AwayUntil, now: number, { say, locale }: Listener): string {
  if (isLastDay) return say(awayWords.today);
  const day = dayOfYear(Date.parse(`${until}T12:00:00Z`), now, { ...locale, timeZone: "UTC" });
  return say(awayWords.until, { day });
}
