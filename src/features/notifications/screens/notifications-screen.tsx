import { useFresh } from "#client/use-fresh.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { notificationsTopic } from "../events.ts";
import type { notificationsScreen } from "../screen.ts";
import { inboxWords } from "../inbox/wording.ts";
import { LineShown } from "./line-shown.tsx";
import { useInbox } from "./use-inbox.ts";
import "./notifications.css";

type Data = ScreenData<typeof notificationsScreen>;

/** What one is told of, the newest first, each day with a heading of its own. */
export function NotificationsScreen({ data, frame }: { data: Data; frame: { viewer: { siteId: number } } }) {
  const say = useSay();
  const inbox = useInbox(data.lines);
  useFresh(notificationsTopic(frame.viewer.siteId));
  return (
    <Screen
      title={data.title}
      width="reading"
      actions={data.hasUnread && <Button onPress={inbox.markAll}>{say(inboxWords.markAll)}</Button>}
    >
      <Filter onlyUnread={data.onlyUnread} />
      {inbox.lines.length === 0 && <Nothing {...data} />}
      <DayList lines={inbox.lines}>
        {(line) => <LineShown key={line.id} line={line} onMark={inbox.mark} />}
      </DayList>
      <More {...data} />
    </Screen>
  );
}

function Filter({ onlyUnread }: Pick<Data, "onlyUnread">) {
  const say = useSay();
  const here = useHere();
  return (
    <nav className="notifications-filter" aria-label={say(inboxWords.filter)}>
      <a href={here("/notifications/")} aria-current={onlyUnread ? undefined : "page"}>
        {say(inboxWords.all)}
      </a>
      <a href={here("/notifications/?unread=yes")} aria-current={onlyUnread ? "page" : undefined}>
        {say(inboxWords.onlyUnread)}
      </a>
    </nav>
  );
}

function Nothing({ onlyUnread, isOlder }: Pick<Data, "onlyUnread" | "isOlder">) {
  const say = useSay();
  if (isOlder) return <EmptyState title={say(inboxWords.noneOlder)} />;
  if (onlyUnread) return <EmptyState title={say(inboxWords.noneUnread)} />;
  return (
    <EmptyState
      title={say(inboxWords.none)}
      help={say(inboxWords.noneHelp)}
      action={<LinkButton href="/pages/">{say(inboxWords.browse)}</LinkButton>}
    />
  );
}

function More({ older, isOlder, onlyUnread }: Pick<Data, "older" | "isOlder" | "onlyUnread">) {
  const say = useSay();
  if (!older && !isOlder) return null;
  const newest = onlyUnread ? "/notifications/?unread=yes" : "/notifications/";
  return (
    <p className="notifications-more">
      {isOlder && <LinkButton href={newest}>{say(inboxWords.newest)}</LinkButton>}
      {older && <LinkButton href={older}>{say(inboxWords.older)}</LinkButton>}
    </p>
  );
}
