import CalendarOff from "lucide-react/icons/calendar-off";
import { vanityUntil } from "#kernel/steady-time-words.ts";
import { Chip } from "#ui/chip.tsx";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import type { AwayUntil } from "../../model/away.ts";
import { awayInWords } from "../model/away-in-words.ts";

/** That somebody is away, beside their name; nothing where they are not. */
export function AwayChip({ away }: { away: AwayUntil | null }) {
  if (!away) return null;
  return (
    <Chip tone="warn" icon={CalendarOff}>
      <AwayWords away={away} />
    </Chip>
  );
}

/** The same as words alone. */
export function AwayWords({ away }: { away: AwayUntil }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(vanityUntil);
  return awayInWords(away, now, { say, locale });
}
