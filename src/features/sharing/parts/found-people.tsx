import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { Suggestion } from "#ui/suggestion.tsx";
import { sharingWords } from "../wording.ts";
import type { PeopleSearch } from "./use-people-search.ts";

/** The people of a name, below the field that it is typed in; one of them is marked. */
export function FoundPeople({ id, label, search }: { id: string; label: string; search: PeopleSearch }) {
  const say = useSay();
  const { people, problem } = search;
  return (
    <div id={id} className="ui-suggestions" hidden={people === null && problem === null}>
      {problem && <ErrorText announced>{problem}</ErrorText>}
      {people?.length === 0 && (
        <p className="sharing-nobody" role="status">
          {say(sharingWords.noPeople)}
        </p>
      )}
      {people && people.length > 0 && (
        <div role="listbox" aria-label={label}>
          {people.map((person, place) => (
            <Suggestion
              key={person.id}
              id={`${id}-${place}`}
              isMarked={place === search.marked}
              onChoose={() => search.choose(person)}
            >
              <span>{person.name}</span> <span className="sharing-email">{person.email}</span>
            </Suggestion>
          ))}
        </div>
      )}
    </div>
  );
}
