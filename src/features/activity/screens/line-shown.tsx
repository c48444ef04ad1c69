import FilePenLine from "lucide-react/icons/file-pen-line";
import Folder from "lucide-react/icons/folder";
import { formatTime } from "#kernel/time-words.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import type { Say } from "#kernel/language.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DayLine } from "#ui/day-line.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import type { ActivityLine } from "../screen.ts";
import { activityWords } from "../wording.ts";

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

/** The page or folder, the folder of an import or the person whom a line is about. */
function subjectOf({ kind, title, address, folder, person }: ActivityLine, say: Say) {
  if (kind === "joined") return { name: person?.name ?? "", address: `/profile/p/${person?.id ?? 0}/` };
  return { name: title ?? folder ?? say(activityWords.allFolders), address: address ?? "/pages/" };
}

function whatHappened({ kind, times, pages, was, person }: ActivityLine, namesPerson: boolean, say: Say) {
  if (kind === "joined") return say(activityWords.joined);
  const isRenamed = kind === "edited" && was !== null;
  const words = sentences[isRenamed ? "editedAndRenamed" : kind];
  const facts = { count: kind === "imported" ? pages : times, was: was ?? "" };
  return person && namesPerson ? say(words.by, { ...facts, name: person.name }) : say(words.alone, facts);
}

/** What is said of a line, with and without who it was. */
const sentences = {
  published: { by: activityWords.publishedBy, alone: activityWords.published },
  edited: { by: activityWords.editedBy, alone: activityWords.edited },
  editedAndRenamed: { by: activityWords.editedAndRenamedBy, alone: activityWords.editedAndRenamed },
  renamed: { by: activityWords.renamedBy, alone: activityWords.renamed },
  moved: { by: activityWords.movedBy, alone: activityWords.moved },
  trashed: { by: activityWords.trashedBy, alone: activityWords.trashed },
  restored: { by: activityWords.restoredBy, alone: activityWords.restored },
  imported: { by: activityWords.importedBy, alone: activityWords.imported },
  "folder-made": { by: activityWords.folderMadeBy, alone: activityWords.folderMade },
  "folder-renamed": { by: activityWords.folderRenamedBy, alone: activityWords.folderRenamed },
  "folder-moved": { by: activityWords.folderMovedBy, alone: activityWords.folderMoved },
  "folder-deleted": { by: activityWords.folderDeletedBy, alone: activityWords.folderDeleted },
} as const;

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
