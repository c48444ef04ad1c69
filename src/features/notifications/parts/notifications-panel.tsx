import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { readScreenOfSite } from "#client/read-screen.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { PopoverOpen } from "#ui/popover-open.tsx";
import { inboxWords } from "../inbox/wording.ts";
import type { notificationsScreen } from "../screen.ts";
import { LineShown } from "../screens/line-shown.tsx";
import { useInbox } from "../screens/use-inbox.ts";
import { notificationWords } from "../wording.ts";
import "../screens/notifications.css";
import "./notifications-panel.css";

type Data = ScreenData<typeof notificationsScreen>;
export type OpenedNotifications = { readonly Panel: typeof NotificationsPanel; readonly data: Data };

/** As many as stand below the bell; the screen has the others. */
const most = 6;

/**
 * The newest notifications and what shows them; null where they are refused. They are read where the bell leads, which need not be the subsite of the
 * address bar: somebody may have been refused there.
 */
export async function loadOpened(address: string): Promise<OpenedNotifications | null> {
  const data = await readScreenOfSite<Data>(address);
  return data && { Panel: NotificationsPanel, data };
}

type PanelProps = { data: Data; anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** What one is told of, below the bell: the newest, marking all read, and the way to all of them. */
function NotificationsPanel({ data, anchor, onClose }: PanelProps) {
  const say = useSay();
  const here = useHere();
  const box = useRef<HTMLDivElement>(null);
  const inbox = useInbox(data.lines);
  useLinks(box, onClose);
  const shown = inbox.lines.slice(0, most);
  /** The button that had the focus is gone then. */
  function markAll() {
    box.current?.closest<HTMLElement>("[popover]")?.focus();
    inbox.markAll();
  }
  const hasUnread = data.hasUnread && !(shown.length > 0 && inbox.lines.every(({ isRead }) => isRead));
  return (
    <PopoverOpen
      {...{ anchor, onClose }}
      label={say(notificationWords.title)}
      align="end"
      className="notifications-panel"
      isRead
    >
      <div ref={box}>
        <Head onMarkAll={hasUnread ? markAll : null} />
        <div className="notifications-panel-lines">
          {shown.length === 0 && <Nothing />}
          <DayList lines={shown}>
            {(line) => <LineShown key={line.id} line={line} onMark={inbox.mark} />}
          </DayList>
        </div>
        <a className="notifications-panel-all" href={here("/notifications/")}>
          {say(inboxWords.seeAll)}
        </a>
      </div>
    </PopoverOpen>
  );
}

function Nothing() {
  const say = useSay();
  return (
    <p>
      {say(inboxWords.none)}. {say(inboxWords.noneHelp)}
    </p>
  );
}

function Head({ onMarkAll }: { onMarkAll: (() => void) | null }) {
  const say = useSay();
  return (
    <div className="notifications-panel-head">
      <h2>{say(notificationWords.title)}</h2>
      {onMarkAll && (
        <Button look="quiet" size="small" onPress={onMarkAll}>
          {say(inboxWords.markAll)}
        </Button>
      )}
    </div>
  );
}

/** A link leads on, and the panel stays behind. */
function useLinks(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const followed = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) onClose();
  });
  useEffect(() => {
    const stop = new AbortController();
    box.current?.addEventListener("click", (event) => followed(event), { signal: stop.signal });
    return () => stop.abort();
  }, [box]);
}
