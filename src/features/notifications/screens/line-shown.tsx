import type { LucideIcon } from "lucide-react";
import AtSign from "lucide-react/icons/at-sign";
import FileText from "lucide-react/icons/file-text";
import KeyRound from "lucide-react/icons/key-round";
import MessageSquare from "lucide-react/icons/message-square";
import Pencil from "lucide-react/icons/pencil";
import Share2 from "lucide-react/icons/share-2";
import MailCheck from "lucide-react/icons/mail-check";
import Mail from "lucide-react/icons/mail";
import type { Say } from "#kernel/language.ts";
import { formatTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DayLine } from "#ui/day-line.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import type { NotificationLine } from "../screen.ts";
import { inboxWords } from "../inbox/wording.ts";
import { LineReply } from "./line-reply.tsx";

type LineProps = { line: NotificationLine; onMark: (id: number, isRead: boolean) => void };

/** One line: what it is about and where it leads, who did what, when, and whether it was read. Whoever follows it has read it. */
export function LineShown(props: LineProps) {
  const say = useSay();
  const here = useHere();
  const { line } = props;
  const what = whatHappened(line, say);
  return (
    <DayLine
      sign={<Sign {...line} />}
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
      what={
        <>
          <Said {...line} />
          <What line={line} what={what} />
          {line.reply && (
            <LineReply
              reply={line.reply}
              title={line.title ?? what}
              onSent={() => line.isRead || props.onMark(line.id, true)}
            />
          )}
        </>
      }
      end={<Mark line={line} title={line.title ?? what} onMark={props.onMark} />}
    />
  );
}

function Mark({ line, title, onMark }: LineProps & { title: string }) {
  const say = useSay();
  return (
    <IconButton
      icon={line.isRead ? Mail : MailCheck}
      size="small"
      label={say(line.isRead ? inboxWords.markUnread : inboxWords.markRead, { title })}
      onPress={() => onMark(line.id, !line.isRead)}
    />
  );
}

const signs: Readonly<Record<NotificationLine["kind"], LucideIcon>> = {
  published: FileText,
  changed: Pencil,
  mentioned: AtSign,
  addressed: AtSign,
  commented: MessageSquare,
  answered: MessageSquare,
  shared: Share2,
  asked: KeyRound,
};

/** Who did it, with what they did at the corner; that alone where nobody is named. The words below say the same. */
function Sign({ person, kind }: Pick<NotificationLine, "person" | "kind">) {
  const of = signs[kind];
  if (!person)
    return (
      <span className="notifications-sign notifications-sign-alone">
        <Icon of={of} size={16} />
      </span>
    );
  return (
    <span className="notifications-sign">
      <Avatar name={person.name} photo={person.photo} size={32} />
      <span className="notifications-kind">
        <Icon of={of} size={12} />
      </span>
    </span>
  );
}

/** The words of a comment, or of a page, which are its own and no person's where it was changed. */
function Said({ words, kind }: Pick<NotificationLine, "words" | "kind">) {
  const say = useSay();
  return (
    words !== null && (
      <p className="notifications-words" dir="auto">
        {kind === "changed" ? words : say(inboxWords.quoted, { words })}
      </p>
    )
  );
}

/** Whether it was read, who did what, when, and in which subsite. */
function What({ line, what }: { line: NotificationLine; what: string }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <span className="notifications-what">
      {!line.isRead && (
        <span className="notifications-unread">
          <span className="ui-unseen">{say(inboxWords.isUnread)}</span>
        </span>
      )}
      <span className="notifications-facts">
        {line.title !== null && <bdi>{what}</bdi>}{" "}
        <time dateTime={new Date(line.happened).toISOString()}>{formatTime(line.happened, locale)}</time>{" "}
        {line.subsite !== null && <bdi>{line.subsite}</bdi>}
      </span>
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
  if (kind === "published")
    return name ? say(inboxWords.publishedBy, { count, name }) : say(inboxWords.published, { count });
  return name ? say(inboxWords.changedBy, { count, name }) : say(inboxWords.changed, { count });
}
