import { useId } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import { dayNumber, formatDate, vanityDate } from "#kernel/time-words.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { byDay } from "../model/by-day.ts";
import type { ActivityLine, activityScreen } from "../screen.ts";
import { activityWords } from "../wording.ts";
import { LineShown } from "./line-shown.tsx";
import "./activity.css";

/** What happened on the pages that one may read, the newest first, each day with a heading of its own. */
export function ActivityScreen({ data }: { data: ScreenData<typeof activityScreen> }) {
  const say = useSay();
  const locale = useLocale();
  const { title, person, lines, older, isOlder } = data;
  const from = person ? `/feed/?person=${person.id}` : "/feed/";
  return (
    <Screen
      title={title}
      width="reading"
      actions={person && <LinkButton href="/feed/">{say(activityWords.everybody)}</LinkButton>}
    >
      {lines.length === 0 && (
        <EmptyState
          title={say(isOlder ? activityWords.noneOlder : activityWords.none)}
          help={isOlder ? undefined : say(activityWords.noneHelp)}
        />
      )}
      {byDay(lines, (at) => dayNumber(at, locale)).map((day) => (
        <Day key={day.day} lines={day.lines} namesPerson={person === null} />
      ))}
      {(older || isOlder) && (
        <p className="activity-more">
          {isOlder && <LinkButton href={from}>{say(activityWords.newest)}</LinkButton>}
          {older && <LinkButton href={older}>{say(activityWords.older)}</LinkButton>}
        </p>
      )}
    </Screen>
  );
}

function Day({ lines, namesPerson }: { lines: readonly ActivityLine[]; namesPerson: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow();
  const heading = useId();
  const at = lines[0]?.happened ?? now;
  const name = vanityDate(at, now, { locale, say });
  const date = formatDate(at, locale);
  return (
    <section className="activity-day" aria-labelledby={heading}>
      <h2 id={heading}>
        {name}
        {name !== date && <span className="activity-date">{date}</span>}
      </h2>
      <ul>
        {lines.map((line) => (
          <LineShown key={line.id} line={line} namesPerson={namesPerson} />
        ))}
      </ul>
    </section>
  );
}
