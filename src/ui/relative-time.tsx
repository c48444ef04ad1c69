import { relativeUntil } from "#kernel/steady-time-words.ts";
import { formatDateTime, relativeTime } from "#kernel/time-words.ts";
import { useLocale, useNow, useSay } from "./language.tsx";

/** How long ago something was; `at` in milliseconds since 1970. The exact moment stands in the tooltip (TIME-01). */
export function RelativeTime({ at }: { at: number }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow((moment) => relativeUntil(at, moment));
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at, locale)}>
      {relativeTime(at, now, { locale, say })}
    </time>
  );
}
