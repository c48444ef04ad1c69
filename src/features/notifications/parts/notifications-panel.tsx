import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { visit } from "#client/navigation.ts";
import { readScreenOfSite } from "#client/read-screen.ts";
import { showSending } from "#client/under-way.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { buttonClass } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { DayList } from "#ui/day-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { PopoverOpen } from "#ui/popover-open.tsx";
import { Segments } from "#ui/segments.tsx";
import { inboxAddress } from "../model/inbox-address.ts";
import { filterName } from "../model/filter-name.ts";
import { inboxWords } from "../inbox/wording.ts";
import type { InboxFilter } from "../rules.ts";
import type { notificationsScreen } from "../screen.ts";
import { LineShown } from "../screens/line-shown.tsx";
import { useInbox } from "../screens/use-inbox.ts";
import { notificationWords } from "../wording.ts";
import "../screens/notifications.css";
import "./notifications-panel.css";

type Data = ScreenData<typeof notificationsScreen>;
export type OpenedNotifications = {
  readonly Panel: typeof NotificationsPanel;
  readonly data: Data;
};

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

/** The screen has one more. */
const offered: readonly InboxFilter[] = ["all", "unread", "mentions"];

/** What the panel shows, and what shows another part of it; where that cannot be fetched it opens as the screen, as the bell does. */
function useChosen(opened: Data) {
  const [data, setData] = useState(opened);
  const asked = useRef<InboxFilter>(opened.filter);
  async function choose(filter: InboxFilter) {
    asked.current = filter;
    const done = showSending();
    const read = await readScreenOfSite<Data>(inboxAddress(filter)).catch(() => null);
    done();
    if (asked.current !== filter) return;
    if (read) setData(read);
    else void visit(inboxAddress(filter));
  }
  return { data, choose };
}

type PanelProps = { data: Data; anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** What one is told of, below the bell: the newest, of all or of some, marking all read, and the ways to all of them and to what is mailed. */
function NotificationsPanel({ data: opened, anchor, onClose }: PanelProps) {
  const say = useSay();
  const here = useHere();
  const box = useRef<HTMLDivElement>(null);
  const { data, choose } = useChosen(opened);
  const inbox = useInbox(data.lines);
  useLinks(box, onClose);
  const shown = inbox.lines.slice(0, most);
  /** The button that had the focus is gone then. */
  function markAll() {
    box.current?.closest<HTMLElement>("[popover]")?.focus();
    inbox.markAll();
  }
  const hasUnread = data.hasUnread && !(shown.length > 0 && inbox.lines.every(({ isRead }) => isRead));
  const unread = hasUnread ? unreadNow(data, inbox.lines) : 0;
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
        <Filter chosen={data.filter} unread={unread} onChoose={choose} />
        <div className="notifications-panel-lines">
          {shown.length === 0 && <Nothing filter={data.filter} />}
          <DayList lines={shown}>
            {(line) => <LineShown key={line.id} line={line} onMark={inbox.mark} />}
          </DayList>
        </div>
        <a className="notifications-panel-all" href={here(inboxAddress(data.filter))}>
          {say(inboxWords.seeAll)}
        </a>
      </div>
    </PopoverOpen>
  );
}

type FilterProps = { chosen: InboxFilter; unread: number; onChoose: (filter: InboxFilter) => Promise<void> };

function Filter({ chosen, unread, onChoose }: FilterProps) {
  const say = useSay();
  return (
    <div className="notifications-panel-filter">
      <Segments
        label={say(inboxWords.filter)}
        value={chosen}
        options={offered.map((value) => ({ value, label: filterName(value, unread, say) }))}
        onChange={(value) => void onChoose(value as InboxFilter)}
      />
    </div>
  );
}

/** How many are unread since some were marked here. */
function unreadNow({ unread, lines: read }: Data, lines: Data["lines"]): number {
  const marked = read.filter(({ isRead }, at) => !isRead && lines[at]?.isRead);
  const unmarked = read.filter(({ isRead }, at) => isRead && !lines[at]?.isRead);
  return unread - marked.length + unmarked.length;
}

function Nothing({ filter }: { filter: InboxFilter }) {
  const say = useSay();
  if (filter === "unread") return <p>{say(inboxWords.noneUnread)}.</p>;
  if (filter === "mentions")
    return (
      <p>
        {say(inboxWords.noneMentions)}. {say(inboxWords.noneMentionsHelp)}
      </p>
    );
  return (
    <p>
      {say(inboxWords.none)}. {say(inboxWords.noneHelp)}
    </p>
  );
}

function Head({ onMarkAll }: { onMarkAll: (() => void) | null }) {
  const say = useSay();
  const here = useHere();
  const settings = say(inboxWords.settings);
  return (
    <div className="notifications-panel-head">
      <h2>{say(notificationWords.title)}</h2>
      {onMarkAll && (
        <Button look="quiet" size="small" onPress={onMarkAll}>
          {say(inboxWords.markAll)}
        </Button>
      )}
      <a
        className={buttonClass("quiet", "normal", "icon")}
        href={here("/settings/notifications/")}
        aria-label={settings}
        title={settings}
      >
        <Icon of={SlidersHorizontal} size={20} />
      </a>
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
