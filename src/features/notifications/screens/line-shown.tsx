import MailCheck from "lucide-react/icons/mail-check";
import Mail from "lucide-react/icons/mail";
import type { Say } from "#kernel/language.ts";
import { formatTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DayLine } from "#ui/day-line.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import type { NotificationLine } from "../screen.ts";
import { inboxWords } from "../inbox/wording.ts";

/** One line: what it is about and where it leads, who did what, when, and whether it was read. Whoever follows it has read it. */
export function LineShown(props: { line: NotificationLine; onMark: (id: number, isRead: boolean) => void }) {
  const say = useSay();
  const here = useHere();
  const { line } = props;
  const what = whatHappened(line, say);
  return (
    <DayLine
      sign={line.person && <Avatar name={line.person.name} photo={line.person.photo} size={32} />}
      subject={
        <a
          className="notifications-subject"
          data-unread={line.isRead ? undefined : ""}
          href={here(line.address)}
          dir="auto"
          onClick={() => line.isRead || props.onMark(line.id, true)}
        >
          {line.title ?? what}
        </a>
      }
      what={<What line={line} what={what} />}
      end={
        <IconButton
          icon={line.isRead ? Mail : MailCheck}
          size="small"
          label={say(line.isRead ? inboxWords.markUnread : inboxWords.markRead, {
            title: line.title ?? what,
          })}
          onPress={() => props.onMark(line.id, !line.isRead)}
        />
      }
    />
  );
}

/** Whether it was read, who did what, when, and in which subsite. */
function What({ line, what }: { line: NotificationLine; what: string }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <span className="notifications-what">
      {!line.isRead && <span className="notifications-unread">{say(inboxWords.isUnread)}</span>}
      {line.title !== null && <span dir="auto">{what}</span>}
      <time dateTime={new Date(line.happened).toISOString()}>{formatTime(line.happened, locale)}</time>
      {line.subsite !== null && <span dir="auto">{line.subsite}</span>}
    </span>
  );
}

const askings = {
  admin: inboxWords.askedAdmin,
  editor: inboxWords.askedEditor,
  owner: inboxWords.askedOwner,
  page: inboxWords.askedPage,
  read: inboxWords.askedRead,
};

const ofComments = {
  commented: [inboxWords.commented, inboxWords.commentedBy],
  answered: [inboxWords.answered, inboxWords.answeredBy],
  addressed: [inboxWords.addressed, inboxWords.addressedBy],
} as const;

function whatHappened({ kind, times: count, person, right }: NotificationLine, say: Say): string {
  const name = person?.name;
  if (kind === "asked" && right) return name ? say(askings[right], { name }) : say(inboxWords.asked);
  if (kind === "commented" || kind === "answered" || kind === "addressed") {
    const [alone, by] = ofComments[kind];
    return name ? say(by, { count, name }) : say(alone, { count });
  }
  if (kind === "mentioned") return name ? say(inboxWords.mentionedBy, { name }) : say(inboxWords.mentioned);
  if (kind === "shared") return name ? say(inboxWords.sharedBy, { name }) : say(inboxWords.shared);
  if (kind === "published") return name ? say(inboxWords.publishedBy, { name }) : say(inboxWords.published);
  return name ? say(inboxWords.changedBy, { count, name }) : say(inboxWords.changed, { count });
}
