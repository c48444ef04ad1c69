import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { memberBatchWords as words } from "../wording.ts";
import type { Found } from "./add-people-dialog.tsx";

type Chosen = ReadonlySet<number>;

/** People to choose from, with a box each, and how many are chosen. */
export function Candidates(props: {
  found: Found;
  chosen: Chosen;
  isNarrowed: boolean;
  onChoose: (chosen: Chosen) => void;
}) {
  const say = useSay();
  const { chosen, onChoose, isNarrowed } = props;
  const { people, more } = props.found;
  const nobody = people.length === 0;
  const ids = people.map(({ id }) => id);

  return (
    <>
      <div className="enrolling-chosen">
        <p role="status">
          {nobody
            ? say(isNarrowed ? words.noneFound : words.everyoneIn)
            : say(words.chosen, { count: chosen.size })}
        </p>
        {!nobody && (
          <Button size="small" look="quiet" onPress={() => onChoose(new Set([...chosen, ...ids]))}>
            {say(words.selectShown)}
          </Button>
        )}
      </div>
      <ul className="enrolling-candidates">
        {people.map((person) => (
          <Candidate
            key={person.id}
            person={person}
            checked={chosen.has(person.id)}
            onTurn={(on) => onChoose(turned(chosen, person.id, on))}
          />
        ))}
      </ul>
      {more && <p className="enrolling-more">{say(words.moreFound, { count: people.length })}</p>}
    </>
  );
}

function turned(chosen: Chosen, id: number, on: boolean): Chosen {
  const next = new Set(chosen);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

type CandidateProps = { person: Found["people"][number]; checked: boolean; onTurn: (on: boolean) => void };

function Candidate({ person, checked, onTurn }: CandidateProps) {
  const { name, email, position, photo } = person;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="ui-checkbox"
          checked={checked}
          onChange={(event) => onTurn(event.currentTarget.checked)}
        />
        <Avatar name={name} photo={photo} size={32} />
        <span>
          <b dir="auto">{name}</b>
          <small>
            {position !== "" && (
              <>
                <bdi>{position}</bdi> ·{" "}
              </>
            )}
            <bdi dir="ltr">{email}</bdi>
          </small>
        </span>
      </label>
    </li>
  );
}
