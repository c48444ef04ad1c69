import { type KeyboardEvent, useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { findSharingPeople } from "../contract.ts";
import type { Say } from "#kernel/language.ts";
import { nameKey } from "#kernel/name-key.ts";
import { type SharingGroup, type SharingPerson, searchOf, sharingPerson } from "../model/listed.ts";
import { sharingWords } from "../wording.ts";
import { useSay } from "#ui/language.tsx";

const pause = 250;

export type PeopleSearch = ReturnType<typeof usePeopleSearch>;

/** Somebody, or a group, that can be chosen. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly choose: () => void;
};

/** Groups that are looked for beside people; they are here already. */
export type SoughtGroups = {
  readonly groups: readonly SharingGroup[];
  readonly onChoose: (group: SharingGroup) => void;
};

type Sought = { readonly groups?: SoughtGroups; readonly pageId?: number };

/** People of the site by what is typed, groups before them; arrow keys mark one of them, Enter chooses it. */
export function usePeopleSearch(onChoose: (person: SharingPerson) => void, sought: Sought) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const { people, problem } = useFound(typed.trim(), sought.pageId);
  const choices = people && [...groupsNamed(typed, sought.groups, say), ...people.map(asChoice)];
  const many = choices?.length ?? 0;

  function asChoice(person: SharingPerson): Choice {
    return { id: String(person.id), name: person.name, about: person.email, choose: () => onChoose(person) };
  }

  function type(text: string) {
    setTyped(text);
    setMarked(0);
  }

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    type("");
    choice.choose();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") choose(choices?.[marked]);
    else if (event.key === "Escape" && typed !== "") type("");
    else if (event.key === "ArrowDown" && many > 0) setMarked((marked + 1) % many);
    else if (event.key === "ArrowUp" && many > 0) setMarked((marked + many - 1) % many);
    else return;
    event.preventDefault();
  }

  return { typed, choices, problem, marked, type, choose, press };
}

function groupsNamed(typed: string, sought: SoughtGroups | undefined, say: Say): Choice[] {
  const key = nameKey(typed.trim());
  return (sought?.groups ?? [])
    .filter(({ name }) => nameKey(name).includes(key))
    .map((group) => ({
      id: group.id,
      name: group.name,
      about: say(sharingWords.groupOf, { count: group.count }),
      choose: () => sought?.onChoose(group),
    }));
}

type Found = { readonly people: readonly SharingPerson[] | null; readonly problem: string | null };

const nothingYet: Found = { people: null, problem: null };

/** The answer to what is asked now; nothing while it is awaited. */
function useFound(asked: string, pageId: number | undefined): Found {
  const say = useSay();
  const [found, setFound] = useState({ asked: "", ...nothingYet });

  useEffect(() => {
    if (asked === "") return;
    return afterPause(pause, async (signal) => {
      const answer = await send(findSharingPeople, searchOf(asked, pageId), { signal });
      if (signal.aborted) return;
      const people = answer.success ? answer.people.map(sharingPerson) : null;
      const problem = answer.success ? null : (answer.said ?? say(sharingWords.peopleNotLoaded));
      setFound({ asked, people, problem });
    });
  }, [asked, pageId, say]);

  return asked !== "" && found.asked === asked ? found : nothingYet;
}
