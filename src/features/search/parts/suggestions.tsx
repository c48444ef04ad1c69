import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { recentSearches, setSearches } from "#client/recent-searches.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { suggested } from "../model/suggested.ts";
import { searchListWords } from "../list/wording.ts";
import { useKeysInside } from "./use-keys-inside.ts";
import type { SearchBoxState } from "./use-search-box.ts";
import { useStars } from "./use-stars.ts";

/**
 * While nothing is typed: offers what was searched for before and the starred pages as entries of the list, and beside each
 * search a button that removes it. Those are no entries; they are reached with Tab, and Delete does the same to the marked one.
 */
export function Suggestions({ person, box }: { person: number; box: SearchBoxState }) {
  const say = useSay();
  const area = useRef<HTMLDivElement>(null);
  const { stars, failed } = useStars(person);
  const { searches, remove, clear } = useRecent(person, () =>
    area.current?.closest("form")?.querySelector("input")?.focus(),
  );
  const { suggest } = box;
  useKeysInside(area, box.close);
  useDelete(area, () => remove(box.hits[box.marked]?.kind === "words" ? searches[box.marked] : undefined));
  useEffect(() => suggest(suggested(searches, stars)), [searches, stars, suggest]);

  return (
    <div ref={area}>
      {searches.length > 0 && <Forgetting {...{ searches, remove, clear }} />}
      {failed && (
        <p className="search-says" role="status">
          {say(searchListWords.noStars)}
        </p>
      )}
    </div>
  );
}

type ForgettingProps = Pick<ReturnType<typeof useRecent>, "searches" | "remove" | "clear">;

/** A button for each search, row by row beside the list, and one for all. */
function Forgetting({ searches, remove, clear }: ForgettingProps) {
  const say = useSay();
  return (
    <div className="search-forget" role="group" aria-label={say(searchListWords.recentSearches)}>
      <ul>
        {searches.map((words) => (
          <li key={words}>
            <IconButton
              icon={X}
              label={say(searchListWords.remove, { words })}
              onPress={() => remove(words)}
            />
          </li>
        ))}
      </ul>
      {searches.length > 1 && (
        <span className="search-clear">
          <Button look="quiet" size="small" onPress={clear}>
            {say(searchListWords.clear)}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What this person has searched for, and ways to forget it, which can be taken back. */
function useRecent(person: number, onChanged: () => void) {
  const say = useSay();
  const { tell } = useNotices();
  const [searches, show] = useState(() => recentSearches(person));

  function change(texts: readonly string[], text: string) {
    const keep = (all: readonly string[]) => {
      setSearches(person, all);
      show(all);
    };
    keep(texts);
    onChanged();
    tell({ text, undo: { label: say(searchListWords.undo), perform: () => keep(searches) } });
  }

  return {
    searches,
    remove(words: string | undefined) {
      if (words === undefined) return;
      change(
        searches.filter((each) => each !== words),
        say(searchListWords.removed, { words }),
      );
    },
    clear: () => change([], say(searchListWords.cleared)),
  };
}

/** Delete in the field, where there is no letter to delete. A button that goes with its search leaves the focus to the field. */
function useDelete(area: RefObject<HTMLElement | null>, remove: () => void): void {
  const onDelete = useEffectEvent(remove);
  useEffect(() => {
    const field = area.current?.closest("form")?.querySelector("input");
    const stop = new AbortController();
    const press = ({ key }: KeyboardEvent) => key === "Delete" && onDelete();
    field?.addEventListener("keydown", press, { signal: stop.signal });
    return () => stop.abort();
  }, [area]);
}
