import { useEffect, useEffectEvent } from "react";
import { useFresh } from "#client/use-fresh.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { useWindow } from "#ui/use-window.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { notificationsTopic } from "../events.ts";
import type { notificationsScreen } from "../screen.ts";
import { inboxAddress } from "../model/inbox-address.ts";
import { filterName } from "../model/filter-name.ts";
import { inboxWords } from "../inbox/wording.ts";
import { LineShown } from "./line-shown.tsx";
import { useInbox } from "./use-inbox.ts";
import "./notifications.css";

type Data = ScreenData<typeof notificationsScreen>;

/** What one is told of, the newest first, each day with a heading of its own. */
export function NotificationsScreen({ data, frame }: { data: Data; frame: { viewer: { siteId: number } } }) {
  const say = useSay();
  const inbox = useInbox(data.lines);
  const settings = useSettingsBeside();
  useFresh(notificationsTopic(frame.viewer.siteId));
  return (
    <Screen
      title={data.title}
      width="reading"
      actions={
        <>
          {!settings.isShown && (
            <LinkButton href="/settings/notifications/" look="quiet">
              {say(inboxWords.settings)}
            </LinkButton>
          )}
          {data.hasUnread && <Button onPress={inbox.markAll}>{say(inboxWords.markAll)}</Button>}
        </>
      }
    >
      <div className="notifications-beside">
        <div>
          <Filter {...data} />
          {inbox.lines.length === 0 && <Nothing {...data} />}
          <DayList lines={inbox.lines}>
            {(line) => <LineShown key={line.id} line={line} onMark={inbox.mark} />}
          </DayList>
          <More {...data} />
        </div>
        {settings.part && <settings.part.SettingsBeside data={settings.part.data} />}
      </div>
    </Screen>
  );
}

/** There is room for another column, as the style sheet has it. */
const roomBeside = "(min-width: 1280px)";
const loadBeside = async () => (await import("./settings-beside.tsx")).loadSettings();

/** What is mailed stands beside the list where there is room for it, once it has come. It stays where it is in a window that has become narrower: something may be typed in it. */
function useSettingsBeside() {
  const hasRoom = useWindow(roomBeside);
  const [part, want] = useLazyPart(loadBeside);
  const fetchPart = useEffectEvent(() => want());
  useEffect(() => {
    if (hasRoom) fetchPart();
  }, [hasRoom]);
  return { part, isShown: hasRoom && part !== null };
}

function Filter({ filter, filters, unread }: Pick<Data, "filter" | "filters" | "unread">) {
  const say = useSay();
  const options = filters.map((each) => ({
    label: filterName(each, unread, say),
    address: inboxAddress(each),
    isShown: each === filter,
  }));
  return <FilterLinks label={say(inboxWords.filter)} options={options} />;
}

function Nothing({ filter, isOlder }: Pick<Data, "filter" | "isOlder">) {
  const say = useSay();
  if (isOlder) return <EmptyState title={say(inboxWords.noneOlder)} />;
  if (filter === "unread") return <EmptyState title={say(inboxWords.noneUnread)} />;
  if (filter === "mentions")
    return <EmptyState title={say(inboxWords.noneMentions)} help={say(inboxWords.noneMentionsHelp)} />;
  if (filter === "comments")
    return <EmptyState title={say(inboxWords.noneComments)} help={say(inboxWords.noneCommentsHelp)} />;
  return (
    <EmptyState
      title={say(inboxWords.none)}
      help={say(inboxWords.noneHelp)}
      action={<LinkButton href="/pages/">{say(inboxWords.browse)}</LinkButton>}
    />
  );
}

function More({ older, isOlder, filter }: Pick<Data, "older" | "isOlder" | "filter">) {
  const say = useSay();
  if (!older && !isOlder) return null;
  return (
    <p className="notifications-more">
      {isOlder && <LinkButton href={inboxAddress(filter)}>{say(inboxWords.newest)}</LinkButton>}
      {older && <LinkButton href={older}>{say(inboxWords.older)}</LinkButton>}
    </p>
  );
}
