import Search from "lucide-react/icons/search";
import type { SubmitEvent } from "react";
import { visit } from "#client/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { peopleShown } from "../contract.ts";
import { peopleWords } from "../wording.ts";
import "./people.css";

/** Above a list of people: what they are searched for by, and how many there are. */
export function PeopleBar({ q, count, more }: { q: string; count: number; more: boolean }) {
  const say = useSay();
  const counted = count > 0 && say(peopleWords.count, { count });
  return (
    <div className="people-bar">
      <PeopleSearch q={q} />
      <p className="people-count" role="status">
        {more ? say(peopleWords.more, { count: peopleShown }) : counted}
      </p>
    </div>
  );
}

function PeopleSearch({ q }: { q: string }) {
  const say = useSay();
  const here = useHere();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
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
          aria-label={say(peopleWords.search)}
          placeholder={say(peopleWords.searchHint)}
        />
      </span>
    </form>
  );
}
