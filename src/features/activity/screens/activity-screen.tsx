import { Fragment } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { activityAddress } from "../model/activity-address.ts";
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
  const { title, person, filter, lines, older, isOlder, seenUntil } = data;
  const { hasNew, lastNew, markSeen } = useSeeing(data);
  const from = activityAddress({ personId: person?.id ?? null, filter });
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
      <Filter {...data} />
      <div className="activity-beside">
        {lines.length === 0 && <NothingHappened {...data} />}
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
        {lines.length > 0 && <ActivityRail lines={lines} personId={person?.id ?? null} filter={filter} />}
      </div>
    </Screen>
  );
}

type Data = ScreenData<typeof activityScreen>;

function Filter({ person, filter, filters }: Pick<Data, "person" | "filter" | "filters">) {
  const say = useSay();
  const personId = person?.id ?? null;
  const options = filters.map((each) => ({
    label: say(filterNames[each]),
    address: activityAddress({ personId, filter: each }),
    isShown: each === filter,
  }));
  return options.length > 0 && <FilterLinks label={say(activityWords.show)} options={options} />;
}

const filterNames = {
  all: activityWords.all,
  pages: activityWords.onlyPages,
  comments: activityWords.onlyComments,
  folders: activityWords.onlyFolders,
  people: activityWords.onlyPeople,
};

function NothingHappened({ isOlder, filter }: Pick<Data, "isOlder" | "filter">) {
  const say = useSay();
  if (filter !== "all" && !isOlder) return <EmptyState title={say(activityWords.noneOfIt)} />;
  return (
    <EmptyState
      title={say(isOlder ? activityWords.noneOlder : activityWords.none)}
      help={isOlder ? undefined : say(activityWords.noneHelp)}
    />
  );
}
