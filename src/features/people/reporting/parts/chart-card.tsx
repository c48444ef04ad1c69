import ChevronRight from "lucide-react/icons/chevron-right";
import { Avatar } from "#ui/avatar.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { type ChartPlace, columnsMost } from "../../model/chart.ts";
import { reportingWords as words } from "../wording.ts";

type CardProps = { place: ChartPlace; isMeant: boolean; isTabbed: boolean; onTurn: () => void };

/** One person of the chart: a line of the tree, with the size of their team, which opens it. */
export function ChartCard({ place, isMeant, isTabbed, onTurn }: CardProps) {
  const { person, level, isOpen, at, of, row, column } = place;
  const hasTeam = person.team > 0;
  return (
    <li
      role="treeitem"
      className="reporting-card"
      data-place={person.id}
      data-open={(isOpen && hasTeam) || undefined}
      data-hangs={(level > 1 && at <= columnsMost) || undefined}
      data-gone={person.name === null || undefined}
      aria-level={level}
      aria-posinset={at}
      aria-setsize={of}
      aria-expanded={hasTeam ? isOpen : undefined}
      aria-current={isMeant || undefined}
      tabIndex={isTabbed ? 0 : -1}
      style={cssVariables({ "--level": level, "--row": row, "--column": column })}
    >
      <Who place={place} />
      {hasTeam && <TeamButton {...{ place, onTurn }} />}
    </li>
  );
}

function Who({ place: { person } }: { place: ChartPlace }) {
  const say = useSay();
  const here = useHere();
  const { id, name, position, photo } = person;
  return (
    <>
      <Avatar name={name ?? "?"} photo={photo} size={36} />
      <span className="reporting-who">
        {name === null ? (
          <b>{say(words.gone)}</b>
        ) : (
          <a href={here(`/profile/p/${id}/`)} aria-haspopup="dialog" tabIndex={-1} dir="auto">
            {name}
          </a>
        )}
        <small dir="auto">{name === null ? say(words.goneHelp) : position}</small>
      </span>
    </>
  );
}

function TeamButton({ place: { person, isOpen }, onTurn }: { place: ChartPlace; onTurn: () => void }) {
  const say = useSay();
  const name = person.name ?? say(words.gone);
  return (
    <button
      type="button"
      className="reporting-team"
      tabIndex={-1}
      aria-label={say(isOpen ? words.close : words.open, { name, count: person.team })}
      onClick={onTurn}
    >
      <Icon of={ChevronRight} size={16} />
      {person.team}
    </button>
  );
}
