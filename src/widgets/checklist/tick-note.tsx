import type { Locale, Say } from "#kernel/language.ts";
import { relativeUntil } from "#kernel/steady-time-words.ts";
import { formatDateTime, relativeTime } from "#kernel/time-words.ts";
import { useNow } from "#ui/language.tsx";
import type { Tick } from "./ticks.ts";
import { checklistWords } from "./wording.ts";

/** Who ticked an item and when, for people who are signed in. */
export function TickNote({ tick, say, locale }: { tick: Tick; say: Say; locale: Locale }) {
  const now = useNow((moment) => relativeUntil(tick.at, moment));
  const date = relativeTime(tick.at, now, { locale, say });
  return (
    <small className="checklist-note" title={formatDateTime(tick.at, locale)}>
      {tick.by
        ? say(checklistWords.tickedBy, { name: tick.by.name, date })
        : say(checklistWords.tickedOn, { date })}
    </small>
  );
}
