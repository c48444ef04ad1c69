import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "../model/listed.ts";
import { sharingWords } from "../wording.ts";
import type { PeopleSearch } from "./use-people-search.ts";

/** The people of a name, below the field that it is typed in; one of them is marked. */
export function FoundPeople({ id, label, search }: { id: string; label: string; search: PeopleSearch }) {
  const say = useSay();
  const { people, problem } = search;
  return (
    <div id={id} className="sharing-found" hidden={people === null && problem === null}>
      {problem && <ErrorText announced>{problem}</ErrorText>}
      {people?.length === 0 && (
        <p className="sharing-nobody" role="status">
          {say(sharingWords.noPeople)}
        </p>
      )}
      {people && people.length > 0 && (
        <div role="listbox" aria-label={label}>
          {people.map((person, place) => (
            <FoundPerson
              key={person.id}
              id={`${id}-${place}`}
              person={person}
              isMarked={place === search.marked}
              onChoose={() => search.choose(person)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type FoundPersonProps = { id: string; person: SharingPerson; isMarked: boolean; onChoose: () => void };

/** Pressing leaves the focus in the field. */
function FoundPerson({ id, person, isMarked, onChoose }: FoundPersonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{person.name}</span> <span className="sharing-email">{person.email}</span>
    </button>
  );
}
