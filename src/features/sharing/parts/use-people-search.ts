import { type KeyboardEvent, useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { findSharingPeople } from "../contract.ts";
import { type SharingPerson, sharingPerson } from "../model/listed.ts";
import { sharingWords } from "../wording.ts";
import { useSay } from "#ui/language.tsx";

const pause = 250;

export type PeopleSearch = ReturnType<typeof usePeopleSearch>;

/** People of the site by what is typed; arrow keys mark one of them, Enter chooses it. */
export function usePeopleSearch(onChoose: (person: SharingPerson) => void) {
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const { people, problem } = useFound(typed.trim());
  const many = people?.length ?? 0;

  function type(text: string) {
    setTyped(text);
    setMarked(0);
  }

  function choose(person: SharingPerson | undefined) {
    if (!person) return;
    type("");
    onChoose(person);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") choose(people?.[marked]);
    else if (event.key === "Escape" && typed !== "") type("");
    else if (event.key === "ArrowDown" && many > 0) setMarked((marked + 1) % many);
    else if (event.key === "ArrowUp" && many > 0) setMarked((marked + many - 1) % many);
    else return;
    event.preventDefault();
  }

  return { typed, people, problem, marked, type, choose, press };
}

type Found = { readonly people: readonly SharingPerson[] | null; readonly problem: string | null };

const nothingYet: Found = { people: null, problem: null };

/** The answer to what is asked now; nothing while it is awaited. */
function useFound(asked: string): Found {
  const say = useSay();
  const [found, setFound] = useState({ asked: "", ...nothingYet });

  useEffect(() => {
    if (asked === "") return;
    return afterPause(pause, async (signal) => {
      const answer = await send(findSharingPeople, { q: asked }, { signal });
      if (signal.aborted) return;
      const people = answer.success ? answer.people.map(sharingPerson) : null;
      const problem = answer.success ? null : (answer.said ?? say(sharingWords.peopleNotLoaded));
      setFound({ asked, people, problem });
    });
  }, [asked, say]);

  return asked !== "" && found.asked === asked ? found : nothingYet;
}
