import { Avatar } from "#ui/avatar.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { OwnStyle } from "#widgets/kit/own-style.tsx";
import { activityAddress } from "../model/activity-address.ts";
import type { ActivityFilter } from "../rules.ts";
import type { ActivityLine } from "../screen.ts";
import { activityWords as words } from "../wording.ts";
import style from "./activity-rail.css?inline";

/** As many people as stand in a short list. */
const most = 8;

/** Beside the list where there is room: whose doings it has, each a list of its own. */
export function ActivityRail({
  lines,
  personId,
  filter,
}: {
  lines: readonly ActivityLine[];
  personId: number | null;
  filter: ActivityFilter;
}) {
  const say = useSay();
  const here = useHere();
  const people = peopleOf(lines);
  return (
    <aside className="activity-rail" aria-label={say(words.people)}>
      <OwnStyle css={style} />
      {people.length > 0 && (
        <nav aria-labelledby="activity-people">
          <h2 id="activity-people">{say(words.people)}</h2>
          {people.map(({ id, name, photo }) => (
            <a
              key={id}
              href={here(activityAddress({ personId: id, filter: filter === "people" ? "all" : filter }))}
              aria-label={say(words.ofOne, { name })}
              aria-current={id === personId ? "page" : undefined}
            >
              <Avatar name={name} photo={photo} size={28} />
              <span dir="auto">{name}</span>
            </a>
          ))}
        </nav>
      )}
      <p>{say(words.onlySeen)}</p>
    </aside>
  );
}

/** Those of the list, each once, the newest first. */
function peopleOf(lines: readonly ActivityLine[]) {
  const people = lines.flatMap(({ person }) => person ?? []);
  return [...new Map(people.map((person) => [person.id, person])).values()].slice(0, most);
}
