import FilePenLine from "lucide-react/icons/file-pen-line";
import Folder from "lucide-react/icons/folder";
import { formatTime } from "#kernel/time-words.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DayLine } from "#ui/day-line.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import type { ActivityLine } from "../screen.ts";
import { subjectOf, whatHappened } from "./line-words.ts";

/** One line: what it is about, who did what to it, when, and where it stands. */
export function LineShown({ line, namesPerson }: { line: ActivityLine; namesPerson: boolean }) {
  const say = useSay();
  const here = useHere();
  const about = subjectOf(line, say);
  // Folders of another subsite say little without it; the folder of an import is what its line is about.
  const place = line.subsite ?? (line.title === null ? null : line.folder);
  return (
    <DayLine
      wraps
      sign={<Who line={line} />}
      subject={
        <a className="activity-subject" href={here(about.address)} dir="auto">
          {about.name}
        </a>
      }
      what={
        <span className="activity-what" dir="auto">
          {whatHappened(line, namesPerson, say)}
        </span>
      }
      end={
        <span className="activity-where">
          <When line={line} />
          {place !== null && <span dir="auto">{place}</span>}
        </span>
      }
    />
  );
}

/** The person, whose card opens here. */
function Who({ line: { person, kind } }: { line: ActivityLine }) {
  const say = useSay();
  const here = useHere();
  if (!person)
    return (
      <span className="activity-icon">
        <Icon of={kind.startsWith("folder-") ? Folder : FilePenLine} />
      </span>
    );
  return (
    <a
      href={here(`/profile/p/${person.id}/`)}
      aria-haspopup="dialog"
      aria-label={say(cardWords.label, { name: person.name })}
    >
      <Avatar name={person.name} photo={person.photo} size={32} />
    </a>
  );
}

/** From the first to the last of what a line tells of. */
function When({ line: { began, happened } }: { line: ActivityLine }) {
  const locale = useLocale();
  const [from, to] = [formatTime(began, locale), formatTime(happened, locale)];
  return (
    <time dateTime={new Date(happened).toISOString()} dir="ltr">
      {from === to ? to : `${from} – ${to}`}
    </time>
  );
}
