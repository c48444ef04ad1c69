import { type RefObject, useSyncExternalStore } from "react";
import { useSay } from "#ui/language.tsx";
import type { EditorProps, FoundPerson } from "../kit/editor.ts";
import { focusNamed } from "../kit/focus-named.ts";
import { namelessMention } from "../kit/mention.ts";
import { addPerson, movePerson, removePerson } from "./changes.ts";
import type { PeopleCards } from "./schema.ts";
import type { PeopleCardsShown, PersonShown } from "./shown.ts";
import { peopleCardsWords } from "./wording.ts";

/** Whoever is in it, as the server tells of them; who was just chosen by the name under which they were found. */
export function usePeople({ content, page }: EditorProps<PeopleCards>) {
  const { hole, mentions } = page;
  const data = useSyncExternalStore(hole.subscribe, hole.data, hole.data) as PeopleCardsShown | null;
  const names = useSyncExternalStore(
    mentions.subscribe,
    () => content.people.map((id) => mentions.faceOf({ of: "person", id })?.name ?? "").join("\n"),
    () => "",
  ).split("\n");
  const chosen = content.people.map(
    (id, at): PersonShown =>
      data?.people.find((person) => person.id === id) ?? {
        id,
        name: names[at] || namelessMention,
        position: "",
        photo: null,
      },
  );
  return {
    people: content.from === "chosen" ? chosen : (data?.people ?? []),
    groups: data?.groups ?? [],
  };
}

/** What one does to them: each is one step of undo, and is said to those who do not see it. */
export function usePeopleActs(
  { draft, id, page }: EditorProps<PeopleCards>,
  frame: RefObject<HTMLElement | null>,
) {
  const say = useSay();
  const target = { draft, id };
  function step(work: () => void, said: string): void {
    page.endStep();
    page.change(work);
    page.endStep();
    page.announce(said);
  }
  return {
    add({ id: person, name }: FoundPerson): void {
      page.mentions.know(
        { of: "person", id: person },
        { name, address: `/profile/p/${person}/`, isNamed: true },
      );
      step(() => addPerson(target, person), say(peopleCardsWords.added, { name }));
    },
    /** `beside`: whose cards are behind and before it. */
    remove({ id: person, name }: PersonShown, beside: readonly PersonShown[]): void {
      step(() => removePerson(target, person), say(peopleCardsWords.removed, { name }));
      focusNamed(
        frame.current,
        beside.map((other) => say(peopleCardsWords.remove, { name: other.name })),
      );
    },
    move({ id: person, name }: PersonShown, to: number, isBack: boolean): void {
      step(() => movePerson(target, person, to), say(peopleCardsWords.moved, { place: to + 1 }));
      const { earlier, later } = peopleCardsWords;
      focusNamed(
        frame.current,
        (isBack ? [earlier, later] : [later, earlier]).map((arrow) => say(arrow, { name })),
      );
    },
  };
}
