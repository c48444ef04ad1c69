import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { Suggestion } from "#ui/suggestion.tsx";
import { sharingWords } from "../wording.ts";
import type { PeopleSearch } from "./use-people-search.ts";

/** The people of a name, below the field that it is typed in; one of them is marked. */
export function FoundPeople({ id, label, search }: { id: string; label: string; search: PeopleSearch }) {
  const say = useSay();
  const { choices, problem } = search;
  return (
    <div id={id} className="ui-suggestions" hidden={choices === null && problem === null}>
      {problem && <ErrorText announced>{problem}</ErrorText>}
      {choices?.length === 0 && (
        <p className="sharing-nobody" role="status">
          {say(sharingWords.noPeople)}
        </p>
      )}
      {choices && choices.length > 0 && (
        <div role="listbox" aria-label={label}>
          {choices.map((choice, place) => (
            <Suggestion
              key={choice.id}
              id={`${id}-${place}`}
              isMarked={place === search.marked}
              onChoose={() => search.choose(choice)}
            >
              <span>{choice.name}</span> <span className="sharing-email">{choice.about}</span>
            </Suggestion>
          ))}
        </div>
      )}
    </div>
  );
}
