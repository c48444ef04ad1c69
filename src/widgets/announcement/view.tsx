import Megaphone from "lucide-react/icons/megaphone";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { AnnouncementPicture } from "./picture.tsx";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf } from "../kit/link-target.ts";
import { LinkedParts } from "../linked-parts.tsx";
import type { LivingProps } from "../living.ts";
import { endDayLine, isOver } from "./end-day.ts";
import { type AnnouncementRead, saysSomething } from "./read.ts";
import type { AnnouncementShown } from "./shown.ts";
import { announcementWords } from "./wording.ts";
import "./view.css";

type AnnouncementProps = LivingProps<AnnouncementRead, AnnouncementShown>;

/**
 * News for people of the site, until they have put it away; the line that stays until they leave takes it out again. Those who may
 * edit are told how many have put it away, and keep that line.
 */
export function AnnouncementView(props: AnnouncementProps) {
  const { content, data, reader } = props;
  const away = usePuttingAway(props);
  const count = data?.seenBy ?? null;
  if (!saysSomething(content) || (!reader.person && !reader.mayEdit)) return null;
  if (away.isAway && !away.wasPutAway && count === null) return null;
  const isEnded = isOver(content.until, props.clock.renderedAt, props.locale);
  if (isEnded) return reader.mayEdit ? <Ended {...props} /> : null;
  return <Open {...props} away={away} count={count} />;
}

type OpenProps = AnnouncementProps & { away: ReturnType<typeof usePuttingAway>; count: number | null };

/** Its words with the picture beside them, or the line that brings it back. */
function Open({ away, count, ...props }: OpenProps) {
  const { content, say } = props;
  const { isAway, wasPutAway, trouble, putAway } = away;
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame, isAway);
  return (
    <div ref={frame} className={isAway ? "announcement" : "announcement announcement-card"}>
      <div className="announcement-words">
        {isAway ? (
          <p className="announcement-away" role="status">
            <span dir="auto">{wasPutAway ? say(announcementWords.away) : content.title}</span>{" "}
            <button type="button" className="announcement-link" onClick={() => putAway(false)}>
              {say(wasPutAway ? announcementWords.undo : announcementWords.showAgain)}
            </button>
          </p>
        ) : (
          <Card {...props} onPutAway={() => putAway(true)} />
        )}
        {count !== null && <p className="announcement-seen">{say(announcementWords.seenBy, { count })}</p>}
        <p className="announcement-trouble" role="alert">
          {trouble}
        </p>
      </div>
      {!isAway && content.picture && <AnnouncementPicture picture={content.picture} />}
    </div>
  );
}

/** What is left of it to those who may edit when its last day is over. */
function Ended({ content: { title, until = "" }, clock, locale, say }: AnnouncementProps) {
  const day = endDayLine(until, clock.renderedAt, locale);
  return (
    <div className="announcement">
      <p className="announcement-away">
        <span dir="auto">{title}</span> {say(announcementWords.ended, { day })}
      </p>
    </div>
  );
}

/** The button that was pressed is gone with the card: the focus goes to the one that takes it back. */
function useKeptFocus(frame: RefObject<HTMLElement | null>, isAway: boolean): void {
  const before = useRef(isAway);
  useEffect(() => {
    if (before.current === isAway) return;
    before.current = isAway;
    if (document.activeElement === document.body) frame.current?.querySelector("button")?.focus();
  }, [frame, isAway]);
}

/** What is put away is away at once, and comes back with the sentence why when that was refused. */
function usePuttingAway({ content, data, act }: AnnouncementProps) {
  const [underWay, setUnderWay] = useState<boolean | null>(null);
  const [wasPutAway, setPutAway] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function putAway(away: boolean) {
    if (!act || underWay !== null) return;
    setTrouble(null);
    setUnderWay(away);
    setPutAway(away);
    const acted = await act("put_away", { mark: content.mark, away });
    setUnderWay(null);
    if (acted.success) return;
    setPutAway(false);
    setTrouble(acted.reason);
  }

  const isAway = underWay ?? data?.isAway ?? false;
  return { isAway, wasPutAway, trouble, putAway: (away: boolean) => void putAway(away) };
}

function Card(props: AnnouncementProps & { onPutAway: () => void }) {
  const { content, act, say, onPutAway } = props;
  // Without script nothing would come of it: the button works when somebody can hear it.
  const isOpen = useHydrated() && act !== null;
  const { title, parts, label, href } = content;
  return (
    <>
      <KindLine {...props} />
      {title !== "" && (
        <h2 className="announcement-title" dir="auto">
          {title}
        </h2>
      )}
      {parts.length > 0 && (
        <p className="announcement-text" dir="auto">
          <LinkedParts parts={parts} />
        </p>
      )}
      <p className="announcement-acts">
        {label !== "" && href !== "" && (
          <a
            className="announcement-more"
            href={addressOf(href)}
            dir="auto"
            {...(isOutside(href) && outsideLink)}
          >
            {label}
          </a>
        )}
        <button type="button" className="announcement-button" disabled={!isOpen} onClick={onPutAway}>
          {say(announcementWords.gotIt)}
        </button>
      </p>
    </>
  );
}

/** What it is, and its last day. */
function KindLine(props: Pick<AnnouncementProps, "content" | "say" | "clock" | "locale">) {
  const { say, clock, locale } = props;
  const { until } = props.content;
  const day = until && endDayLine(until, clock.renderedAt, locale);
  return (
    <p className="announcement-kind">
      <Icon of={Megaphone} />
      {day ? say(announcementWords.until, { day }) : say(announcementWords.kindName)}
    </p>
  );
}
