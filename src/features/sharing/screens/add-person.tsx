import UserPlus from "lucide-react/icons/user-plus";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { ErrorText } from "#ui/error-text.tsx";
import "#ui/field.css";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { type ListedPerson, findSharingPeople } from "../contract.ts";
import { sharingWords } from "../wording.ts";

const pause = 250;

/** Finds people of the site by name; the one chosen gets a line with view. */
export function AddPerson({ onAdd }: { onAdd: (person: ListedPerson) => void }) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [people, setPeople] = useState<readonly ListedPerson[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const asked = typed.trim();

  useEffect(() => {
    if (asked === "") return;
    return afterPause(pause, async (signal) => {
      const answer = await send(findSharingPeople, { q: asked }, { signal });
      if (signal.aborted) return;
      setProblem(answer.success ? null : (answer.said ?? say(sharingWords.peopleNotLoaded)));
      setPeople(answer.success ? answer.people : null);
    });
  }, [asked, say]);

  function type(text: string) {
    setTyped(text);
    setPeople(null);
    setProblem(null);
    setMarked(0);
  }

  function choose(person: ListedPerson | undefined) {
    if (!person) return;
    type("");
    onAdd(person);
  }

  function press(event: KeyboardEvent) {
    const many = people?.length ?? 0;
    if (event.key === "Enter") choose(people?.[marked]);
    else if (event.key === "Escape") type("");
    else if (event.key === "ArrowDown" && many > 0) setMarked((marked + 1) % many);
    else if (event.key === "ArrowUp" && many > 0) setMarked((marked + many - 1) % many);
    else return;
    event.preventDefault();
  }

  return (
    <div className="sharing-add">
      <span className="ui-control">
        <Icon of={UserPlus} />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={say(sharingWords.addPerson)}
          aria-expanded={people !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={people && people.length > 0 ? `${id}-${marked}` : undefined}
          placeholder={say(sharingWords.addPerson)}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => type("")}
        />
      </span>
      <div id={id} className="sharing-found" hidden={people === null && problem === null}>
        {problem && <ErrorText announced>{problem}</ErrorText>}
        {people?.length === 0 && (
          <p className="sharing-nobody" role="status">
            {say(sharingWords.noPeople)}
          </p>
        )}
        {people && people.length > 0 && (
          <div role="listbox" aria-label={say(sharingWords.addPerson)}>
            {people.map((person, place) => (
              <button
                type="button"
                tabIndex={-1}
                key={person.id}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === marked}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                <span>{person.name}</span> <span className="sharing-hint">{person.email}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
