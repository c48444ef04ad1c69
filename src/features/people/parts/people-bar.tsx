import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { visit } from "#client/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { peopleShown } from "../contract.ts";
import { peopleWords } from "../wording.ts";
import "./people.css";

/** Above a list of people: what they are searched for by, and how many there are. */
export function PeopleBar(props: {
  q: string;
  count: number;
  more: boolean;
  /** Hears what is being typed, a moment after it was. */
  onTyped?: (words: string) => void;
  /** Other ways to look at the list. */
  children?: ReactNode;
}) {
  const { q, count, more, onTyped, children } = props;
  const say = useSay();
  const counted = count > 0 && say(peopleWords.count, { count });
  return (
    <div className="people-bar">
      <PeopleSearch q={q} onTyped={onTyped} />
      {children}
      <p className="people-count" role="status">
        {more ? say(peopleWords.more, { count: peopleShown }) : counted}
      </p>
    </div>
  );
}

/** Milliseconds after the last letter. */
const pause = 200;

function PeopleSearch({ q, onTyped }: { q: string; onTyped?: ((words: string) => void) | undefined }) {
  const say = useSay();
  const here = useHere();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function typed({ currentTarget }: FormEvent<HTMLInputElement>) {
    const words = currentTarget.value.trim();
    clearTimeout(waiting.current);
    if (onTyped) waiting.current = setTimeout(() => onTyped(words), pause);
  }
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    clearTimeout(waiting.current);
    const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void visit(words === "" ? "/people/" : `/people/?q=${encodeURIComponent(words)}`);
  }

  return (
    <form
      className="people-search"
      role="search"
      aria-label={say(peopleWords.search)}
      action={here("/people/")}
      onSubmit={search}
    >
      <span className="ui-control">
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          onInput={typed}
          aria-label={say(peopleWords.search)}
          placeholder={say(peopleWords.searchHint)}
        />
      </span>
    </form>
  );
}
