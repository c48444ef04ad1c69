import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { visit } from "#client/navigation.ts";
import { useEnterAhead } from "./use-enter-ahead.ts";
import { type FoundCommand, useFoundCommands } from "./use-found-commands.ts";
import { useMarked } from "./use-marked.ts";
import { useSearch } from "./use-search.ts";
import { useSearchField } from "./use-search-field.ts";

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** What is typed into the search, what was found for it, and which entry is marked. `onNear`: the list is needed soon. */
export function useSearchBox(field: RefObject<HTMLInputElement | null>, onNear: () => void) {
  const [typed, setTyped] = useState("");
  const { isOpen, setOpen, withCommands, enter, ...opening } = useOpening(field, onNear);
  const { state, hits, commands, isFound } = useFound(typed, withCommands);
  const ahead = useEnterAhead(isFound, () => open(0));
  const { marked, isMoved, mark, unmark } = useMarked(hits.length, commands);
  const count = hits.length + commands.length;
  const shown = isOpen && (state.kind !== "idle" || commands.length > 0);

  function close() {
    ahead.drop();
    opening.close();
  }

  function leave() {
    close();
    setTyped("");
    opening.goBack();
  }

  function perform(command: FoundCommand | undefined) {
    if (!command) return;
    leave();
    command.perform();
  }

  function open(place: number) {
    const hit = hits[place];
    if (!hit) return perform(commands[place - hits.length]);
    leave();
    void visit(hit.address);
  }

  const typing = { typed, setTyped, enter, close, ahead };
  const found = { state, commands, isFound, shown, count, setOpen };
  return { ...typing, ...found, marked, isMoved, mark, unmark, leave, perform, open };
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

function useFound(typed: string, withCommands: boolean) {
  const state = useSearch(typed);
  const commands = useFoundCommands(typed, withCommands);
  const hits = state.kind === "results" ? state.hits : [];
  const isFound = state.kind === "results" && state.of === typed.trim();
  return { state, hits, commands, isFound };
}

/** What keys do in the field. */
export function searchKeys({ ahead, marked, count, ...box }: SearchBoxState) {
  return {
    press(event: KeyboardEvent) {
      ahead.drop();
      if (event.key === "Escape") return box.shown ? box.setOpen(false) : box.leave();
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
