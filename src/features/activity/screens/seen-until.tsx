import { formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { activityWords } from "../wording.ts";

/** Stands below the lines that are new. */
export function SeenUntil({ at }: { at: number }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <li className="activity-seen">{say(activityWords.newSince, { when: formatDateTime(at, locale) })}</li>
  );
}
