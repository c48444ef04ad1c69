import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { FoundPerson, PageTools } from "../kit/editor.ts";
import { peopleCardsWords } from "./wording.ts";

/** Milliseconds without a key before people are looked for. */
const pause = 150;

type PersonChoiceProps = {
  find: PageTools["findPeople"];
  /** Who is there already. */
  without: readonly number[];
  onChoose: (person: FoundPerson) => void;
};

/** Finds people by what is typed of their names; each that is found is a button. */
export function PersonChoice({ find, without, onChoose }: PersonChoiceProps) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const found = useFound(typed, find);
  const people = found?.filter(({ id }) => !without.includes(id)) ?? null;
  return (
    <div className="people-cards-choice">
      <TextField
        label={say(peopleCardsWords.add)}
        type="search"
        icon={Search}
        placeholder={say(peopleCardsWords.addHint)}
        value={typed}
        onChange={setTyped}
      />
      <p className="ui-unseen" role="status">
        {people && typed !== "" && say(peopleCardsWords.found, { count: people.length })}
      </p>
      {typed.trim() !== "" && found !== undefined && (
        <Found
          people={people}
          onChoose={(person) => {
            setTyped("");
            onChoose(person);
          }}
        />
      )}
    </div>
  );
}

type FoundProps = Pick<PersonChoiceProps, "onChoose"> & { people: readonly FoundPerson[] | null };

function Found({ people, onChoose }: FoundProps) {
  const say = useSay();
  return (
    <ul className="people-cards-found" aria-label={say(peopleCardsWords.chosen)}>
      {people?.map((person) => (
        <li key={person.id}>
          <button type="button" onClick={() => onChoose(person)}>
            <b dir="auto">{person.name}</b> <span dir="auto">{person.position}</span>
          </button>
        </li>
      ))}
      {(!people || people.length === 0) && (
        <li className="people-cards-none">
          {say(people ? peopleCardsWords.nobody : peopleCardsWords.notLoaded)}
        </li>
      )}
    </ul>
  );
}

/** Undefined while nothing is known; null when they could not be loaded. An older answer never takes a newer one's place. */
function useFound(typed: string, find: PageTools["findPeople"]) {
  const [found, setFound] = useState<readonly FoundPerson[] | null>();
  const words = typed.trim();
  useEffect(() => {
    if (words === "") return;
    const asked = new AbortController();
    const show = (people: readonly FoundPerson[] | null) => {
      if (!asked.signal.aborted) setFound(people);
    };
    const timer = setTimeout(() => {
      find(words, asked.signal).then(show, () => show(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words, find]);
  return words === "" ? undefined : found;
}
