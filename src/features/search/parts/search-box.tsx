import Search from "lucide-react/icons/search";
import { type SubmitEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { visit } from "#client/navigation.ts";
import { useTypedEarly } from "#client/use-typed-early.ts";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { searchWords } from "../wording.ts";
import { useEnterAhead } from "./use-enter-ahead.ts";
import { useSearch } from "./use-search.ts";
import "./search-box.css";

const loadResults = () => import("./search-results.tsx");

/**
 * The search of the top bar (SRCH-01). Without script it is a form that leads to the pages list; the dropdown is fetched
 * when the field is first focused. `/` goes there from anywhere.
 */
export function SearchBox({ site }: { site: string }) {
  const say = useSay();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const [part, want] = useLazyPart(loadResults);
  const state = useSearch(typed);
  const results = state.kind === "results" ? state.results : [];
  const isFound = state.kind === "results" && state.of === typed.trim();
  const ahead = useEnterAhead(isFound, () => open(0));
  const shown = isOpen && typed.trim() !== "" && state.kind !== "idle";

  useEffect(() => focusOnSlash(field), []);
  useTypedEarly(field, setTyped);

  function leave() {
    ahead.drop();
    setOpen(false);
    setTyped("");
    field.current?.blur();
  }

  function open(place: number) {
    const hit = results[place];
    if (!hit) return;
    leave();
    void visit(hit.lnk);
  }

  function press(event: KeyboardEvent) {
    ahead.drop();
    if (event.key === "Escape") return shown ? setOpen(false) : leave();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setMarked((marked + step + results.length) % results.length);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // A hit that was walked to is meant, even if it was found for fewer letters.
    if (isFound || marked > 0) open(marked);
    else if (typed.trim() !== "") ahead.wish();
  }

  return (
    <form
      className="search-box"
      role="search"
      aria-label={say(searchWords.label, { site })}
      action="/pages/"
      onSubmit={submit}
    >
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        name="q"
        value={typed}
        maxLength={500}
        autoComplete="off"
        role="combobox"
        aria-label={say(searchWords.label, { site })}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && results.length > 0 ? `${listId}-${marked}` : undefined}
        placeholder={say(searchWords.placeholder)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => {
          want();
          setOpen(true);
        }}
        onBlur={() => {
          ahead.drop();
          setOpen(false);
        }}
        onKeyDown={press}
      />
      <KeyCap keys={shown ? "Esc" : "/"} />
      <div id={listId} className="search-drop" hidden={!shown}>
        {shown && part && (
          <part.SearchResults id={listId} state={state} typed={typed} marked={marked} onLeave={leave} />
        )}
      </div>
    </form>
  );
}

/** `/` focuses the search unless somebody is typing elsewhere. */
function focusOnSlash(field: { readonly current: HTMLInputElement | null }): () => void {
  function press(event: globalThis.KeyboardEvent) {
    const target = event.target as HTMLElement | null;
    const isTyping = target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? "");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.current?.focus();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
