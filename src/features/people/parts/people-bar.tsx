import Search from "lucide-react/icons/search";
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { visit } from "#client/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { peopleShown } from "../rules.ts";
import { listingAddress } from "../model/listing.ts";
import { peopleWords } from "../wording.ts";
import "./people.css";

/** Above a list of people: what they are searched for by, and how many there are. */
export function PeopleBar(props: {
  q: string;
  count: number;
  more: boolean;
  /** Hears what is being typed, a moment after it was. */
  onTyped?: (words: string) => void;
  /** Where words that were typed lead. */
  addressOf?: (words: string) => string;
  /** Other ways to look at the list. */
  children?: ReactNode;
}) {
  const { q, count, more, onTyped, addressOf = found, children } = props;
  const say = useSay();
  const counted = count > 0 && say(peopleWords.count, { count });
  return (
    <div className="people-bar">
      <PeopleSearch {...{ q, onTyped, addressOf }} />
      {children}
      <p className="people-count" role="status">
        {more ? say(peopleWords.more, { count: peopleShown }) : counted}
      </p>
    </div>
  );
}

/** Milliseconds after the last letter. */
const pause = 200;

const found = (q: string) => listingAddress({ q });

type SearchProps = {
  q: string;
  onTyped?: ((words: string) => void) | undefined;
  addressOf: (words: string) => string;
};

function PeopleSearch({ q, onTyped, addressOf }: SearchProps) {
  const say = useSay();
  const here = useHere();
  const { typed, stop } = usePause(onTyped);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    stop();
    void visit(addressOf(String(new FormData(event.currentTarget).get("q") ?? "").trim()));
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
          onChange={typed}
          aria-label={say(peopleWords.search)}
          placeholder={say(peopleWords.searchHint)}
        />
      </span>
    </form>
  );
}

/** Hands on what is in a field when nobody has typed for a moment. */
function usePause(onTyped: ((words: string) => void) | undefined) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function typed({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const words = currentTarget.value.trim();
    stop();
    if (onTyped) waiting.current = setTimeout(() => onTyped(words), pause);
  }
  return { typed, stop };
}
