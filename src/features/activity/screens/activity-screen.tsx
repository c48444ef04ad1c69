import { Fragment } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import type { activityScreen } from "../screen.ts";
import { activityWords } from "../wording.ts";
import { ActivityRail } from "./activity-rail.tsx";
import { LineShown } from "./line-shown.tsx";
import { SeenUntil } from "./seen-until.tsx";
import { useSeeing } from "./use-seeing.ts";
import "./activity.css";

/** What happened on the pages that one may read, the newest first, each day with a heading of its own. */
export function ActivityScreen({ data }: { data: ScreenData<typeof activityScreen> }) {
  const say = useSay();
  const { title, person, lines, older, isOlder, seenUntil } = data;
  const { hasNew, lastNew, markSeen } = useSeeing(data);
  const from = person ? `/feed/?person=${person.id}` : "/feed/";
  return (
    <Screen
      title={title}
      width="reading"
      actions={
        <>
          {person && <LinkButton href="/feed/">{say(activityWords.everybody)}</LinkButton>}
          {hasNew && <Button onPress={() => void markSeen()}>{say(activityWords.markSeen)}</Button>}
        </>
      }
    >
      <div className="activity-beside">
        {lines.length === 0 && <NothingHappened isOlder={isOlder} />}
        <DayList lines={lines}>
          {(line) => (
            <Fragment key={line.id}>
              <LineShown line={line} namesPerson={person === null} />
              {line === lastNew && line !== lines.at(-1) && <SeenUntil at={seenUntil ?? 0} />}
            </Fragment>
          )}
        </DayList>
        {(older || isOlder) && (
          <p className="activity-more">
            {isOlder && <LinkButton href={from}>{say(activityWords.newest)}</LinkButton>}
            {older && <LinkButton href={older}>{say(activityWords.older)}</LinkButton>}
          </p>
        )}
        {lines.length > 0 && <ActivityRail lines={lines} personId={person?.id ?? null} />}
      </div>
    </Screen>
  );
}

function NothingHappened({ isOlder }: { isOlder: boolean }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(isOlder ? activityWords.noneOlder : activityWords.none)}
      help={isOlder ? undefined : say(activityWords.noneHelp)}
    />
  );
}
