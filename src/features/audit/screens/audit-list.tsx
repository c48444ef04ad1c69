import { formatTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DayLine } from "#ui/day-line.tsx";
import { DayList } from "#ui/day-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import type { AuditLine, auditScreen } from "../screen.ts";
import { auditWords } from "../wording.ts";
import { AuditFilter } from "./audit-filter.tsx";
import { ExportButton } from "./export-button.tsx";
import "./audit.css";

/** The entries as they are narrowed, the newest first. */
export function AuditList({ data, from }: { data: ScreenData<typeof auditScreen>; from: string }) {
  const say = useSay();
  const { lines, older, isOlder, filter, person } = data;
  const isNarrowed = filter.name !== "" || filter.kind !== "" || filter.day !== "";
  return (
    <>
      <AuditFilter filter={filter} from={from} withName={person === null} />
      {lines.length === 0 && (
        <EmptyState
          title={say(isNarrowed || isOlder ? auditWords.noneFound : auditWords.none)}
          help={say(isNarrowed || isOlder ? auditWords.noneFoundHelp : auditWords.noneHelp)}
        />
      )}
      <DayList lines={lines}>{(line) => <Line key={line.id} line={line} />}</DayList>
      <p className="audit-more">
        {older && <LinkButton href={older}>{say(auditWords.more)}</LinkButton>}
        {(isNarrowed || isOlder) && <LinkButton href={from}>{say(auditWords.clear)}</LinkButton>}
        {lines.length > 0 && <ExportButton filter={filter} person={person?.id ?? null} />}
      </p>
    </>
  );
}

function Line({ line }: { line: AuditLine }) {
  const say = useSay();
  const locale = useLocale();
  const below = [line.as === null ? null : say(auditWords.as, { name: line.as }), ...line.details];
  const from = [line.address, line.browser].filter((part) => part !== "");
  return (
    <DayLine
      wraps
      sign={<Who line={line} />}
      subject={
        <span className="audit-deed" dir="auto">
          {line.what}
        </span>
      }
      what={below
        .filter((part) => part !== null)
        .map((part) => (
          <span key={part} className="audit-facts" dir="auto">
            {part}
          </span>
        ))}
      end={
        <span className="audit-origin">
          <time dateTime={new Date(line.happened).toISOString()} dir="ltr">
            {formatTime(line.happened, locale)}
          </time>
          {from.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </span>
      }
    />
  );
}

/** The person, with the way to all that the log tells of them. */
function Who({ line }: { line: AuditLine }) {
  const say = useSay();
  const here = useHere();
  const [person] = line.people;
  if (!person) return <span />;
  return (
    <a href={here(`/user/auditlog/${person.id}/`)} aria-label={say(auditWords.ofOne, { name: person.name })}>
      <Avatar name={person.name} photo={null} size={32} />
    </a>
  );
}
