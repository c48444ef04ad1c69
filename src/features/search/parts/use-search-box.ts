import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { useCommandsHere } from "#client/commands-here.ts";
import { visit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import type { Hit, SearchScope } from "../model/results.ts";
import type { FoundCommand } from "./found-commands.ts";
import type { ResultsPart } from "./results-part.ts";
import { useEnterAhead } from "./use-enter-ahead.ts";
import { useMarked } from "./use-marked.ts";
import { useSearch } from "./use-search.ts";
import { useSearchField } from "./use-search-field.ts";

export type OpenPerson = (personId: number, beside: HTMLElement) => void;
export type SearchBoxState = ReturnType<typeof useSearchBox>;

type SearchBoxFacts = {
  field: RefObject<HTMLInputElement | null>;
  /** Who searches; what they have searched for is kept for them alone. */
  person: number;
  part: ResultsPart | null;
  /** The list is needed soon. */
  onNear: () => void;
  /** Shows the card of a person who was found, beside the field. */
  onPerson: OpenPerson;
};

/** What is typed into the search, what was found for it, and which entry is marked. */
export function useSearchBox({ field, person, part, onNear, onPerson }: SearchBoxFacts) {
  const [typed, setTyped] = useState("");
  const [scope, setScope] = useState<SearchScope>("all");
  const { isOpen, setOpen, withCommands, enter, ...opening } = useOpening(field, onNear);
  const { state, hits, commands, isFound, suggest } = useFound({ typed, scope, withCommands, part });
  const ahead = useEnterAhead(isFound, () => open(0));
  const { marked, isMoved, mark, unmark } = useMarked(hits.length, commands);
  const count = hits.length + commands.length;
  const shown = isOpen && (state.kind !== "idle" || count > 0);
  const keep = () => part?.keepSearch(person, typed);
  const showPerson = (id: number) => void (field.current && onPerson(id, field.current));
  const choosing = choosingWith({ leave, close, search, keep, showPerson });

  function open(place: number) {
    choosing.open(hits[place] ?? commands[place - hits.length]);
  }

  function close() {
    ahead.drop();
    opening.close();
  }

  function leave() {
    close();
    setTyped("");
    opening.goBack();
  }

  function search(words: string) {
    unmark();
    setTyped(words);
  }

  const typing = { typed, setTyped, enter, close, ahead, leave };
  const found = { state, hits, commands, isFound, isOpen, shown, count, setOpen, suggest };
  const scoping = { scope, setScope };
  return { ...typing, ...found, ...scoping, marked, isMoved, mark, unmark, ...choosing, open };
}

type Ways = {
  leave: () => void;
  close: () => void;
  search: (words: string) => void;
  keep: () => void;
  showPerson: (personId: number) => void;
};

/** Words are searched for here, and the card of a person stands here; in a tab of their own they lead to a screen. */
export function isOpenedHere({ kind, personId }: Pick<Hit, "kind" | "personId">): boolean {
  return kind === "words" || Boolean(personId);
}

/** What choosing an entry does. */
function choosingWith({ leave, close, search, keep, showPerson }: Ways) {
  function perform(command: FoundCommand) {
    leave();
    command.perform();
  }

  /** Leaves for a hit, and keeps what it was found by; words searched for before are searched for again. */
  function take(hit: Hit) {
    if (hit.kind === "words") return search(hit.name);
    keep();
    if (!hit.personId) return leave();
    // What was found stays: from the card one comes back to it.
    close();
    showPerson(hit.personId);
  }

  function open(entry: Hit | FoundCommand | undefined) {
    if (!entry) return;
    if ("perform" in entry) return perform(entry);
    take(entry);
    if (!isOpenedHere(entry)) void visit(entry.address);
  }

  return { perform, take, open };
}

/** Whether the dropdown may be seen, and where the keyboard came from. */
function useOpening(field: RefObject<HTMLInputElement | null>, onNear: () => void) {
  const [isOpen, setOpen] = useState(false);
  const { withCommands, forget, goBack } = useSearchField(field, enter);

  function enter() {
    onNear();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    forget();
  }

  return { isOpen, setOpen, withCommands, enter, close, goBack };
}

type Wanted = { typed: string; scope: SearchScope; withCommands: boolean; part: ResultsPart | null };

function useFound({ typed, scope, withCommands, part }: Wanted) {
  const say = useSay();
  const here = useCommandsHere();
  const state = useSearch(typed, scope);
  /** What stands in the list while nothing is typed. */
  const [suggested, suggest] = useState<readonly Hit[]>([]);
  const commands = withCommands && part ? part.foundCommands(typed, here(), say) : [];
  const hits = state.kind === "results" ? state.hits : state.kind === "idle" ? suggested : [];
  const isFound = state.kind === "results" && state.of === typed.trim() && state.scope === scope;
  return { state, hits, commands, isFound, suggest };
}

/** What keys do in the field. */
export function searchKeys({ ahead, marked, count, ...box }: SearchBoxState) {
  return {
    press(event: KeyboardEvent) {
      ahead.drop();
      if (event.key === "Escape") {
        // Browsers empty such a field, which would open the list once more.
        event.preventDefault();
        return box.shown ? box.setOpen(false) : box.leave();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || count === 0) return;
      event.preventDefault();
      box.setOpen(true);
      box.mark((marked + step + count) % count);
    },
    submit(event: SubmitEvent) {
      event.preventDefault();
      // What was walked to is meant, even if it was found for fewer letters.
      if (box.isFound || box.isMoved || box.typed.trim() === "") box.open(marked);
      else ahead.wish();
    },
  };
}
